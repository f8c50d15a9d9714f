import type { Licence } from "#domain/artifakts/licences.ts";
import { SegmentedField, type Segment } from "#app/ui/fields/segmented-field.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";

/** A licence that a maker can choose; its texts come with the page. */
export interface ShownLicence {
  licence: Licence;
  name: LocalText;
  means: LocalText;
}

/** The choice of an artifakt's licence, each with what it allows. */
export function LicenceField({
  label,
  licences,
  value,
}: {
  label: string;
  licences: readonly ShownLicence[];
  value: string;
}) {
  return (
    <SegmentedField
      label={label}
      name="licence"
      value={value}
      choices={Object.fromEntries(
        licences.map(({ licence, name, means }) => [
          licence,
          [(_, { locale }) => name[locale], (_, { locale }) => means[locale]] satisfies Segment,
        ]),
      )}
    />
  );
}

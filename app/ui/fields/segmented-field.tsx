import { useId, type ChangeEvent } from "react";
import type { Locale } from "#domain/preferences/preferences.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";

type Message = (inputs: object, lang: { locale: Locale }) => string;

/** The name of a choice, and one line that explains it. */
export type Segment = readonly [name: Message, explanation?: Message];

/**
 * Two to four choices side by side: radio buttons, of which the chosen one's explanation is shown below.
 * The place of the longest explanation is reserved, so that nothing moves. Long names stand below each
 * other. More choices are a `ChoiceField`.
 */
export function SegmentedField({
  label,
  name,
  value,
  choices,
  problem,
  isStacked,
  onChosen,
}: {
  label: string;
  name: string;
  /** The chosen value; the first where it is unknown. */
  value: string;
  /** Choices by value, in order. */
  choices: Readonly<Record<string, Segment>>;
  /** Error text. */
  problem?: string | undefined;
  /** Below each other instead of side by side. */
  isStacked?: boolean;
  onChosen?: (value: string) => void;
}) {
  const lang = useLang();
  const id = useId();
  const values = Object.keys(choices);
  const chosen = value in choices ? value : values[0];
  const columns = isStacked ? 1 : values.length;
  const isExplained = values.some((each) => choices[each]![1]);
  const onChange =
    onChosen && ((event: ChangeEvent<HTMLInputElement>) => onChosen(event.currentTarget.value));
  return (
    <fieldset className="flex flex-col gap-1 min-w-0" aria-describedby={problem && `${id}problem`}>
      <legend className="pb-1 font-600">{label}</legend>
      <div
        className={`segments ${columns === 4 ? "by-two" : ""}`}
        style={{ ["--n" as string]: columns, ["--at" as string]: isStacked && "start" }}
      >
        {values.map((each, index) => (
          <label key={each}>
            <input
              type="radio"
              name={name}
              value={each}
              defaultChecked={each === chosen}
              onChange={onChange}
              aria-describedby={choices[each]![1] && `${id}${index}`}
            />
            <span>{choices[each]![0]({}, lang)}</span>
          </label>
        ))}
      </div>
      {isExplained && (
        <div className="segment-lines text-sm text-ink-soft">
          {values.map((each, index) => (
            <p key={each} id={`${id}${index}`}>
              {choices[each]![1]?.({}, lang)}
            </p>
          ))}
        </div>
      )}
      {problem && (
        <p id={`${id}problem`} role="alert" className="text-sm font-600 text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

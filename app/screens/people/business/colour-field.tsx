import { OTHER_COLOUR } from "#domain/people/business/business.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { Choice } from "./business-texts.server.ts";

const OPTION = "flex items-center gap-2 min-h-11 px-2 rounded-control font-600";

/** A colour of the palette, none, or a free one, which the server checks for contrast. */
export function ColourField({
  name,
  label,
  chosen,
  other,
  colours,
  problem,
}: {
  name: "main" | "accent";
  label: string;
  chosen: string;
  /** `#rrggbb` of the free colour; empty without one. */
  other: string;
  colours: Choice[];
  problem: string | undefined;
}) {
  const lang = useLang();
  const radio = (value: string) => (
    <input
      type="radio"
      name={`${name}Colour`}
      value={value}
      defaultChecked={chosen === value}
      className="tick"
    />
  );
  return (
    <fieldset className="min-w-0" aria-describedby={problem && `${name}-problem`}>
      <legend className="font-600 mb-1">{label}</legend>
      <div className="grid gap-2 [grid-template-columns:repeat(auto-fill,minmax(min(100%,8.5rem),1fr))]">
        {colours.map(({ value, name: colour }) => (
          // White text on the colour itself: the palette holds AA contrast.
          <label key={value} className={`${OPTION} text-white`} style={{ background: value }}>
            {radio(value)}
            {colour}
          </label>
        ))}
        <label className={`${OPTION} border`}>
          {radio("")}
          {m.business_colour_none({}, lang)}
        </label>
        <div className={`${OPTION} border [grid-column:1/-1]`}>
          <label className="flex-1 flex items-center gap-2 min-h-11">
            {radio(OTHER_COLOUR)}
            {m.business_colour_other({}, lang)}
          </label>
          <input
            type="color"
            name={`${name}Other`}
            defaultValue={other || "#27303f"}
            aria-label={m.business_colour_free({}, lang)}
            className="w-11 h-9"
          />
        </div>
      </div>
      {problem && (
        <p id={`${name}-problem`} role="alert" className="text-sm font-600 text-danger mt-1">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

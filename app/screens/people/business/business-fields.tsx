import { Form } from "@remix-run/react";
import { Suspense, type ComponentProps } from "react";
import { zoneCity } from "#domain/format/zone-city.ts";
import { ZONES } from "#domain/format/zones.ts";
import type { TypedBusiness } from "#domain/people/business/business.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { lazyWhenReached } from "#app/ui/loading/lazy-when-reached.ts";
import type { BusinessAnswer } from "./business-action.server.ts";
import type { Choice } from "./business-texts.server.ts";
import { ColourField } from "./colour-field.tsx";
import { HoursFields } from "./hours-fields.tsx";

/** Whether the browser holds a draft, which is shown as soon as the page is there. */
function hasDraft(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith("plaza-business-"));
  } catch {
    return false;
  }
}

const KeptForm = lazyWhenReached(
  hasDraft() ? "" : "kept-form",
  async () => (await import("#app/ui/drafts/kept-form.tsx")).KeptForm,
);

/** Tax data are personal, and a browser may be shared. */
const UNKEPT_FIELDS = ["rfc", "legalName", "taxPostalCode", "taxRegime"];

interface Choices {
  trades: Choice[];
  tones: Choice[];
  regimes: Choice[];
  colours: Choice[];
}

const CARD = "card flex flex-col gap-4 p-5";
/** Hidden unless the trade "other" is chosen; browsers without `:has()` show it always. */
const ONLY_FOR_OTHER = "[form:not(:has([name=trade]_[value=other]:checked))_&]:hidden";

/** The form of a business. Only the name is required. */
export function BusinessFields({
  stored,
  choices,
  zoneHelp,
  found,
  result,
  draft,
}: {
  /** Stored or filled-in values. */
  stored: TypedBusiness;
  /** The hours that documents say, where none are stored. */
  found: { quote: string; source: string } | null;
  /** Help on the time zone, with the time there. */
  zoneHelp: string;
  choices: Choices;
  result: BusinessAnswer | undefined;
  /** Where the browser keeps what is typed, and the texts about it. */
  draft: Pick<ComponentProps<typeof KeptForm>, "storageKey" | "texts" | "saved">;
}) {
  const lang = useLang();
  const refused = result?.ok === false ? result : undefined;
  const typed = refused?.typed ?? stored;
  const problems: Readonly<Record<string, string>> = refused?.fields ?? {};
  const text = (
    name:
      | "name"
      | "tradeOther"
      | "town"
      | "address"
      | "whatsapp"
      | "rfc"
      | "legalName"
      | "taxPostalCode",
    label: string,
    more: {
      help?: string;
      required?: true;
      type?: string;
      autoComplete?: string;
      inputMode?: "numeric";
    } = {},
  ) => (
    <FormField
      label={label}
      name={name}
      defaultValue={typed[name]}
      problem={problems[name]}
      {...more}
    />
  );
  const hasTax =
    typed.rfc + typed.legalName + typed.taxPostalCode !== "" ||
    !["", UNSAID].includes(typed.taxRegime);
  return (
    <Form method="post" className="flex flex-col gap-5">
      {/* Enter saves: of several buttons it presses the first. */}
      <button name="intent" value="save-business" hidden>
        {m.business_save({}, lang)}
      </button>
      <FormAnswer result={result} />
      <Suspense>
        <KeptForm {...draft} isAnswered={result !== undefined} skips={UNKEPT_FIELDS} />
      </Suspense>
      <section aria-labelledby="about" className={CARD}>
        <h2 id="about" className="text-xl font-800">
          {m.business_about({}, lang)}
        </h2>
        {text("name", m.business_name({}, lang), { required: true, autoComplete: "organization" })}
        <Select
          label={m.business_trade({}, lang)}
          name="trade"
          value={typed.trade}
          choices={choices.trades}
        />
        <div className={typed.tradeOther || problems.tradeOther ? "" : ONLY_FOR_OTHER}>
          {text("tradeOther", m.business_trade_words({}, lang), {
            help: m.business_trade_words_help({}, lang),
          })}
        </div>
        {text("town", m.business_town({}, lang), { autoComplete: "address-level2" })}
        {text("address", m.business_address({}, lang), { autoComplete: "street-address" })}
        {text("whatsapp", m.business_whatsapp({}, lang), {
          help: m.business_whatsapp_help({}, lang),
          type: "tel",
          autoComplete: "tel",
        })}
        <Select
          label={m.business_zone({}, lang)}
          name="zone"
          value={typed.zone}
          choices={ZONES.map((value) => ({ value, name: zoneCity(value, lang.locale) }))}
          unsaid={m.business_zone_of_whatsapp({}, lang)}
          help={zoneHelp}
        />
        <Select
          label={m.business_tone({}, lang)}
          name="tone"
          value={typed.tone}
          choices={choices.tones}
        />
      </section>
      <HoursFields hours={typed.hours} found={found} problems={problems} />
      <section aria-labelledby="colours" className={CARD}>
        <h2 id="colours" className="text-xl font-800">
          {m.business_colours({}, lang)}
        </h2>
        <ColourField
          name="main"
          label={m.business_colour_main({}, lang)}
          chosen={typed.mainColour}
          other={typed.mainOther}
          colours={choices.colours}
          problem={problems.mainColour}
        />
        <ColourField
          name="accent"
          label={m.business_colour_accent({}, lang)}
          chosen={typed.accentColour}
          other={typed.accentOther}
          colours={choices.colours}
          problem={problems.accentColour}
        />
      </section>
      <details className="card group" open={hasTax || undefined}>
        <summary className="flex items-center gap-3 min-h-14 px-5 font-700">
          <h2 className="flex-1">{m.business_tax({}, lang)}</h2>
          <span
            className="i-lucide-chevron-down group-open:[transform:rotate(180deg)]"
            aria-hidden="true"
          />
        </summary>
        <div className="flex flex-col gap-4 p-5 pt-2">
          <p className="text-sm text-ink-soft">{m.business_tax_help({}, lang)}</p>
          {text("rfc", m.business_rfc({}, lang), { help: m.business_rfc_help({}, lang) })}
          {text("legalName", m.business_legal_name({}, lang))}
          {text("taxPostalCode", m.business_postal_code({}, lang), { inputMode: "numeric" })}
          <Select
            label={m.business_regime({}, lang)}
            name="taxRegime"
            value={typed.taxRegime}
            choices={choices.regimes}
          />
        </div>
      </details>
      <button name="intent" value="save-business" className="btn-primary self-start">
        {m.business_save({}, lang)}
      </button>
    </Form>
  );
}

/** The value of no answer: no choice of any list. */
const UNSAID = "unsaid";

/** A select that may stay without an answer. */
function Select({
  label,
  name,
  value,
  choices,
  unsaid,
  help,
}: {
  label: string;
  name: string;
  value: string;
  choices: Choice[];
  /** Text of the option without an answer. */
  unsaid?: string;
  help?: string;
}) {
  const lang = useLang();
  return (
    <label className="flex flex-col gap-1 font-600">
      {label}
      {help && <span className="text-sm font-400 text-ink-soft">{help}</span>}
      <select name={name} defaultValue={value || UNSAID} className="field select font-400">
        <option value={UNSAID}>{unsaid ?? m.business_unsaid({}, lang)}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}

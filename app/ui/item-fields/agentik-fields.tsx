import {
  AGENTIK_DESCRIPTION_MAX,
  AGENTIK_INSTRUCTIONS_MAX,
  AGENTIK_NAME_MAX,
  DEFAULT_AGENTIK_TYPE,
  type ConfigurationField,
  type WrittenConfiguration,
} from "#domain/agentiks/agentik-configuration.ts";
import { AGENTIK_TYPES, type AgentikType, type ContentLanguage } from "#domain/items/catalogue.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";
import { SegmentedField } from "#app/ui/fields/segmented-field.tsx";

export const AGENTIK_TYPE_NAMES = {
  content: m.agentiks_kind_content,
  customer_service: m.agentiks_kind_customer_service,
  automation: m.agentiks_kind_automation,
  analytics: m.agentiks_kind_analytics,
  sales: m.agentiks_kind_sales,
  marketing: m.agentiks_kind_marketing,
};
export const CONTENT_LANGUAGE_NAMES = {
  es: m.agentiks_kind_es,
  en: m.agentiks_kind_en,
  pt: m.agentiks_kind_pt,
} as const satisfies Record<ContentLanguage, unknown>;
const LANGUAGES = {
  es: [m.agentiks_kind_es],
  en: [m.agentiks_kind_en],
  pt: [m.agentiks_kind_pt],
} as const satisfies Record<ContentLanguage, unknown>;

/**
 * The fields of an agentik's configuration (db/schema/agentiks/agentik-configurations.ts), in the
 * forms that create and configure one.
 *
 * @param written values of the fields
 * @param problems error texts by field name
 * @param hasWords includes name and description, for a form without its own
 * @param about what each kind is for, a line each below the choice
 */
export function AgentikFields({
  written,
  problems = {},
  hasWords = false,
  about,
}: {
  written: Partial<WrittenConfiguration>;
  problems?: Readonly<Record<string, string>>;
  hasWords?: boolean;
  about?: Readonly<Record<AgentikType, LocalText>> | undefined;
}) {
  const lang = useLang();
  const type = written.type || DEFAULT_AGENTIK_TYPE;
  const isTypeKnown = AGENTIK_TYPES.some((known) => known === type);
  const invalid = (field: ConfigurationField) =>
    problems[field] ? { "aria-invalid": true, "aria-describedby": `${field}-problem` } : undefined;
  const problem = (field: ConfigurationField) =>
    problems[field] && (
      <span id={`${field}-problem`} role="alert" className="text-sm font-600 text-danger">
        {problems[field]}
      </span>
    );
  return (
    <>
      {hasWords && (
        <>
          <label className={LABEL}>
            {m.create_name({}, lang)}
            <input
              name="name"
              required
              maxLength={AGENTIK_NAME_MAX}
              defaultValue={written.name}
              className="field font-400"
              {...invalid("name")}
            />
            {problem("name")}
          </label>
          <label className={LABEL}>
            {m.create_description({}, lang)}
            <textarea
              name="description"
              rows={3}
              maxLength={AGENTIK_DESCRIPTION_MAX}
              defaultValue={written.description}
              className="field py-2 font-400"
              {...invalid("description")}
            />
            {problem("description")}
          </label>
        </>
      )}
      <div className="grid gap-4">
        <label className={LABEL}>
          {m.agentiks_kind({}, lang)}
          <select
            name="type"
            defaultValue={type}
            className="field select font-400"
            {...invalid("type")}
          >
            {!isTypeKnown && <option value={type}>{type}</option>}
            {AGENTIK_TYPES.map((known) => (
              <option key={known} value={known}>
                {AGENTIK_TYPE_NAMES[known]({}, lang)}
              </option>
            ))}
          </select>
          {problem("type")}
        </label>
        {about && (
          <ul className="-mt-2 text-sm text-ink-soft">
            {AGENTIK_TYPES.map((known) => (
              <li key={known}>
                <b>{AGENTIK_TYPE_NAMES[known]({}, lang)}</b>: {about[known][lang.locale]}
              </li>
            ))}
          </ul>
        )}
        <SegmentedField
          label={m.agentiks_kind_language({}, lang)}
          name="language"
          value={written.language ?? lang.locale}
          choices={LANGUAGES}
          problem={problems.language}
        />
      </div>
      <label className={LABEL}>
        {m.agentiks_instructions({}, lang)}
        <span className="text-sm font-400 text-ink-soft">
          {m.agentiks_instructions_help({}, lang)}
        </span>
        <textarea
          name="instructions"
          rows={5}
          maxLength={AGENTIK_INSTRUCTIONS_MAX}
          defaultValue={written.instructions}
          className="field py-2 font-400"
          {...invalid("instructions")}
        />
        {problem("instructions")}
      </label>
    </>
  );
}

const LABEL = "flex flex-col gap-1 font-600";

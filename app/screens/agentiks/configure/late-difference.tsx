import type { AgentikType, ContentLanguage } from "#domain/items/catalogue.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { AGENTIK_TYPE_NAMES, CONTENT_LANGUAGE_NAMES } from "#app/ui/item-fields/agentik-fields.tsx";
import type { LocalTimeText } from "#app/ui/text/local-time.tsx";
import { WordDiff } from "#app/ui/text/word-diff.tsx";
import type { FieldDifference } from "./list-differences.server.ts";

const FIELD_NAMES = {
  name: m.create_name,
  description: m.create_description,
  type: m.agentiks_kind,
  language: m.agentiks_kind_language,
  instructions: m.agentiks_instructions,
};

/** Word diff between the draft and the published configuration. */
export function Difference({
  draft: { version, savedAt, differences, differsInAbilities },
}: {
  draft: {
    version: number;
    savedAt: LocalTimeText;
    differences: FieldDifference[];
    differsInAbilities: boolean;
  };
}) {
  const lang = useLang();
  return (
    <section aria-labelledby="changes" className="card flex flex-col gap-3 p-4">
      <h2 id="changes" className="text-lg font-800">
        {m.agentiks_changes({}, lang)}
      </h2>
      <p className="text-sm text-ink-soft">
        {m.agentiks_draft_of({ version, time: savedAt.text[lang.locale] }, lang)}
      </p>
      {differences.length === 0 && !differsInAbilities && (
        <p>{m.agentiks_changes_none({}, lang)}</p>
      )}
      <dl className="flex flex-col gap-3">
        {differences.map(({ field, parts }) => (
          <div key={field}>
            <dt className="font-600">{FIELD_NAMES[field]({}, lang)}</dt>
            <dd className="whitespace-pre-wrap break-words">
              <WordDiff parts={parts} shown={(text) => displayText(field, text, lang)} />
            </dd>
          </div>
        ))}
        {differsInAbilities && (
          <div>
            <dt className="font-600">{m.abilities_differ({}, lang)}</dt>
            <dd>{m.abilities_differ_text({}, lang)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** The translated name of a type or language; the values of other fields unchanged. */
function displayText(field: string, text: string, lang: ReturnType<typeof useLang>): string {
  if (field === "type" && Object.hasOwn(AGENTIK_TYPE_NAMES, text))
    return `${AGENTIK_TYPE_NAMES[text as AgentikType]({}, lang)} `;
  if (field === "language" && Object.hasOwn(CONTENT_LANGUAGE_NAMES, text))
    return `${CONTENT_LANGUAGE_NAMES[text as ContentLanguage]({}, lang)} `;
  return text;
}

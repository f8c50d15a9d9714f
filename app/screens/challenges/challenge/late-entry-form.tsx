import { Form } from "@remix-run/react";
import { ENTRY_LINK_MAX_CHARACTERS, ENTRY_TEXT_MAX_CHARACTERS } from "#domain/spaces/community.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";

export interface ShownEntry {
  version: number;
  text: string;
  link: string;
  /** Why it was not accepted, and what to do, in lines; empty if it was not refused. */
  refusal: readonly string[];
}

/** The form with which a participant submits an entry, or a new version of it. */
export function EntryForm({
  formKey,
  entry,
  typed,
  problems,
}: {
  formKey: string;
  /** The last submitted version. */
  entry: ShownEntry | null;
  /** What was typed, after a refusal. */
  typed: { text: string; link: string } | undefined;
  /** Error texts by field name. */
  problems: Readonly<Record<string, string>>;
}) {
  const lang = useLang();
  const shown = typed ?? entry;
  const hasProblem = problems.text !== undefined;
  return (
    <section aria-labelledby="entry" className="kind-challenge card p-5">
      <h2 id="entry" className="text-xl font-800 pb-3">
        {m.community_entry_title({}, lang)}
      </h2>
      {entry && (
        <p className="pb-3 text-ink-soft">
          {m.community_entry_version({ version: entry.version }, lang)}
        </p>
      )}
      {entry?.refusal.map((line) => (
        <p key={line} className="pb-3 font-600 text-warning break-words">
          {line}
        </p>
      ))}
      <Form method="post" className="flex flex-col gap-4">
        <FormKey value={formKey} />
        <label className="flex flex-col gap-1 font-600">
          {m.community_entry_text({}, lang)}
          <textarea
            name="text"
            rows={6}
            required
            maxLength={ENTRY_TEXT_MAX_CHARACTERS}
            defaultValue={shown?.text}
            aria-invalid={hasProblem || undefined}
            aria-describedby={hasProblem ? "entry-problem" : undefined}
            className="field py-2 font-400"
          />
        </label>
        {hasProblem && (
          <p id="entry-problem" role="alert" className="text-sm font-600 text-danger">
            {problems.text}
          </p>
        )}
        <FormField
          label={m.community_entry_link({}, lang)}
          name="link"
          inputMode="url"
          maxLength={ENTRY_LINK_MAX_CHARACTERS}
          defaultValue={shown?.link}
          problem={problems.link}
        />
        <button name="intent" value="submit" className="btn-primary self-start">
          {entry ? m.community_entry_again({}, lang) : m.community_entry_submit({}, lang)}
        </button>
      </Form>
    </section>
  );
}

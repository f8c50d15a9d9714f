import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { ShownEntry } from "./entry-form.tsx";

export interface EntryOf extends ShownEntry {
  personId: string;
  name: string;
}

/** What was handed in, for the creator, who chooses the winner or, before there is any, cancels. */
export function Entries({
  entries,
  shownReward,
  isOpen,
}: {
  entries: EntryOf[];
  shownReward: string;
  /** The reward is still waiting. */
  isOpen: boolean;
}) {
  const lang = useLang();
  return (
    <section aria-labelledby="entries" className="kind-challenge flex flex-col gap-4">
      <h2 id="entries" className="text-xl font-800">
        {m.community_entries_title({}, lang)}
      </h2>
      {entries.length === 0 && <p className="card p-4">{m.community_no_entries({}, lang)}</p>}
      <ul className="flex flex-col gap-4">
        {entries.map(({ personId, name, version, text, link }) => (
          <li key={personId} className="card p-5 flex flex-col gap-3">
            <h3 className="font-700">{m.community_entry_of({ name, version }, lang)}</h3>
            <p className="whitespace-pre-wrap">{text}</p>
            {link && (
              <a
                href={link}
                target="_blank"
                rel="noreferrer ugc"
                className="self-start min-h-11 inline-flex items-center text-accent underline"
              >
                {m.community_entry_open({}, lang)}
              </a>
            )}
            {isOpen && (
              <details>
                <summary className="btn">{m.community_award({}, lang)}</summary>
                <Form method="post" className="pt-3">
                  <input type="hidden" name="winner" value={personId} />
                  <button name="intent" value="award" className="btn-primary">
                    {m.community_award_confirm({ reward: shownReward, name }, lang)}
                  </button>
                </Form>
              </details>
            )}
          </li>
        ))}
      </ul>
      {isOpen && entries.length === 0 && (
        <details>
          <summary className="btn text-danger">{m.community_cancel({}, lang)}</summary>
          <Form method="post" className="pt-3">
            <button name="intent" value="cancel" className="btn">
              {m.community_cancel_confirm({ reward: shownReward }, lang)}
            </button>
          </Form>
        </details>
      )}
    </section>
  );
}

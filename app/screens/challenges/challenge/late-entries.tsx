import { Form } from "@remix-run/react";
import type { EntriesWords } from "./entries-words.server.ts";

interface Entry {
  /** The author of the entry. */
  personId: string;
  heading: string;
  text: string;
  /** A web address, or empty. */
  link: string;
  confirmAward: string;
}

/**
 * The entries, for the creator of the challenge: each has an Award button. While there are none, the
 * creator can cancel the challenge instead.
 */
export function Entries({
  entries,
  words,
  isOpen,
}: {
  entries: Entry[];
  words: EntriesWords;
  /** The reward is still in escrow: neither awarded nor cancelled. */
  isOpen: boolean;
}) {
  return (
    <section aria-labelledby="entries" className="kind-challenge flex flex-col gap-4">
      <h2 id="entries" className="text-xl font-800">
        {words.title}
      </h2>
      {entries.length === 0 && <p className="card p-4">{words.none}</p>}
      <ul className="flex flex-col gap-4">
        {entries.map(({ personId, heading, text, link, confirmAward }) => (
          <li key={personId} className="card p-5 flex flex-col gap-3">
            <h3 className="font-700">{heading}</h3>
            <p className="whitespace-pre-wrap">{text}</p>
            {link && (
              <a
                href={link}
                target="_blank"
                rel="noreferrer ugc"
                className="self-start min-h-11 inline-flex items-center text-accent underline"
              >
                {words.open}
              </a>
            )}
            {isOpen && (
              <details>
                <summary className="btn">{words.award}</summary>
                <Form method="post" className="pt-3">
                  <input type="hidden" name="winner" value={personId} />
                  <button name="intent" value="award" className="btn-primary">
                    {confirmAward}
                  </button>
                </Form>
              </details>
            )}
          </li>
        ))}
      </ul>
      {isOpen && entries.length === 0 && (
        <details>
          <summary className="btn text-danger">{words.cancel}</summary>
          <Form method="post" className="pt-3">
            <button name="intent" value="cancel" className="btn">
              {words.confirmCancel}
            </button>
          </Form>
        </details>
      )}
    </section>
  );
}

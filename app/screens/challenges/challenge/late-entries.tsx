import { Form } from "@remix-run/react";
import { ENTRY_REFUSAL_MAX_CHARACTERS, NOBODY } from "#domain/challenges/prizes.ts";
import { EntryPhoto } from "#app/ui/gallery/entry-photo.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { ShownEntries } from "./entries-words.server.ts";

type Entry = ShownEntries["list"][number];

/**
 * The entries, for the creator of the challenge: each can be awarded, or not accepted with a reason. With
 * several prizes the winners are chosen below them. While none can win, the creator can cancel the
 * challenge instead.
 */
export function Entries({
  entries: { list, words, places, candidates, canCancel },
  isOpen,
  typed,
  problem,
}: {
  entries: ShownEntries;
  /** The reward is still in escrow: neither awarded nor cancelled. */
  isOpen: boolean;
  /** The reason of a refusal as typed into a form that was not taken. */
  typed: string | undefined;
  problem: string | undefined;
}) {
  return (
    <section aria-labelledby="entries" className="kind-challenge flex flex-col gap-4">
      <h2 id="entries" className="text-xl font-800">
        {words.title}
      </h2>
      {words.none && (isOpen || list.length === 0) && <p className="card p-4">{words.none}</p>}
      {problem && (
        <p role="alert" className="text-sm font-600 text-danger">
          {problem}
        </p>
      )}
      <ul className="flex flex-col gap-4">
        {list.map((entry) => (
          <li key={entry.personId} className="card p-5 flex flex-col gap-3">
            <div>
              <h3 className="font-700">{entry.heading}</h3>
              {entry.title && <p className="font-600 break-words">{entry.title}</p>}
            </div>
            {entry.photo && (
              <EntryPhoto
                {...entry.photo}
                className="self-start w-40 max-w-full rounded-control bg-raised"
              />
            )}
            <p className="whitespace-pre-wrap break-words">{entry.text}</p>
            {entry.link && (
              <a
                href={entry.link}
                target="_blank"
                rel="noreferrer ugc"
                className="self-start min-h-11 inline-flex items-center text-accent underline"
              >
                {words.open}
              </a>
            )}
            <Link
              to={entry.page}
              className="self-start min-h-11 inline-flex items-center gap-2 text-accent underline"
            >
              {words.whole}
              {entry.attached && <span className="text-sm">({entry.attached})</span>}
            </Link>
            {entry.refused && <p className="font-600 text-ink-soft break-words">{entry.refused}</p>}
            {isOpen && !entry.refused && (
              <div className="flex flex-wrap items-start gap-2">
                {places.length === 0 && <Award entry={entry} words={words} />}
                <Refusal entry={entry} words={words} typed={typed} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {isOpen && places.length > 0 && (
        <Form method="post" className="card flex flex-col gap-4 p-5">
          <h3 className="text-lg font-800">{words.choose}</h3>
          <p className="text-ink-soft">{words.fewer}</p>
          {places.map(({ name, label }, place) => (
            <label key={name} className="flex flex-col gap-1 font-600">
              {label}
              <select
                name={name}
                defaultValue={candidates[place]?.id ?? NOBODY}
                className="field select font-400"
              >
                {candidates.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <details>
            <summary className="btn-primary">{words.chooseSend}</summary>
            <div className="py-3">
              <Ends texts={[...words.ends, words.chooseFinal]} />
            </div>
            <button name="intent" value="award" className="btn">
              {words.chooseConfirm}
            </button>
          </details>
        </Form>
      )}
      {isOpen && canCancel && (
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

/** Awards the whole reward to one entry, once it is told what that ends. */
function Award({
  entry: { personId, pays, confirmAward },
  words,
}: {
  entry: Entry;
  words: ShownEntries["words"];
}) {
  return (
    <details>
      <summary className="btn">{words.award}</summary>
      <Form method="post" className="flex flex-col gap-3 pt-3">
        <Ends texts={[...words.ends, pays]} />
        <input type="hidden" name="winner" value={personId} />
        <button name="intent" value="award" className="btn-primary self-start">
          {confirmAward}
        </button>
      </Form>
    </details>
  );
}

const Ends = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text} className="max-w-prose">
      {text}
    </p>
  ));

/** Does not accept an entry, with a reason for its author. */
function Refusal({
  entry: { personId, version },
  words,
  typed,
}: {
  entry: Entry;
  words: ShownEntries["words"];
  typed: string | undefined;
}) {
  return (
    <details className="flex-1 basis-48">
      <summary className="btn">{words.refuse}</summary>
      <Form method="post" className="flex flex-col gap-3 pt-3">
        <input type="hidden" name="author" value={personId} />
        <input type="hidden" name="version" value={version} />
        <label className="flex flex-col gap-1 font-600">
          {words.refuseWhy}
          <textarea
            name="reason"
            rows={3}
            required
            maxLength={ENTRY_REFUSAL_MAX_CHARACTERS}
            defaultValue={typed}
            className="field py-2 font-400"
          />
        </label>
        <button name="intent" value="refuse" className="btn self-start text-danger">
          {words.refuseSend}
        </button>
      </Form>
    </details>
  );
}

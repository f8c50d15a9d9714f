import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { LocalTime, type LocalTimeText } from "#app/ui/text/local-time.tsx";
import type { ManagingWords } from "./managing-words.server.ts";

/** Pending requests to join the space. */
export function Requests({
  requests,
  words,
}: {
  requests: { personId: string; name: string; handle: string; since: LocalTimeText }[];
  words: ManagingWords;
}) {
  const lang = useLang();
  return (
    <section aria-labelledby="requests" className="card overflow-hidden">
      <h2 id="requests" className="p-5 pb-3 text-xl font-800">
        {words.requests}
      </h2>
      {requests.length === 0 && <p className="px-5 pb-5 text-ink-soft">{words.noRequests}</p>}
      <ul className="divide-y divide-line">
        {requests.map(({ personId, name, handle, since }) => (
          <li key={personId} className="flex flex-wrap items-center gap-3 px-5 py-3">
            <p className="flex-1 min-w-50">
              <b>{name}</b>
              <span className="block text-sm text-ink-soft">
                @{handle} · <LocalTime time={since} />
              </span>
            </p>
            <Form method="post" className="flex gap-2">
              <input type="hidden" name="person" value={personId} />
              <button name="intent" value="accept" className="btn">
                {words.accept}
                <span className="sr-only">: {name}</span>
              </button>
              <button name="intent" value="decline" className="btn">
                {m.community_decline({}, lang)}
                <span className="sr-only">: {name}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

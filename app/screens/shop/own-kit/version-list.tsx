import { Form } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import type { ShownOwnKit } from "./route.tsx";

/** The versions of a kit with their dates, and how it is withdrawn or deleted. */
export function VersionList({ kit: { versions, isPublished, canDelete } }: { kit: ShownOwnKit }) {
  const lang = useLang();
  return (
    <>
      <section aria-labelledby="versions-title" className="flex flex-col gap-3">
        <h2 id="versions-title" className="text-xl font-800">
          {m.ownkits_versions({}, lang)}
        </h2>
        <ul className="card divide-y divide-line">
          {versions.map(({ version, state, changed, sent, decided, reason }) => (
            <li key={version} className="p-4">
              <p className="font-700">
                {version} · {state}
              </p>
              <p className="text-sm text-ink-soft">
                {sent === null ? (
                  <LocalTime time={changed} />
                ) : (
                  <>
                    {m.ownkits_sent_on({}, lang)} <LocalTime time={sent} />
                  </>
                )}
                {decided !== null && (
                  <>
                    {" · "}
                    {m.ownkits_decided_on({}, lang)} <LocalTime time={decided} />
                  </>
                )}
              </p>
              {reason !== null && <p className="break-words whitespace-pre-line">{reason}</p>}
            </li>
          ))}
        </ul>
      </section>
      {(isPublished || canDelete) && (
        <details className="card p-4">
          <summary className="fold-line">{m.ownkits_more({}, lang)}</summary>
          <div className="flex flex-col gap-4 pt-4">
            {isPublished && (
              <Form method="post" className="flex flex-col gap-2">
                <p>{m.ownkits_withdraw_text({}, lang)}</p>
                <button name="intent" value="withdraw" className="btn self-start">
                  {m.ownkits_withdraw({}, lang)}
                </button>
              </Form>
            )}
            {canDelete && (
              <Form method="post" className="flex flex-col gap-2">
                <p>{m.ownkits_delete_text({}, lang)}</p>
                <button name="intent" value="delete" className="btn text-danger self-start">
                  {m.ownkits_delete({}, lang)}
                </button>
              </Form>
            )}
          </div>
        </details>
      )}
    </>
  );
}

import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import type { ChatData } from "./load-chat.server.ts";

/** Header in the business's colour: its name, logo, and whether it is open. */
export function BusinessHeader({
  business: { name, logo, place, whatsApp, opening },
  isSlim,
}: {
  business: ChatData["business"];
  /** In a frame on another site, where a slim header is enough. */
  isSlim: boolean;
}) {
  const lang = useLang();
  const hasMore = opening !== null || place !== "" || whatsApp !== null;
  return (
    <header className="bg-[var(--brand)] text-white [--focus:#fff]">
      <div className={`max-w-180 mx-auto px-4 ${isSlim ? "py-1" : "py-3"}`}>
        <div className="flex items-center gap-3">
          {!isSlim && <Face name={name} logo={logo} />}
          <div className="min-w-0 flex-1">
            <h1 className={`font-800 break-words ${isSlim ? "" : "text-xl"}`}>{name}</h1>
            {hasMore && (
              <details className="group">
                <summary className="inline-flex items-center gap-2 min-h-11 -my-1.5 text-sm font-600">
                  {opening && (
                    <span
                      aria-hidden="true"
                      className={`w-2.5 h-2.5 rounded-full border-2 border-white ${opening.isOpen ? "bg-white" : ""}`}
                    />
                  )}
                  {opening?.text ?? m.chat_about({}, lang)}
                  <span aria-hidden="true" className="group-open:[rotate:180deg]">
                    ▾
                  </span>
                </summary>
                <div className="py-2 flex flex-col gap-2 text-sm max-h-[50dvh] overflow-y-auto">
                  {opening && (
                    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 tabular">
                      {opening.week.map(({ day, text }) => (
                        <div key={day} className="contents">
                          <dt>{day}</dt>
                          <dd>{text}</dd>
                        </div>
                      ))}
                    </dl>
                  )}
                  {place && <p className="break-words">{place}</p>}
                  {whatsApp && (
                    <a
                      href={whatsApp.link}
                      rel="noreferrer"
                      target={isSlim ? "_blank" : undefined}
                      className="self-start inline-flex items-center min-h-11 font-600 underline"
                    >
                      {m.chat_whatsapp({ number: whatsApp.number }, lang)}
                    </a>
                  )}
                </div>
              </details>
            )}
          </div>
        </div>
      </div>
    </header>
  );
}

/** The logo, or the first letter of the name in its place. */
function Face({ name, logo }: { name: string; logo: string | null }) {
  return (
    <span className="w-12 h-12 shrink-0 self-start rounded-card overflow-hidden bg-white text-[var(--brand)] flex items-center justify-center text-2xl font-800">
      {logo ? (
        <img src={logo} alt="" width={48} height={48} />
      ) : (
        <span aria-hidden="true">{[...name][0]?.toUpperCase()}</span>
      )}
    </span>
  );
}

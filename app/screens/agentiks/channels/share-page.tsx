import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { CopyText } from "#app/ui/copy/copy-text.tsx";

/** The ways to tell customers of a chat page: its link, WhatsApp, and a QR code to print. */
export function SharePage({ page: { slug, link } }: { page: { slug: string; link: string } }) {
  const lang = useLang();
  return (
    <section aria-labelledby="share" className="card p-4 flex flex-col gap-3">
      <h2 id="share" className="text-xl font-800">
        {m.channels_share({}, lang)}
      </h2>
      <div className="flex flex-wrap items-start gap-4">
        {/* Drawn by an address of its own: the drawing is 2 KB that few look at. */}
        <img
          src={paths.chatPage(slug, "/qr.svg")}
          alt={m.channels_qr({}, lang)}
          width={144}
          height={144}
          loading="lazy"
          className="rounded-control bg-white"
        />
        <div className="flex-1 basis-56 min-w-0 flex flex-col items-start gap-2">
          <p className="text-sm text-ink-soft">{m.channels_share_link({}, lang)}</p>
          <p id="link" className="font-600 break-all">
            {link}
          </p>
          <div className="flex flex-wrap gap-2">
            <CopyText of="link" />
            <a href={paths.chatPage(slug)} target="_blank" rel="noreferrer" className="btn">
              {m.channels_see({}, lang)}
            </a>
            <a
              href={paths.chatPage(slug, "/whatsapp")}
              target="_blank"
              rel="noreferrer"
              className="btn"
            >
              {m.channels_whatsapp({}, lang)}
            </a>
            <a
              href={paths.chatPage(slug, "/poster")}
              target="_blank"
              rel="noreferrer"
              className="btn"
            >
              {m.channels_poster({}, lang)}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

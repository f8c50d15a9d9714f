import { isRouteErrorResponse, useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useState, type ReactNode } from "react";
import { listKeptPages, type KeptLink } from "#app/document/kept-pages.ts";
import { openedName } from "#app/document/opened-name.ts";
import { whenConnected } from "#app/document/when-connected.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { fillInAgain, unsentAddress } from "./without-connection.tsx";

/**
 * Shown in place of a screen that failed after a link or a form in the browser: without a connection what was
 * being opened, what was kept and what still works; otherwise an apology with the request's id.
 */
export function FailedScreen({ error }: { error: unknown }): ReactNode {
  return (
    <div data-failed="" className="mx-auto max-w-160 py-8 lg:py-12 flex flex-col gap-4">
      {error instanceof TypeError ? <NoAnswer /> : <ServerFailed error={error} />}
    </div>
  );
}

/** An error's panel: what happened, what was kept, and what to do. */
function Panel({
  icon,
  title,
  text,
  children,
}: {
  icon: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className="frieze card flex flex-col items-center gap-3 px-6 py-12 text-center">
      <span className={`${icon} text-3xl text-ink-soft`} aria-hidden="true" />
      <h1 className="text-2xl font-800">{title}</h1>
      <p role="alert" className="max-w-120">
        {text}
      </p>
      {children}
    </section>
  );
}

/** There was no answer at all. Opens the screen when there is a connection again. */
function NoAnswer() {
  const lang = useLang();
  const here = useLocation();
  const navigate = useNavigate();
  const [isOnline] = useState(() => navigator.onLine);
  const [form] = useState(unsentAddress);
  const [kept, setKept] = useState<KeptLink[]>([]);
  const title = (isOnline ? m.shell_silent_title : m.shell_offline_title)({}, lang);
  useEffect(() => {
    document.title = `${title} · ${m.common_product({}, lang)}`;
    if (navigator.serviceWorker?.controller) listKeptPages().then(setKept, () => undefined);
    // A form is sent again by the person alone.
    return form === undefined ? whenConnected(() => navigate(here, { replace: true })) : undefined;
  }, [title, lang, form, here, navigate]);
  if (form !== undefined)
    return (
      <Panel icon="i-lucide-wifi-off" title={title} text={m.shell_offline_lost_form({}, lang)}>
        <Link to={form} onClick={fillInAgain} className="btn-primary">
          {m.shell_offline_to_form({}, lang)}
        </Link>
      </Panel>
    );
  return (
    <>
      <Panel
        icon="i-lucide-wifi-off"
        title={title}
        text={`${m.shell_offline_opening({ name: openedName(lang) }, lang)} ${m.shell_offline_saved({}, lang)} ${m.shell_offline_returns({}, lang)}`}
      >
        <Link to={here} replace className="btn-primary">
          {m.common_error_retry({}, lang)}
        </Link>
      </Panel>
      {kept.length > 0 && (
        <section>
          <h2 className="text-lg font-700">{m.shell_offline_here({}, lang)}</h2>
          <ul className="card p-2">
            {kept.map(({ href, title: name }) => (
              <li key={href}>
                <a href={href} className="nav-link underline">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The server answered with an error. */
function ServerFailed({ error }: { error: unknown }) {
  const lang = useLang();
  const { pathname, search } = useLocation();
  const id = useRequestId();
  return (
    <Panel
      icon="i-lucide-triangle-alert"
      title={m.common_error_title({}, lang)}
      text={m.common_error_body({}, lang)}
    >
      <p className="text-sm text-ink-soft tabular">
        {isRouteErrorResponse(error) ? error.status : 500}
        {id && ` · ${m.common_error_request({}, lang)} ${id}`}
      </p>
      <a href={pathname + search} className="btn-primary">
        {m.common_error_retry({}, lang)}
      </a>
    </Panel>
  );
}

/** The request id, in the log, of the navigation that failed. */
function useRequestId(): string {
  const [id, setId] = useState("");
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const timing = lastDataRequest(list.getEntries());
      const named = timing?.serverTiming.find(({ name }) => name === "id");
      if (timing) setId(named?.description ?? "");
    });
    // An observer, because the browser may report the timing after the request has failed.
    observer.observe({ type: "resource", buffered: true });
    return () => observer.disconnect();
  }, []);
  return id;
}

/**
 * Timing of the last loader request of a navigation. For a status of 500 or more the server sends the
 * request's id in `Server-Timing` (server/wire/exchange.ts).
 */
const lastDataRequest = (entries: PerformanceEntryList) =>
  (entries as PerformanceResourceTiming[])
    .filter(({ name, initiatorType }) => initiatorType === "fetch" && name.includes(".data"))
    .at(-1);

import "virtual:uno.css";
import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { useEffect, useState, type ReactNode } from "react";
import { DEFAULT_PREFERENCES } from "#domain/preferences/preferences.ts";
import { env } from "#config/env.ts";
import { useDocument } from "#app/document/document-context.tsx";
import { KeptPageNotice, NOTE_KEPT_PAGE } from "#app/document/kept-page-notice.tsx";
import {
  InlineIconStyles,
  InlineStyles,
  SHOW_ICONS,
  SheetWithoutScript,
  useWholeSheet,
} from "#app/document/styles.tsx";
import { parsePreferences } from "#app/preferences/preferences-cookie.ts";
import {
  PreferencesProvider,
  useLang,
  usePreferences,
} from "#app/preferences/preferences-context.tsx";
import { errorMeta, ErrorScreen } from "#app/shell/error-screen.tsx";
import * as m from "#app/messages/messages.js";
import { TileSymbols } from "#app/ui/art/tiles.tsx";

/** The first byte already has the person's theme, mode and language. */
export function loader({ request }: LoaderFunctionArgs) {
  return {
    preferences: parsePreferences(request.headers.get("Cookie")),
    /** For the addresses that leave the site: canonical links and link previews. */
    origin: env.PUBLIC_URL ?? new URL(request.url).origin,
  };
}

export const meta = errorMeta;

/** The browser keeps the preferences from here on. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <PreferencesProvider initial={data?.preferences ?? DEFAULT_PREFERENCES}>
      <Document>{children}</Document>
    </PreferencesProvider>
  );
}

/** The house's sign (public/favicon.svg), within the page: a request less. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8' fill='%231f47a8'%3E%3Cpath d='M4 4q0-4 4-4 0 4-4 4 4 0 4 4-4 0-4-4 0 4-4 4 0-4 4-4'/%3E%3Cpath d='M4 4q-4 0-4-4 4 0 4 4' fill='%23b98a00'/%3E%3C/svg%3E";

function Document({ children }: { children: ReactNode }) {
  const { theme, mode } = usePreferences().preferences;
  return (
    <html lang={useLang().locale} className={theme} data-mode={mode}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <Meta />
        <InlineStyles theme={theme} />
        <SheetWithoutScript />
        <link rel="icon" href={ICON} />
      </head>
      <body>
        <SaveDataNotice />
        {children}
        <InlineIconStyles />
        <TileSymbols />
        <PageScripts />
      </body>
    </html>
  );
}

/**
 * Loaded after a person does something: the service worker at the first touch, the prefetching of
 * links at the first one that is reached (not with `Save-Data`). In single quotes: the weight test
 * takes an address in double ones for a script that is loaded at once.
 */
const FETCH_LATER = import.meta.env.PROD
  ? `${SHOW_ICONS}${NOTE_KEPT_PAGE}{let on=addEventListener,n=navigator;on("pointerdown",()=>n.serviceWorker?.register("/service-worker.js").catch(()=>0),{once:true});for(let e of["pointerover","focusin"])on(e,e=>n.connection?.saveData||e.target.closest?.("a[href^='/']")&&import('/prefetch-intent.js'))}`
  : "";

/**
 * What starts the page in the browser. The server writes it; the browser takes it as it stands, and
 * so needs none of the code that makes it (1.3 KB on every page).
 */
function PageScripts() {
  const { nonce, withScriptsHref } = useDocument();
  if (withScriptsHref) return null;
  return import.meta.env.SSR ? (
    <div hidden>
      <Scripts nonce={nonce} />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: FETCH_LATER }} />
    </div>
  ) : (
    <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  );
}

/** With `Save-Data` the page comes without scripts: a plain link loads it with them. */
function SaveDataNotice() {
  const { withScriptsHref } = useDocument();
  const lang = useLang();
  return withScriptsHref ? (
    <p className="px-4 py-2 text-sm text-center bg-raised">
      {m.common_save_data({}, lang)}{" "}
      <a href={withScriptsHref} className="inline-block py-2 font-600 underline">
        {m.common_save_data_load({}, lang)}
      </a>
    </p>
  ) : null;
}

export default function Root() {
  const [isHydrated, setIsHydrated] = useState(false);
  useWholeSheet();
  useEffect(() => {
    performance.mark("hydrated");
    document.documentElement.dataset.ready = "";
    setIsHydrated(true);
  }, []);
  return (
    <>
      <Outlet />
      <KeptPageNotice />
      {/* Of a document that is opened the browser itself knows the place: its inline script, a
          fortieth of a list's page, has nothing to do. */}
      {isHydrated && <ScrollRestoration />}
    </>
  );
}

export function ErrorBoundary() {
  return (
    <main>
      <ErrorScreen />
    </main>
  );
}

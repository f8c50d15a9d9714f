import "virtual:uno.css";
import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { useEffect, useState, type ReactNode } from "react";
import { DEFAULT_PREFERENCES } from "#domain/preferences/preferences.ts";
import { env } from "#config/env.ts";
import { useDocument } from "#app/document/document-context.tsx";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { KeptPageNotice, NOTE_KEPT_PAGE } from "#app/document/kept-page-notice.tsx";
import {
  InlineIconStyles,
  InlineStyles,
  SHOW_ICONS,
  SheetWithoutScript,
  useWholeSheet,
} from "#app/document/styles.tsx";
import { hasPreferences } from "#app/preferences/preferences-cookie.ts";
import {
  PreferencesProvider,
  useLang,
  usePreferences,
} from "#app/preferences/preferences-context.tsx";
import { requestPreferences } from "#app/preferences/request-preferences.server.ts";
import { errorMeta, ErrorScreen } from "#app/shell/error-screen.tsx";
import { MANIFEST_PATH } from "#domain/addresses/paths.ts";
import * as m from "#app/messages/messages.js";

/**
 * Preferences come from the cookie and the language from Accept-Language, if none was chosen: the
 * first byte of HTML has the viewer's theme and language.
 */
export function loader({ request }: LoaderFunctionArgs) {
  return {
    preferences: requestPreferences(request),
    hasChosen: hasPreferences(request.headers.get("Cookie")),
    /** For absolute URLs: canonical links and link previews. */
    origin: env.PUBLIC_URL ?? new URL(request.url).origin,
  };
}

export const meta = errorMeta;

/** After the first load the browser holds the preferences. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <PreferencesProvider initial={data?.preferences ?? DEFAULT_PREFERENCES}>
      <Document hasChosen={data?.hasChosen ?? true}>{children}</Document>
    </PreferencesProvider>
  );
}

/**
 * The favicon (public/favicon.svg) as a data URL, which saves a request. Its quotes are `%27`: React would
 * write each as `&#x27;`.
 */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 8 8%27 fill=%27%2314a%27%3E%3Cpath d=%27M4 4q0-4 4-4 0 4-4 4 4 0 4 4-4 0-4-4 0 4-4 4 0-4 4-4%27/%3E%3Cpath d=%27M4 4q-4 0-4-4 4 0 4 4%27 fill=%27%23b80%27/%3E%3C/svg%3E";

function Document({ hasChosen, children }: { hasChosen: boolean; children: ReactNode }) {
  const { theme: chosen, mode } = usePreferences().preferences;
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  const theme = (hasChosen ? undefined : handles.find((one) => one?.theme)?.theme) ?? chosen;
  const { locale } = useLang();
  return (
    <html lang={locale} className={theme} data-mode={mode}>
      <head>
        {/* No charset: the Content-Type of every page says UTF-8 (entry.server.tsx), which goes first. */}
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <Meta />
        <InlineStyles theme={theme} />
        {/* Only the server renders them, as the head's last elements: hydration leaves what follows there
            alone, and the browser needs no code for them. */}
        {import.meta.env.SSR && (
          <>
            <link rel="icon" href={ICON} />
            <link rel="manifest" href={`${MANIFEST_PATH}?lang=${locale}`} />
          </>
        )}
      </head>
      <body>
        <SaveDataNotice />
        {children}
        <SheetWithoutScript />
        <InlineIconStyles />
        <PageScripts />
      </body>
    </html>
  );
}

/**
 * Inline script of every production page: enables the icons, stores the service worker's message, and
 * registers the service worker at the first pointer press.
 */
const INLINE_SCRIPT = import.meta.env.PROD
  ? `${SHOW_ICONS}${NOTE_KEPT_PAGE}addEventListener("pointerdown",()=>navigator.serviceWorker?.register("/service-worker.js").catch(()=>0),{once:true});`
  : "";

/**
 * The page's scripts. Only the server renders them. Hydration keeps the server's HTML, so that the
 * browser needs none of the code that creates it (1.3 KB on every page).
 */
function PageScripts() {
  const { nonce, withScriptsHref, isStatic } = useDocument();
  if (withScriptsHref || isStatic) return null;
  return import.meta.env.SSR ? (
    <div hidden>
      <Scripts nonce={nonce} />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />
    </div>
  ) : (
    <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  );
}

/** With `Save-Data` the page is sent without scripts: a link loads it with them. */
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

/** Marks the document as hydrated. */
function useReadyMark(): void {
  useEffect(() => {
    performance.mark("hydrated");
    document.documentElement.dataset.ready = "";
  }, []);
}

export default function Root() {
  const [isHydrated, setIsHydrated] = useState(false);
  useWholeSheet();
  useReadyMark();
  useEffect(() => setIsHydrated(true), []);
  return (
    <>
      <Outlet />
      <KeptPageNotice />
      {/* Only after hydration: the browser restores the scroll position of a document itself, so the
          component's inline script (1/40 of a list's page) is not needed. */}
      {isHydrated && <ScrollRestoration />}
    </>
  );
}

export function ErrorBoundary() {
  useReadyMark();
  return (
    <main>
      <ErrorScreen />
    </main>
  );
}

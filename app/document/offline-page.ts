/**
 * The page that the service worker shows without a connection, for an address that it does not keep: a script,
 * built separately (scripts/vite/service-worker.ts), that draws it in the viewer's language and theme.
 */
import { resolveLocale } from "#domain/preferences/preferences.ts";
import { paths } from "#domain/addresses/paths.ts";
import * as m from "#app/messages/messages.js";
import { parsePreferences } from "#app/preferences/preferences-cookie.ts";
import { listKeptPages } from "./kept-pages.ts";
import { openedName } from "./opened-name.ts";
import { whenConnected } from "./when-connected.ts";

const preferences = parsePreferences(document.cookie);
const asksSpanish = navigator.language.startsWith("es");
const lang = { locale: resolveLocale({ ...preferences, asksSpanish }) };

/** A new element with its classes and its text. */
const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  textContent = "",
): HTMLElementTagNameMap[Name] =>
  Object.assign(document.createElement(name), { className, textContent });

const makeLink = (href: string, className: string, text: string) =>
  Object.assign(make("a", className, text), { href });

async function draw(): Promise<void> {
  const { documentElement: root } = document;
  root.lang = lang.locale;
  root.className = `p-4 ${preferences.theme}`;
  document.title = `${m.shell_offline_title({}, lang)} · ${m.common_product({}, lang)}`;
  const main = make(
    "main",
    "frieze card mx-auto max-w-160 px-4 py-12 flex flex-col items-start gap-4",
  );
  main.append(
    make("h1", "text-3xl font-800", m.shell_offline_title({}, lang)),
    make("p", "text-lg", m.shell_offline_opening({ name: openedName(lang) }, lang)),
    make("p", "text-ink-soft", m.shell_offline_none({}, lang)),
  );
  const ways = make("p", "flex flex-wrap gap-3");
  ways.append(
    makeLink("", "btn-primary", m.common_error_retry({}, lang)),
    makeLink(paths.home, "btn", m.common_product({}, lang)),
  );
  main.append(ways, make("p", "text-sm text-ink-soft", m.shell_offline_returns({}, lang)));
  document.body.replaceChildren(main);
  const kept = await listKeptPages();
  if (kept.length === 0) return;
  const list = make("ul", "card w-full flex flex-col p-2");
  for (const { href, title } of kept) {
    const line = make("li", "");
    line.append(makeLink(href, "nav-link underline", title));
    list.append(line);
  }
  main.append(make("h2", "text-lg font-800", m.shell_offline_here({}, lang)), list);
}

/** Links the complete style sheet, which is on the device, and waits for it: text without it would jump. */
async function linkSheet(): Promise<void> {
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys())
      if (url.endsWith(".css"))
        return new Promise((done) => {
          const link = Object.assign(document.createElement("link"), { rel: "stylesheet" });
          // Drawn without it where it fails.
          link.onload = link.onerror = () => done();
          link.href = url;
          document.head.append(link);
        });
}

const stopWaiting = whenConnected(() => location.reload());
// A link that is followed is not overtaken by the page that was asked for.
addEventListener("click", ({ target }) => (target as Element).closest("a") && stopWaiting());
void linkSheet().then(draw, draw);

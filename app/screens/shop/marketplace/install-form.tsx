import { Form } from "@remix-run/react";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";

/**
 * The Install or Uninstall button as a form, or the one that asks to be told of an app that is coming soon.
 * Without JavaScript the response is this page, scrolled to the app; with JavaScript the page does not
 * scroll.
 */
export function InstallForm({
  id,
  name,
  action,
  isInstalled = false,
  soon,
}: {
  id: string;
  name: string;
  action: string;
  isInstalled?: boolean | Record<Locale, string>;
  soon?: "soon" | "awaited" | undefined;
}) {
  const lang = useLang();
  const [intent, label] = isInstalled
    ? ["uninstall", m.marketplace_uninstall({}, lang)]
    : soon
      ? ["await", m.kits_tell_me({}, lang)]
      : ["install", m.marketplace_install({}, lang)];
  const spoken = (
    <span className="sr-only" lang="en">
      {name}
    </span>
  );
  return (
    <Form
      method="post"
      action={`${action}#${id}`}
      preventScrollReset
      className="flex flex-col gap-2"
    >
      <input type="hidden" name="app" value={id} />
      {isInstalled ? (
        <p className="text-sm font-600 text-success">
          {isInstalled === true ? m.marketplace_installed({}, lang) : isInstalled[lang.locale]}
        </p>
      ) : (
        soon && (
          <p className="text-sm font-600">
            {soon === "soon" ? m.kits_soon({}, lang) : m.kits_waiting({}, lang)}
          </p>
        )
      )}
      <div className="flex gap-2">
        {soon !== "awaited" && (
          <button name="intent" value={intent} className="btn flex-1">
            {label}
            {spoken}
          </button>
        )}
        <Link to={paths.app(id)} className="btn flex-1">
          {isInstalled ? m.kits_open({}, lang) : m.kits_see({}, lang)}
          {spoken}
        </Link>
      </div>
    </Form>
  );
}

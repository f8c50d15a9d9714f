import { Form } from "@remix-run/react";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/**
 * The Install or Uninstall button as a form. Without JavaScript the response is this page, scrolled to
 * the app; with JavaScript the page does not scroll.
 */
export function InstallForm({
  id,
  name,
  action,
  isInstalled = false,
}: {
  id: string;
  name: string;
  action: string;
  isInstalled?: boolean | Record<Locale, string>;
}) {
  const lang = useLang();
  return (
    <Form
      method="post"
      action={`${action}#${id}`}
      preventScrollReset
      className="flex flex-col gap-2"
    >
      <input type="hidden" name="app" value={id} />
      {isInstalled && (
        <p className="text-sm font-600 text-success">
          {isInstalled === true ? m.marketplace_installed({}, lang) : isInstalled[lang.locale]}
        </p>
      )}
      <button name="intent" value={isInstalled ? "uninstall" : "install"} className="btn">
        {isInstalled ? m.marketplace_uninstall({}, lang) : m.marketplace_install({}, lang)}
        <span className="sr-only" lang="en">
          {name}
        </span>
      </button>
    </Form>
  );
}

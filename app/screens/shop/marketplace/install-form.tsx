import { Form } from "@remix-run/react";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";

/**
 * The Install or Uninstall button as a form, or the one that asks to be told of an app that is coming soon;
 * once pressed, only what it said.
 * Without JavaScript the response is this page, scrolled to the app; with JavaScript the page does not
 * scroll.
 */
export function InstallForm({
  id,
  name,
  action,
  isInstalled = false,
  open,
  soon,
  isAwaited,
}: {
  id: string;
  name: string;
  action: string;
  isInstalled?: boolean | Record<Locale, string>;
  /** Label of the link to what an installed app has added. */
  open?: string | undefined;
  /** Label of the button of an app that is coming soon; if `isAwaited`, what is shown in its place. */
  soon?: string | undefined;
  isAwaited?: true | undefined;
}) {
  const lang = useLang();
  if (isAwaited)
    return (
      <p className="text-sm font-600">
        <span className="i-lucide-bell" aria-hidden="true" /> {soon}
      </p>
    );
  return (
    <Form
      method="post"
      action={`${action}#${id}`}
      preventScrollReset
      // It posts to the screen it is on: there is no other route to discover.
      discover="none"
      className="relative flex flex-col items-end gap-1 ml-auto"
    >
      <input type="hidden" name="app" value={id} />
      {isInstalled && (
        <>
          <p className="text-sm font-600 text-success">
            {isInstalled === true ? m.marketplace_installed({}, lang) : isInstalled[lang.locale]}
          </p>
          <Link to={paths.app(id)} className="btn">
            {open}
            <span className="sr-only" lang="en">
              {name}
            </span>
          </Link>
        </>
      )}
      <button
        name="intent"
        value={isInstalled ? "uninstall" : soon ? "await" : "install"}
        className="btn"
      >
        {isInstalled
          ? m.marketplace_uninstall({}, lang)
          : (soon ?? m.marketplace_install({}, lang))}
        <span className="sr-only" lang="en">
          {name}
        </span>
      </button>
    </Form>
  );
}

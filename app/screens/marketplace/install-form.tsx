import { Form } from "@remix-run/react";
import { lazy, Suspense } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/** Said after a press: nobody waits for its code before. */
const WhyNot = lazy(async () => ({ default: (await import("./why-not.tsx")).WhyNot }));

/** Why an app was not installed, and what it takes. */
export interface Refused {
  app: string;
  problem: "needs-payment" | "price-changed" | "short";
  /** US cents: the price of a month, or what is missing. */
  cents: number;
}

/**
 * Install, or its opposite, as the form it is without script: there the answer is this page again,
 * at the app's place. With script nothing moves.
 */
export function InstallForm({
  id,
  name,
  action,
  isInstalled = false,
  refused,
}: {
  id: string;
  name: string;
  action: string;
  isInstalled?: boolean;
  refused?: Refused | undefined;
}) {
  const lang = useLang();
  const intent = isInstalled ? "uninstall" : "install";
  return (
    <Form
      method="post"
      action={`${action}#${id}`}
      preventScrollReset
      className="flex flex-col gap-2"
    >
      <input type="hidden" name="app" value={id} />
      {isInstalled && (
        <p className="text-sm font-600 text-success">{m.marketplace_installed({}, lang)}</p>
      )}
      <button name="intent" value={intent} className="btn">
        {isInstalled ? m.marketplace_uninstall({}, lang) : m.marketplace_install({}, lang)}
        <span className="sr-only" lang="en">
          {name}
        </span>
      </button>
      {refused && (
        <Suspense>
          <WhyNot refused={refused} />
        </Suspense>
      )}
    </Form>
  );
}

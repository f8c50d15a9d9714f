import { Form } from "@remix-run/react";
import { lazy, Suspense, type ReactNode } from "react";
import { BUY } from "#domain/money/ask-to-buy.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { ItemStrip } from "#app/ui/detail/item-strip.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { loadApp } from "./load-app.server.ts";
import { KitContents } from "#app/ui/kits/kit-contents.tsx";
import { PartList } from "#app/ui/kits/part-list.tsx";

const ConfirmPurchase = lazy(async () => ({
  default: (await import("#app/ui/purchase/confirm-purchase.tsx")).ConfirmPurchase,
}));
const OwnAbout = lazy(async () => ({
  default: (await import("./late-own-app.tsx")).OwnAbout,
}));
const OwnUpdate = lazy(async () => ({
  default: (await import("./late-own-app.tsx")).OwnUpdate,
}));
const RemoveApp = lazy(async () => ({
  default: (await import("./late-remove-app.tsx")).RemoveApp,
}));

export type ShownApp = Awaited<ReturnType<typeof loadApp>>;

/** The page of an app or a perk. */
export function AppPage({
  app,
  children,
}: {
  app: ShownApp;
  /** The answer to a form. */
  children: ReactNode;
}) {
  const lang = useLang();
  const { name, nameLang, description, textLang, here, adds, update, permissions, removal } = app;
  return (
    <div className="kind-offer max-w-180 mx-auto flex flex-col gap-5">
      <header className="card overflow-hidden">
        <ItemStrip
          kind="offer"
          item={{ id: app.id, name }}
          lang={nameLang === lang.locale ? undefined : nameLang}
        />
        <div className="flex flex-col gap-2 p-4">
          <p className="text-sm text-ink-soft">
            {app.by} · {app.own && `${app.own.version} · `}
            {app.price}
            {app.soon && (
              <>
                {" · "}
                <b className="text-gold">{m.kits_soon({}, lang)}</b>
              </>
            )}
          </p>
          <p className="text-lg" lang={textLang === lang.locale ? undefined : textLang}>
            {description}
          </p>
        </div>
      </header>
      {children}
      {app.own && (
        <Suspense>
          <OwnAbout app={app} own={app.own} />
        </Suspense>
      )}
      {app.soon && <p>{app.soon}</p>}
      {app.isAwaited && <p className="font-600 text-success">{m.kits_waiting({}, lang)}</p>}
      <MainButton app={app} />
      {update && (
        <section className="card border-accent flex flex-col gap-3 p-4">
          {app.own ? (
            <Suspense>
              <OwnUpdate update={update} own={app.own} />
            </Suspense>
          ) : (
            <>
              <p className="font-600">
                {update.length > 0 ? m.kits_update_text({}, lang) : m.kits_update_nothing({}, lang)}
              </p>
              {update.length > 0 && <PartList parts={update} />}
              {app.left && app.left.length > 0 && (
                <>
                  <p className="font-600">{m.kits_update_left({}, lang)}</p>
                  <PartList parts={app.left} />
                </>
              )}
              <p className="text-sm text-ink-soft">{m.kits_update_stays({}, lang)}</p>
            </>
          )}
          <Form method="post" action={paths.app(app.id)}>
            {app.own?.next && <input type="hidden" name="version" value={app.own.next} />}
            <button name="intent" value="update" className="btn-primary">
              {m.kits_update({}, lang)}
            </button>
          </Form>
        </section>
      )}
      {app.steps.length > 0 && <FirstSteps steps={app.steps} />}
      {here && (
        <section className="flex flex-col gap-3">
          <h2 className="text-xl font-800">{m.kits_here({}, lang)}</h2>
          <PartList parts={here} />
        </section>
      )}
      <KitContents adds={adds} permissions={permissions} />
      {app.suite !== undefined && (
        <p className="text-sm text-ink-soft">{m.kits_with_suite({ suite: app.suite }, lang)}</p>
      )}
      {removal ? (
        <Suspense>
          <RemoveApp app={app} removal={removal} />
        </Suspense>
      ) : (
        app.canRemove && (
          <Form action={`${paths.app(app.id)}#remove`}>
            <button name="remove" value="1" className="btn">
              {m.kits_remove({}, lang)}
            </button>
          </Form>
        )
      )}
    </div>
  );
}

/** First steps with what an app has added. */
function FirstSteps({ steps }: { steps: ShownApp["steps"] }) {
  const lang = useLang();
  return (
    <section className="card border-accent flex flex-col gap-2 p-4">
      <h2 className="text-xl font-800">{m.kits_start({}, lang)}</h2>
      <ol className="flex flex-col gap-1">
        {steps.map(({ key, text, to }, index) => (
          <li key={key}>
            <Link to={to} className="flex items-center gap-3 min-h-11 font-600 hover:underline">
              <span className="text-lg font-800 text-accent tabular" aria-hidden="true">
                {index + 1}
              </span>
              <span className="flex-1 min-w-0 break-words">{text}</span>
              <span className="i-lucide-chevron-right text-accent shrink-0" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Installs, asks before it charges, leads to Plaza Pro, or asks to be told. */
function MainButton({ app }: { app: ShownApp }) {
  const lang = useLang();
  const { id, button, buttonPrice: price, purchase, cents } = app;
  const here = paths.app(id);
  switch (button) {
    case null:
      return null;
    case "pro":
      return (
        <Link to={paths.pro} className="btn-primary self-start">
          {m.kits_see_pro({}, lang)}
        </Link>
      );
    case "buy":
    case "buy-month": {
      const label =
        button === "buy" ? m.kits_buy({ price }, lang) : m.kits_buy_month({ price }, lang);
      if (!purchase)
        return (
          <Form action={`${here}#buy`} preventScrollReset>
            <button name={BUY} value={id} className="btn-primary">
              {label}
            </button>
          </Form>
        );
      return (
        <Suspense>
          <ConfirmPurchase purchase={purchase} cancelTo={here}>
            <Form method="post" action={here} preventScrollReset>
              <input type="hidden" name="price" value={cents} />
              <button name="intent" value="buy" className="btn-primary w-full">
                {m.money_pay({ price: purchase.shownPrice }, lang)}
              </button>
            </Form>
          </ConfirmPurchase>
        </Suspense>
      );
    }
    default: {
      const label = {
        install: m.kits_install,
        take: m.kits_take,
        "put-in": m.kits_put_in,
        await: m.kits_tell_me,
      }[button];
      return (
        <Form method="post" action={here} preventScrollReset>
          <button
            name="intent"
            value={button === "await" ? "await" : "install"}
            className="btn-primary"
          >
            {label({}, lang)}
          </button>
        </Form>
      );
    }
  }
}

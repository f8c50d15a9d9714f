import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import {
  Outlet,
  useRouteLoaderData,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { isbot } from "isbot";
import { cookiePreferences } from "#app/preferences/request-preferences.server.ts";
import { countUnreadNotifications } from "#db/queries/people/notifications.ts";
import { db } from "#db/connection/live-database.ts";
import { env } from "#config/env.ts";
import { addressOfArrival, readArrival } from "#domain/journey/arrival.ts";
import { decideGate } from "#domain/journey/gate.ts";
import { withNext } from "#domain/addresses/with-next.ts";
import { findShownPerson } from "#app/presenters/shown-person.server.ts";
import { arrivalCookie, arrivalPath } from "#app/session/arrival.server.ts";
import { isOperator } from "#app/session/operator.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { errorMeta, ErrorScreen } from "./error-screen.tsx";
import { ribbonText } from "./ribbon/ribbon-text.server.ts";
import type { ShellPerson } from "./shell-data.ts";
import { ShellFrame } from "./shell-frame.tsx";
import { ToastProvider } from "#app/shell/toasts/toast-context.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  // An unknown address is a 404 for everyone: it does not redirect newcomers to the wizard.
  if (params["*"] === undefined && !answersForm(request)) passGate(request);
  const viewer = await findViewer(request);
  const [person, isShownOperator, unreadCount] = await Promise.all([
    findShownPerson(request, viewer),
    isOperator(viewer),
    viewer.unreadCount ?? countUnreadNotifications(db, viewer.personId),
  ]);
  const ribbon = ribbonText(viewer, person.firstName);
  const shown: ShellPerson = {
    kind: viewer.kind,
    ...(viewer.hasEnded && { hasEnded: true }),
    ...(env.PLAZA_DEMO && { hasExamples: viewer.hasExamples }),
    ...(ribbon && { ribbon }),
    ...(isShownOperator && { isOperator: true }),
    ...(viewer.customers && { hasCustomers: true }),
    displayName: person.displayName,
    firstName: person.firstName,
    handle: person.handle,
    isPro: person.tier === "pro",
    avatarUrl: person.avatarUrl,
  };
  // Live updates of the count need a session, and are off with Save-Data.
  const isLive = !viewer.isVisitor && request.headers.get("Save-Data") !== "on";
  return {
    person: shown,
    unreadCount,
    ...(isLive && { isLive }),
  };
}

/**
 * Whether the page is the answer to a form: a redirect to the wizard would lose what was typed. Remix
 * calls loaders with GET after an action too, but with the headers of the form's request.
 */
const answersForm = (request: Request) => request.headers.has("Content-Type");

/**
 * Redirects newcomers (docs/product.md, Gate, wizard and path).
 *
 * @throws a redirect to the wizard or the path selection, with the requested address in `next`; of a link on a
 *   published page to the item itself, which is open from then on
 */
function passGate(request: Request): void {
  const url = new URL(request.url);
  const { pathname, search } = url;
  const { onboarded, pathSelected } = cookiePreferences(request);
  const isBot = isbot(request.headers.get("User-Agent"));
  const decision = decideGate({
    pathname,
    onboarded,
    pathSelected,
    isBot,
    arrivedAt: arrivalPath(request),
  });
  if (decision.pass) return;
  const arrival = readArrival(url);
  if (arrival)
    throw redirect(addressOfArrival(arrival, url), {
      headers: { "Cache-Control": "no-store", "Set-Cookie": arrivalCookie(request, arrival) },
    });
  throw redirect(withNext(decision.to, pathname + search));
}

/** Title of the error screen; every other screen has its own. */
export const meta: MetaFunction<typeof loader> = errorMeta;

/** Whether the browser's shell shows the person of a session. The server never reads it. */
let hasSession = false;

/**
 * A write loads the shell again. So does navigation while there is a session, since it may have ended:
 * the next screen is then the demo person's, and the shell must say so. A visitor's shell is reused.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod,
  defaultShouldRevalidate,
}) => (formMethod && formMethod !== "GET" ? defaultShouldRevalidate : hasSession);

export default function ShellLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  return (
    <Shell>
      <ErrorScreen />
    </Shell>
  );
}

/** The shell round a screen; only `<main>` if the shell's own loader has failed. */
function Shell({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("shell/layout");
  hasSession = data?.person.kind !== "visitor";
  if (!data) return <main>{children}</main>;
  return (
    <ToastProvider>
      <ShellFrame {...data}>{children}</ShellFrame>
    </ToastProvider>
  );
}

import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import {
  Outlet,
  useRouteLoaderData,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { isbot } from "isbot";
import { countUnreadNotifications } from "#db/queries/people/notifications.ts";
import { db } from "#db/connection/live-database.ts";
import { decideGate } from "#domain/journey/gate.ts";
import { paths } from "#app/paths.ts";
import { parsePreferences } from "#app/preferences/preferences-cookie.ts";
import { findShownPerson } from "#app/presenters/shown-person.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { errorMeta, ErrorScreen } from "./error-screen.tsx";
import type { ShellPerson } from "./shell-data.ts";
import { ShellFrame } from "./shell-frame.tsx";
import { ToastProvider } from "./toast-context.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  // An address that leads nowhere is a 404 for everyone; nobody is sent through the wizard for it.
  if (params["*"] === undefined && !answersForm(request)) passGate(request);
  const viewer = await findViewer(request);
  const [person, unreadCount] = await Promise.all([
    findShownPerson(request, viewer),
    viewer.unreadCount ?? countUnreadNotifications(db, viewer.personId),
  ]);
  const shown: ShellPerson = {
    displayName: person.displayName,
    firstName: person.firstName,
    handle: person.handle,
    isPro: person.tier === "pro",
    avatarUrl: person.avatarUrl,
  };
  // Followed with a session only, and never where data are dear.
  const isLive = !viewer.isVisitor && request.headers.get("Save-Data") !== "on";
  return { person: shown, unreadCount, ...(isLive && { isLive }) };
}

/**
 * Whether the page answers a form that was sent: what stands in it would be lost on the way through
 * the wizard. Loaders ask with GET after an action too, but with the headers the form came with.
 */
const answersForm = (request: Request) => request.headers.has("Content-Type");

/** @throws the redirect to the wizard or the path choice, with the way back (spec 2 "Redirect rule") */
function passGate(request: Request): void {
  const { pathname, search } = new URL(request.url);
  const { onboarded, pathSelected } = parsePreferences(request.headers.get("Cookie"));
  const isBot = isbot(request.headers.get("User-Agent"));
  const decision = decideGate({ pathname, onboarded, pathSelected, isBot });
  if (decision.pass) return;
  const asked = pathname + search;
  const next = asked === paths.home ? "" : `?next=${encodeURIComponent(asked)}`;
  throw redirect(decision.to + next);
}

/** A screen has its own title; this one is for what stands in a screen's place. */
export const meta: MetaFunction<typeof loader> = errorMeta;

/** Moving between screens does not ask again who is looking; a write does. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod,
  defaultShouldRevalidate,
}) => (formMethod && formMethod !== "GET" ? defaultShouldRevalidate : false);

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

/** The frame with whoever is looking; without it when that is what failed. */
function Shell({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("shell/layout");
  if (!data) return <main>{children}</main>;
  return (
    <ToastProvider>
      <ShellFrame {...data}>{children}</ShellFrame>
    </ToastProvider>
  );
}

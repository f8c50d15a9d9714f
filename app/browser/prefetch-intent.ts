/**
 * Fetches what a link leads to while a person is about to follow it: the answer of its loader, which
 * the server lets such a request keep for half a minute (server/page-cache/service-worker-headers.ts), and its script. Built
 * apart (scripts/vite/service-worker.ts) and brought by the first link that is reached
 * (app/root.tsx), so that it weighs nothing before.
 */
import type {} from "@remix-run/react";
import { MONEY_PATHS } from "#domain/money/money-paths.ts";

type Route = (typeof window.__remixManifest.routes)[string];

/** A pointer that only passes by does not rest so long. */
const REST_MS = 65;
/** An answer is kept for 30 seconds: after that it is worth asking again. */
const KEPT_MS = 25_000;
const LAYOUT = "shell/layout";
const asked = new Map<string, number>();
let waiting: ReturnType<typeof setTimeout>;

const pathOf = ({ path = "", parentId }: Route): string => {
  const parent = parentId && window.__remixManifest.routes[parentId];
  return `${parent ? pathOf(parent) : ""}${path && `/${path}`}`;
};

/** The screen an address leads to, among those the browser knows already. */
function findRoute(pathname: string): Route | undefined {
  const found = Object.values(window.__remixManifest.routes).filter((route) => {
    const path = pathOf(route);
    if (route.parentId !== LAYOUT || path.includes("*") || (!path && !route.index)) return false;
    return new RegExp(`^${path.replace(/:\w+/g, "[^/]+") || "/"}$`).test(pathname);
  });
  // `spaces/new` before `spaces/:id`.
  return found.find(({ path }) => !path?.includes(":")) ?? found[0];
}

function add(rel: string, href: string): void {
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`) && rel !== "prefetch") return;
  const link = Object.assign(document.createElement("link"), { rel, href });
  if (rel === "prefetch") {
    link.as = "fetch";
    link.onload = link.onerror = () => link.remove();
  }
  document.head.append(link);
}

function prefetch(link: HTMLAnchorElement): void {
  const { origin, pathname, search } = new URL(link.href);
  if (origin !== location.origin || pathname + search === location.pathname + location.search)
    return;
  // Nothing is known of the routes before the page's own scripts are there.
  const route = window.__remixManifest && findRoute(pathname);
  if (!route) return;
  for (const file of [route.module, ...(route.imports ?? [])]) add("modulepreload", file);
  if (!route.hasLoader || MONEY_PATHS.test(pathname)) return;
  const data = new URL(pathname === "/" ? "/_root.data" : `${pathname}.data`, origin);
  data.search = search;
  data.searchParams.set("_routes", route.id);
  // A write puts another mark into the cookie, and what was fetched before it is not used.
  const key = data.href + /plaza-changed=\S*/.exec(document.cookie);
  if (Date.now() - (asked.get(key) ?? 0) < KEPT_MS) return;
  asked.set(key, Date.now());
  add("prefetch", data.pathname + data.search);
}

/** @param target what a pointer or the focus has reached */
function reach(target: EventTarget | null, wait: number): void {
  clearTimeout(waiting);
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>(
    'a[href^="/"]:not([target],[download])',
  );
  // Without the frame there is no answer to go with: such a link loads a whole page.
  if (link && document.getElementById("menu")) waiting = setTimeout(prefetch, wait, link);
}

addEventListener("pointerover", ({ target, pointerType }) =>
  reach(target, pointerType === "touch" ? 0 : REST_MS),
);
addEventListener("focusin", ({ target }) => reach(target, REST_MS));
// The one that brought this file.
reach(document.querySelector("a:hover"), 0);

/**
 * Service worker: caches the build's files and the last 20 pages (docs/decisions/0023-service-worker.md),
 * and shows push messages.
 * Built separately (scripts/vite/service-worker.ts) and registered at the first pointer press. The
 * header `Plaza-Keep` of each page says whether and for whom it may be cached
 * (server/page-cache/service-worker-headers.ts).
 */
import type { KeptPage } from "#app/document/kept-page-notice.tsx";
import { fetchFile } from "./fetch-file.ts";
import {
  openPage,
  renewSubscription,
  showMessage,
  type Pressed,
  type Pushed,
} from "./push-messages.ts";
import { MONEY_PATHS } from "#domain/money/money-paths.ts";

/** Differs with each build: caches of other builds are ignored and deleted. */
declare const BUILD: string;
/** Address of the script that draws the page without a connection (app/document/offline-page.ts). */
declare const OFFLINE_PAGE: string;

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  clientId: string;
  resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}
/** Globals of a service worker that TypeScript's DOM types lack. */
declare const self: {
  oninstall: (event: Lasting) => void;
  onactivate: (event: Lasting) => void;
  onfetch: (event: Fetching) => void;
  onpush: (event: Lasting & Pushed) => void;
  onnotificationclick: (event: Lasting & Pressed) => void;
  onpushsubscriptionchange: (event: Lasting) => void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ postMessage(message: unknown): void } | undefined>;
    matchAll(query: object): Promise<{ url: string }[]>;
  };
  cookieStore?: { getAll(): Promise<{ name: string; value: string }[]> };
};

const FILES = `plaza-${BUILD}`;
const PAGES = `${FILES}-`;
/** Maximum age of a cached page that is shown before the network has answered: 1 hour. */
const MAX_AGE_MS = 3_600_000;
const MAX_PAGES = 20;

self.oninstall = (event) => {
  void self.skipWaiting();
  // Open pages were loaded before this service worker existed: fetch them again to cache them.
  event.waitUntil(caches.open(FILES).then((files) => files.add(OFFLINE_PAGE)));
  event.waitUntil(
    self.clients
      .matchAll({ includeUncontrolled: true })
      .then((open) =>
        Promise.all(open.map(({ url }) => fetchPage(event, new Request(url)).catch(String))),
      ),
  );
};

self.onactivate = (event) => {
  event.waitUntil(deleteCaches((name) => !name.startsWith(FILES)).then(() => self.clients.claim()));
};

self.onfetch = (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== location.origin) return;
  // Cached pages may show the state before the write.
  if (request.method !== "GET") event.waitUntil(deletePages());
  else if (/^\/(assets\/|__manifest$)/.test(pathname)) event.respondWith(answerFile(request));
  else if (request.mode === "navigate") event.respondWith(answerPage(event, pathname + search));
};

self.onpush = (event) => event.waitUntil(showMessage(event));
self.onnotificationclick = (event) => event.waitUntil(openPage(event));
self.onpushsubscriptionchange = (event) => event.waitUntil(renewSubscription());

async function answerFile(request: Request): Promise<Response> {
  const files = await caches.open(FILES);
  const cached = await files.match(request);
  if (cached) return cached;
  const response = await fetchFile(request);
  if (response.ok) await files.put(request, response.clone());
  return response;
}

async function answerPage(event: Fetching, address: string): Promise<Response> {
  const { request } = event;
  const { url } = request;
  const mark = await readMark();
  const cached = await (await caches.open(PAGES)).match(url);
  const header = (name: string) => cached?.headers.get(name);
  const fetched = fetchPage(event, request, mark);
  const isShown =
    cached &&
    header("Plaza-Keep") === "visitor" &&
    mark &&
    header("Plaza-Mark") === mark &&
    Date.now() - Number(header("Plaza-At")) < MAX_AGE_MS &&
    !MONEY_PATHS.test(address);
  if (isShown) {
    event.waitUntil(
      fetched.then(async ({ headers }) => {
        if (headers.get("ETag") !== header("ETag")) await tellPage(event, "changed");
      }, String),
    );
    return cached;
  }
  return fetched.catch(() => {
    if (!cached) return offlinePage();
    event.waitUntil(tellPage(event, "offline"));
    return cached;
  });
}

/** Tells the page being loaded that it came from the cache, and why (app/document/kept-page-notice.tsx). */
async function tellPage(event: Fetching, what: KeptPage): Promise<void> {
  // The page's client may not exist yet: its first bytes are on their way. Waits up to 5 s.
  for (let tries = 0; tries < 50; tries += 1) {
    const client = await self.clients.get(event.resultingClientId);
    if (client) return client.postMessage(what);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Fetches a page. If it may be cached, it is cached while it is read.
 *
 * @param mark {@link readMark} before the request; read here if undefined
 */
async function fetchPage(event: Lasting, request: Request, mark?: string): Promise<Response> {
  const before = mark ?? (await readMark());
  const response = await fetch(request);
  // Redirects and files have no such header: they say nothing about the viewer.
  const keep = response.headers.get("Plaza-Keep");
  if (keep) event.waitUntil(cachePage(request.url, response.clone(), keep, before).catch(String));
  return response;
}

async function cachePage(url: string, response: Response, keep: string, before: string) {
  const pages = await caches.open(PAGES);
  const list = await pages.keys();
  const last = list[0] && (await pages.match(list[0]));
  // Another viewer, or one in incognito mode ("no"): delete the cached pages.
  if (last && last.headers.get("Plaza-Keep") !== keep)
    await Promise.all(list.map((one) => pages.delete(one)));
  const html = await response.text();
  if (keep === "no" || before !== (await readMark())) return;
  const headers = new Headers(response.headers);
  headers.set("Plaza-At", `${Date.now()}`);
  headers.set("Plaza-Mark", before);
  await pages.delete(url);
  await pages.put(url, new Response(html, { headers }));
  if (list.length >= MAX_PAGES) await pages.delete(list[0]!);
  const files = await caches.open(FILES);
  const found = new Set(html.match(/\/assets\/[\w.-]+\.(js|css)/g));
  await Promise.all([...found].map(async (file) => (await files.match(file)) ?? files.add(file)));
}

/**
 * Values of the cookies that change with a preference or a write, in any tab: a cached page is shown
 * without the network only while they are unchanged. Empty without the Cookie Store API.
 */
async function readMark(): Promise<string> {
  const cookies = (await self.cookieStore?.getAll()) ?? [];
  return cookies
    .filter(({ name }) => /^plaza-(preferences|changed)$/.test(name))
    .map(({ value }) => encodeURIComponent(value))
    .sort()
    .join();
}

async function deleteCaches(isOld: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith("plaza-") && isOld(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

const deletePages = () => deleteCaches((name) => name === PAGES);

/** A 503 page without a connection, for a page that is not cached. Its script replaces the link. */
function offlinePage(): Response {
  const html = `<!doctype html><meta name=viewport content=width=device-width><title>Plaza</title><body><a href="">Plaza</a><script src="${OFFLINE_PAGE}"></script>`;
  const headers = { "Content-Type": "text/html;charset=utf-8" };
  return new Response(html, { status: 503, headers });
}

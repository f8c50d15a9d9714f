/**
 * Keeps the build's files and the pages last seen (docs/decisions/0023-service-worker.md). Built apart
 * from everything else (scripts/vite/service-worker.ts) and registered at the first touch. What may
 * be kept, and for whom, the server says with each page (server/page-cache/service-worker-headers.ts).
 */
import * as m from "#app/messages/messages.js";
import type { KeptPage } from "#app/document/kept-page-notice.tsx";
import { MONEY_PATHS } from "#domain/money/money-paths.ts";

/** Another one with each build: what an earlier build left is not looked at, and removed. */
declare const BUILD: string;

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  clientId: string;
  resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}
/** What a service worker has and a page has not. */
declare const self: {
  oninstall: (event: Lasting) => void;
  onactivate: (event: Lasting) => void;
  onfetch: (event: Fetching) => void;
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
/** For how long a page is shown before it is asked for anew. */
const SHOWN_MS = 3_600_000;
const MOST_PAGES = 20;

self.oninstall = (event) => {
  void self.skipWaiting();
  // The pages that are open came before there was anybody to keep them.
  event.waitUntil(
    self.clients
      .matchAll({ includeUncontrolled: true, type: "window" })
      .then((open) =>
        Promise.all(open.map(({ url }) => askPage(event, new Request(url)).catch(String))),
      ),
  );
};

self.onactivate = (event) => {
  event.waitUntil(forget((name) => !name.startsWith(FILES)).then(() => self.clients.claim()));
};

self.onfetch = (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  // What is kept may show what was before the write.
  if (request.method !== "GET") event.waitUntil(forgetPages());
  else if (/^\/(assets\/|__manifest$)/.test(pathname)) event.respondWith(answerFile(request));
  else if (request.mode === "navigate") event.respondWith(answerPage(event, pathname));
};

async function answerFile(request: Request): Promise<Response> {
  const files = await caches.open(FILES);
  const kept = await files.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await files.put(request, answer.clone());
  return answer;
}

async function answerPage(event: Fetching, pathname: string): Promise<Response> {
  const { request } = event;
  const { url } = request;
  const marked = await mark();
  const kept = await (await caches.open(PAGES)).match(url);
  const says = (name: string) => kept?.headers.get(name);
  const asked = askPage(event, request, marked);
  const isShown =
    kept &&
    says("Plaza-Keep") === "visitor" &&
    marked &&
    says("Plaza-Mark") === marked &&
    Date.now() - Number(says("Plaza-At")) < SHOWN_MS &&
    !MONEY_PATHS.test(pathname);
  if (isShown) {
    event.waitUntil(
      asked.then(async ({ headers }) => {
        if (headers.get("ETag") !== says("ETag")) await tellPage(event, "changed");
      }, String),
    );
    return kept;
  }
  return asked.catch(() => {
    if (!kept) return notKept();
    event.waitUntil(tellPage(event, "offline"));
    return kept;
  });
}

/** Tells the page that is being loaded what it is (app/document/kept-page-notice.tsx). */
async function tellPage(event: Fetching, what: KeptPage): Promise<void> {
  // The page may not be there yet: its first bytes are on their way.
  for (let tries = 0; tries < 50; tries += 1) {
    const client = await self.clients.get(event.resultingClientId);
    if (client) return client.postMessage(what);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Asks for a page; one that may be kept is kept while it is being read. */
async function askPage(event: Lasting, request: Request, marked?: string): Promise<Response> {
  const before = marked ?? (await mark());
  const answer = await fetch(request);
  // A redirect or a file says nothing about who is looking.
  const keep = answer.headers.get("Plaza-Keep");
  if (keep) event.waitUntil(keepPage(request.url, answer.clone(), keep, before).catch(String));
  return answer;
}

async function keepPage(url: string, answer: Response, keep: string, before: string) {
  const pages = await caches.open(PAGES);
  const list = await pages.keys();
  const last = list[0] && (await pages.match(list[0]));
  // Somebody else, or nobody who wants anything kept.
  if (last && last.headers.get("Plaza-Keep") !== keep)
    await Promise.all(list.map((one) => pages.delete(one)));
  const text = await answer.text();
  if (keep === "no" || before !== (await mark())) return;
  const headers = new Headers(answer.headers);
  headers.set("Plaza-At", `${Date.now()}`);
  headers.set("Plaza-Mark", before);
  await pages.delete(url);
  await pages.put(url, new Response(text, { headers }));
  if (list.length >= MOST_PAGES) await pages.delete(list[0]!);
  const files = await caches.open(FILES);
  const found = new Set(text.match(/\/assets\/[\w.-]+\.(js|css)/g));
  await Promise.all([...found].map(async (file) => (await files.match(file)) ?? files.add(file)));
}

/**
 * The cookies that change with a choice or a write, in whichever tab: a page is shown again only
 * while they are what they were. Empty where the browser does not tell.
 */
async function mark(): Promise<string> {
  const cookies = (await self.cookieStore?.getAll()) ?? [];
  return cookies
    .filter(({ name }) => /^plaza-(preferences|changed)$/.test(name))
    .map(({ value }) => encodeURIComponent(value))
    .sort()
    .join();
}

async function forget(isOld: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith("plaza-") && isOld(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

const forgetPages = () => forget((name) => name === PAGES);

/** A short page of its own, in the browser's language: this one is not kept, and there is no connection. */
function notKept(): Response {
  const locale = /^es/.test(navigator.language) ? "es" : "en";
  const html = `<!doctype html><html lang="${locale}"><meta name=viewport content=width=device-width><title>Plaza</title><p role="status" style="margin:3rem auto;max-width:34rem;padding:1rem;font:1rem/1.5 sans-serif">${m.shell_offline_none({}, { locale })}</p>`;
  const headers = { "Content-Type": "text/html;charset=utf-8" };
  return new Response(html, { status: 503, headers });
}

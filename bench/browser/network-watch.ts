import type { CDPSession } from "@playwright/test";

/** One request that a page made. */
export interface Asked {
  url: string;
  kind: string;
  /** As they came over the line, heads included. */
  bytes: number;
  /** From the browser's own cache or from the service worker's: nothing went over the line. */
  isFromCache: boolean;
}

export interface NetworkWatch {
  asked(): Asked[];
  /** Milliseconds since anything went over the line; 0 while something is awaited. */
  quietFor(): number;
}

/** A request that never ends (a stream of notices) is not waited for longer. */
const ENDLESS_MS = 5_000;

/** Follows what a page asks for. What a service worker asks for on its own is not the page's. */
export function watchNetwork(session: CDPSession): NetworkWatch {
  const asked = new Map<string, Asked & { isOpen: boolean }>();
  let last = Date.now();
  const touch = () => void (last = Date.now());

  session.on("Network.requestWillBeSent", ({ requestId, request, type, redirectResponse }) => {
    touch();
    if (/^(data|blob):/.test(request.url)) return;
    const before = asked.get(requestId);
    if (redirectResponse && before) {
      asked.set(`${requestId} ${asked.size}`, {
        ...before,
        bytes: redirectResponse.encodedDataLength,
        isOpen: false,
      });
    }
    const kind = (type ?? "Other").toLowerCase();
    asked.set(requestId, { url: request.url, kind, bytes: 0, isFromCache: false, isOpen: true });
  });
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    touch();
    const one = asked.get(requestId);
    if (!one) return;
    one.kind = type.toLowerCase();
    one.isFromCache = Boolean(
      response.fromDiskCache || response.fromServiceWorker || response.fromPrefetchCache,
    );
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => {
    const one = asked.get(requestId);
    if (one) one.isFromCache = true;
  });
  session.on("Network.dataReceived", touch);
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    touch();
    const one = asked.get(requestId);
    if (one) Object.assign(one, { bytes: encodedDataLength, isOpen: false });
  });
  session.on("Network.loadingFailed", ({ requestId }) => {
    touch();
    const one = asked.get(requestId);
    if (one) one.isOpen = false;
  });

  return {
    asked: () => [...asked.values()],
    quietFor() {
      const quiet = Date.now() - last;
      const isWaiting = [...asked.values()].some(({ isOpen }) => isOpen);
      return isWaiting && quiet < ENDLESS_MS ? 0 : quiet;
    },
  };
}

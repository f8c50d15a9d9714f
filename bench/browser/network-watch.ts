import type { CDPSession } from "@playwright/test";

/** One request that a page made. */
export interface RecordedRequest {
  url: string;
  kind: string;
  /** Transferred bytes, including headers. */
  bytes: number;
  /** Answered by the browser's cache or the service worker: nothing was transferred. */
  isFromCache: boolean;
}

export interface NetworkWatch {
  requests(): RecordedRequest[];
  /** Milliseconds since the last network activity; 0 while a response is awaited. */
  quietFor(): number;
}

/** After this time without data an open request counts as endless (an event stream). */
const ENDLESS_MS = 5_000;

/** Records a page's requests; requests that the service worker makes itself are not included. */
export function watchNetwork(session: CDPSession): NetworkWatch {
  const requests = new Map<string, RecordedRequest & { isOpen: boolean }>();
  let last = Date.now();
  const touch = () => void (last = Date.now());

  session.on("Network.requestWillBeSent", ({ requestId, request, type, redirectResponse }) => {
    touch();
    if (/^(data|blob):/.test(request.url)) return;
    const before = requests.get(requestId);
    if (redirectResponse && before) {
      requests.set(`${requestId} ${requests.size}`, {
        ...before,
        bytes: redirectResponse.encodedDataLength,
        isOpen: false,
      });
    }
    const kind = (type ?? "Other").toLowerCase();
    requests.set(requestId, { url: request.url, kind, bytes: 0, isFromCache: false, isOpen: true });
  });
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    touch();
    const one = requests.get(requestId);
    if (!one) return;
    one.kind = type.toLowerCase();
    one.isFromCache = Boolean(
      response.fromDiskCache || response.fromServiceWorker || response.fromPrefetchCache,
    );
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => {
    const one = requests.get(requestId);
    if (one) one.isFromCache = true;
  });
  session.on("Network.dataReceived", touch);
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    touch();
    const one = requests.get(requestId);
    if (one) Object.assign(one, { bytes: encodedDataLength, isOpen: false });
  });
  session.on("Network.loadingFailed", ({ requestId }) => {
    touch();
    const one = requests.get(requestId);
    if (one) one.isOpen = false;
  });

  return {
    requests: () => [...requests.values()],
    quietFor() {
      const quiet = Date.now() - last;
      const isPending = [...requests.values()].some(({ isOpen }) => isOpen);
      return isPending && quiet < ENDLESS_MS ? 0 : quiet;
    },
  };
}

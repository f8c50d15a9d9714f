/**
 * Reports how much of a file has been sent while its form is submitted. `fetch`, with which forms are
 * submitted, tells nothing about it and XMLHttpRequest does: during the submission the request with this
 * file goes through one.
 *
 * @param report called with whole percent, and with undefined when the submission has ended
 * @returns a function that stops watching
 */
export function watchUpload(
  input: HTMLInputElement,
  report: (percent: number | undefined) => void,
): () => void {
  const { form } = input;
  const watch = () => {
    const file = input.files?.[0];
    if (!file) return;
    const usual = window.fetch;
    const giveBack = () => {
      if (window.fetch === watched) window.fetch = usual;
    };
    const watched: typeof fetch = (target, init) => {
      const body = init?.body;
      // A copy of the form's fields: its file is another object.
      const copy = body instanceof FormData && body.get(input.name);
      if (!(copy instanceof File) || copy.name !== file.name || copy.size !== file.size)
        return usual(target, init);
      giveBack();
      report(0);
      return send(target, init!, report).finally(() => report(undefined));
    };
    window.fetch = watched;
    // The form is submitted in the same task, unless a listener has refused it.
    setTimeout(giveBack, SUBMITTED_WITHIN_MS);
  };
  form?.addEventListener("submit", watch);
  return () => form?.removeEventListener("submit", watch);
}

const SUBMITTED_WITHIN_MS = 1_000;

/** A POST by XMLHttpRequest with the arguments and the answer of `fetch`. */
function send(
  target: RequestInfo | URL,
  { method = "POST", headers, body, signal }: RequestInit,
  report: (percent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, target instanceof Request ? target.url : String(target));
    request.responseType = "arraybuffer";
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) =>
      report(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    request.onload = () => {
      const { status, response } = request;
      const hasBody = ![204, 205, 304].includes(status);
      resolve(
        new Response(hasBody ? (response as ArrayBuffer) : null, {
          status,
          headers: readHeaders(request.getAllResponseHeaders()),
        }),
      );
    };
    request.onerror = () => reject(new TypeError("Failed to fetch"));
    request.onabort = () => reject(new DOMException("Aborted", "AbortError"));
    signal?.addEventListener("abort", () => request.abort());
    request.send(body as FormData);
  });
}

/** Response headers as XMLHttpRequest gives them: a line each. */
function readHeaders(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split(/\r?\n/)) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

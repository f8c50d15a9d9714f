import { ask, FORM, PHONE, VISITOR, type Answer } from "./ask.ts";

/** An HTTP client with a cookie jar that submits forms like a same-origin page. */
export interface Browser {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Present cookies by name. */
  readonly cookies: Map<string, string>;
  /** Sets and deletes cookies as an answer says, also one to a request that was sent otherwise. */
  keep(answer: Answer): void;
}

const PREFERENCES = VISITOR.Cookie.split("=")[0] ?? "";

/** Opens a client past the gate. */
export function openBrowser(origin: string, userAgent: string = PHONE): Browser {
  const cookies = new Map([[PREFERENCES, VISITOR.Cookie.slice(PREFERENCES.length + 1)]]);
  const keep = ({ headers }: Answer) => {
    for (const line of headers["set-cookie"] ?? []) {
      const [pair = ""] = line.split(";");
      const name = pair.slice(0, pair.indexOf("="));
      if (/Max-Age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, pair.slice(name.length + 1));
    }
  };
  const send = async (
    path: string,
    method: string,
    headers: Record<string, string>,
    body?: string,
  ) => {
    const Cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const answer = await ask(origin, path, {
      method,
      headers: { Host: new URL(origin).host, "User-Agent": userAgent, Cookie, ...headers },
      ...(body !== undefined && { body }),
    });
    keep(answer);
    return answer;
  };
  return {
    cookies,
    keep,
    get: (path, headers = {}) => send(path, "GET", headers),
    post: (path, fields, headers = {}) =>
      send(
        path,
        "POST",
        { ...FORM, Origin: origin, "Sec-Fetch-Site": "same-origin", ...headers },
        new URLSearchParams(fields).toString(),
      ),
  };
}

/** Number of unread notifications on the header's bell. */
export const unreadOf = ({ text }: Answer): number =>
  Number(/aria-label="Notifications, (\d+) unread"/.exec(text)?.[1] ?? NaN);

/** First name in the header's greeting. */
export const greetingOf = ({ text }: Answer): string =>
  /Welcome back, (?:<!-- -->)?([^<]*)</.exec(text)?.[1] ?? "";

import "@remix-run/node";

declare module "@remix-run/node" {
  /** What the production server hands to loaders; absent under `remix-serve` and in development. */
  interface AppLoadContext {
    /** For inline scripts and styles, under the content security policy. */
    nonce?: string;
    /** The `X-Request-Id` of the response, shown on error pages and in the log. */
    requestId?: string;
    /** The answer will be a whole page, and not its data alone. */
    isDocument?: boolean;
    /** Where the request comes from, for counting tries. */
    address?: string;
    /** Tells the server that what failed can be tried again in a moment: it answers 503. */
    onPassingFailure?: () => void;
  }
  interface Future {
    v3_singleFetch: true;
  }
}

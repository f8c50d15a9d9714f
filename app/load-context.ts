import "@remix-run/node";

declare module "@remix-run/node" {
  /** Values from the production server for loaders; undefined under `remix-serve` and in development. */
  interface AppLoadContext {
    /** CSP nonce for inline scripts and styles. */
    nonce?: string;
    /** The `X-Request-Id` of the response, shown on error pages and in the log. */
    requestId?: string;
    /** Whether the response is an HTML page, and not loader data only. */
    isDocument?: boolean;
    /** The client's IP address, for rate limits. */
    address?: string;
    /** Tells the server that the error is temporary: it answers 503. */
    onPassingFailure?: () => void;
  }
  interface Future {
    v3_singleFetch: true;
  }
}

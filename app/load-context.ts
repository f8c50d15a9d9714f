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
    /** Pages that were drawn before (server/page-cache/drawn-pages.ts). */
    drawing?: {
      /**
       * Whether a page that was drawn from the same is there: then the server sends that one, and the
       * answer needs no body. To be asked once, before a page is drawn.
       */
      isDrawn: (from: { digest: string; own: readonly string[] }) => boolean;
      /** A part of it could not be drawn: it is not what others would be sent. */
      spoil: () => void;
    };
    /** Tells the server that what failed can be tried again in a moment: it answers 503. */
    onPassingFailure?: () => void;
  }
  interface Future {
    v3_singleFetch: true;
  }
}

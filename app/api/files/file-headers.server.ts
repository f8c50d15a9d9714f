import { plainFileName } from "#domain/artifakts/sample-file.ts";

/** Content-Security-Policy of a file that a browser may open by itself, such as a drawing. */
export const STRICTEST_POLICY =
  "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; sandbox";

/** Content-Disposition with the full name in `filename*` (RFC 6266) and an ASCII fallback. */
export function contentDisposition(name: string): string {
  const dot = name.lastIndexOf(".");
  const plain = plainFileName(name.slice(0, dot), name.slice(dot).replace(/[^.\w]/g, ""));
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "#config/env.ts";
import { paths, serverPaths } from "#domain/addresses/paths.ts";
import { refuseMethod } from "#app/api/json/json-endpoint.server.ts";

/**
 * Personal pages and forms. Not /search: its pages have a `noindex` meta tag, which a crawler sees only
 * if it may fetch them.
 */
const DISALLOWED = [
  paths.account,
  paths.settings,
  `${paths.api}/`,
  paths.earnings,
  paths.login,
  paths.create,
  paths.notifications,
  paths.onboarding,
  paths.pathSelection,
  paths.preferences,
  paths.signup,
  paths.suggestions,
];

/** `/robots.txt`: allows everything but personal pages, and names the sitemap. */
export function loader({ request }: LoaderFunctionArgs): Response {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const origin = env.PUBLIC_URL ?? new URL(request.url).origin;
  const lines = [
    "User-agent: *",
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}${serverPaths.sitemap}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

export const action = refuseMethod;

import type { LoaderFunctionArgs } from "@remix-run/node";
import { env } from "#config/env.ts";
import { paths } from "#app/paths.ts";
import { refuseMethod } from "#app/api/json/json-endpoint.server.ts";

/**
 * What is one person's, or a step on somebody's way. Not /search: its pages say themselves that they
 * are not to be listed, which a robot only learns by reading them.
 */
const KEPT_OUT = [
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

/** `/robots.txt`: everything is open but a person's own pages, and where the site map is. */
export function loader({ request }: LoaderFunctionArgs): Response {
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod();
  const origin = env.PUBLIC_URL ?? new URL(request.url).origin;
  const lines = [
    "User-agent: *",
    ...KEPT_OUT.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}${paths.sitemap}`,
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

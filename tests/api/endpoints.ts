/** Every JSON endpoint with its Cache-Control header, for tests of all endpoints. */
export const ENDPOINTS = [
  { path: "/api/artifakts", cacheControl: "public, max-age=0, must-revalidate" },
  { path: "/api/spaces", cacheControl: "public, max-age=0, must-revalidate" },
  { path: "/api/agentiks", cacheControl: "public, max-age=0, must-revalidate" },
  { path: "/api/challenges", cacheControl: "public, max-age=0, must-revalidate" },
  { path: "/api/user/demo/stats", cacheControl: "private, no-cache" },
  { path: "/api/spaces/featured", cacheControl: "public, max-age=0, must-revalidate" },
  { path: "/api/artifakts/trending", cacheControl: "public, max-age=0, must-revalidate" },
  { path: "/api/agentiks/user/demo", cacheControl: "private, no-cache" },
  { path: "/api/challenges/active", cacheControl: "public, max-age=0, must-revalidate" },
  { path: "/api/openapi.json", cacheControl: "public, max-age=0, must-revalidate" },
] as const;

/** The search box's own endpoint: it answers as the others do and is in no description. */
export const SUGGESTIONS = {
  path: "/suggestions?q=pan",
  cacheControl: "private, no-cache",
} as const;

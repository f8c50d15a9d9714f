import { index, layout, route, type RouteConfig } from "@remix-run/route-config";

/** The URL map: every screen, every endpoint. Read this first. */
export default [
  layout("shell/layout.tsx", [
    index("screens/home/route.tsx"),
    route("spaces", "screens/spaces/route.tsx"),
    route("notifications", "screens/notifications/route.tsx"),
    route("new", "screens/new/route.tsx"),
    route("*", "screens/not-found/route.tsx"),
  ]),

  route("onboarding", "screens/onboarding/route.tsx"),
  route("path-selection", "screens/path-selection/route.tsx"),

  route("preferences", "preferences/route.ts"),

  route("api/artifakts", "api/artifakts.ts"),
  route("api/artifakts/trending", "api/trending-artifakts.ts"),
  route("api/spaces", "api/spaces.ts"),
  route("api/spaces/featured", "api/featured-spaces.ts"),
  route("api/agentiks", "api/agentiks.ts"),
  route("api/agentiks/user/:userId", "api/user-agentiks.ts"),
  route("api/challenges", "api/challenges.ts"),
  route("api/challenges/active", "api/active-challenges.ts"),
  route("api/user/:userId/stats", "api/user-stats.ts"),
  route("api/openapi.json", "api/openapi-json.ts"),
  route("api/*", "api/not-found.ts"),
] satisfies RouteConfig;

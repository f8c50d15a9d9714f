import { index, layout, route, type RouteConfig } from "@remix-run/route-config";

/** The URL map: every screen, every endpoint. Read this first. */
export default [
  layout("shell/layout.tsx", [
    index("screens/home/route.tsx"),
    route("spaces", "screens/spaces/route.tsx"),
    route("spaces/:id", "screens/space/route.tsx"),
    route("spaces/:id/members", "screens/space-members/route.tsx"),
    route("artifakts", "screens/artifakts/route.tsx"),
    route("artifakts/:id", "screens/artifakt/route.tsx"),
    route("agentiks", "screens/agentiks/route.tsx"),
    route("agentiks/:id", "screens/agentik/route.tsx"),
    route("challenges", "screens/challenges/route.tsx"),
    route("challenges/:id", "screens/challenge/route.tsx"),
    route("marketplace", "screens/marketplace/route.tsx"),
    route("portals", "screens/portals/route.tsx"),
    route("perks", "screens/perks/route.tsx"),
    route("multimedia", "screens/multimedia/route.tsx"),
    route("search", "screens/search/route.tsx"),
    route("creator", "screens/creator/route.tsx"),
    route("earnings", "screens/earnings/route.tsx"),
    route("builder", "screens/builder/route.tsx"),
    route("notifications", "screens/notifications/route.tsx"),
    route("new", "screens/new/route.tsx"),
    route("ajustes", "screens/settings/route.tsx"),
    route("account", "screens/account/route.tsx"),
    route("account/delete", "screens/account-delete/route.tsx"),
    route("*", "screens/not-found/route.tsx"),
  ]),

  route("signup", "screens/signup/route.tsx"),
  route("login", "screens/login/route.tsx"),
  route("login/reset", "screens/reset-request/route.tsx"),
  route("login/reset/:token", "screens/reset-password/route.tsx"),

  route("invitations/:token", "screens/invitation/route.tsx"),

  route("onboarding", "screens/onboarding/route.tsx"),
  route("path-selection", "screens/path-selection/route.tsx"),

  route("preferences", "preferences/route.ts"),
  route("account/export", "api/account-export.ts"),

  route("covers/:kind/:file", "api/cover-picture.ts"),
  route("sounds/:file", "api/sound.ts"),
  route("sitemap.xml", "api/sitemap.ts"),
  route("robots.txt", "api/robots.ts"),
  route("suggestions", "api/suggestions.ts"),

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

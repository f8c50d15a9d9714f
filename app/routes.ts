import { index, layout, route, type RouteConfig } from "@remix-run/route-config";

/** The URL map: every screen, every endpoint. Read this first. */
export default [
  layout("shell/layout.tsx", [
    index("screens/home/route.tsx"),
    route("notifications", "screens/notifications/route.tsx"),
    route("new", "screens/new/route.tsx"),
    route("*", "screens/not-found/route.tsx"),
  ]),

  route("onboarding", "screens/onboarding/route.tsx"),
  route("path-selection", "screens/path-selection/route.tsx"),

  route("preferences", "preferences/route.ts"),
] satisfies RouteConfig;

import { index, route, type RouteConfig } from "@remix-run/route-config";

export default [index("hello.tsx"), route("rows", "rows.tsx")] satisfies RouteConfig;

import type { Plugin } from "vite";

/** Server-only files, which must never reach a browser (docs/house.md, "The import law"). */
const SERVER_ONLY =
  /\/(adapters|config|db|seeds|server|scripts|tests|worker)\/[^?]*\.(ts|tsx|mjs)$|\.server\.(ts|tsx)$/;

/** Fails the client build if it contains server code, naming the module and its importers. */
export function browserGraphGuard(root: string): Plugin {
  return {
    name: "plaza:browser-graph-guard",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const id of Object.keys(chunk.modules)) {
          const path = id.startsWith(root) ? id.slice(root.length) : "";
          if (!path || path.includes("node_modules") || !SERVER_ONLY.test(path)) continue;
          const importers = this.getModuleInfo(id)?.importers.join(", ") ?? "unknown";
          this.error(
            `${path} is server code and entered the browser graph, imported by ${importers}`,
          );
        }
      }
    },
  };
}

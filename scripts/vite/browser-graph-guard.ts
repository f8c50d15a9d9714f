import type { Plugin } from "vite";

/** Folders whose code must never reach a browser (architecture: the import law). */
const SERVER_ONLY =
  /\/(adapters|config|db|seeds|server|scripts|tests|worker)\/[^?]*\.(ts|tsx|mjs)$|\.server\.(ts|tsx)$/;

/** Fails the client build, naming the module and who imports it, when server code enters it. */
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

import type { Plugin } from "vite";

/**
 * Changes four things in the browser's copy of the framework:
 *
 * - What only pages without an error boundary or a hydrate fallback of their own show is left out.
 *   Plaza's root has both, and what they show brings `<Scripts>` along, which the server alone
 *   writes here (app/root.tsx): 1.6 KB on every page, over the line.
 * - The routes behind a page's links are asked for once, with one address of each kind. As it comes,
 *   a list asks with all of its 24 items' addresses, and again when the page changes before the
 *   answer has come.
 * - A screen's script is asked for together with those it imports, which its route names. As it
 *   comes, the browser finds them in it and asks a second time: a whole trip on the way to the next
 *   screen.
 * - What somebody typed into a `<textarea>` before React came stays. As it comes, React writes the
 *   text that the server sent over it (for Internet Explorer's sake).
 *
 * @throws when a new version of the framework no longer has a text that is replaced
 */
export const leanFramework = (): Plugin => ({
  name: "plaza:lean-framework",
  apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  transform: {
    filter: {
      id: /\/@remix-run\/react\/dist\/esm\/(errorBoundaries|fog-of-war|routeModules)\.js|\/react-dom\.production\.min\.js$/,
    },
    handler(code, id) {
      const replaced = REPLACED.filter(({ file }) => id.includes(file));
      let lean = code;
      for (const { file, from, to } of replaced) {
        if (!lean.includes(from)) this.error(`The framework has another ${file} now`);
        lean = lean.replace(from, () => to);
      }
      return { code: lean, map: null };
    },
  },
});

const REPLACED = [
  {
    file: "errorBoundaries.js",
    from: "renderScripts ? /*#__PURE__*/React.createElement(Scripts, null) : null",
    to: "null",
  },
  {
    file: "fog-of-war.js",
    from: `let lazyPaths = Array.from(nextPaths.keys()).filter(path => {
        if (discoveredPaths.has(path)) {
          nextPaths.delete(path);
          return false;
        }
        return true;
      });`,
    to: `let lazyPaths = Array.from(nextPaths).filter(path => {
        nextPaths.delete(path);
        let kind = path.replace(/(.\\/)[^/]+/, "$1");
        return !discoveredPaths.has(path) && !askedKinds.has(kind) && askedKinds.add(kind);
      });`,
  },
  {
    file: "fog-of-war.js",
    from: "function useFogOFWarDiscovery(",
    to: "const askedKinds = new Set();\nfunction useFogOFWarDiscovery(",
  },
  {
    file: "routeModules.js",
    from: "let routeModule = await import( /* webpackIgnore: true */route.module);",
    to: `let [routeModule] = await Promise.all([route.module, ...(route.imports || [])].map(
      (file) => import(/* @vite-ignore */ file)));`,
  },
  {
    file: "react-dom.production.min.js",
    from: '{var b=a.textContent;b===a._wrapperState.initialValue&&""!==b&&null!==b&&(a.value=b)}',
    to: "{}",
  },
];

import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { transform } from "esbuild";
import { createGenerator, type UserConfig } from "unocss";
import type { Plugin, ResolvedConfig, Rollup } from "vite";
import { THEME_TOKENS, THEMES_LAYER } from "../../uno.config.ts";

/** What one screen needs to be painted, ready to stand in a `<style>`. */
export interface RouteStyles {
  /** Preflights and utilities without the themes' tokens: goes into the head. */
  base: string;
  /** Icon masks: several times the size of the rest, so they follow the main content. */
  icons: string;
  /** In easy mode, of a screen whose easy view is loaded apart. */
  easy?: Omit<RouteStyles, "easy">;
}

const VIRTUAL_ID = "virtual:route-styles";
const STYLES_FILE = "build/route-styles.json";

/**
 * Works out, per route module, the CSS of that module and everything it statically imports, and
 * offers it to the server build as `virtual:route-styles` (`routes`: from module path to
 * {@link RouteStyles}; `themes`: from theme to its tokens). A screen's HTML then carries its own CSS and no other; the whole sheet is
 * fetched later, for what the person does next. See docs/decisions.
 *
 * The client build runs before the server build, so what the first finds is handed over in a file.
 */
export function routeStyles(uno: UserConfig): Plugin {
  let config: ResolvedConfig;
  return {
    name: "plaza:route-styles",
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === VIRTUAL_ID ? `\0${VIRTUAL_ID}` : undefined),
    async load(id) {
      if (id !== `\0${VIRTUAL_ID}`) return;
      const json =
        config.command === "build" && config.build.ssr
          ? await readFile(path.resolve(config.root, STYLES_FILE), "utf8")
          : `{"themes":{},"routes":{}}`;
      return `export default ${json};`;
    },
    async generateBundle(_options, bundle) {
      if (config.command !== "build" || config.build.ssr) return;
      const generator = await createGenerator(uno);
      const safelist = (uno.safelist ?? []).filter((name) => typeof name === "string");
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const entries = chunks.filter((chunk) => chunk.isEntry && chunk.facadeModuleId);
      const shell = entries.filter((chunk) => /\/(root|layout)\.tsx/.test(chunk.facadeModuleId!));
      const code = new Map(
        chunks.flatMap((chunk) =>
          Object.entries(chunk.modules).map(([id, module]) => [id, module.code ?? ""] as const),
        ),
      );
      const stylesFrom = async (starts: readonly string[]) => {
        const tokens = new Set(safelist);
        const reached = new Set(starts);
        for (const id of reached) {
          if (isOwnMarkup(id)) {
            const found = await generator.applyExtractors(code.get(id) ?? "", id);
            for (const token of found) {
              if (LATE_ICONS.test(id) && token.startsWith("i-")) continue;
              tokens.add(token);
            }
          }
          // A set may grow while it is walked: everything imported without being asked, at any depth.
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
          for (const next of importedIds) reached.add(next);
          // A lazy piece of ui/, or a late one of a screen, is in the server's HTML all the same.
          for (const next of dynamicallyImportedIds) if (LAZY_PIECE.test(next)) reached.add(next);
        }
        const result = await generator.generate(tokens, { minify: true });
        return {
          base: await shorten(result.getLayers(undefined, ["icons", THEMES_LAYER])),
          icons: (await shorten(result.getLayer("icons") ?? "")).replace(ICON_FRAME, ""),
        };
      };
      const frame = shell.map((chunk) => chunk.facadeModuleId!);
      const styles: Record<string, RouteStyles> = {};
      for (const { facadeModuleId } of entries) {
        const easy = lazyImportsOf(facadeModuleId!, this).find((id) => EASY_VIEW.test(id));
        styles[routePath(facadeModuleId!, config.root)] = {
          ...(await stylesFrom([...frame, facadeModuleId!])),
          ...(easy && { easy: await stylesFrom([...frame, easy]) }),
        };
      }
      const file = path.resolve(config.root, STYLES_FILE);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify({ themes: THEME_TOKENS, routes: styles }));
    },
  };
}

/**
 * Where icons may come with the whole sheet: the sidebar is a closed drawer on a phone, and on a
 * desktop its lines are fast. Until then their place is kept and empty.
 */
const LATE_ICONS = /\/app\/shell\/(navigation|sidebar|user-block|voice-toggle)\.tsx?/;

/** What a screen shows in easy mode instead of everything else, loaded only then. */
const EASY_VIEW = /\/app\/screens\/[a-z-]+\/[a-z-]+\/easy-[a-z-]+\.tsx$/;

/** What a module, or one it imports from the same folder, imports when it is asked to. */
function lazyImportsOf(
  start: string,
  { getModuleInfo }: Pick<Rollup.PluginContext, "getModuleInfo">,
) {
  const folder = path.dirname(start);
  const reached = new Set([start]);
  const found: string[] = [];
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {};
    for (const next of importedIds) if (next.startsWith(folder)) reached.add(next);
    found.push(...dynamicallyImportedIds);
  }
  return found;
}

const LAZY_PIECE = /\/app\/(ui\/[a-z-]+\/[a-z-]+|screens\/[a-z-]+\/[a-z-]+\/late-[a-z-]+)\.tsx$/;

/** Only these modules hold class names; elsewhere a word that looks like one means something else. */
const isOwnMarkup = (id: string) =>
  !id.includes("/node_modules/") && /\/app\/(?!messages\/).*\.[jt]sx?(\?|$)/.test(id);

/** What is the same for every icon stands once in the preflight (uno.config.ts). */
const ICON_FRAME = /;-webkit-mask:var\(--un-icon\) no-repeat;[^}]*(?=\})/g;

/** Less to send: esbuild's minifier, then the pairs it leaves alone as one logical property. */
async function shorten(css: string): Promise<string> {
  const { code } = await transform(css, { loader: "css", minify: true, target: "chrome87" });
  return code
    .trim()
    .replace(/(padding|margin)-left:([^;}]+);\1-right:\2/g, "$1-inline:$2")
    .replace(/(padding|margin)-top:([^;}]+);\1-bottom:\2/g, "$1-block:$2");
}

const routePath = (facade: string, root: string) =>
  path.relative(path.join(root, "app"), facade.split("?")[0]!).replaceAll(path.sep, "/");

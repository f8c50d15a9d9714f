import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { transform } from "esbuild";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { createGenerator, type UserConfig } from "unocss";
import type { Plugin, ResolvedConfig, Rollup } from "vite";
import {
  EASY_LAYER,
  LATE_LAYER,
  ROWS_LAYER,
  THEME_TOKENS,
  THEMES_LAYER,
} from "../../uno.config.ts";
import { mergeIcons } from "./icon-sprite.ts";

/** CSS of one screen, to be inlined in `<style>`. */
export interface RouteStyles {
  /** For the head: preflights and utilities, without theme tokens, the late layer and hover. */
  base: string;
  /** Icon masks. Several times the size of `base`, so they are sent after the main content. */
  icons: string;
  /** In addition to `base`: for pages in easy mode, and for lists in the view "list". */
  inEasyMode: string;
  inRows: string;
  /** CSS in easy mode, for a screen with a lazily loaded easy view. */
  easy?: Omit<RouteStyles, "easy">;
}

/** The frame of most screens: header, navigation and player. Others carry none of its CSS. */
const LAYOUT = "shell/layout.tsx";
const files = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...files(children)]);

const VIRTUAL_ID = "virtual:route-styles";
const STYLES_FILE = "build/route-styles.json";

/**
 * Generates the CSS of each route module and everything it statically imports, as the module
 * `virtual:route-styles` of the server build (`routes`: {@link RouteStyles} by module path; `themes`:
 * tokens by theme). A screen's HTML then inlines only its own CSS, and the complete style sheet is
 * fetched later, for further navigation. See docs/decisions/0009-styles-in-the-html.md.
 *
 * @param routes the URL map, which says what is in the layout
 *
 * The client build runs before the server build and passes the result on in a file.
 */
export function routeStyles(uno: UserConfig, routes: readonly RouteConfigEntry[]): Plugin {
  const framed = new Set(
    routes.filter(({ file }) => file === LAYOUT).flatMap(({ children = [] }) => files(children)),
  );
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
          // The loop also visits ids added during the iteration: all static imports, transitively.
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
          for (const next of importedIds) reached.add(next);
          // The server also renders lazy components of ui/ and late ones of a screen.
          for (const next of dynamicallyImportedIds)
            if (LAZY_COMPONENT.test(next)) reached.add(next);
        }
        const result = await generator.generate(tokens, { minify: true });
        return {
          base: await inline(
            result.getLayers(undefined, [
              "icons",
              THEMES_LAYER,
              LATE_LAYER,
              EASY_LAYER,
              ROWS_LAYER,
            ]),
          ),
          inEasyMode: await inline(result.getLayer(EASY_LAYER)),
          inRows: await inline(result.getLayer(ROWS_LAYER)),
          icons: await minify(mergeIcons(result.getLayer("icons") ?? "")),
        };
      };
      const frame = shell.map((chunk) => chunk.facadeModuleId!);
      const bare = frame.filter((id) => !id.includes(LAYOUT));
      const styles: Record<string, RouteStyles> = {};
      for (const { facadeModuleId } of entries) {
        const route = routePath(facadeModuleId!, config.root);
        const around = framed.has(route) ? frame : bare;
        const easy = lazyImportsOf(facadeModuleId!, this).find((id) => EASY_VIEW.test(id));
        styles[route] = {
          ...(await stylesFrom([...around, facadeModuleId!])),
          ...(easy && { easy: await stylesFrom([...around, easy]) }),
        };
      }
      const file = path.resolve(config.root, STYLES_FILE);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify({ themes: THEME_TOKENS, routes: styles }));
    },
  };
}

/**
 * Modules whose icons come with the complete style sheet: on a phone the sidebar is a closed drawer,
 * and desktops have faster connections. Until then the icons' space is reserved but empty.
 */
export const LATE_ICON_FILES = ["navigation", "sidebar", "user-block", "voice-toggle"];
const LATE_ICONS = new RegExp(`/app/shell/(${LATE_ICON_FILES.join("|")})\\.tsx?`);

/** A screen's view in easy mode, imported only in that mode. */
const EASY_VIEW = /\/app\/screens\/[a-z-]+\/[a-z-]+\/easy-[a-z-]+\.tsx$/;

/** Dynamic imports of a module and of those that it statically imports from its own folder. */
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

const LAZY_COMPONENT =
  /\/app\/(ui\/[a-z-]+\/[a-z-]+|screens\/[a-z-]+\/[a-z-]+\/late-[a-z-]+)\.tsx$/;

/** Modules whose class names are used; in other modules a similar word is not a class. */
const isOwnMarkup = (id: string) =>
  !id.includes("/node_modules/") && /\/app\/(?!messages\/).*\.[jt]sx?(\?|$)/.test(id);

/** Minifies CSS by esbuild, then merges pairs of properties that it leaves into a logical property. */
async function minify(css: string): Promise<string> {
  const { code } = await transform(css, { loader: "css", minify: true, target: "chrome87" });
  return code
    .trim()
    .replace(/(padding|margin)-left:([^;}]+);\1-right:\2/g, "$1-inline:$2")
    .replace(/(padding|margin)-top:([^;}]+);\1-bottom:\2/g, "$1-block:$2");
}

/** Drops rules that only apply to what is hovered over; the complete style sheet has them. */
const withoutHover = (css: string): string =>
  css.replace(/(?<=^|[{}])([^{}@]+)\{[^{}]*\}/g, (rule, selectors: string) =>
    selectors.split(",").every((selector) => selector.includes(":hover")) ? "" : rule,
  );

const inline = async (css = "") => withoutHover(await minify(css));

const routePath = (facade: string, root: string) =>
  path.relative(path.join(root, "app"), facade.split("?")[0]!).replaceAll(path.sep, "/");

import path from "node:path";

/**
 * ESLint rule of docs/house.md, "The import law": a screen imports no other screen.
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export const ownScreen = {
  meta: {
    type: "problem",
    docs: { description: "import no other screen" },
    schema: [],
    messages: {
      other: '{{target}} is in another screen (docs/house.md, "The import law").',
    },
  },
  create(context) {
    const from = path.relative(context.cwd, context.filename).split(path.sep).join("/");
    /** @param {{ source?: import("estree").Expression | null }} node */
    const check = ({ source }) => {
      if (source?.type !== "Literal" || typeof source.value !== "string") return;
      const target = source.value.startsWith(".")
        ? path.posix.join(path.posix.dirname(from), source.value)
        : source.value.replace(/^#/, "");
      if (target.startsWith("app/screens/") && !isOwnScreen(from, target))
        context.report({ node: source, messageId: "other", data: { target } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/**
 * Whether a file of a screen may import another one: of the same screen, or directly in the folder of
 * their area, `app/screens/<area>/`.
 *
 * @param {string} from relative to the project's folder, with forward slashes
 * @param {string} target the same
 */
export function isOwnScreen(from, target) {
  const [, , area, screen] = from.split("/");
  const [, , otherArea, other, ...rest] = target.split("/");
  return area === otherArea && (screen === other || rest.length === 0);
}

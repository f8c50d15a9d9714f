import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { importLaw } from "./scripts/eslint/import-law.mjs";
import { outerColumn } from "./scripts/eslint/outer-column.mjs";

const typed = ["**/*.ts", "**/*.tsx"];
/** @type {Record<string, "readonly">} */
const nodeGlobals = Object.fromEntries(
  [
    "process",
    "console",
    "Buffer",
    "URL",
    "setTimeout",
    "clearTimeout",
    "setInterval",
    "clearInterval",
    "fetch",
    "performance",
    "AbortSignal",
    "AbortController",
    "Response",
    "Request",
    "Headers",
    "setImmediate",
    "TextDecoder",
    "TextEncoder",
    "URLSearchParams",
    "structuredClone",
  ].map((name) => [name, "readonly"]),
);

/**
 * Spreads of a list, an object or a split text that is written there: their only purpose is to hold
 * several entries on one line.
 */
const spreadLists = [
  {
    selector: "SpreadElement > :matches(ArrayExpression, ObjectExpression)",
    message: "Write the entries themselves: the formatter gives each its line.",
  },
  {
    selector:
      "SpreadElement > CallExpression[callee.property.name='split'][callee.object.type='Literal']",
    message: "Write a list: the formatter gives each entry its line.",
  },
];

const frameworkLinks = {
  selector:
    "ImportDeclaration[source.value='@remix-run/react'] > ImportSpecifier[imported.name=/^(Nav)?Link$/]",
  message: "Import links from #app/ui/links/link.tsx: they prefetch.",
};

const lateCode = {
  selector:
    "ImportExpression:not(CallExpression[callee.name=/^(lazy|lazyWhenReached|loadWhenReached)$/] ImportExpression)",
  message: "Load late code with loadWhenReached() (app/ui/loading) or React's lazy().",
};

export default tseslint.config(
  { ignores: ["node_modules", "build", "data", "reports", "app/messages", "test-results"] },
  js.configs.recommended,
  {
    files: ["**/*.js", "**/*.mjs"],
    languageOptions: { globals: nodeGlobals },
  },
  {
    files: typed,
    extends: [tseslint.configs.recommended],
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // TypeScript keeps `import { type X }` as a side-effect import.
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "no-console": ["error", { allow: ["warn", "error"] }],
      "no-undef": "off",
      "no-restricted-syntax": ["error", ...spreadLists],
    },
  },
  {
    // The only rule here that needs types, which take most of its time: where queries are written.
    // Rules on promises need them everywhere: .oxlintrc.json.
    files: ["{db,seeds,worker}/**/*.ts", "scripts/ops/**/*.ts"],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { plaza: { rules: { "outer-column": outerColumn } } },
    rules: { "plaza/outer-column": "error" },
  },
  {
    files: ["app/**/*.{ts,tsx}"],
    ignores: ["app/ui/links/link.tsx"],
    rules: { "no-restricted-syntax": ["error", ...spreadLists, frameworkLinks] },
  },
  {
    files: ["app/**/*.{ts,tsx}"],
    ignores: ["app/ui/links/link.tsx", "**/*.server.{ts,tsx}", "**/*.test.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", ...spreadLists, frameworkLinks, lateCode] },
  },
  {
    files: ["app/**/*.tsx"],
    plugins: { "react-hooks": reactHooks, "jsx-a11y": jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
    },
  },
  {
    files: [
      "scripts/**",
      "bench/**",
      "seeds/**",
      "tests/**",
      "server/**",
      "worker/**",
      "app/island/**",
    ],
    rules: { "no-console": "off" },
  },
  ...importLaw,
);

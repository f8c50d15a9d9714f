/**
 * ESLint rule: inside a subselect of a drizzle `sql` template, a column of a table outside that
 * subselect must be written `outer(column)` (db/connection/outer-column.ts).
 *
 * Drizzle omits the table name of a column if the select has only one table. Inside a subselect,
 * PostgreSQL binds such an unqualified name to the innermost table with a column of that name:
 * `WHERE artifakt_id = ${artifakts.id}` in a subselect on ownerships then compares with the
 * ownership's own id and finds no row.
 *
 * The rule recognizes columns among the interpolated values by their TypeScript types.
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export const outerColumn = {
  meta: {
    type: "problem",
    docs: { description: "qualify columns of the outer query in a subselect" },
    schema: [],
    messages: {
      bare:
        "`{{column}}` is a column of a table this subselect does not read, and may be written " +
        "without the table's name: wrap it in outer() from #db/connection/outer-column.ts.",
    },
  },
  create(context) {
    const { esTreeNodeToTSNodeMap, program } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    /** @param {import("estree").Expression} node */
    const isColumn = (node) => {
      const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node));
      // Properties that every drizzle column has, but neither a table nor an `sql` fragment.
      return ["columnType", "dataType", "table"].every((name) => type.getProperty(name));
    };
    return {
      TaggedTemplateExpression({ tag, quasi }) {
        if (tag.type !== "Identifier" || tag.name !== "sql") return;
        /** @param {import("estree").Node} node */
        const textOf = (node) => context.sourceCode.getText(node);
        const parts = quasi.quasis.map(({ value }) => value.raw);
        for (const { index, tables } of readSubselects(parts, quasi.expressions.map(textOf))) {
          const node = quasi.expressions[index];
          if (!node || !isColumn(node)) continue;
          if (node.type === "MemberExpression" && tables.has(textOf(node.object))) continue;
          context.report({ node, messageId: "bare", data: { column: textOf(node) } });
        }
      },
    };
  },
};

/**
 * The text between parentheses. A plain pair belongs to the scope around it.
 *
 * @typedef {{ isSubselect: boolean, inTables: boolean, tables: Set<string> }} Scope
 */

/** Keywords that end a table list. */
const AFTER_TABLES = /^(where|on|group|order|having|limit|offset|set|select|union|returning|for)$/i;
const BEFORE_TABLES = /^(from|join|using)$/i;

/**
 * Each value inside a subselect of a template, with the interpolated tables that this subselect
 * reads. Parentheses that do not begin with SELECT or WITH belong to the surrounding scope.
 *
 * @param {string[]} parts the SQL before, between and after the values
 * @param {string[]} values the source code of the values
 */
function readSubselects(parts, values) {
  /** @type {{ index: number, tables: Set<string> }[]} */
  const found = [];
  /** @type {Scope} */
  let scope = { isSubselect: false, inTables: false, tables: new Set() };
  /** @type {Scope[]} */
  const outer = [];
  parts.forEach((part, index) => {
    const text = part.replace(/--.*$/gm, "").replace(/'[^']*'/g, "''");
    for (const { 0: token } of text.matchAll(/\(\s*(?:select|with)\b|[()]|[a-z_]+/gi)) {
      if (token === ")") scope = outer.pop() ?? scope;
      else if (token.startsWith("(")) {
        outer.push(scope);
        if (token.length > 1) scope = { isSubselect: true, inTables: false, tables: new Set() };
      } else if (BEFORE_TABLES.test(token)) scope.inTables = true;
      else if (AFTER_TABLES.test(token)) scope.inTables = false;
    }
    const value = values[index];
    if (value === undefined) return;
    if (scope.inTables) scope.tables.add(value);
    else if (scope.isSubselect) found.push({ index, tables: scope.tables });
  });
  return found;
}

/**
 * ESLint rule: inside a subselect of a drizzle `sql` template, a column of a table that the subselect
 * does not itself read must be written `outer(column)` (db/connection/outer-column.ts).
 *
 * Drizzle writes a column without its table's name where a select has one table only. Within a
 * subselect, PostgreSQL binds such a bare name to the innermost table that has a column of that
 * name: `WHERE artifakt_id = ${artifakts.id}` in a subselect on ownerships then compares with the
 * ownership's own id, and finds nothing.
 *
 * Which interpolated values are columns is read from their types.
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
        "without the table's name: wrap it in outer() from #db/outer-column.ts.",
    },
  },
  create(context) {
    const { esTreeNodeToTSNodeMap, program } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    /** @param {import("estree").Expression} node */
    const isColumn = (node) => {
      const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node));
      // What every drizzle column has, and neither a table nor an `sql` fragment.
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
 * A stretch between parentheses; a plain one shares the scope of what is round it.
 *
 * @typedef {{ isSubselect: boolean, inTables: boolean, tables: Set<string> }} Scope
 */

/** Between a table list and what follows it. */
const AFTER_TABLES = /^(where|on|group|order|having|limit|offset|set|select|union|returning|for)$/i;
const BEFORE_TABLES = /^(from|join|using)$/i;

/**
 * Each value that stands inside a subselect of a template, with the interpolated tables that this
 * subselect reads. A parenthesis that does not begin with SELECT or WITH belongs to what is round it.
 *
 * @param {string[]} parts the text before, between and after the values
 * @param {string[]} values the values' source text
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

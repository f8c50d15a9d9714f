/** Arithmetic for agentiks: numbers, + - * / and parentheses, nothing else. */

export const EXPRESSION_MAX = 200;
const DIGITS = 10;
const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([-+*/()×÷]))/y;

/**
 * Calculates an expression such as `3 * 45.50 + 20`. Commas between thousands are left out.
 *
 * @returns the result, to 10 decimals; undefined for anything else than arithmetic, and for a division
 *   by zero
 */
export function calculate(expression: string): number | undefined {
  const tokens = tokensOf(expression.replace(/(\d),(?=\d{3}(?:\D|$))/g, "$1"));
  if (!tokens) return undefined;
  let at = 0;
  const take = (...wanted: string[]): string | undefined =>
    wanted.includes(tokens[at] ?? "") ? tokens[at++] : undefined;

  const sum = (): number => {
    let total = product();
    for (let sign = take("+", "-"); sign; sign = take("+", "-"))
      total += sign === "+" ? product() : -product();
    return total;
  };
  const product = (): number => {
    let total = factor();
    for (let sign = take("*", "/"); sign; sign = take("*", "/"))
      total = sign === "*" ? total * factor() : total / factor();
    return total;
  };
  const factor = (): number => {
    if (take("-")) return -factor();
    if (take("(")) {
      const inner = sum();
      return take(")") ? inner : Number.NaN;
    }
    const token = tokens[at++];
    return token !== undefined && /^\d/.test(token) ? Number(token) : Number.NaN;
  };

  const result = sum();
  return at === tokens.length && Number.isFinite(result)
    ? Number(result.toFixed(DIGITS))
    : undefined;
}

/** Undefined for a sign that is no part of arithmetic, and for what is too long. */
function tokensOf(text: string): string[] | undefined {
  if (text.length > EXPRESSION_MAX) return undefined;
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  for (const end = text.trimEnd().length; TOKEN.lastIndex < end;) {
    const found = TOKEN.exec(text);
    if (!found) return undefined;
    const [, number, sign] = found;
    tokens.push(number ?? (sign === "×" ? "*" : sign === "÷" ? "/" : sign!));
  }
  return tokens.length > 0 ? tokens : undefined;
}

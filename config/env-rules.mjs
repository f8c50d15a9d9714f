// @ts-check
/**
 * Building blocks of the environment rules in env-schema.mjs: parsers for the string value of one
 * environment variable.
 */

/** Returned by a parser for a value that breaks its rule. */
export const WRONG = Symbol("wrong");

/**
 * @template T
 * @typedef {object} Rule parser of a variable that is set
 * @property {string} expected what is accepted, in words, after "must be"
 * @property {(value: string) => T | typeof WRONG} read
 */

/**
 * @template T
 * @typedef {object} Variable parser of a variable that may be unset
 * @property {string} expected
 * @property {(given: string | undefined) => T | typeof WRONG} read
 */

/**
 * @template T
 * @param {Rule<T>} rule
 * @returns {Variable<T>}
 */
export const required = ({ expected, read }) => ({
  expected,
  read: (given) => (given === undefined ? WRONG : read(given)),
});

/**
 * @template T
 * @param {Rule<T>} rule
 * @returns {Variable<T | undefined>}
 */
export const optional = ({ expected, read }) => ({
  expected,
  read: (given) => (given === undefined ? undefined : read(given)),
});

/**
 * @template T
 * @param {T} fallback value of a variable that is not set
 * @param {Rule<T>} rule
 * @returns {Variable<T>}
 */
export const withDefault = (fallback, { expected, read }) => ({
  expected,
  read: (given) => (given === undefined ? fallback : read(given)),
});

/**
 * @param {string} expected
 * @param {(value: string) => boolean} isValid
 * @returns {Rule<string>}
 */
export const stringWhere = (expected, isValid) => ({
  expected,
  read: (value) => (isValid(value) ? value : WRONG),
});

/**
 * @template {string} Word
 * @param {readonly Word[]} words
 * @returns {Rule<Word>}
 */
export const oneWordOf = (words) => ({
  expected: words
    .map((word) => `"${word}"`)
    .join(", ")
    .replace(/, ([^,]+)$/, " or $1"),
  read: (value) => words.find((word) => word === value) ?? WRONG,
});

/** @param {boolean} fallback value of a variable that is not set */
export const onOff = (fallback) => {
  const { expected, read } = oneWordOf(["on", "off"]);
  /** @type {Rule<boolean>} */
  const rule = {
    expected,
    read: (value) => {
      const word = read(value);
      return word === WRONG ? WRONG : word === "on";
    },
  };
  return withDefault(fallback, rule);
};

/**
 * @param {number} from
 * @param {number} to
 * @returns {Rule<number>}
 */
export const wholeNumber = (from, to) => ({
  expected: `a whole number from ${from} to ${to}`,
  read: (value) => {
    const isWithin = /^\d{1,9}$/.test(value) && Number(value) >= from && Number(value) <= to;
    return isWithin ? Number(value) : WRONG;
  },
});

/**
 * A comma-separated list; empty entries are dropped, an unset variable is the empty list.
 *
 * @param {string} expected
 * @param {(entry: string) => boolean} isValid
 * @param {(entry: string) => string} [clean]
 */
export const list = (expected, isValid, clean = (entry) => entry) => {
  /** @type {Rule<string[]>} */
  const rule = {
    expected,
    read: (value) => {
      const entries = value.split(",").map((entry) => clean(entry.trim()));
      const given = entries.filter((entry) => entry !== "");
      return given.every(isValid) ? given : WRONG;
    },
  };
  return withDefault([], rule);
};

// @ts-check
/**
 * What the text of an environment variable may be: the parts that the rules of the environment
 * (env-schema.server.mjs) are made of.
 */

/** What a rule answers for a text that is none of what it expects. */
export const WRONG = Symbol("wrong");

/**
 * @template T
 * @typedef {object} Rule what the text of one variable may be
 * @property {string} expected in words, after "must be"
 * @property {(text: string) => T | typeof WRONG} read
 */

/**
 * @template T
 * @typedef {object} Variable a rule, and what holds where nothing is given
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
 * @param {T} standard
 * @param {Rule<T>} rule
 * @returns {Variable<T>}
 */
export const withStandard = (standard, { expected, read }) => ({
  expected,
  read: (given) => (given === undefined ? standard : read(given)),
});

/**
 * @param {string} expected
 * @param {(text: string) => boolean} holds
 * @returns {Rule<string>}
 */
export const textThat = (expected, holds) => ({
  expected,
  read: (text) => (holds(text) ? text : WRONG),
});

/**
 * @template {string} Word
 * @param {readonly Word[]} words
 * @returns {Rule<Word>}
 */
export const oneOf = (words) => ({
  expected: words
    .map((word) => `"${word}"`)
    .join(", ")
    .replace(/, ([^,]+)$/, " or $1"),
  read: (text) => words.find((word) => word === text) ?? WRONG,
});

/** @param {boolean} standard */
export const onOff = (standard) => {
  const { expected, read } = oneOf(["on", "off"]);
  /** @type {Rule<boolean>} */
  const rule = {
    expected,
    read: (text) => {
      const word = read(text);
      return word === WRONG ? WRONG : word === "on";
    },
  };
  return withStandard(standard, rule);
};

/**
 * @param {number} from
 * @param {number} to
 * @returns {Rule<number>}
 */
export const wholeNumber = (from, to) => ({
  expected: `a whole number from ${from} to ${to}`,
  read: (text) => {
    const isWithin = /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to;
    return isWithin ? Number(text) : WRONG;
  },
});

/**
 * @param {string} expected
 * @param {(entry: string) => boolean} holds for each of the entries between commas
 * @param {(entry: string) => string} [clean]
 */
export const list = (expected, holds, clean = (entry) => entry) => {
  /** @type {Rule<string[]>} */
  const rule = {
    expected,
    read: (text) => {
      const entries = text.split(",").map((entry) => clean(entry.trim()));
      const given = entries.filter((entry) => entry !== "");
      return given.every(holds) ? given : WRONG;
    },
  };
  return withStandard([], rule);
};

/** The member of a closed list that equals a value, such as a form's field; undefined for none. */
export const memberOf = <Member extends string>(
  list: readonly Member[],
  value: unknown,
): Member | undefined => list.find((member) => member === value);

/** A guest's name until they type one: "Invitado 4821". */
export interface GuestName {
  displayName: string;
  /** Without the number, for greetings. */
  firstName: string;
}

/**
 * Names a guest by a word in their language and four digits, which tell guests apart for people, not
 * for the database.
 *
 * @param word such as "Invitado" or "Guest"
 * @param random from 0 (inclusive) to 1 (exclusive)
 */
export const guestName = (word: string, random: number): GuestName => ({
  displayName: `${word} ${1_000 + Math.floor(random * 9_000)}`,
  firstName: word,
});

/** Whether a name is one that `guestName` makes; a person who types such a name stays to be asked for it. */
export const isGuestName = (name: string): boolean => /^\p{L}+ [1-9]\d{3}$/u.test(name);

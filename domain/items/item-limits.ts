export const NAME_MAX_CHARACTERS = 120;
export const DESCRIPTION_MAX_CHARACTERS = 2_000;
/** Maximum members of a space, or participants of a challenge. */
export const PLACES_MAX = 100_000;

/**
 * The viewer's relationship to an artifakt. `maker` includes a guest's copy; `owned` is bought or
 * free.
 */
export type ArtifaktRelationship = "maker" | "owned";

/** Page where operators review people's kits. Apart from `kitPaths`, which other screens use. */
export const OPERATOR_KITS_PATH = "/operator/kits";

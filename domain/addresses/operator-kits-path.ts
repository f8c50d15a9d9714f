/** Where operators review kits of people. Apart from `kitPaths`, which other screens use. */
export const OPERATOR_KITS_PATH = "/operator/kits";

/** Addresses of the kits that people make. Apart from `paths` (paths.ts), as those of the studio are. */
export const kitPaths = {
  /** One's own kits, and those of others. */
  kits: "/kits",
  newKit: "/kits/new",
  /** One of one's own kits. */
  ownKit: (id: string) => `/kits/${encodeURIComponent(id)}`,
  kitSchema: "/kits/schema.json",
} as const;

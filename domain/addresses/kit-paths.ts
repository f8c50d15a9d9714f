/** Addresses of the kits that people make. Apart from `paths` (paths.ts), as those of the studio are. */
export const kitPaths = {
  /** The person's kits, and kits from the community. */
  kits: "/kits",
  newKit: "/kits/new",
  /** A kit of the person. */
  ownKit: (id: string) => `/kits/${encodeURIComponent(id)}`,
  kitSchema: "/kits/schema.json",
} as const;

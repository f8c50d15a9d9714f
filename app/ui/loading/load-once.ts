/**
 * One `import()` for all who wait for it. A browser answers several of the same module in any order
 * while it is on its way; those who wait for one promise are answered in the order they came. What
 * failed is tried again.
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

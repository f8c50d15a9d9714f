/** Loads code at the first call; `loaded` is what it resolved to, for rendering at once. */
export interface LateCode<Module> {
  (): Promise<Module>;
  loaded?: Module;
}

/**
 * The one way to load code when a user first reaches for it (focus, pointer, key, event): wraps an
 * `import()`. All callers share one promise and continue in the order of their calls; browsers
 * resolve concurrent imports of one module in any order. After a failure the next call imports again.
 * Components that render what the server has sent use React's `lazy` instead, or `lazyWhenReached`.
 */
export function loadWhenReached<Module>(load: () => Promise<Module>): LateCode<Module> {
  let loading: Promise<Module> | undefined;
  const late: LateCode<Module> = () =>
    (loading ??= load().then(
      (module) => (late.loaded = module),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  return late;
}

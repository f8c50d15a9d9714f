/**
 * Open streams by what they follow, such as a run or a space, which holds none any more once its last
 * stream is closed.
 */
export class Followers<Follower> {
  readonly #all = new Map<string, Set<Follower>>();

  add(id: string, follower: Follower): void {
    this.#all.set(id, (this.#all.get(id) ?? new Set()).add(follower));
  }

  delete(id: string, follower: Follower): void {
    const own = this.#all.get(id);
    own?.delete(follower);
    if (own?.size === 0) this.#all.delete(id);
  }

  of(id: string): Follower[] {
    return [...(this.#all.get(id) ?? [])];
  }

  /** What is followed now. */
  ids(): string[] {
    return [...this.#all.keys()];
  }
}

import type { EventStream } from "./event-streams.server.ts";

/**
 * Open streams by what they follow, such as a run or a space, which holds none any more once its last
 * stream is closed.
 */
export class Followers<Follower> {
  readonly #all = new Map<string, Set<Follower>>();

  /**
   * What a stream does when it opens and when it closes: it follows `id` in between.
   *
   * @param onJoined called once it follows
   */
  during(
    id: string,
    make: (stream: EventStream) => Follower,
    onJoined: (follower: Follower) => void,
  ): { onOpen(stream: EventStream): void; onClose(): void } {
    let follower: Follower;
    return {
      onOpen: (stream) => {
        follower = make(stream);
        this.add(id, follower);
        onJoined(follower);
      },
      onClose: () => this.delete(id, follower),
    };
  }

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

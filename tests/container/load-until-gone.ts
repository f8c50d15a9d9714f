import http from "node:http";

/** Clients that ask one page after the other, each on one connection, until the server is gone. */
export class LoadUntilGone {
  answered = 0;
  /** Set once the server has been told to stop: a new connection may be refused from then on. */
  signalled = false;
  /** Requests that the server had taken and did not answer whole. */
  readonly failed: string[] = [];
  readonly #clients: Promise<void>[] = [];
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  begin(count: number): void {
    for (let client = 0; client < count; client += 1) this.#clients.push(this.#ask());
  }

  async end(): Promise<void> {
    await Promise.all(this.#clients);
  }

  async #ask(): Promise<void> {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let isOpen = true; isOpen;) isOpen = await this.#once(agent);
    agent.destroy();
  }

  /** @returns whether there will be another: not once the server has said goodbye or is gone */
  #once(agent: http.Agent): Promise<boolean> {
    return new Promise((resolve) => {
      let isConnected = false;
      const headers = { "User-Agent": "curl/8" };
      const request = http.get(this.#address, { agent, headers }, (response) => {
        response.resume();
        response.once("end", () => {
          this.answered += 1;
          if (response.statusCode !== 200) this.failed.push(`status ${response.statusCode}`);
          resolve(response.headers.connection !== "close");
        });
        response.once("error", (error) => {
          this.failed.push(`broken off: ${error.message}`);
          resolve(false);
        });
      });
      request.once("socket", (socket) => {
        isConnected = !socket.connecting;
        socket.once("connect", () => (isConnected = true));
      });
      request.once("error", (error: NodeJS.ErrnoException) => {
        // A new connection after the signal is refused, as it must be; one that was open is not.
        const isLate = this.signalled && (!isConnected || error.code === "ECONNREFUSED");
        if (!isLate) this.failed.push(`${request.reusedSocket ? "reused: " : ""}${error.message}`);
        resolve(false);
      });
    });
  }
}

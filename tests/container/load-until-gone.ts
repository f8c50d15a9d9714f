import http from "node:http";

/** Clients that request pages, each on one keep-alive connection, until the server is gone. */
export class LoadUntilGone {
  answered = 0;
  /** Set after the stop signal: from then on new connections may be refused. */
  signalled = false;
  /** Requests that the server accepted but did not answer completely. */
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

  /** @returns whether to continue: false after "Connection: close" or an error */
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
        // After the signal a new connection may be refused; an open one may not break.
        const isLate = this.signalled && (!isConnected || error.code === "ECONNREFUSED");
        if (!isLate) this.failed.push(`${request.reusedSocket ? "reused: " : ""}${error.message}`);
        resolve(false);
      });
    });
  }
}

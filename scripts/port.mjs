/** Checks whether the server's port is free, before slow steps. */
import net from "node:net";
import { codeOf, Refusal } from "./steps.mjs";

/**
 * @param {number} port
 * @param {string} [host] the address the server will listen on
 * @throws Refusal naming the port and its variable, if the port cannot be used
 */
export async function checkPort(port, host = "0.0.0.0") {
  const code = await new Promise((resolve) => {
    const probe = net.createServer();
    probe.once("error", (error) => resolve(codeOf(error)));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(null)));
  });
  if (code === null) return;
  const another = port < 65_000 ? port + 1 : 3_001;
  const instead = `choose another one with the variable PORT: PORT=${another} npm start`;
  if (code === "EADDRINUSE")
    throw new Refusal(`Port ${port} is taken by another program. Stop that program, or ${instead}`);
  if (code === "EACCES") throw new Refusal(`Port ${port} may not be used by this user: ${instead}`);
  throw new Refusal(
    `Plaza cannot listen on ${host}:${port} (${code}): check the variables HOST and PORT.`,
  );
}

/** Start of the parameter values in drizzle's message of a failed statement. */
const VALUES = "\nparams:";

/** An error's message for the log, without a failed statement's parameters: they are user input. */
export function errorMessage({ message }: Error): string {
  const at = message.indexOf(VALUES);
  return at < 0 ? message : `${message.slice(0, at)}${VALUES} [hidden]`;
}

/**
 * An error's stack for the log, without a failed statement's parameters. They may contain line
 * breaks and lines that look like stack frames. So the known message is cut out as a whole; if it
 * is not found in the stack, no frame is kept.
 */
export function errorStack(error: Error): string {
  const { name, message, stack = "" } = error;
  const at = stack.indexOf(message);
  const frames = at < 0 ? "" : stack.slice(at + message.length);
  return `${name}: ${errorMessage(error)}${frames}`;
}

/** Where drizzle's message goes on with the values of the statement that failed. */
const VALUES = "\nparams:";

/** An error's message without what a person sent: the values of a failed statement stand at its end. */
export function errorMessage({ message }: Error): string {
  const at = message.indexOf(VALUES);
  return at < 0 ? message : `${message.slice(0, at)}${VALUES} [hidden]`;
}

/**
 * An error's stack for the log, without the values of a failed statement. They may have any number
 * of lines, and lines that look like a stack's: so the message is taken out whole, as it is known,
 * and where it cannot be found nothing after it is kept.
 */
export function errorStack(error: Error): string {
  const { name, message, stack = "" } = error;
  const at = stack.indexOf(message);
  const frames = at < 0 ? "" : stack.slice(at + message.length);
  return `${name}: ${errorMessage(error)}${frames}`;
}

/** A line of the log: `level` comes first, what else it says in the order given. */
export interface LogLine {
  level: string;
  [field: string]: unknown;
}

/**
 * Writes one line of JSON to the log, where the logger of the process (db/connection/log.ts) is not at
 * hand: adapters and the application.
 *
 * @param stream standard error, but for what is no failure
 */
export function logLine(line: LogLine, stream: NodeJS.WritableStream = process.stderr): void {
  stream.write(`${JSON.stringify(line)}\n`);
}

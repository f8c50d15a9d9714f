import { createDb, type Db } from "#db/connection/client.ts";

/**
 * Runs a program of operators on the database in DATABASE_URL: prints its answer, or why it failed, with exit
 * code 1.
 *
 * @param looked for, in the words of the error without a database: "the payouts"
 * @param answer with the words of the command line
 */
export async function answerOnDatabase(
  looked: string,
  answer: (db: Db, words: string[]) => Promise<string>,
): Promise<void> {
  try {
    const url = process.env.DATABASE_URL;
    if (!url) throw new Error(`DATABASE_URL is not set: in which database ${looked}?`);
    const connection = createDb(url, { max: 1 });
    try {
      console.log(await answer(connection.db, process.argv.slice(2)));
    } finally {
      await connection.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

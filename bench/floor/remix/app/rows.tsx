import { useLoaderData } from "@remix-run/react";
import postgres from "postgres";

const sql = postgres(process.env.DATABASE_URL ?? "");

interface Row {
  id: string;
  name: string;
  description: string;
}

/** Fifty rows in the simplest way: one query, one list. */
export async function loader() {
  const rows = await sql<Row[]>`
    SELECT id, name, description FROM spaces ORDER BY user_count DESC, id LIMIT 50`;
  return { rows: rows.map(({ id, name, description }) => ({ id, name, description })) };
}

export default function Rows() {
  const { rows } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>Rows</h1>
      <ul>
        {rows.map(({ id, name, description }) => (
          <li key={id}>
            <h2>{name}</h2>
            <p>{description}</p>
            <a href={`/rows/${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}

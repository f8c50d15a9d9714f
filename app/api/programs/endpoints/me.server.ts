import { db } from "#db/connection/live-database.ts";
import { findPerson } from "#db/queries/people/people.ts";
import { notFound } from "#app/api/programs/api-error.server.ts";
import { endpoint } from "#app/api/programs/endpoint.server.ts";
import { meSchema } from "#app/api/programs/schemas.server.ts";

export const me = endpoint({
  id: "me",
  method: "GET",
  path: "me",
  scope: "read",
  summary: "Whose token it is, and what it may do",
  answer: meSchema,
  async run({ personId, tokenId, scope }) {
    const person = await findPerson(db, personId);
    if (!person) throw notFound("person");
    const { id, displayName: name, handle, tier } = person;
    return { id, name, handle, tier, token: { id: tokenId, scope } };
  },
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { findInvitation } from "#db/queries/spaces/space-members.ts";
import { hashToken } from "#db/connection/tokens.ts";
import type { Db } from "#db/connection/client.ts";
import { actOn } from "../../../tests/support/act.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { acceptInvitation, declineInvitation } from "./answer-invitation.ts";
import { archiveSpace } from "./archive-space.ts";
import { createSpace, type NewSpace } from "./create-space.ts";
import { decideSpaceRequest } from "./decide-space-request.ts";
import { inviteToSpace, renewInvitation } from "./invite-to-space.ts";
import { joinSpace } from "./join-space.ts";
import { makeWallCode } from "./make-wall-code.ts";

/** Every way into an archived space is closed, and opens again with it: nothing was used up. */
const NOW = new Date("2026-03-16T16:00:00.000Z");
const [OWNER, INVITED] = ["person-1", "person-6"];
const ARCHIVED = { kind: "refused", reason: "archived" };
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());
const act = <Value>(work: (tx: Db) => Promise<Value>) => actOn(database.db, work);

async function makeSpace(joinPolicy: NewSpace["joinPolicy"]) {
  const space: NewSpace = {
    name: "Mesa de trabajo",
    description: "",
    type: "custom",
    joinPolicy,
    maxMembers: null,
    language: "es",
  };
  return (await act((tx) => createSpace(tx, { personId: OWNER, space, now: NOW }))).spaceId;
}
const archive = (spaceId: string, isArchived: boolean) =>
  act((tx) => archiveSpace(tx, { spaceId, personId: OWNER, isArchived, now: NOW }));
const join = (spaceId: string, personId: string) =>
  act((tx) => joinSpace(tx, { spaceId, personId, now: NOW }));
const invite = (spaceId: string, invitee: string) =>
  act((tx) => inviteToSpace(tx, { personId: OWNER, spaceId, invitee, role: "member", now: NOW }));
async function linkTo(spaceId: string, invitee: string) {
  const made = await invite(spaceId, invitee);
  if (made.kind === "refused") throw new Error(made.reason);
  const { invitationId } = made;
  const sent = await act((tx) =>
    renewInvitation(tx, { personId: OWNER, spaceId, invitationId, now: NOW }),
  );
  return { token: sent!.token, invitationId };
}
const accept = (token: string, personId: string) =>
  act((tx) => acceptInvitation(tx, { personId, token, now: NOW }));
const endOf = async (token: string) =>
  (await findInvitation(database.db, hashToken(token), NOW))!.end;
const rowOf = async (id: string) =>
  (await database.sql`SELECT * FROM space_invitations WHERE id = ${id}`)[0];
const membersOf = async (id: string) =>
  (await database.sql`SELECT person_id FROM space_members WHERE space_id = ${id}`).map(
    ({ person_id }) => person_id as string,
  );

it("a link to one person lets nobody in, is not used up, and works once it is opened again", async () => {
  const id = await makeSpace("invite");
  const { token, invitationId } = await linkTo(id, "Luz");
  const { token: refused } = await linkTo(id, "Beto");
  await act((tx) => declineInvitation(tx, { personId: "person-8", token: refused, now: NOW }));
  const before = await rowOf(invitationId);
  await archive(id, true);
  expect(await accept(token, INVITED)).toEqual(ARCHIVED);
  expect(await endOf(token)).toBe("archived");
  expect(await rowOf(invitationId)).toEqual(before);
  expect(await membersOf(id)).toEqual([OWNER]);
  // An ended link says nothing about the space; members stay members.
  expect(await accept(refused, INVITED)).toEqual({ kind: "refused", reason: "expired" });
  expect(await endOf(refused)).toBe("declined");
  expect(await accept(token, OWNER)).toMatchObject({ kind: "done", outcome: "already" });

  await archive(id, false);
  expect(await endOf(token)).toBe(null);
  expect(await accept(token, INVITED)).toMatchObject({ kind: "done", outcome: "joined" });
});

it("an invitation on the space's own page lets nobody in, and waits", async () => {
  const id = await makeSpace("invite");
  const [{ handle }] = await database.sql<[{ handle: string }]>`
    SELECT handle FROM people WHERE id = ${INVITED}`;
  await invite(id, `@${handle}`);
  await archive(id, true);
  expect(await join(id, INVITED)).toEqual(ARCHIVED);
  await archive(id, false);
  expect(await join(id, INVITED)).toMatchObject({ kind: "done", outcome: "joined" });
});

it("a request made before is not accepted, and waits; one can be declined", async () => {
  const id = await makeSpace("request");
  const decide = (memberId: string, isAccepted: boolean) =>
    act((tx) =>
      decideSpaceRequest(tx, { personId: OWNER, spaceId: id, memberId, isAccepted, now: NOW }),
    );
  for (const person of [INVITED, "person-7"])
    expect(await join(id, person)).toMatchObject({ outcome: "requested" });
  await archive(id, true);
  expect(await decide(INVITED, true)).toEqual(ARCHIVED);
  expect(await decide("person-7", false)).toMatchObject({ kind: "done" });
  expect(await membersOf(id)).toEqual([OWNER]);
  await archive(id, false);
  expect(await decide(INVITED, true)).toMatchObject({ kind: "done" });
  expect(await membersOf(id)).toContain(INVITED);
});

it("nobody is invited and no wall code is made, whatever its policy has become since", async () => {
  const id = await makeSpace("open");
  await archive(id, true);
  expect(await invite(id, "Luz")).toEqual(ARCHIVED);
  const wall = { personId: OWNER, spaceId: id, days: 7 as const, now: NOW };
  expect(await act((tx) => makeWallCode(tx, { ...wall, sealToken: () => "" }))).toEqual(ARCHIVED);
  await database.sql`UPDATE spaces SET visibility = 'listed', join_policy = 'open' WHERE id = ${id}`;
  expect(await join(id, INVITED)).toEqual(ARCHIVED);
  expect(await membersOf(id)).toEqual([OWNER]);
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "#db/connection/client.ts";
import { findInvitation } from "#db/queries/spaces/space-members.ts";
import { hashToken } from "#db/connection/tokens.ts";
import { actOn } from "../../../tests/support/act.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { acceptInvitation, revokeInvitation } from "./answer-invitation.ts";
import { createSpace, type NewSpace } from "./create-space.ts";
import { decideSpaceRequest } from "./decide-space-request.ts";
import { forkGuest } from "#db/commands/people/guests/fork-guest.ts";
import { handOverSpace } from "./hand-over-space.ts";
import { inviteToSpace, renewInvitation } from "./invite-to-space.ts";
import { joinSpace } from "./join-space.ts";
import { leaveSpace } from "./leave-space.ts";
import { removeSpaceMember } from "./remove-space-member.ts";

const NOW = new Date("2026-03-16T16:00:00.000Z");
const DAY = 86_400_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const act = <Value>(work: (tx: Db) => Promise<Value>) => actOn(database.db, work);

const words: NewSpace = {
  name: "Mesa de trabajo",
  description: "Para el equipo",
  type: "custom",
  joinPolicy: "open",
  maxMembers: null,
  language: "es",
};
async function makeSpace(changes: Partial<NewSpace> = {}, personId = "person-1") {
  const made = await act((tx) =>
    createSpace(tx, { personId, space: { ...words, ...changes }, now: NOW }),
  );
  return made.spaceId;
}
const join = (spaceId: string, personId: string, now = NOW) =>
  act((tx) => joinSpace(tx, { personId, spaceId, now }));
const leave = (spaceId: string, personId: string) =>
  act((tx) => leaveSpace(tx, { personId, spaceId, now: NOW }));

async function stateOf(spaceId: string) {
  const { sql } = database;
  const [space] = await sql<[{ count: number; owner: string; rows: number; owners: string[] }]>`
    SELECT user_count AS count, owner_id AS owner,
      (SELECT count(*)::int FROM space_members m WHERE m.space_id = s.id AND NOT is_copy) AS rows,
      (SELECT array_agg(person_id) FROM space_members m WHERE m.space_id = s.id AND role = 'owner') AS owners
    FROM spaces s WHERE id = ${spaceId}`;
  return space;
}
const newsOf = async (personId: string) =>
  (
    await database.sql<{ kind: string }[]>`
      SELECT kind FROM notifications WHERE person_id = ${personId} ORDER BY created_at, id`
  ).map(({ kind }) => kind);
const eventsOf = async (subject: string) =>
  (
    await database.sql<{ action: string }[]>`
      SELECT action FROM audit_events WHERE subject = ${subject} ORDER BY id`
  ).map(({ action }) => action);

describe("joinSpace and leaveSpace", () => {
  it("enters an open space once, leaves it once, and keeps the member count right", async () => {
    const id = await makeSpace();
    expect(await stateOf(id)).toEqual({
      count: 1,
      owner: "person-1",
      rows: 1,
      owners: ["person-1"],
    });
    expect(await join(id, "person-2")).toMatchObject({ kind: "done", outcome: "joined" });
    expect(await join(id, "person-2")).toMatchObject({ kind: "done", outcome: "already" });
    expect(await stateOf(id)).toMatchObject({ count: 2, rows: 2 });
    expect(await leave(id, "person-2")).toMatchObject({ kind: "done", outcome: "left" });
    expect(await leave(id, "person-2")).toMatchObject({ kind: "done", outcome: "left" });
    expect(await stateOf(id)).toMatchObject({ count: 1, rows: 1 });
    expect(await eventsOf(id)).toEqual(["create-space", "join-space", "leave-space"]);
  });

  it("gives 20 places to 20 of 200 concurrent requests", async () => {
    const id = await makeSpace({ maxMembers: 21 });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => join(id, `person-${index + 2}`)),
    );
    const joined = answers.filter(({ kind }) => kind === "done").length;
    expect(joined).toBe(20);
    expect(
      answers.filter((each) => each.kind === "refused" && each.reason === "full"),
    ).toHaveLength(180);
    expect(await stateOf(id)).toMatchObject({ count: 21, rows: 21 });
  });

  it("cannot be overfilled, by a CHECK in the database", async () => {
    const id = await makeSpace({ maxMembers: 1 });
    await expect(
      database.sql`UPDATE spaces SET user_count = 2 WHERE id = ${id}`,
    ).rejects.toMatchObject({ constraint_name: "spaces_members_fit" });
  });

  it("is never without its owner", async () => {
    const id = await makeSpace();
    expect(await leave(id, "person-1")).toEqual({ kind: "refused", reason: "owner" });
    const { sql } = database;
    for (const broken of [
      sql`DELETE FROM space_members WHERE space_id = ${id}`,
      sql`UPDATE space_members SET role = 'admin' WHERE space_id = ${id}`,
      sql`INSERT INTO space_members (space_id, person_id, role) VALUES (${id}, 'person-5', 'owner')`,
    ])
      await expect(broken).rejects.toThrow(/not with its one owner/);
    expect(await stateOf(id)).toMatchObject({ owners: ["person-1"] });
  });

  it("refuses an unknown space, and an invite-only one", async () => {
    expect(await join("nope", "person-2")).toEqual({ kind: "refused", reason: "gone" });
    const id = await makeSpace({ joinPolicy: "invite", visibility: "listed" });
    expect(await join(id, "person-2")).toEqual({ kind: "refused", reason: "invite" });
    const hidden = await makeSpace({ joinPolicy: "open", visibility: "private", maxMembers: 1 });
    expect(await join(hidden, "person-2")).toEqual({ kind: "refused", reason: "gone" });
  });

  it("resolves the original's id on a visitor's page to the guest's copy", async () => {
    const { sql } = database;
    const guest = await act((tx) => forkGuest(tx, NOW));
    const [own] = await sql<[{ id: string; copied_from: string }]>`
      SELECT id, copied_from FROM spaces WHERE owner_id = ${guest} ORDER BY id LIMIT 1`;
    expect(await join(own.copied_from, guest)).toEqual({
      kind: "done",
      spaceId: own.id,
      outcome: "already",
    });
    // A copy of a membership neither takes nor frees a place.
    const [copied] = await sql<[{ space_id: string }]>`
      SELECT space_id FROM space_members WHERE person_id = ${guest} AND is_copy LIMIT 1`;
    const before = await stateOf(copied.space_id);
    expect(await leave(copied.space_id, guest)).toMatchObject({ outcome: "left" });
    expect(await stateOf(copied.space_id)).toEqual(before);
    expect(await join(copied.space_id, guest)).toMatchObject({ outcome: "joined" });
    expect((await stateOf(copied.space_id)).count).toBe(before.count + 1);
    // Another person's copy counts as missing.
    expect(await join(own.id, "person-3")).toEqual({ kind: "refused", reason: "gone" });
  });

  it("lets the demo person's guest accept the seeded invitation", async () => {
    const guest = await act((tx) => forkGuest(tx, NOW));
    expect(await join("space-15", guest)).toMatchObject({ outcome: "joined" });
    expect(await stateOf("space-15")).toMatchObject({ count: (await stateOf("space-15")).rows });
  });
});

describe("a space on request", () => {
  const decide = (spaceId: string, personId: string, memberId: string, isAccepted: boolean) =>
    act((tx) => decideSpaceRequest(tx, { personId, spaceId, memberId, isAccepted, now: NOW }));

  it("is requested once, notifies its managers, and is entered when they accept", async () => {
    const id = await makeSpace({ joinPolicy: "request" }, "person-20");
    for (let times = 0; times < 2; times += 1)
      expect(await join(id, "person-21")).toMatchObject({ outcome: "requested" });
    expect(await newsOf("person-20")).toEqual(["space_request"]);
    expect(await stateOf(id)).toMatchObject({ count: 1 });
    expect(await decide(id, "person-21", "person-21", true)).toMatchObject({ reason: "gone" });
    expect(await decide(id, "person-20", "person-21", true)).toMatchObject({ kind: "done" });
    expect(await decide(id, "person-20", "person-21", true)).toMatchObject({ kind: "done" });
    expect(await stateOf(id)).toMatchObject({ count: 2, rows: 2 });
    expect(await newsOf("person-21")).toEqual(["space_accepted"]);
  });

  it("can be declined, withdrawn, requested again, and be full by then", async () => {
    const id = await makeSpace({ joinPolicy: "request", maxMembers: 1 }, "person-22");
    await join(id, "person-23");
    expect(await decide(id, "person-22", "person-23", true)).toEqual({
      kind: "refused",
      reason: "full",
    });
    // Rolled back with the refusal: the request is still there.
    expect(await decide(id, "person-22", "person-23", false)).toMatchObject({ kind: "done" });
    expect(await newsOf("person-23")).toEqual(["space_declined"]);
    expect(await join(id, "person-23")).toMatchObject({ outcome: "requested" });
    expect(await leave(id, "person-23")).toMatchObject({ outcome: "withdrawn" });
    expect(await decide(id, "person-22", "person-23", true)).toMatchObject({ reason: "gone" });
    expect(await stateOf(id)).toMatchObject({ count: 1, rows: 1 });
  });
});

describe("invitations", () => {
  const invite = (
    spaceId: string,
    personId: string,
    invitee: string,
    role: "member" | "admin" = "member",
  ) => act((tx) => inviteToSpace(tx, { personId, spaceId, invitee, role, now: NOW }));
  const renew = (spaceId: string, personId: string, invitationId: string) =>
    act(async (tx) => {
      const renewed = await renewInvitation(tx, { personId, spaceId, invitationId, now: NOW });
      return renewed?.token;
    });
  const accept = (token: string, personId: string, now = NOW) =>
    act((tx) => acceptInvitation(tx, { personId, token, now }));

  async function invited(spaceId: string, invitee: string, role: "member" | "admin" = "member") {
    const answer = await invite(spaceId, "person-30", invitee, role);
    if (answer.kind !== "done") throw new Error(answer.reason);
    const token = await renew(spaceId, "person-30", answer.invitationId);
    return { id: answer.invitationId, token: token! };
  }

  it("takes the name of a guest who had none before its sender is told", async () => {
    const id = await makeSpace({ joinPolicy: "invite" }, "person-30");
    const { token } = await invited(id, "Beto");
    await act((tx) =>
      acceptInvitation(tx, { personId: "person-33", token, displayName: "Beto Luna", now: NOW }),
    );
    const [told] = await database.sql`DELETE FROM notifications
      WHERE person_id = 'person-30' AND href = ${`/spaces/${id}/members`}
      RETURNING data->>'from' AS name`;
    expect(told).toEqual({ name: "Beto Luna" });
  });

  it("lets in anyone with the link, once, with its role", async () => {
    const id = await makeSpace({ joinPolicy: "invite" }, "person-30");
    const { token } = await invited(id, "Doña Mari, la de la esquina", "admin");
    expect(await findInvitation(database.db, hashToken(token), NOW)).toMatchObject({
      spaceId: id,
      role: "admin",
    });
    expect(await accept(token, "person-31")).toMatchObject({ outcome: "joined" });
    expect(await accept(token, "person-32")).toEqual({ kind: "refused", reason: "expired" });
    expect(await accept(token, "person-31")).toMatchObject({ outcome: "already" });
    expect(await stateOf(id)).toMatchObject({ count: 2, rows: 2 });
    const [row] = await database.sql`
      SELECT role FROM space_members WHERE space_id = ${id} AND person_id = 'person-31'`;
    expect(row?.role).toBe("admin");
    expect(await newsOf("person-30")).toEqual(["space_invitation_accepted"]);
  });

  it("lets in one of many who use the same link concurrently", async () => {
    const id = await makeSpace({ joinPolicy: "invite" }, "person-30");
    const { token } = await invited(id, "alguien");
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => accept(token, `person-${100 + index}`)),
    );
    expect(answers.filter(({ kind }) => kind === "done")).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ count: 2, rows: 2 });
  });

  it("has one link at a time: the former one stops working when it is renewed", async () => {
    const id = await makeSpace({}, "person-30");
    const first = await invited(id, "Luz");
    const again = await invited(id, "luz");
    expect(again.id).toBe(first.id);
    expect(again.token).not.toBe(first.token);
    expect(await accept(first.token, "person-33")).toMatchObject({ reason: "expired" });
    expect(await accept(again.token, "person-33")).toMatchObject({ outcome: "joined" });
  });

  it("expires, and can be revoked", async () => {
    const id = await makeSpace({}, "person-30");
    const { token } = await invited(id, "tarde");
    const late = new Date(NOW.getTime() + 15 * DAY);
    expect(await accept(token, "person-34", late)).toMatchObject({ reason: "expired" });
    const { id: invitationId, token: other } = await invited(id, "otra");
    const revoke = () =>
      act((tx) =>
        revokeInvitation(tx, { personId: "person-30", spaceId: id, invitationId, now: NOW }),
      );
    expect(await revoke()).toMatchObject({ kind: "done" });
    expect(await revoke()).toMatchObject({ kind: "done" });
    expect(await accept(other, "person-34")).toMatchObject({ reason: "expired" });
    expect(await renew(id, "person-30", invitationId)).toBeUndefined();
  });

  it("notifies a person found by handle or e-mail, who can then join without the link", async () => {
    const { sql } = database;
    const [{ handle }] = await sql<
      [{ handle: string }]
    >`SELECT handle FROM people WHERE id = 'person-40'`;
    await sql`INSERT INTO accounts (person_id, email, password_hash) VALUES ('person-41', 'Eva@x.mx', 'x')`;
    const id = await makeSpace({ joinPolicy: "invite", visibility: "listed" }, "person-30");
    await invite(id, "person-30", `@${handle}`);
    await invite(id, "person-30", "eva@X.mx");
    expect([await newsOf("person-40"), await newsOf("person-41")]).toEqual([
      ["space_invitation"],
      ["space_invitation"],
    ]);
    expect(await join(id, "person-40")).toMatchObject({ outcome: "joined" });
    expect(await join(id, "person-41")).toMatchObject({ outcome: "joined" });
    expect(await join(id, "person-42")).toMatchObject({ reason: "invite" });
  });

  it("can be created by managers only, and not for a guest's copy", async () => {
    const id = await makeSpace({}, "person-30");
    await join(id, "person-43");
    expect(await invite(id, "person-43", "x")).toMatchObject({ reason: "gone" });
    expect(await renew(id, "person-43", "nope")).toBeUndefined();
    const guest = await act((tx) => forkGuest(tx, NOW));
    const [own] = await database.sql<[{ id: string }]>`
      SELECT id FROM spaces WHERE owner_id = ${guest} LIMIT 1`;
    expect(await invite(own.id, guest, "x")).toEqual({ kind: "refused", reason: "copy" });
  });

  it("does not exceed the member limit", async () => {
    const id = await makeSpace({ maxMembers: 1, joinPolicy: "invite" }, "person-30");
    const { token } = await invited(id, "x");
    expect(await accept(token, "person-44")).toEqual({ kind: "refused", reason: "full" });
    // Rolled back with the refusal: the link is still valid.
    await database.sql`UPDATE spaces SET max_members = 2 WHERE id = ${id}`;
    expect(await accept(token, "person-44")).toMatchObject({ outcome: "joined" });
  });
});

describe("handOverSpace and removeSpaceMember", () => {
  const handOver = (spaceId: string, personId: string, memberId: string) =>
    act((tx) => handOverSpace(tx, { personId, spaceId, memberId, now: NOW }));
  const remove = (spaceId: string, personId: string, memberId: string) =>
    act((tx) => removeSpaceMember(tx, { personId, spaceId, memberId, now: NOW }));

  it("makes a member the owner and lets the one before leave", async () => {
    const id = await makeSpace({}, "person-50");
    await join(id, "person-51");
    expect(await handOver(id, "person-51", "person-50")).toMatchObject({ reason: "gone" });
    expect(await handOver(id, "person-50", "person-52")).toMatchObject({ reason: "gone" });
    expect(await handOver(id, "person-50", "person-51")).toMatchObject({ kind: "done" });
    expect(await stateOf(id)).toMatchObject({
      owner: "person-51",
      owners: ["person-51"],
      count: 2,
    });
    expect(await newsOf("person-51")).toEqual(["space_handed_over"]);
    expect(await leave(id, "person-50")).toMatchObject({ outcome: "left" });
    expect(await stateOf(id)).toMatchObject({ owners: ["person-51"], count: 1, rows: 1 });
  });

  it("removes members the role may remove, once", async () => {
    const id = await makeSpace({}, "person-50");
    for (const each of ["person-53", "person-54", "person-55"]) await join(id, each);
    await database.sql`UPDATE space_members SET role = 'admin'
      WHERE space_id = ${id} AND person_id IN ('person-53', 'person-54')`;
    expect(await remove(id, "person-55", "person-53")).toMatchObject({ reason: "gone" });
    expect(await remove(id, "person-53", "person-54")).toMatchObject({ reason: "gone" });
    expect(await remove(id, "person-53", "person-50")).toMatchObject({ reason: "owner" });
    expect(await remove(id, "person-53", "person-55")).toMatchObject({ kind: "done" });
    expect(await remove(id, "person-53", "person-55")).toMatchObject({ kind: "done" });
    expect(await remove(id, "person-50", "person-54")).toMatchObject({ kind: "done" });
    expect(await stateOf(id)).toMatchObject({ count: 2, rows: 2 });
    expect(await newsOf("person-55")).toEqual(["space_removed"]);
  });

  it("keeps an owner when a transfer and the new owner's leaving are concurrent", async () => {
    for (let round = 0; round < 15; round += 1) {
      const id = await makeSpace({}, "person-50");
      await join(id, "person-56");
      await Promise.all([handOver(id, "person-50", "person-56"), leave(id, "person-56")]);
      const { owners, owner, count, rows } = await stateOf(id);
      expect(owners).toEqual([owner]);
      expect(count).toBe(rows);
    }
  });
});

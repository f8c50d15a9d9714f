import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Business, TaxData } from "#domain/people/business/business.ts";
import { findBusiness, findTaxData } from "#db/queries/people/businesses.ts";
import { exportPerson } from "#db/queries/people/person-export.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database.ts";
import { adoptGuest } from "#db/commands/people/guests/adopt-guest.ts";
import { createAccount } from "#db/commands/people/create-account.ts";
import { deletePerson } from "#db/commands/people/delete-person.ts";
import { forkGuest } from "#db/commands/people/guests/fork-guest.ts";
import { addToBusiness, saveBusiness } from "./save-business.ts";
import { removePicture, setPicture } from "./set-picture.ts";

const NOW = new Date("2026-03-16T16:00:00.000Z");
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database?.drop();
});

const BUSINESS: Business = {
  name: "Fonda Lupita",
  trade: "restaurant",
  tradeOther: "",
  town: "Puebla",
  address: "5 de Mayo 12",
  whatsapp: "+525512345678",
  zone: "America/Bogota",
  hours: {
    mon: [
      { from: 480, to: 840 },
      { from: 1_080, to: 1_560 },
    ],
    tue: [],
    wed: [],
    thu: [],
    fri: [],
    sat: [],
    sun: [],
  },
  mainColour: "#a8431f",
  accentColour: "#1f4aa8",
  tone: "warm",
};
const TAX: TaxData = {
  rfc: "GODE561231GR8",
  legalName: "Guadalupe Gómez",
  taxPostalCode: "72000",
  taxRegime: "626",
};

let made = 0;
const account = async (guestId?: string) =>
  (await createAccount(
    database.db,
    { guestId, displayName: "Ana López", passwordHash: "x", email: `b-${(made += 1)}@plaza.mx` },
    NOW,
  ))!;
const guest = () => database.db.transaction((tx) => forkGuest(tx, NOW));
const save = (personId: string, changes: Partial<Business> = {}, tax = TAX) =>
  saveBusiness(database.db, { personId, business: { ...BUSINESS, ...changes }, tax, now: NOW });
const find = (personId: string) => findBusiness(database.db, personId);
const logo = (personId: string, text: string) =>
  database.db.transaction((tx) =>
    setPicture(tx, { personId, purpose: "logo", bytes: Buffer.from(text), now: NOW }),
  );

describe("saveBusiness", () => {
  it("stores everything, and replaces it", async () => {
    const id = await account();
    expect(await find(id)).toBeUndefined();
    await save(id);
    expect(await find(id)).toEqual({ ...BUSINESS, logoHash: null });
    expect(await findTaxData(database.db, id)).toEqual(TAX);
    const none = { rfc: null, legalName: "", taxPostalCode: null, taxRegime: null };
    await save(id, { town: "", hours: null, whatsapp: null }, none);
    expect(await find(id)).toMatchObject({ town: "", hours: null, whatsapp: null });
    expect(await findTaxData(database.db, id)).toEqual(none);
  });

  it("keeps tax data out of what others use", async () => {
    const id = await account();
    await save(id);
    expect(JSON.stringify(await find(id))).not.toContain(TAX.rfc);
  });

  it.each([
    { whatsapp: "5512345678" },
    { mainColour: "red" },
    { name: "x".repeat(81) },
    { tradeOther: "Globos" },
  ])("is refused by the database: %j", async (changes) => {
    const id = await account();
    await expect(save(id, changes)).rejects.toThrow();
  });

  it("is exported with its tax data, and deleted with the person", async () => {
    const id = await account();
    await save(id);
    const { businesses } = await exportPerson(database.db, id);
    expect(businesses).toEqual([expect.objectContaining({ name: BUSINESS.name, rfc: TAX.rfc })]);
    await deletePerson(database.db, id);
    expect(await find(id)).toBeUndefined();
  });
});

describe("a logo", () => {
  it("can come before the rest, stays when that is saved, and goes alone", async () => {
    const id = await account();
    await logo(id, "logo");
    expect(await find(id)).toMatchObject({ name: "", logoHash: expect.any(String) as string });
    await save(id);
    const { logoHash } = (await find(id))!;
    expect(logoHash).toMatch(/^[0-9a-f]{32}$/);
    await database.db.transaction((tx) => removePicture(tx, { personId: id, purpose: "logo" }));
    expect(await find(id)).toEqual({ ...BUSINESS, logoHash: null });
    const [person] = await database.sql`SELECT avatar_url FROM people WHERE id = ${id}`;
    expect(person!.avatar_url).toBeNull();
  });
});

describe("addToBusiness", () => {
  const add = (personId: string, trade: Business["trade"], town: string) =>
    addToBusiness(database.db, { personId, trade, town, now: NOW });

  it("fills what is not said, and never overwrites", async () => {
    const id = await account();
    await add(id, null, "");
    expect(await find(id)).toBeUndefined();
    await add(id, "bar", "");
    expect(await find(id)).toMatchObject({ trade: "bar", town: "" });
    await add(id, "cafe", "Oaxaca");
    expect(await find(id)).toMatchObject({ trade: "bar", town: "Oaxaca" });
    await add(id, "cafe", "Mérida");
    expect(await find(id)).toMatchObject({ trade: "bar", town: "Oaxaca" });
  });

  it("leaves a whole business as it is", async () => {
    const id = await account();
    await save(id);
    await add(id, "bar", "Oaxaca");
    expect(await find(id)).toEqual({ ...BUSINESS, logoHash: null });
  });
});

describe("a guest's business", () => {
  it("is the account's after sign-up", async () => {
    const guestId = await guest();
    await save(guestId);
    expect(await find(await account(guestId))).toEqual({ ...BUSINESS, logoHash: null });
  });

  it("is taken over at sign-in with its logo, only by an account without one", async () => {
    const adopt = async (hasOwn: boolean) => {
      const [guestId, accountId] = [await guest(), await account()];
      await save(guestId);
      await logo(guestId, "the guest's");
      if (hasOwn) await save(accountId, { name: "La mía" });
      await database.db.transaction((tx) => adoptGuest(tx, { guestId, accountId }));
      return find(accountId);
    };
    const taken = await adopt(false);
    expect(taken).toMatchObject(BUSINESS);
    expect(taken!.logoHash).not.toBeNull();
    expect(await adopt(true)).toMatchObject({ name: "La mía", logoHash: null });
  });
});

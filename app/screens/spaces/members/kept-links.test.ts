import { JSDOM } from "jsdom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { currentLinks, keepLinks, readLinks, type KeptLink } from "./kept-links.ts";

const linkOf = (invitationId: string, changes: Partial<KeptLink> = {}): KeptLink => ({
  invitationId,
  invitee: invitationId,
  url: `https://plaza.mx/invitations/${invitationId}`,
  isFirst: true,
  whatsApp: "https://wa.me/?text=x",
  qr: { size: 21, path: "" },
  openUntil: "2026-12-13T00:00:00.000Z",
  ...changes,
});
const listed = (...links: KeptLink[]) =>
  links.map(({ invitationId, openUntil }) => ({ id: invitationId, openUntil }));
const [ana, luz] = [linkOf("ana"), linkOf("luz")];

describe("the links that are shown", () => {
  it("are the new ones, then the former ones whose invitation is listed", () => {
    const mari = linkOf("mari");
    expect(currentLinks([], [ana, luz], listed(ana, luz))).toEqual([ana, luz]);
    expect(currentLinks([mari], [ana, luz], listed(luz))).toEqual([mari, luz]);
    expect(currentLinks([], [ana], [])).toEqual([]);
  });

  it("leave out what was renewed here or elsewhere, and what was declined", () => {
    const renewed = linkOf("ana", { url: "https://plaza.mx/invitations/new" });
    expect(currentLinks([renewed], [ana], listed(ana))).toEqual([renewed]);
    expect(currentLinks([], [ana], [{ id: "ana", openUntil: "2026-12-14T00:00:00.000Z" }])).toEqual(
      [],
    );
    expect(currentLinks([], [ana], [{ id: "ana", openUntil: null }])).toEqual([]);
  });

  it("stay marked as opened while their answer is shown", () => {
    const opened = { ...ana, isOpened: true };
    expect(currentLinks([ana, luz], [opened], listed(ana, luz))).toEqual([opened, luz]);
  });
});

describe("the links that a tab keeps", () => {
  let storage: Storage;
  beforeEach(() => {
    const { window } = new JSDOM("", { url: "http://localhost/" });
    storage = window.sessionStorage;
    vi.stubGlobal("sessionStorage", storage);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("are of one space, until there are none", () => {
    expect(keepLinks("space-1", [ana, luz])).toBe(true);
    expect(readLinks("space-1")).toEqual([ana, luz]);
    expect(readLinks("space-2")).toEqual([]);
    expect(keepLinks("space-1", [])).toBe(false);
    expect(storage).toHaveLength(0);
  });

  it("are none where storage is blocked, full or damaged", () => {
    storage.setItem("plaza-links-space-1", "{");
    expect(readLinks("space-1")).toEqual([]);
    vi.stubGlobal("sessionStorage", undefined);
    expect(readLinks("space-1")).toEqual([]);
    expect(keepLinks("space-1", [ana])).toBe(false);
  });
});

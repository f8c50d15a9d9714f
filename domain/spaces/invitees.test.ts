import { describe, expect, it } from "vitest";
import { INVITEES_MAX, nameOfInvitee, readInvitees } from "./invitees.ts";

describe("readInvitees", () => {
  it("splits at lines, commas and semicolons, and drops blanks and duplicates", () => {
    expect(readInvitees(" Doña Mari\r\nana@example.com, ,luz;\n@beto\nANA@example.com\n")).toEqual({
      invitees: ["Doña Mari", "ana@example.com", "luz", "@beto"],
    });
  });

  it.each(["", " \n , ;", "\0"])("finds nobody in %o", (typed) => {
    expect(readInvitees(typed)).toEqual({ problem: "empty" });
  });

  it("takes up to 20, and names of up to 254 characters", () => {
    const names = Array.from({ length: INVITEES_MAX }, (_, index) => `p${index}`);
    expect(readInvitees(names.join("\n"))).toEqual({ invitees: names });
    expect(readInvitees([...names, "P0"].join("\n"))).toEqual({ invitees: names });
    expect(readInvitees([...names, "one more"].join("\n"))).toEqual({ problem: "too-many" });
    expect(readInvitees("x".repeat(254))).toHaveProperty("invitees");
    expect(readInvitees("x".repeat(255))).toEqual({ problem: "too-long" });
  });

  it("reads what it has read in the same way", () => {
    const read = readInvitees("b\na,B; c ,a");
    expect(read).toEqual({ invitees: ["b", "a", "c"] });
    expect(readInvitees("invitees" in read ? read.invitees.join("\n") : "")).toEqual(read);
  });
});

it("offers the name that an invitation was written to, and never an address", () => {
  expect(nameOfInvitee("  Lupita  Pérez ")).toBe("Lupita Pérez");
  for (const other of ["lupita@fonda.mx", "@lupita", "222 123 4567", "https://x.mx", " "])
    expect(nameOfInvitee(other)).toBeUndefined();
});

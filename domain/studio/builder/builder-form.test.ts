import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readOperation } from "./builder-form.ts";
import { readCustomStyle, STYLE_PROPERTIES } from "./builder-style.ts";

const words = { newTitle: (type: string) => `New ${type}`, copySuffix: " (Copy)" };
const read = (fields: string | [string, string][]) =>
  readOperation(new URLSearchParams(fields), words);

describe("the forms of the builder", () => {
  it.each([
    ["intent=add&type=agentik", { kind: "add", type: "agentik", title: "New agentik" }],
    ["intent=clear", { kind: "clear" }],
    ["intent=remove&block=block-2", { kind: "remove", id: "block-2" }],
    ["intent=duplicate&block=b", { kind: "duplicate", id: "b", suffix: " (Copy)" }],
    [
      "intent=swap&block=block-1&other=block-2",
      { kind: "swap", id: "block-1", otherId: "block-2" },
    ],
    ["intent=move&block=b&direction=left", { kind: "move", id: "b", dx: -20, dy: 0 }],
    ["intent=move&block=b&direction=down", { kind: "move", id: "b", dx: 0, dy: 20 }],
    [
      "intent=edit&block=b&title=T&description=&color=violet&size=large&showMetrics=off",
      {
        kind: "edit",
        id: "b",
        changes: {
          title: "T",
          description: "",
          color: "violet",
          size: "large",
          showMetrics: false,
        },
      },
    ],
    [
      "intent=edit&block=b&layout=grid&showMetrics=off&showMetrics=on&customStyle=a&x=12&y=-3",
      {
        kind: "edit",
        id: "b",
        changes: { layout: "grid", showMetrics: true, customStyle: "a", x: 12, y: -3 },
      },
    ],
    // Unknown values change nothing.
    [
      "intent=edit&block=b&color=red&size=huge&layout=&x=&y=1e9",
      { kind: "edit", id: "b", changes: {} },
    ],
  ])("%s", (fields, operation) => {
    expect(read(fields)).toEqual(operation);
  });

  it.each([
    "",
    "intent=add",
    "intent=add&type=challenge",
    "intent=remove",
    "intent=move&block=b",
    "intent=swap&block=b",
    "intent=drop&block=b",
  ])("%j is no operation", (fields) => {
    expect(read(fields)).toBeNull();
  });

  it("never fails, for any input", () => {
    const names = fc.constantFrom(
      "intent",
      "block",
      "other",
      "title",
      "x",
      "y",
      "type",
      "direction",
    );
    const values = fc.oneof(fc.constantFrom("add", "edit", "move", "swap", "space"), fc.string());
    fc.assert(fc.property(fc.array(fc.tuple(names, values)), (fields) => void read(fields)));
  });
});

describe("a custom style", () => {
  it("applies known properties", () => {
    expect(
      readCustomStyle(
        "Border-Radius: 12px;\nborder-style: dashed; letter-spacing: 2\ntext-align:center;",
      ),
    ).toEqual({
      style: { borderRadius: 12, borderStyle: "dashed", letterSpacing: 2, textAlign: "center" },
      unknown: [],
    });
    expect(STYLE_PROPERTIES).toContain("border-radius");
  });

  it("lists declarations it did not understand", () => {
    const written = [
      "background: url(https://elsewhere.example/x.png)",
      "position: fixed",
      "border-radius: 99999px",
      "border-style: solid url(x)",
      "display:none",
      "--accent: red",
      "__proto__: x",
      "constructor: solid",
      "just a note",
      "color: expression(alert(1))",
      "text-align: left !important",
    ];
    expect(readCustomStyle(written.join(";"))).toEqual({ style: {}, unknown: written });
  });

  it("never copies text, only values from the closed sets", () => {
    const own = new Set([
      "solid",
      "dashed",
      "dotted",
      "double",
      "left",
      "center",
      "right",
      "none",
      "uppercase",
      "lowercase",
      "capitalize",
      "normal",
      "italic",
    ]);
    const names = [
      "borderRadius",
      "borderWidth",
      "borderStyle",
      "textAlign",
      "textTransform",
      "fontStyle",
      "letterSpacing",
    ];
    const pieces = fc.constantFrom(
      ...STYLE_PROPERTIES,
      ":",
      ";",
      "solid",
      "12px",
      "url(",
      ")",
      "}",
      "{",
      "<",
      " ",
      "center",
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(pieces).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(texts, (written) => {
        for (const [name, value] of Object.entries(readCustomStyle(written).style)) {
          expect(names).toContain(name);
          if (typeof value === "number") expect(value).toBeLessThanOrEqual(40);
          else expect(own.has(value)).toBe(true);
        }
      }),
    );
  });
});

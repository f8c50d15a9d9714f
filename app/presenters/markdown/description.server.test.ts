import fc from "fast-check";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { descriptionHtml, descriptionText, plainDescription } from "./description.server.ts";

const { DOMParser } = new JSDOM("").window;
const read = (html: string) => new DOMParser().parseFromString(html, "text/html").body;

const RICH = `Doce salsas **para tu taquería**.

- Verde
- Roja, con [chile de árbol](https://chiles.example/arbol)

Pruébalas <https://salsas.example/prueba>`;

describe("descriptionHtml", () => {
  it("has paragraphs, lists, bold, and links that say where they lead", () => {
    const body = read(descriptionHtml(RICH)!);
    expect([...body.children].map(({ localName }) => localName)).toEqual(["p", "ul", "p"]);
    expect(body.querySelector("strong")!.textContent).toBe("para tu taquería");
    expect([...body.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
      "Verde",
      "Roja, con chile de árbol (chiles.example)",
    ]);
    const links = [...body.querySelectorAll("a")];
    expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("rel")])).toEqual([
      ["https://chiles.example/arbol", "noreferrer nofollow ugc"],
      ["https://salsas.example/prueba", "noreferrer nofollow ugc"],
    ]);
    expect(links[1]!.textContent).toBe("https://salsas.example/prueba");
    expect(body.lastElementChild!.textContent).toBe("Pruébalas https://salsas.example/prueba");
  });

  it.each([
    "Doce salsas para tu taquería.",
    "Precio: $5 (antes 10), 100% de maíz - sin conservadores",
    "a <b>b</b>",
    "<img src=x onerror=alert(1)>",
    "",
  ])("is none for %j, which is shown as it is", (text) => {
    expect(descriptionHtml(text)).toBeUndefined();
    expect(descriptionText(text)).toBe(text);
  });

  it.each([
    ["*a* <img src=x onerror=alert(1)>", "a <img src=x onerror=alert(1)>"],
    ["*a*\n\n<script>alert(1)</script>", "a<script>alert(1)</script>"],
    ["[aquí](javascript:alert(1))", "aquí"],
    ["[aquí](data:text/html,x) *b*", "aquí b"],
    ["[aquí](/wallet)", "aquí"],
    ["![foto](https://evil.example/pixel.png) *b*", "foto b"],
    ["[https://banco.example](https://evil.example/x)", "https://banco.example (evil.example)"],
    ['[x](https://a.example/"onmouseover=alert`1`)', "x (a.example)"],
    ["[x](https://banco.example@evil.example/)", "x (evil.example)"],
    ["# Menú\n> cita\n\n    código <b>", "Menúcitacódigo <b>"],
  ])("shows %s as text, loads nothing, and links to web addresses alone", (markdown, text) => {
    const body = read(descriptionHtml(markdown)!);
    expect(body.textContent).toBe(text);
    expect(body.querySelector("img,script,b,style,iframe,[onmouseover]")).toBeNull();
    for (const link of body.querySelectorAll("a"))
      expect(link.getAttribute("href")).toMatch(/^https?:/);
  });

  it("keeps line breaks, and numbers a list from where it begins", () => {
    expect(descriptionHtml("Incluye\nsalsa")).toBe("<p>Incluye<br>salsa</p>");
    const list = read(descriptionHtml("3. tres\n4. cuatro")!).querySelector("ol")!;
    expect([list.getAttribute("start"), list.children.length]).toEqual(["3", 2]);
  });

  it("makes of any text only these elements and attributes", () => {
    const elements = new Set(["p", "strong", "em", "ul", "ol", "li", "a", "br", "div"]);
    const attributes = new Set(["style", "href", "target", "rel", "start"]);
    const piece = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 30 }),
      fc.constantFrom(
        "**",
        "[",
        "](",
        ")",
        "\n",
        "\n\n",
        "- ",
        "<",
        ">",
        "https://a.b/",
        "`",
        "![",
      ),
      fc.constantFrom("javascript:", "<script>", '"', "'", "1. ", "# ", "&lt;", "\\"),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        for (const element of read(descriptionHtml(pieces.join("")) ?? "").querySelectorAll("*")) {
          expect(elements).toContain(element.localName);
          for (const { name } of element.attributes) expect(attributes).toContain(name);
        }
      }),
    );
  });
});

describe("plain text", () => {
  it("has the words without marks, in one line or with its blocks", () => {
    expect(descriptionText("Doce **salsas**\n\n- verde\n- roja")).toBe(
      "Doce salsas\n\n• verde\n• roja",
    );
    expect(plainDescription(RICH)).toBe(
      "Doce salsas para tu taquería. • Verde • Roja, con chile de árbol (https://chiles.example/arbol) Pruébalas https://salsas.example/prueba",
    );
  });
});

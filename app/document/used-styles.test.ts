import { expect, it } from "vitest";
import { usedRules, withUsedStyles } from "./used-styles.ts";

const used = (css: string, ...classes: string[]) => usedRules(css, new Set(classes));

it("leaves out rules of classes that are not used, and keeps those of elements", () => {
  expect(used("p{margin:0}.a{top:0}.b{left:0}", "b")).toBe("p{margin:0}.b{left:0}");
  expect(used(".a,.b,h1{top:0}", "b")).toBe(".b,h1{top:0}");
  expect(used(".group:is([open],:open) .x{top:0}.x:before{left:0}", "x")).toBe(".x:before{left:0}");
  expect(used('[class^=i-],[class*=" i-"],.nav:before{top:0}')).toBe(
    '[class^=i-],[class*=" i-"]{top:0}',
  );
  expect(used(".row>:not(.last)~p{top:0}", "row")).toBe(".row>:not(.last)~p{top:0}");
});

it("reads escaped names, nested rules, and strings with braces", () => {
  const css =
    String.raw`.\[--cell\:4rem\]{--cell:4rem}.w-2\.5{width:1px}` +
    String.raw`@container (min-width: 48rem){.\@3xl\:p-6{padding:1rem}.\@3xl\:p-4{padding:0}}` +
    `@media(min-width:480px){.gone{top:0}}.i{--icon:url("data:,{}}")}.after{top:0}`;
  expect(used(css, "[--cell:4rem]", "@3xl:p-6", "i")).toBe(
    String.raw`.\[--cell\:4rem\]{--cell:4rem}` +
      String.raw`@container (min-width: 48rem){.\@3xl\:p-6{padding:1rem}}.i{--icon:url("data:,{}}")}`,
  );
  expect(used("@keyframes turn{from{top:0}to{top:1px}}")).toBe(
    "@keyframes turn{from{top:0}to{top:1px}}",
  );
  expect(used("@media(prefers-reduced-motion:reduce){*,:before{top:0}}")).toContain("*,:before");
});

it("changes the styles of a page alone, and keeps the colours that are asked for", () => {
  const css =
    ".light{color-scheme:light;--ink:#111;--gold:#dd0;--brand:#123456}.a{color:var(--ink)}.b{top:0}";
  const page = (styles: string) =>
    `<html class="light"><head><style nonce="x">${styles}</style></head>` +
    `<body><p class="a" style="color:var(--brand)">.b{top:0}</p></body></html>`;
  expect(withUsedStyles(page(css))).toBe(
    page(".light{color-scheme:light;--ink:#111;--brand:#123456}.a{color:var(--ink)}"),
  );
});

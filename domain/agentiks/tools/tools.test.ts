import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculate } from "./arithmetic.ts";
import { hostOf, type HttpCall } from "./kinds/http.ts";
import { isIdempotent, readDestination, readToolCall, type ToolCall } from "./tool-call.ts";
import { factsOf, judgeCall, readHosts, TOOL_FACTS, TOOLS } from "./tools.ts";
import { PERMISSIONS } from "./tool.ts";

describe("judgeCall", () => {
  const tools = fc.constantFrom(...TOOLS);
  const permissions = fc.constantFrom(...PERMISSIONS);

  it("never lets a run that has read others' words send anything, or write what others read, without a person", () => {
    fc.assert(
      fc.property(tools, permissions, (tool, permission) => {
        fc.pre(factsOf(tool).reach === "sends" || factsOf(tool).isReadLater === true);
        expect(judgeCall(tool, permission, true).kind).not.toBe("do");
      }),
    );
  });

  it("does only what is allowed, and never what is forbidden", () => {
    fc.assert(
      fc.property(tools, permissions, fc.boolean(), (tool, permission, hasRead) => {
        const { kind } = judgeCall(tool, permission, hasRead);
        if (permission === "never") expect(kind).toBe("never");
        if (kind === "do") expect(permission).toBe("auto");
      }),
    );
  });

  it("always asks where a tool may not be set to act by itself", () => {
    expect(judgeCall("entry", "auto", false)).toEqual({ kind: "ask", why: "permission" });
  });

  it("asks first for whatever leaves Plaza until the owner says otherwise", () => {
    for (const { reach, first, choices } of Object.values(TOOL_FACTS)) {
      expect(choices).toContain(first);
      if (reach === "sends") expect(first).toBe("ask");
    }
  });
});

describe("readHosts", () => {
  it("takes hosts one a line and shortens addresses to them", () => {
    expect(readHosts("api.caja.mx\nhttps://Hoja.example.com/x?y=1\n\napi.caja.mx")).toEqual({
      hosts: ["api.caja.mx", "hoja.example.com"],
    });
    expect(readHosts("till.local:8080").hosts).toEqual(["till.local:8080"]);
    expect(readHosts("")).toEqual({ hosts: [] });
  });

  it.each([
    "localhost",
    "127.0.0.1",
    "169.254.169.254",
    "[::1]",
    "a b@c.mx",
    "user@api.mx",
    "-a.mx",
    "http://10.0.0.1/",
  ])("refuses %s", (typed) => {
    expect(readHosts(typed).wrong).toBeDefined();
  });
});

describe("readToolCall", () => {
  const mail = { tool: "mail", to: "ana@fonda.mx", subject: "Corte", text: "Hola" };

  it("reads what it wrote, in the same order of fields", () => {
    const calls: ToolCall[] = [
      { tool: "mail", to: "ana@fonda.mx", subject: "Corte", text: "Hola\nAdiós" },
      { tool: "http", method: "POST", url: "https://api.caja.mx/v1", body: "{}" },
      { tool: "http", method: "GET", url: "https://api.caja.mx/", body: "" },
      { tool: "task", title: "Comprar", dueOn: "2026-11-26" },
      { tool: "task", title: "Comprar", dueOn: null },
      { tool: "message", text: "Mañana no hay gas.\nAvisen." },
      { tool: "document", name: "Receta", text: "# Mole\n\n1. Tostar" },
      { tool: "draft", kind: "images", prompt: "Un cartel de 2x1 en tacos\nLos martes" },
      { tool: "entry", decision: "refuse", entries: ["e-1"], reason: "Sin maíz", facts: null },
      {
        tool: "entry",
        decision: "award",
        entries: ["e-2", "e-1"],
        reason: "",
        facts: {
          challengeId: "c-1",
          challenge: "Cartel",
          judged: [
            { personId: "p-2", version: 3, title: "Azul", author: "Ana", credits: 60 },
            { personId: "p-1", version: 1, title: "Rojo", author: "Rosa", credits: 40 },
          ],
        },
      },
      { tool: "push", text: "Se acabó el maíz" },
      {
        tool: "chat_message",
        channel: "any",
        customer: "Rosa",
        text: "Su pedido\nestá listo",
        to: { threadId: "t-1", contactId: "k-1", channel: "whatsapp", name: "Rosa" },
      },
      {
        tool: "mcp",
        serverId: "mcp-1",
        server: "Calendario",
        host: "calendario.example",
        name: "add_event",
        input: '{"day":"lunes"}',
        hash: "abc",
      },
    ];
    for (const call of calls) {
      const turned = Object.fromEntries(Object.entries(call).reverse());
      expect(JSON.stringify(readToolCall(turned))).toBe(JSON.stringify(call));
    }
  });

  it.each([
    "ana@fonda.mx, eve@evil.mx",
    "ana@fonda.mx;eve@evil.mx",
    "Ana <ana@fonda.mx>",
    "ana@fonda.mx\nBcc: eve@evil.mx",
    "ana@fonda.mx\r\nBcc: eve@evil.mx",
    "ana",
    "ana@localhost",
    `${"a".repeat(250)}@fonda.mx`,
    "",
    7,
    null,
  ])("takes no mail to %j", (to) => {
    expect(readToolCall({ ...mail, to })).toBeUndefined();
  });

  it("takes no subject that begins another header, and no empty text", () => {
    expect(readToolCall({ ...mail, subject: "Hola\nBcc: eve@evil.mx" })).toBeUndefined();
    expect(readToolCall({ ...mail, text: "  " })).toBeUndefined();
  });

  it.each(["", "lunes", "[]", "null", '{"day":', JSON.stringify({ day: "x".repeat(5_000) })])(
    "takes no call of a connected tool with %j",
    (input) => {
      const call = { tool: "mcp", serverId: "m", server: "C", host: "c.mx", name: "n", hash: "h" };
      expect(readToolCall({ ...call, input: "{}" })).toBeDefined();
      expect(readToolCall({ ...call, input })).toBeUndefined();
      expect(readToolCall({ ...call, input: "{}", name: "" })).toBeUndefined();
      expect(readToolCall({ ...call, input: "{}", hash: undefined })).toBeUndefined();
    },
  );

  it.each([
    "ftp://api.mx/",
    "file:///etc/passwd",
    "https://user:pass@api.mx/",
    "javascript:alert(1)",
    "//api.mx",
    `https://api.mx/${"a".repeat(2_000)}`,
    "",
  ])("takes no call to %j", (url) => {
    expect(readToolCall({ tool: "http", method: "POST", url, body: "" })).toBeUndefined();
  });

  it("sends no body with GET, and knows no other methods", () => {
    const call = { tool: "http", url: "https://api.mx/a#part", body: "x" };
    expect(readToolCall({ ...call, method: "GET" })).toMatchObject({
      body: "",
      url: "https://api.mx/a",
    });
    expect(readToolCall({ ...call, method: "DELETE" })).toBeUndefined();
  });

  it("takes a decision about one to three entries, and a refusal with a reason", () => {
    const refuse = { tool: "entry", decision: "refuse", entries: "e-1", reason: "Sin maíz" };
    expect(readToolCall(refuse)).toMatchObject({ entries: ["e-1"], facts: null });
    for (const reason of ["", "  ", null, 7])
      expect(readToolCall({ ...refuse, reason })).toBeUndefined();
    expect(readToolCall({ ...refuse, reason: "x".repeat(600) })).toMatchObject({
      reason: "x".repeat(500),
    });
    expect(readToolCall({ ...refuse, entries: "e-1 e-2" })).toBeUndefined();
    const award = { tool: "entry", decision: "award", reason: null };
    expect(readToolCall({ ...award, entries: "e-1, e-2 e-3" })).toMatchObject({
      entries: ["e-1", "e-2", "e-3"],
      reason: "",
    });
    for (const entries of ["", "e-1 e-1", "e-1 e-2 e-3 e-4", "a/b", null, [{}]])
      expect(readToolCall({ ...award, entries }), String(entries)).toBeUndefined();
    expect(readToolCall({ ...award, decision: "pay", entries: "e-1" })).toBeUndefined();
  });

  it("takes a notification of one short line", () => {
    expect(readToolCall({ tool: "push", text: " Ya no hay\n maíz " })).toEqual({
      tool: "push",
      text: "Ya no hay maíz",
    });
    expect(readToolCall({ tool: "push", text: "a".repeat(300) })).toEqual({
      tool: "push",
      text: "a".repeat(200),
    });
    expect(readToolCall({ tool: "push", text: " " })).toBeUndefined();
    expect(readToolCall({ tool: "push", text: "a\u0007b" })).toBeUndefined();
  });

  it("takes a message to a named customer on a known channel", () => {
    const call = { tool: "chat_message", channel: "any", customer: "Rosa", text: "Ya está" };
    expect(readToolCall(call)).toMatchObject({ to: null });
    expect(readToolCall({ ...call, channel: "sms" })).toBeUndefined();
    expect(readToolCall({ ...call, customer: "" })).toBeUndefined();
    expect(readToolCall({ ...call, text: "" })).toBeUndefined();
    expect(readToolCall({ ...call, text: "a".repeat(1_500) })).toMatchObject({
      text: "a".repeat(1_000),
    });
  });

  it("takes nothing for anything else", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readToolCall(value);
        expect(read === undefined || typeof read === "object").toBe(true);
      }),
    );
    expect(readToolCall({ tool: "calculate", expression: "1" })).toBeUndefined();
  });

  it("repeats only what is harmless", () => {
    const post: HttpCall = { tool: "http", method: "POST", url: "https://api.mx/", body: "" };
    expect(isIdempotent(post)).toBe(false);
    expect(isIdempotent({ ...post, method: "GET" })).toBe(true);
    expect(isIdempotent({ tool: "mail", to: "a@b.mx", subject: "x", text: "x" })).toBe(false);
    expect(hostOf(post)).toBe("api.mx");
  });
});

it("readDestination takes a mail address or a web address", () => {
  expect(readDestination({ by: "mail", to: " ana@fonda.mx " })).toEqual({
    by: "mail",
    to: "ana@fonda.mx",
  });
  expect(readDestination({ by: "http", url: "https://caja.mx" })).toEqual({
    by: "http",
    url: "https://caja.mx/",
  });
  for (const wrong of [{ by: "none" }, { by: "mail", to: "ana" }, { by: "http" }, null, "x"])
    expect(readDestination(wrong)).toBeUndefined();
});

describe("calculate", () => {
  it.each([
    ["3 * 45.50 + 20", 156.5],
    ["2+3*4", 14],
    ["(2+3)*4", 20],
    ["10 - 2 - 3", 5],
    ["100/4/5", 5],
    ["-3 + 5", 2],
    ["2 × 3 ÷ 4", 1.5],
    ["1,250.50 * 2", 2501],
    ["0.1 + 0.2", 0.3],
  ])("%s is %d", (expression, result) => {
    expect(calculate(expression)).toBe(result);
  });

  it.each([
    "",
    " ",
    "1/0",
    "2 +",
    "(1",
    "1)",
    "a",
    "1;2",
    "process.exit()",
    "1 2",
    "9".repeat(300),
  ])("%j is no arithmetic", (expression) => {
    expect(calculate(expression)).toBeUndefined();
  });

  it("agrees with sums, products and differences of whole numbers", () => {
    const whole = fc.integer({ min: 0, max: 9_999 });
    fc.assert(
      fc.property(whole, whole, whole, (a, b, c) => {
        expect(calculate(`${a}*${b}+${c}`)).toBe(a * b + c);
        expect(calculate(`${a}*(${b}-${c})`)).toBe(a * (b - c) + 0);
      }),
    );
  });

  it("answers every text, and never throws", () => {
    const signs = fc.constantFrom(..."0123456789.+-*/() ,");
    fc.assert(
      fc.property(
        fc.array(signs).map((all) => all.join("")),
        (text) => {
          const result = calculate(text);
          expect(result === undefined || Number.isFinite(result)).toBe(true);
        },
      ),
    );
  });
});

import { describe, expect, it } from "vitest";
import { EnvError, parseEnv } from "./env-schema.mjs";

const DATABASE_URL = "postgres://plaza@db.example/plaza";

function wrong(source: Record<string, string | undefined>): string[] {
  try {
    parseEnv({ DATABASE_URL, ...source });
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError);
    return (error as EnvError).variables;
  }
}

describe("parseEnv", () => {
  it("needs only the database; everything else has a standard", () => {
    expect(parseEnv({ DATABASE_URL })).toEqual({
      NODE_ENV: "development",
      DATABASE_URL,
      DATABASE_REPLICA_URLS: [],
      DATABASE_POOL: 10,
      SLOW_QUERY_MS: 500,
      WEB_CONCURRENCY: "1",
      BACKGROUND_WORK: true,
      MAX_CONNECTIONS: 3_000,
      MAX_RUNNING: 3,
      PORT: 3000,
      HOST: "0.0.0.0",
      ALLOWED_HOSTS: [],
      TRUST_PROXY: false,
      HSTS: { maxAge: 31_536_000, includeSubDomains: false, preload: false },
      PLAZA_DEMO: true,
      PLAZA_OPERATORS: [],
      SEED_SCALE: 1,
      LOG_LEVEL: "info",
      FILES_DIR: "data/files",
      MIN_FREE_DISK_MB: 500,
      MODEL_KIND: "openai-compatible",
      MODEL_HOSTS_ALLOWED: [],
      TOOL_HOSTS_ALLOWED: [],
      MAIL_HOSTS_ALLOWED: [],
      TELEGRAM_API_ROOT: "https://api.telegram.org",
      WHATSAPP_API_ROOT: "https://graph.facebook.com/v23.0",
      MERCADOPAGO_TEST: false,
      MERCADOPAGO_API_ROOT: "https://api.mercadopago.com",
      STRIPE_API_ROOT: "https://api.stripe.com",
      MXN_PER_USD: 200_000,
    });
  });

  it("reads in plain words whether Mercado Pago is only tried out", () => {
    expect(parseEnv({ DATABASE_URL, MERCADOPAGO_TEST: "on" }).MERCADOPAGO_TEST).toBe(true);
    expect(parseEnv({ DATABASE_URL, MERCADOPAGO_TEST: "off" }).MERCADOPAGO_TEST).toBe(false);
    for (const MERCADOPAGO_TEST of ["true", "1", "ON"])
      expect(wrong({ MERCADOPAGO_TEST })).toEqual(["MERCADOPAGO_TEST"]);
  });

  it("reads the operator's model, which needs its price", () => {
    const model = { MODEL_NAME: "gpt-4o-mini", MODEL_PRICE: "0.15/0.60" };
    expect(parseEnv({ DATABASE_URL, ...model, MXN_PER_USD: "18.75" })).toMatchObject({
      MODEL_NAME: "gpt-4o-mini",
      MODEL_PRICE: { inMicroUsd: 150_000, outMicroUsd: 600_000 },
      MXN_PER_USD: 187_500,
    });
    expect(wrong({ MODEL_NAME: "gpt-4o-mini" })).toEqual(["MODEL_PRICE"]);
    expect(wrong({ ...model, MODEL_NAME: "two words" })).toEqual(["MODEL_NAME"]);
    for (const MODEL_PRICE of ["0.15", "free", "-1/1", "1/2/3", "1001/1"])
      expect(wrong({ MODEL_PRICE })).toEqual(["MODEL_PRICE"]);
    for (const MXN_PER_USD of ["0", "-1", "18,75", "18.75555"])
      expect(wrong({ MXN_PER_USD })).toEqual(["MXN_PER_USD"]);
  });

  it("reads the operators' addresses without regard to case, and refuses what is none", () => {
    const read = (PLAZA_OPERATORS: string) =>
      parseEnv({ DATABASE_URL, PLAZA_OPERATORS }).PLAZA_OPERATORS;
    expect(parseEnv({ DATABASE_URL }).PLAZA_OPERATORS).toEqual([]);
    expect(read(" Ana@Plaza.mx, ,luis@plaza.mx")).toEqual(["ana@plaza.mx", "luis@plaza.mx"]);
    for (const PLAZA_OPERATORS of ["ana", "ana@plaza.mx;luis@plaza.mx", "*", "@plaza.mx"])
      expect(wrong({ PLAZA_OPERATORS })).toEqual(["PLAZA_OPERATORS"]);
  });

  it.each([
    ["ayuda@plaza.mx", "mailto:ayuda@plaza.mx", "ayuda@plaza.mx"],
    ["+52 (55) 1234-5678", "https://wa.me/525512345678", "WhatsApp +52 (55) 1234-5678"],
    ["https://plaza.mx/ayuda", "https://plaza.mx/ayuda", "https://plaza.mx/ayuda"],
  ])("makes a link of the operator's contact %s", (PLAZA_OPERATOR_CONTACT, href, text) => {
    const env = parseEnv({ DATABASE_URL, PLAZA_OPERATOR_CONTACT });
    expect(env.PLAZA_OPERATOR_CONTACT).toEqual({ href, text });
  });

  it.each(["Ana", "javascript:alert(1)", "5512345678", "ana@plaza", "+52 55", '"a"@plaza.mx'])(
    "refuses the operator's contact %s",
    (PLAZA_OPERATOR_CONTACT) => {
      expect(wrong({ PLAZA_OPERATOR_CONTACT })).toEqual(["PLAZA_OPERATOR_CONTACT"]);
    },
  );

  it("treats an empty variable as not set", () => {
    expect(parseEnv({ DATABASE_URL, PORT: "", PUBLIC_URL: "" }).PORT).toBe(3000);
    expect(wrong({ DATABASE_URL: "" })).toEqual(["DATABASE_URL"]);
  });

  it("reads lists, switches and numbers", () => {
    const env = parseEnv({
      DATABASE_URL,
      PORT: "8080",
      ALLOWED_HOSTS: " Plaza.example, localhost:3000 ,[::1]:3000,",
      TRUST_PROXY: "on",
      PLAZA_DEMO: "off",
      SEED_SCALE: "100",
    });
    expect(env.PORT).toBe(8080);
    expect(env.ALLOWED_HOSTS).toEqual(["plaza.example", "localhost:3000", "[::1]:3000"]);
    expect([env.TRUST_PROXY, env.PLAZA_DEMO, env.SEED_SCALE]).toEqual([true, false, 100]);
  });

  it("reads the value of the HSTS header, and refuses one that a preload list would refuse", () => {
    const hsts = (HSTS: string) => parseEnv({ DATABASE_URL, HSTS }).HSTS;
    expect(hsts("off")).toBeNull();
    expect(hsts("max-age=0")).toEqual({ maxAge: 0, includeSubDomains: false, preload: false });
    expect(hsts("max-age=63072000; includeSubDomains; preload")).toEqual({
      maxAge: 63_072_000,
      includeSubDomains: true,
      preload: true,
    });
    for (const text of [
      "on",
      "31536000",
      "max-age=-1",
      "max-age=1; preload",
      "max-age=1;includeSubDomains",
      "max-age=86400; includeSubDomains; preload",
      "max-age=1\r\nX: y",
    ])
      expect([text, wrong({ HSTS: text })]).toEqual([text, ["HSTS"]]);
  });

  it("names every wrong variable at once, with what is expected", () => {
    const source = { PORT: "seventy", PLAZA_DEMO: "yes", LOG_LEVEL: "loud" };
    expect(() => parseEnv(source)).toThrow(
      [
        "4 environment variables are wrong:",
        "  DATABASE_URL is missing: it must be the address of a PostgreSQL, like postgres://user@host/plaza",
        "  PORT must be a whole number from 1 to 65535",
        '  PLAZA_DEMO must be "on" or "off"',
        '  LOG_LEVEL must be "fatal", "error", "warn", "info", "debug", "trace" or "silent"',
      ].join("\n"),
    );
  });

  it("wants the public address where mails are sent", () => {
    const SMTP_URL = "smtps://user:secret@mail.example";
    expect(wrong({ SMTP_URL })).toEqual(["PUBLIC_URL"]);
    const PUBLIC_URL = "https://plaza.example";
    expect(wrong({ SMTP_URL, PUBLIC_URL })).toEqual([]);
    expect(wrong({ SMTP_URL: "mail.example", PUBLIC_URL })).toEqual(["SMTP_URL"]);
  });

  it("does not repeat a value, which may be a secret", () => {
    expect(() => parseEnv({ DATABASE_URL: "mysql://root:hunter2@db/plaza" })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining("hunter2") }),
    );
  });

  it.each([
    ["PORT", ["0", "65536", "-1", "3e3", "3000.5", " 3000"], ["1", "65535"]],
    ["SEED_SCALE", ["0", "1001", "many"], ["1", "1000"]],
    [
      "DATABASE_URL",
      ["plaza", "http://db/plaza", "mysql://db/x"],
      ["postgresql://u:p@[::1]:5432/x"],
    ],
    ["TRUST_PROXY", ["true", "1", "ON"], ["on", "off"]],
    ["PUBLIC_URL", ["plaza.example", "/plaza", "ftp://plaza.example"], ["https://plaza.example"]],
    ["MAIL_FROM", ["a", "Plaza\nBcc: all@b.mx"], ["Plaza <plaza@plaza.example>"]],
    ["ALLOWED_HOSTS", ["a b", "plaza.example/x", "-a"], ["plaza.example,127.0.0.1:3000"]],
    ["HOST", ["0.0.0.0 ", "a/b"], ["127.0.0.1", "::", "localhost"]],
    ["NODE_ENV", ["staging"], ["production", "test"]],
  ])("%s", (variable, bad, good) => {
    for (const value of bad) expect(wrong({ [variable]: value }), value).toEqual([variable]);
    for (const value of good) expect(wrong({ [variable]: value }), value).toEqual([]);
  });
});

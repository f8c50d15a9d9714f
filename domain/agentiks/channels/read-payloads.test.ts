import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTelegramUpdate } from "./telegram-update.ts";
import { readWhatsappPayload } from "./whatsapp-payload.ts";

const update = (message: object, more: object = {}) => ({
  update_id: 7,
  message: {
    message_id: 12,
    date: 1_795_600_000,
    chat: { id: 555, type: "private", first_name: "Ana" },
    from: { id: 555, is_bot: false, first_name: "Ana", last_name: "Ruiz" },
    ...message,
  },
  ...more,
});

describe("readTelegramUpdate", () => {
  it("reads a text with who wrote it", () => {
    expect(readTelegramUpdate(update({ text: " ¿A qué hora abren?\u0000 " }))).toEqual({
      kind: "message",
      message: {
        externalId: "555:12",
        address: "555",
        name: "Ana Ruiz",
        kind: "text",
        text: "¿A qué hora abren?",
        at: new Date(1_795_600_000_000),
      },
    });
  });

  it("tells other kinds by name, with their caption", () => {
    const kindOf = (message: object) => {
      const read = readTelegramUpdate(update(message));
      return read?.kind === "message" ? [read.message.kind, read.message.text] : read;
    };
    expect(kindOf({ photo: [{}], caption: "¿Tienen?" })).toEqual(["photo", "¿Tienen?"]);
    expect(kindOf({ voice: {} })).toEqual(["audio", ""]);
    expect(kindOf({ sticker: {} })).toEqual(["sticker", ""]);
    expect(kindOf({ location: {} })).toEqual(["place", ""]);
    const location = { latitude: 19.43261234, longitude: -99.1332 };
    const link = "https://www.google.com/maps/place/19.432612,-99.1332";
    expect(kindOf({ location })).toEqual(["place", link]);
    const venue = { location, title: "Casa", address: "Av. Juárez 5" };
    expect(kindOf({ venue, location })).toEqual(["place", `Casa, Av. Juárez 5 ${link}`]);
    expect(kindOf({ location: { latitude: 91, longitude: 0 } })).toEqual(["place", ""]);
    expect(kindOf({ text: "/start menu" })).toEqual(["start", ""]);
    expect(kindOf({ pinned_message: {} })).toEqual({ kind: "ignored", what: "notice" });
  });

  it("ignores groups, bots, edits and reactions", () => {
    const group = { chat: { id: -5, type: "group" }, text: "Hola" };
    expect(readTelegramUpdate(update(group))).toEqual({ kind: "ignored", what: "group" });
    const bot = { from: { id: 9, is_bot: true }, text: "Hola" };
    expect(readTelegramUpdate(update(bot))).toEqual({ kind: "ignored", what: "bot" });
    for (const what of ["edited_message", "message_reaction", "my_chat_member"])
      expect(readTelegramUpdate({ update_id: 1, [what]: {} })).toEqual({ kind: "ignored", what });
  });

  it("never throws, whatever comes", () => {
    expect(readTelegramUpdate({ message: {} })).toBeUndefined();
    expect(readTelegramUpdate([])).toBeUndefined();
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (any, message) => {
        readTelegramUpdate(any);
        readTelegramUpdate(update({ ...(message as object) }));
        readTelegramUpdate({ update_id: 1, message });
      }),
    );
  });
});

const NUMBER = "1029384756";
const payload = (value: object, more: object = {}) => ({
  object: "whatsapp_business_account",
  entry: [
    {
      id: "1",
      changes: [
        { field: "messages", value: { metadata: { phone_number_id: NUMBER }, ...value }, ...more },
      ],
    },
  ],
});
const said = (message: object) => ({
  contacts: [{ wa_id: "5215512345678", profile: { name: "Beto" } }],
  messages: [{ from: "5215512345678", id: "wamid.A", timestamp: "1795600000", ...message }],
});
const read = (json: unknown) => readWhatsappPayload(json, NUMBER);

describe("readWhatsappPayload", () => {
  it("reads a text with the profile's name", () => {
    expect(read(payload(said({ type: "text", text: { body: "Hola" } })))).toEqual({
      messages: [
        {
          externalId: "wamid.A",
          address: "5215512345678",
          name: "Beto",
          kind: "text",
          text: "Hola",
          at: new Date(1_795_600_000_000),
        },
      ],
      statuses: [],
      ignored: [],
    });
  });

  it("reads pressed buttons as text, and other kinds by name", () => {
    const kindOf = (message: object) => {
      const [one] = read(payload(said(message)))?.messages ?? [];
      return one && [one.kind, one.text];
    };
    const reply = { type: "button_reply", button_reply: { id: "1", title: "Sí" } };
    expect(kindOf({ type: "interactive", interactive: reply })).toEqual(["text", "Sí"]);
    expect(kindOf({ type: "button", button: { text: "Ver menú" } })).toEqual(["text", "Ver menú"]);
    expect(kindOf({ type: "image", image: { caption: "¿Esta?" } })).toEqual(["photo", "¿Esta?"]);
    expect(kindOf({ type: "document", document: {} })).toEqual(["file", ""]);
    expect(kindOf({ type: "contacts", contacts: [] })).toEqual(["contact", ""]);
    const location = { latitude: 19.4326, longitude: -99.1332, name: "Casa" };
    expect(kindOf({ type: "location", location })).toEqual([
      "place",
      "Casa https://www.google.com/maps/place/19.4326,-99.1332",
    ]);
  });

  it("reads states of sent messages, with the reason of a failure", () => {
    const statuses = [
      { id: "wamid.B", status: "read", biz_opaque_callback_data: "out-1" },
      { id: "wamid.C", status: "failed", errors: [{ code: 131047 }] },
      { id: "wamid.D", status: "toString" },
    ];
    expect(read(payload({ statuses }))).toEqual({
      messages: [],
      statuses: [
        { externalId: "wamid.B", messageId: "out-1", state: "read", trouble: undefined },
        { externalId: "wamid.C", messageId: undefined, state: "failed", trouble: "window" },
      ],
      ignored: ["status"],
    });
  });

  it("ignores reactions, groups, other numbers and other fields", () => {
    const text = { type: "text", text: { body: "Hola" } };
    expect(read(payload(said({ type: "reaction", reaction: {} })))?.ignored).toEqual(["notice"]);
    expect(read(payload(said({ ...text, group_id: "g" })))?.ignored).toEqual(["group"]);
    const other = payload({ ...said(text), metadata: { phone_number_id: "5" } });
    expect(read(other)).toEqual({ messages: [], statuses: [], ignored: ["number"] });
    expect(read(payload(said(text), { field: "account_update" }))?.ignored).toEqual(["notice"]);
  });

  it("never throws, whatever comes", () => {
    expect(read({ object: "page", entry: [] })).toBeUndefined();
    expect(read(null)).toBeUndefined();
    fc.assert(
      fc.property(fc.jsonValue(), (any) => {
        read(any);
        read({ object: "whatsapp_business_account", entry: [any, { changes: [any] }] });
        read(payload({ messages: [any], statuses: [any], contacts: [any] }));
        read(payload(said({ type: "text", text: any })));
      }),
    );
  });
});

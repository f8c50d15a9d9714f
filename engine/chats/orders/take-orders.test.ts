/**
 * Orders and bookings as customers type them. Long because each case is a conversation of its own.
 */
import { describe, expect, it } from "vitest";
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import { readyForm } from "#domain/agentiks/abilities/ready-forms.ts";
import type { RequestForm } from "#domain/agentiks/abilities/request-form.ts";
import type { ChatTurn } from "#engine/chats/respond.ts";
import {
  day,
  FONDA,
  heard,
  heardOf,
  hours,
  last,
  MENU,
  passage,
  stateOf,
  summaryOf,
  talk,
  withForms,
} from "../../../tests/support/engine/fonda-chat.ts";

const SERVICES = `Corte de dama $250
Corte de caballero $150
Manicure $180
Hair wash $90`;
const ENGLISH = withForms("en", "order", "booking", "appointment");
const SALON = {
  ...withForms("es", "appointment"),
  passages: [passage(SERVICES)],
} satisfies Partial<ChatTurn>;

describe("an order in one sentence", () => {
  it.each<[string, Record<string, string>]>([
    [
      "kiero pedir 3 panuchos de pavo y 1 refresco pa llevar el viernes a las 2 de la tarde a nombre de Ana 9995556677",
      {
        text: "3 panuchos de pavo y 1 refresco",
        address: "para llevar",
        day: "2026-11-27",
        time: "14:00",
        name: "Ana",
        phone: "+529995556677",
      },
    ],
    [
      "qiero 2 tortas de cochinita xfa, paso por ellas hoy a las 3, soy Beto Canul",
      {
        text: "2 tortas de cochinita",
        address: "paso por ellas",
        day: "2026-11-24",
        time: "15:00",
        name: "Beto Canul",
      },
    ],
    [
      "buenas tardes me mandas 4 salbutes a domicilio a calle 5 de mayo 12, centro, porfa",
      { text: "4 salbutes", address: "a domicilio, calle 5 de mayo 12, centro" },
    ],
    [
      "hola!! me das 2 sopas de lima para comer aqui mañana a las 2",
      { text: "2 sopas de lima", address: "para comer aqui", day: "2026-11-25", time: "14:00" },
    ],
    ["quisiera encargar 30 panuchos para el sábado", { text: "30 panuchos", day: "2026-11-28" }],
    [
      "Dos refrescos y una sopa de lima para llevar por favor",
      { text: "Dos refrescos y una sopa de lima", address: "para llevar" },
    ],
    [
      "me apartas 10 salbutes de pavo, los recojo en una hora",
      {
        text: "10 salbutes de pavo",
        address: "los recojo",
        day: "2026-11-24",
        time: "12:00",
      },
    ],
    ["ocupo 5 tortas lo antes posible", { text: "5 tortas", day: "2026-11-24", time: "11:00" }],
    ["quiero pedir panuchos", { text: "panuchos" }],
    [
      "mándame 2 poc chuc a mi casa, mi nombre es Lucía Pech y mi cel es 999 123 45 67",
      {
        text: "2 poc chuc",
        address: "a mi casa",
        name: "Lucía Pech",
        phone: "+529991234567",
      },
    ],
    [
      "me puede mandar 1 combo casero a la col. Santiago, calle 60 45, lo mas pronto posible, soy Carmen, 9991112222",
      {
        text: "1 combo casero",
        address: "col. Santiago, calle 60 45",
        day: "2026-11-24",
        time: "11:00",
        name: "Carmen",
        phone: "+529991112222",
      },
    ],
    [
      "me aparta 2 sopas de lima y 1 flan, paso a las 11:30",
      { text: "2 sopas de lima y 1 flan", address: "paso", time: "11:30" },
    ],
    [
      "Buen día. Necesito encargar un pastel de chocolate para 20 personas para el sábado a las 12, lo recojo yo. Soy Marisol Pat 999 888 7766",
      {
        text: "un pastel de chocolate para 20 personas",
        address: "lo recojo yo",
        day: "2026-11-28",
        time: "12:00",
        name: "Marisol Pat",
        phone: "+529998887766",
      },
    ],
    [
      "Hola, para pedir un flan y una sopa de lima, me lo mandan a mi casa? Calle 60 110, Centro",
      {
        text: "un flan y una sopa de lima",
        address: "me lo mandan, Calle 60 110, Centro",
      },
    ],
    [
      "quiero el combo casero pa hoy a las 3 a domicilio",
      { text: "el combo casero", address: "a domicilio", day: "2026-11-24", time: "15:00" },
    ],
    ["un pastel de 3 leches para mañana", { text: "un pastel de 3 leches", day: "2026-11-25" }],
    ["me apartas 2 para las 2", { time: "14:00" }],
    [
      "quiero 4 panuchos para el domingo a las 2:30 pm a nombre de la señora Chayo, mandenmelos a Montejo 218 col. Centro, cel 9992221133",
      {
        text: "4 panuchos",
        address: "mandenmelos, Montejo 218 col. Centro",
        day: "2026-11-29",
        time: "14:30",
        name: "la señora Chayo",
        phone: "+529992221133",
      },
    ],
    ["3 panuchos de pavo", { text: "3 panuchos de pavo" }],
    ["si quiero 2 panuchos porfa", { text: "2 panuchos" }],
    [
      "quiero 5 tortas para el 24 de diciembre a las 3 pm, a nombre de Juan Pérez, a domicilio en Privada de Almendros 106, Centro",
      {
        text: "5 tortas",
        address: "a domicilio, Privada de Almendros 106, Centro",
        day: "2026-12-24",
        time: "15:00",
        name: "Juan Pérez",
      },
    ],
    ["quiero hacer un pedido para mañana", { day: "2026-11-25" }],
    ["quiero pedir a domicilio", { address: "a domicilio" }],
  ])("%s", (text, slots) => expect(heardOf(text)).toEqual(slots));

  it.each<[string, Record<string, string>]>([
    [
      "Hi, I'd like to order 3 cochinita sandwiches for pickup on Friday at 2 pm under the name Ana",
      {
        text: "3 cochinita sandwiches",
        address: "for pickup",
        day: "2026-11-27",
        time: "14:00",
        name: "Ana",
      },
    ],
    [
      "can i get 2 lime soups delivered to 12 Main Street tomorrow at 1 pm please",
      {
        text: "2 lime soups",
        address: "delivered, 12 Main Street",
        day: "2026-11-25",
        time: "13:00",
      },
    ],
    [
      "I want 4 sodas to go asap",
      { text: "4 sodas", address: "to go", day: "2026-11-24", time: "11:00" },
    ],
    [
      "I need a birthday cake for Saturday, my name is Tom Reed",
      { text: "a birthday cake", day: "2026-11-28", name: "Tom Reed" },
    ],
  ])("%s", (text, slots) => expect(heardOf(text, ENGLISH)).toEqual(slots));

  it.each<[string, Record<string, string>]>([
    ["ola kiero aser un pedido", {}],
    ["pedido para llevar: 2 combos caseros", { text: "2 combos caseros", address: "para llevar" }],
    [
      "me das 2 marquesitas pa oy, paso por ellas a las 4",
      { text: "2 marquesitas", day: "2026-11-24", address: "paso por ellas", time: "16:00" },
    ],
  ])("with typing errors: %s", (text, slots) => expect(heardOf(text)).toEqual(slots));

  it.each([
    "2 personas",
    "3 días",
    "2 lavadoras",
    "1",
    "necesito cambiar mi pedido",
    "hola quiero cancelar mi pedido",
  ])("is not begun by %s", (text) => expect(last([text]).effects.request).toBeUndefined());

  it("asks only what is missing", () => {
    const reply = last(["kiero 3 panuchos de pavo pa llevar el viernes a las 2 a nombre de Ana"]);
    expect(reply.effects.request!.asking).toBe("f6");
    expect(last(["quiero 3 panuchos de pavo a domicilio"]).text).toContain("qué dirección");
  });

  it("does not read a phone number as a number of people", () => {
    const reply = last(["quiero reservar una mesa", "mañana a la 1", "99 9388 7031"]);
    expect(heard(reply).number).toBeUndefined();
    expect(reply.effects.request!.asking).toBe("f3");
  });

  it("keeps what was said for other questions, whichever was asked", () => {
    const reply = last(["quiero hacer un pedido", "pa recoger", "6 salbutes de pavo, mañana"]);
    expect(heard(reply)).toEqual({
      text: "6 salbutes de pavo",
      address: "para recoger",
      day: "2026-11-25",
    });
    expect(reply.effects.request!.asking).toBe("f4");
  });
});

describe("what is no answer", () => {
  it("an address in part: the whole is kept", () => {
    const reply = last([
      "quiero 2 refrescos",
      "a domicilio",
      "Escuela Juárez, calle 20 de Noviembre 3",
    ]);
    expect(heard(reply)).toEqual({
      text: "2 refrescos",
      address: "a domicilio, Escuela Juárez, calle 20 de Noviembre 3",
    });
  });

  it.each(["si", "ok", "va", "espera", "Sí, por favor", "no", "gracias"])(
    "an address: %s",
    (text) => {
      const reply = last(["quiero 2 refrescos", text]);
      expect(heard(reply)).toEqual({ text: "2 refrescos" });
      expect(reply.effects.request!.asking).toBe("f2");
    },
  );

  it.each(["2 panuchos de pavo", "soy alérgica al cacahuate", "que no lleve chile", "mole negro"])(
    "an address, nor lost: %s",
    (text) => {
      const reply = last(["quiero 1 torta de cochinita", text]);
      expect(heard(reply).address).toBeUndefined();
      expect(reply.effects.request!.asking).toBe("f2");
    },
  );

  it.each([
    ["que precio tiene la sopa de lima", "$75"],
    ["oye y cuanto cuesta el poc chuc", "$165"],
    ["aceptan tarjeta?", "tarjeta y efectivo"],
    ["¿a qué hora cierran?", "8 am"],
    ["venden seguros de vida?", "No lo sé"],
  ])("a question: %s", (text, answer) => {
    for (const before of [
      ["quiero hacer un pedido"],
      ["quiero 2 refrescos"],
      ["quiero 2 refrescos", "para recoger", "mañana", "a la 1"],
    ]) {
      const [was, reply] = talk([...before, text]).slice(-2);
      expect(reply!.text).toContain(answer);
      expect(reply!.text).toContain("Seguimos");
      expect(reply!.effects.request).toEqual(was!.effects.request);
    }
  });

  it.each(["como a las 3", "¿a las 3?", "puede ser a las 3 pm?", "que sea a las 3"])(
    "but this is a time: %s",
    (text) =>
      expect(heard(last(["quiero 2 refrescos", "para recoger", "mañana", text])).time).toBe(
        "15:00",
      ),
  );

  it.each(["abren el domingo?", "¿trabajan el domingo?", "hacen entregas el domingo?"])(
    "the day of a question: %s",
    (text) => {
      expect(heard(last([`${text}\nquiero 2 refrescos para llevar`]))).toEqual({
        text: "2 refrescos",
        address: "para llevar",
      });
      expect(heard(last([text, "quiero hacer un pedido"]))).toEqual({});
      expect(heard(last(["quiero hacer un pedido", text]))).toEqual({});
    },
  );

  it("answers the question of a message that orders too", () => {
    const reply = last(["quiero 2 panuchos de pavo para llevar, aceptan tarjeta?"]);
    expect(reply.text).toContain("tarjeta y efectivo");
    expect(heard(reply).text).toBe("2 panuchos de pavo");
  });

  it("an address is not asked for what is picked up", () => {
    const order = readyForm("order", "es");
    const [what, where, ...others] = order.fields;
    const way = { ...where!, key: "f2", label: "¿Cómo lo quieres?", kind: "choice" as const };
    const form: RequestForm = {
      ...order,
      fields: [
        what!,
        { ...way, options: ["Para llevar", "A domicilio"] },
        { ...where!, key: "f3", label: "¿A qué dirección?" },
        ...others.map((field, index) => ({ ...field, key: `f${index + 4}` })),
      ],
    };
    const more = { abilities: { ...NO_ABILITIES, forms: [form] } };
    expect(last(["quiero 2 refrescos pa recoger"], more).effects.request!.asking).toBe("f4");
    expect(last(["quiero 2 refrescos", "2"], more).effects.request!.asking).toBe("f3");
  });
});

describe("times and opening hours", () => {
  const toTime = ["quiero 2 refrescos", "para recoger", "hoy"];
  it.each([
    ["ahorita", "11:00"],
    ["ahora", "11:00"],
    ["cuanto antes", "11:00"],
    ["lo antes posible porfa", "11:00"],
    ["en 20 minutos", "11:20"],
    ["en media hora", "11:30"],
    ["como en una hora", "12:00"],
    ["en hora y media", "12:30"],
    ["al rato", "al rato"],
    ["para comer", "para comer"],
    ["a las cuatro", "16:00"],
    ["4 de la tarde", "16:00"],
    ["mañana a las 2", "14:00"],
    ["a las 9 de la mañana de mañana", "09:00"],
    ["1:30", "13:30"],
    ["para las 4", "16:00"],
    ["para la hora de la comida", "para la hora de la comida"],
    ["ya", "11:00"],
  ])("%s", (text, time) => expect(heard(last([...toTime, text])).time).toBe(time));

  it("means today by them", () => {
    for (const text of ["quiero 3 salbutes ahorita", "quiero 3 salbutes en 20 min"])
      expect(heard(last([text])).day).toBe("2026-11-24");
    expect(heard(last([...toTime, "mañana a las 2"])).day).toBe("2026-11-25");
  });

  it("refuses a closed day, with the hours", () => {
    const reply = last(["quiero 3 salbutes para recoger el lunes a las 10 de la noche, soy Ana"]);
    expect(reply.text).toMatch(/lunes.*cerrado/);
    expect(reply.text).toContain("de 8 am a 5 pm");
    expect(reply.effects.request).toMatchObject({ state: "asking", asking: "f3" });
    expect(heard(reply).day).toBeUndefined();
  });

  it("asks the day again before what else is missing", () => {
    const [refused, sunday] = talk(["necesito 10 salbutes para el lunes", "el domingo entonces"]);
    expect(refused!.effects.request!.asking).toBe("f3");
    expect(heard(sunday!).day).toBe("2026-11-29");
    expect(sunday!.effects.request!.asking).toBe("f2");
  });

  it("refuses a closed hour, with the hours of that day", () => {
    const reply = last(["quiero 3 salbutes para recoger el sábado a las 10 de la noche, soy Ana"]);
    expect(reply.text).toContain("de 8 am a 6 pm");
    expect(reply.effects.request!.asking).toBe("f4");
    expect(heard(last([...toTime, "a las 7 pm"])).time).toBeUndefined();
  });

  it("refuses what is over, and now while it is closed", () => {
    expect(heard(last([...toTime, "a las 9 am"])).time).toBeUndefined();
    const late = { minute: 20 * 60, isOpen: false };
    const reply = last(["quiero 2 refrescos para llevar ahorita"], late);
    expect(reply.text).toContain("de 8 am a 5 pm");
    expect(heard(reply).time).toBeUndefined();
  });

  it("reads an hour without am or pm as one at which it is open", () => {
    const early = { ...FONDA.business!, hours: { ...hours, wed: day(6, 12) } };
    const asked = ["quiero 2 refrescos para llevar mañana a las 7"];
    expect(heard(last(asked, { business: early })).time).toBe("07:00");
    const evening = { ...FONDA.business!, hours: { ...hours, wed: day(18, 23) } };
    const late = ["quiero 2 refrescos para llevar mañana a las 9"];
    expect(heard(last(late, { business: evening })).time).toBe("21:00");
  });

  it("checks bookings and appointments too, and nothing where no hours are known", () => {
    expect(last(["reservar mesa para 4 el lunes a las 2"]).text).toMatch(/lunes.*cerrado/);
    const unknown = { business: undefined };
    expect(heard(last(["reservar mesa para 4 el lunes a las 2"], unknown))).toEqual({
      day: "2026-11-30",
      time: "14:00",
      number: "4",
    });
  });
});

describe("prices", () => {
  it("sums what the documents say", () => {
    const reply = summaryOf("3 panuchos de cochinita y 2 refrescos");
    expect(stateOf(reply)).toBe("confirming");
    expect(reply.text).toContain("3 × Panucho de cochinita: $84");
    expect(reply.text).toContain("2 × Refresco: $56");
    expect(reply.text).toContain("Total: $140");
    expect(reply.text).not.toContain("confirma el");
  });

  it.each([
    ["panuchos", "2 panuchos"],
    ["an order of several", "4 papadzules"],
    ["another unit", "2 horchatas"],
    ["a price that begins somewhere", "1 costilla para compartir"],
    ["two prices in a line", "1 café americano"],
    ["what is not on the list", "2 hamburguesas"],
    ["something added", "1 torta de cochinita con extra queso"],
    ["no number", "unas sopas de lima"],
    ["a part of a combination", "1 arroz"],
  ])("leaves to the business what is not plain: %s", (_, items) => {
    const reply = summaryOf(`${items} y 1 refresco`);
    expect(reply.text).toContain("1 × Refresco: $28");
    expect(reply.text).toContain("confirma el precio");
    expect(reply.text).not.toContain("Total:");
  });

  it("reads units and typing errors", () => {
    expect(summaryOf("2 ordenes de papadzules").text).toContain("Total: $196");
    expect(summaryOf("2 litros de horchata").text).toContain("Total: $60");
    expect(summaryOf("2 sopas de lima, 1 panucho de cochinta").text).toContain("Total: $178");
  });

  describe("a sentence after the price", () => {
    const passages = [
      passage(
        `Poc chuc $145. Lleva carne de cerdo asada con naranja agria
Sopa de lima $75! con pollo deshebrado
Panuchos (orden de 3) $75
Horchata $30 el litro. De arroz
Salbutes $90. La orden trae 4
Tamales (3 piezas) $60`,
      ),
    ];
    const bill = (items: string) => summaryOf(items, "para recoger", { passages }).text;

    it.each([
      ["2 poc chuc", "Total: $290"],
      ["2 poc chuc de cerdo", "Total: $290"],
      ["2 sopas de lima", "Total: $150"],
      ["2 órdenes de panuchos", "Total: $150"],
      ["2 litros de horchata", "Total: $60"],
      ["2 órdenes de salbutes", "Total: $180"],
    ])("says no unit unless it begins with one: %s", (items, total) =>
      expect(bill(items)).toContain(total),
    );

    it.each([
      ["pieces or orders of several", "3 panuchos"],
      ["another unit", "2 horchatas"],
      ["an order that has its own sentence", "4 salbutes"],
      ["a price for several pieces", "3 tamales"],
      ["another thing with the same garnish", "1 sopa de pollo"],
    ])("leaves to the business what is not plain: %s", (_, items) => {
      expect(bill(items)).toContain("confirma el precio");
      expect(bill(items)).not.toContain("Total:");
    });
  });

  it("reads rows of a table: one price each, whatever the other columns say", () => {
    const rows = [
      "Torta de pierna · Precio: 45 · Unidad: pieza · Proveedor: Panes Sol 24",
      "Agua de limón · Precio de venta: $22 · Existencia: 8",
      "Flan · Precio menudeo: 35 · Precio mayoreo: 28",
    ];
    const passages = rows.map((text, at) => ({ ...passage(text), passage: at }));
    const reply = summaryOf("2 tortas de pierna y 1 agua de limón", "para recoger", { passages });
    expect(reply.text).toContain("2 × Torta de pierna: $90");
    expect(reply.text).toContain("Total: $112");
    const open = summaryOf("1 flan y 1 agua de limón", "para recoger", { passages });
    expect(open.text).toContain("confirma el precio");
    expect(open.text).not.toContain("Total:");
  });

  it("does not choose between two prices of two documents", () => {
    const passages = [passage(MENU), { ...passage("Refresco $35"), documentId: "old" }];
    expect(summaryOf("2 refrescos", "para recoger", { passages }).text).not.toMatch(/\$\d/);
  });

  it("adds the delivery that the documents say for the address", () => {
    const near = summaryOf("6 panuchos de pavo", "a domicilio, Calle 60 501, Centro");
    expect(near.text).toContain("Envío: $30");
    expect(near.text).toContain("Total: $210");
    const far = summaryOf("6 panuchos de pavo", "a domicilio, Calle 9 22, Itzimná");
    expect(far.text).toContain("Total: $235");
    const free = summaryOf("4 poc chuc con frijol", "a domicilio, Calle 60 501, Centro");
    expect(free.text).toContain("Envío: gratis");
    expect(free.text).toContain("Total: $660");
    const elsewhere = summaryOf("6 panuchos de pavo", "a domicilio, Calle 9 22, San Antonio");
    expect(elsewhere.text).toContain("Envío: el negocio lo confirma");
    expect(elsewhere.text).not.toContain("Total:");
    expect(summaryOf("6 panuchos de pavo").text).not.toContain("Envío");
  });

  it("says the smallest order", () => {
    const reply = summaryOf("2 panuchos de pavo", "a domicilio, Calle 60 501, Centro");
    expect(reply.text).toContain("mínimo es de $150");
    expect(summaryOf("2 panuchos de pavo").text).not.toContain("mínimo");
  });

  it("reads one price for all deliveries", () => {
    const passages = [passage("Pizza grande: $200\nEnvío a domicilio $40")];
    const at = "a domicilio, Calle 60 501";
    expect(summaryOf("1 pizza grande", at, { passages }).text).toContain("Total: $240");
    const zone = [passage("Pizza grande: $200\nEnvío $35 en el centro")];
    expect(summaryOf("1 pizza grande", `${at}, centro`, { passages: zone }).text).toContain(
      "Total: $235",
    );
    expect(summaryOf("1 pizza grande", at, { passages: zone }).text).not.toContain("Total:");
  });

  it.each([
    "cuanto es en total?",
    "cuánto sería todo",
    "y cuanto va a ser?",
    "total?",
    "cuanto es con el envio?",
  ])("tells the total when it is asked: %s", (text) => {
    const [was, reply] = talk(["quiero 2 refrescos", "para recoger", text]).slice(-2);
    expect(reply!.text).toContain("Total: $56");
    expect(reply!.text).toContain("¿Para qué día?");
    expect(reply!.effects.request).toEqual(was!.effects.request);
    const before = ["quiero 2 refrescos", "para recoger", "mañana a las 2", "soy Ana"];
    const done = last([...before, "9991234567", text]);
    expect(done.text).toContain("Total: $56");
    expect(stateOf(done)).toBe("confirming");
  });

  it("tells the price of a service, and nothing of one that has none", () => {
    const rest = ["el viernes a las 10", "Eva", "9991234567"];
    expect(last(["quiero una cita para corte de dama", ...rest], SALON).text).toContain("$250");
    expect(last(["quiero una cita para corte", ...rest], SALON).text).not.toContain("$");
  });
});

const DONE = [
  "quiero 2 refrescos y 1 sopa de lima",
  "para recoger",
  "mañana a las 2",
  "soy Ana",
  "9991234567",
];

describe("corrections", () => {
  it.each<[string, Record<string, string>]>([
    ["mejor a las 3", { time: "15:00" }],
    ["cambia la hora a las 4 pm", { time: "16:00" }],
    ["sí pero a las 3", { time: "15:00" }],
    ["a nombre de Luis Uc", { name: "Luis Uc" }],
    ["el nombre es Luis", { name: "Luis" }],
    ["mejor a domicilio, calle 60 501, centro", { address: "a domicilio, calle 60 501, centro" }],
    ["mejor 3 refrescos", { text: "3 refrescos y 1 sopa de lima" }],
    ["agrega 1 torta de cochinita", { text: "2 refrescos y 1 sopa de lima, 1 torta de cochinita" }],
    ["y un flan también", { text: "2 refrescos y 1 sopa de lima, un flan" }],
    ["quita la sopa", { text: "2 refrescos" }],
    ["el teléfono es 9998887766", { phone: "+529998887766" }],
    ["ponle 3 refrescos mejor", { text: "3 refrescos y 1 sopa de lima" }],
    ["mejor el jueves", { day: "2026-11-26" }],
    ["quita la sopa y agrega 2 cafés", { text: "2 refrescos, 2 cafés" }],
    ["agrega 2 cafés y quita la sopa", { text: "2 refrescos, 2 cafés" }],
    ["quita un refresco", { text: "1 refrescos, 1 sopa de lima" }],
    ["quita los refrescos y agrega un flan", { text: "1 sopa de lima, un flan" }],
    ["quita 2 refrescos", { text: "1 sopa de lima" }],
    ["mejor 3 refrescos y un flan", { text: "3 refrescos y 1 sopa de lima, un flan" }],
    ["mejor solo 3 refrescos", { text: "3 refrescos" }],
    ["cámbiame la sopa por 1 torta de cochinita", { text: "2 refrescos, 1 torta de cochinita" }],
    ["en vez de la sopa, dame un flan", { text: "2 refrescos, un flan" }],
    ["cámbiame la sopa por un café", { text: "2 refrescos, un café" }],
    [
      "cambia un refresco por un agua de chaya",
      { text: "1 refrescos, 1 sopa de lima, un agua de chaya" },
    ],
    ["cambia el nombre por Luis Uc", { name: "Luis Uc" }],
    ["quita la sopa y mejor a las 3", { text: "2 refrescos", time: "15:00" }],
  ])("%s", (text, changed) => {
    for (const between of [[], ["no"]]) {
      const replies = talk([...DONE, ...between, text]);
      expect(heard(replies.at(-1)!)).toEqual({ ...heard(replies[DONE.length - 1]!), ...changed });
      expect(stateOf(replies.at(-1)!)).toBe("confirming");
    }
  });

  it("takes words that fit one question for its answer", () => {
    const booked = ["I need an appointment: a flyer", "Tuesday at 10", "Ann", "9991234567"];
    const english = withForms("en", "appointment");
    const reply = last([...booked, "no", "a logo for my cafe"], english);
    expect(heard(reply).text).toBe("a logo for my cafe");
    expect(stateOf(reply)).toBe("confirming");
  });

  it.each(["está mal el nombre", "cambia el nombre", "el nombre"])("asks again: %s", (text) => {
    const reply = last([...DONE, text]);
    expect(reply.effects.request).toMatchObject({ state: "asking", asking: "f5" });
    expect(heard(reply).name).toBe("Ana");
  });

  it.each<[string, string]>([
    ["agrega 1 flan", "2 refrescos, 1 flan"],
    ["no mejor 3 refrescos", "3 refrescos"],
    ["que no lleve hielo", "2 refrescos (que no lleve hielo)"],
    ["cambia a 3 refrescos", "3 refrescos"],
  ])("changes an order before its end: %s", (text, wanted) => {
    const reply = last(["quiero 2 refrescos", "para recoger", text]);
    expect(heard(reply)).toEqual({ text: wanted, address: "para recoger" });
    expect(reply.effects.request!.asking).toBe("f3");
    expect(reply.text).toContain("Va así: ");
  });

  it("does not take other words at the end for what is wanted", () => {
    const reply = last([...DONE, "qué bonito día"]);
    expect(heard(reply).text).toBe("2 refrescos y 1 sopa de lima");
    expect(stateOf(reply)).not.toBe("sent");
  });

  it("changes a booking by a question", () => {
    const booked = ["a table for 4 on Saturday at 1:30 pm under Smith", "999 123 4567"];
    const reply = last([...booked, "can we make it 5 people?"], ENGLISH);
    expect(heard(reply).number).toBe("5");
    expect(stateOf(reply)).toBe("confirming");
    expect(stateOf(last([...booked, "looks good, send it"], ENGLISH))).toBe("sent");
  });

  it("asks which, and sends nothing by a yes to that", () => {
    const replies = talk([...DONE, "no", "Luis", "sí", "sí"]);
    expect(replies.slice(-3).map(stateOf)).toEqual(["asking", "confirming", "sent"]);
    const which = talk([...DONE, "no", "Luis", "el nombre", "Luis Uc"]);
    expect(heard(which.at(-1)!).name).toBe("Luis Uc");
  });

  it("corrects what was answered before the end", () => {
    const reply = last(["quiero 2 refrescos", "para recoger", "hoy a las 3", "perdón, a las 4"]);
    expect(heard(reply)).toMatchObject({ time: "16:00" });
    expect(heard(reply).name).toBeUndefined();
  });
});

describe("sends and cancels", () => {
  it.each([
    "sí",
    "si porfa",
    "sipi",
    "sale",
    "ok, mándalo",
    "va",
    "Así está bien, gracias",
    "todo correcto gracias",
    "correcto",
  ])("sends after: %s", (text) => {
    const reply = last([...DONE, text]);
    expect(stateOf(reply)).toBe("sent");
    expect(reply.text).toContain("2 refrescos y 1 sopa de lima");
    expect(reply.text).toContain("Total: $131");
  });

  it.each([
    "ya no",
    "cancela",
    "siempre no, gracias",
    "ya no quiero nada",
    "mejor cancela mi pedido porfa",
    "quiero cancelar",
    "olvídalo",
    "ya no lo voy a querer",
  ])("cancels: %s", (text) => {
    for (const before of [DONE.slice(0, 1), DONE.slice(0, 3), DONE, [...DONE, "no"]])
      expect(stateOf(last([...before, text]))).toBe("cancelled");
  });

  it.each(["sí, mejor no", "claro que no", "sí pero no", "espera", "déjalo así por ahora no"])(
    "does not send after: %s",
    (text) => expect(stateOf(last([...DONE, text]))).not.toBe("sent"),
  );

  it.each(["claro que si ", "todo bien ", "ya no ", "quiero para llevar ", ", ", "1 a ", "$1,"])(
    "reads a long message in one go: %s",
    (words) => {
      const long = `${words.repeat(Math.floor(990 / words.length))}x`;
      for (const before of [[], DONE.slice(0, 1), DONE, [...DONE, "no"]])
        expect(last([...before, long]).text).not.toBe("");
    },
  );

  it("keeps an order of which nothing is to be changed", () => {
    for (const text of ["nada", "así déjalo", "ninguno", "déjalo así"])
      expect(stateOf(last([...DONE, "no", text]))).toBe("confirming");
  });

  it.each(["cancel", "never mind", "please cancel my order", "forget it"])(
    "cancels in English: %s",
    (text) => expect(stateOf(last(["I want 2 sodas", text], ENGLISH))).toBe("cancelled"),
  );
});

describe("bookings and appointments", () => {
  it.each<[string, Record<string, string>, Partial<ChatTurn>]>([
    [
      "I'd like to book an appointment for Tuesday at 10",
      { day: "2026-12-01", time: "10:00" },
      { ...ENGLISH, minute: 700, today: new Date(Date.UTC(2026, 10, 25)) },
    ],
    [
      "can I book a haircut on Friday at 3 pm? my name is Joe Diaz",
      { text: "a haircut", day: "2026-11-27", time: "15:00", name: "Joe Diaz" },
      withForms("en", "appointment"),
    ],
    [
      "need a table for 3 tomorrow at 2",
      { number: "3", day: "2026-11-25", time: "14:00" },
      ENGLISH,
    ],
    ["table for two tomorrow at 1 pm", { number: "2", day: "2026-11-25", time: "13:00" }, ENGLISH],
    [
      "mesa pa 6 el domingo a la 1 a nombre de Rosa",
      { number: "6", day: "2026-11-29", time: "13:00", name: "Rosa" },
      {},
    ],
    [
      "buenas, kisiera una cita para corte de caballero mañana a las 11",
      { text: "corte de caballero", day: "2026-11-25", time: "11:00" },
      SALON,
    ],
    [
      "necesito una cita para afinación de mi tsuru el jueves temprano",
      { text: "afinación de mi tsuru", day: "2026-11-26" },
      SALON,
    ],
    [
      "necesito mesa el domingo pa 5, soy Lety",
      { number: "5", day: "2026-11-29", name: "Lety" },
      {},
    ],
    [
      "quiero reservar para 8 personas el viernes a las 3 a nombre de Toño",
      { number: "8", day: "2026-11-27", time: "15:00", name: "Toño" },
      {},
    ],
    ["quiero agendar", {}, SALON],
    ["una cita porfa para el viernes", { day: "2026-11-27" }, SALON],
  ])("%s", (text, slots, more) => {
    const reply = last([text], more);
    expect(reply.effects.request?.state).toBe("asking");
    expect(heard(reply)).toEqual(slots);
  });
});

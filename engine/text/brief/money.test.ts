import { describe, expect, it } from "vitest";
import { currencyOf, markMoney, numberOf, readPriced } from "./money.ts";

const mark = (clause: string, currency = "") => markMoney(clause, { locale: "es", currency });

describe("markMoney", () => {
  it.each([
    ["corte dama 220", "corte dama $220"],
    ["85 pesos", "$85"],
    ["pago 2,200 semanales", "pago $2,200 semanales"],
    ["80 m2 a 165 el metro", "80 m2 a $165 el metro"],
    ["baño 280 en vez de 350", "baño $280 en vez de $350"],
    ["boletos a 50", "boletos a $50"],
    ["$95.000", "$95.000"],
    ["hasta el miércoles 20 cobramos 50 pesos", "hasta el miércoles 20 cobramos $50"],
    ["me debe 450 desde octubre", "me debe $450 desde octubre"],
    ["me debe 1200 de renta", "me debe $1200 de renta"],
    ["debe 350 colegiatura de marzo", "debe $350 colegiatura de marzo"],
  ])("%s is %s", (clause, marked) => expect(mark(clause)).toBe(marked));

  it.each([
    "servimos de 1 a 5",
    "garantía 5 años",
    "30x25 cm",
    "el viernes 28 de noviembre 4:30 pm",
    "mande WhatsApp al 55 3412 7788",
    "av. Juárez 210",
    "son 100 boletos",
    "anticipo 50%",
    "4 cajas de 20",
    "abierto desde 1998",
    "S/ 45",
    "₡3.500",
    "hasta el miércoles 20",
    "gratis para los primeros 40",
    "desde el lunes 2 la hora de entrada cambia",
    "12 a 1",
    "empezamos en un garaje con 40 productos",
    "de las 2.000 cajas que pedimos vinieron 1.640",
    "trabaja con nosotros hace 6",
    "40 quintales al mes",
    "price is USD 7.90 per kg",
    "RD$42,000 a RD$50,000 según experiencia",
    "ya llegó el catálogo de la campaña 18",
    "desde 30 hasta 300 personas",
    "WhatsApp 2281234567",
    "me debe 30 tintes",
    "nos deben 24 botellas de vino tinto",
    "devuelvan 12 sillas",
  ])("%s has no bare money", (clause) => expect(mark(clause)).toBe(clause));

  it("writes the currency that the text uses", () => {
    expect(currencyOf("doble 110 soles, sencilla 80")).toBe("soles");
    expect(mark("sencilla 80", "soles")).toBe("sencilla 80 soles");
    expect(mark("doble 110 soles", "soles")).toBe("doble 110 soles");
    expect(mark("129 soles por persona", "soles")).toBe("129 soles por persona");
    expect(currencyOf("22 bs, para llevar 24")).toBe("bs");
    expect(mark("para llevar 24", "bs")).toBe("para llevar 24 bs");
    expect(mark("320 mil pesos colombianos")).toBe("$320 mil");
    expect(mark("docena 8 mil")).toBe("docena $8 mil");
    expect(currencyOf("la mediana cuesta 45.000 guaraníes")).toBe("guaraníes");
    expect(mark("la mediana cuesta 45.000 guaraníes", "guaraníes")).toBe(
      "la mediana cuesta 45.000 guaraníes",
    );
  });

  it("takes a bare number for money in English only in a list of prices", () => {
    expect(markMoney("lemon pancakes 12.50", { locale: "en" })).toBe("lemon pancakes 12.50");
    expect(markMoney("lemon pancakes 12.50", { locale: "en", isPriceList: true })).toBe(
      "lemon pancakes $12.50",
    );
  });
});

it.each([
  ["1,350", 1_350],
  ["95.000", 95_000],
  ["12.50", 12.5],
  ["12,50", 12.5],
  ["1,450.50", 1_450.5],
])("%s is the number %d", (written, number) => expect(numberOf(written)).toBe(number));

describe("readPriced", () => {
  it.each([
    ["Corte dama $220", "Corte dama", 220, "$220", ""],
    ["Tinte desde $650", "Tinte", undefined, "desde $650", ""],
    ["Pozole $95 (jueves y sábado)", "Pozole", 95, "$95", "jueves y sábado"],
    ["Habitación doble 110 soles", "Habitación doble", 110, "110 soles", ""],
    ["Mano de obra $12000", "Mano de obra", 12_000, "$12,000", ""],
  ])("%s", (clause, name, amount, shown, note) =>
    expect(readPriced(clause)).toMatchObject({ name, amount, shown, note }),
  );

  it("multiplies how many by the price of each", () => {
    expect(readPriced("Azotea, 80 m2 a $165 el metro")).toMatchObject({
      amount: 13_200,
      shown: "$13,200",
    });
    expect(readPriced("Tour 2 personas, 75 soles c/u")).toMatchObject({ shown: "150 soles" });
    expect(readPriced("Labor 2.5 hrs at $95/hr")).toMatchObject({ amount: 237.5 });
  });

  it.each([
    "$85",
    "Sopa de fideo",
    "Los martes 10% menos",
    "Envío gratis en compras mayores a $500",
    "Free delivery on orders over $40",
    "Compra mínima de $200",
  ])("%s is none", (clause) => expect(readPriced(clause)).toBeUndefined());
});

describe("readPriced", () => {
  it.each([
    ["2 pasteles de 3 kg a $400 cada uno", 800],
    ["sándwiches 360 unidades a $28 c/u", 10_080],
    ["impermeabilizar 80 m2 a $165 el metro", 13_200],
    ["interiores 210 m2 a $3,80", 798],
    ["reparar humedad en 2 paredes $90 cada una", 180],
  ])("%s is %d", (clause, amount) => expect(readPriced(clause)?.amount).toBe(amount));
});

it("keeps the sign of a currency whole", () => {
  expect(readPriced("sueldo RD$42,000 según experiencia")).toMatchObject({
    name: "sueldo",
    shown: "RD$42,000",
  });
  expect(readPriced("casado ₡3.500")).toMatchObject({ name: "casado", shown: "₡3.500" });
});

it("takes small amounts with cents for prices in a list of prices", () => {
  const options = { locale: "en", isPriceList: true } as const;
  expect(markMoney("nuggets 4.50", options)).toBe("nuggets $4.50");
  expect(markMoney("nuggets 4.5", options)).toBe("nuggets 4.5");
});

describe("a number in the name of a thing", () => {
  it.each([
    "Menú de 3 tiempos a $320 por persona",
    "Six course menu with 2 wines at $90 per guest",
  ])("multiplies no price: %s", (clause) =>
    expect(readPriced(clause)?.isMultiplied).toBeUndefined(),
  );

  it.each([
    ["80 m2 a $165 el metro", 13_200],
    ["Curso de 20 horas a $150 la hora", 3_000],
  ])("unless it is a measure: %s", (clause, amount) =>
    expect(readPriced(clause)?.amount).toBe(amount),
  );
});

import type { Locale } from "#domain/preferences/preferences.ts";
import type { CodePiece } from "./piece.ts";
import { excelNote } from "./spanish-excel.ts";

/** A spreadsheet of the catalogue: where its cells stand and what the formula does. */
interface Sheet {
  key: string;
  name: Record<Locale, string>;
  asks: Record<Locale, RegExp>;
  /**
   * Formula with English function names and commas: Google Sheets translates them when pasted, for
   * Excel in Spanish the note says the translated one.
   */
  formula: string;
  before: Record<Locale, string>;
  /** Layout of the sheet. Markdown. */
  after: Record<Locale, string>;
}

const SHEETS: readonly Sheet[] = [
  {
    key: "tips-formula",
    name: { es: "Fórmula para repartir propinas", en: "Formula to split tips" },
    asks: { es: /\bpropinas?\b/, en: /\btips?\b/ },
    formula: "=IF(SUM($B$4:$B$23)=0,0,ROUND($B$1*B4/SUM($B$4:$B$23),2))",
    before: {
      es: "Reparte la propina según las horas que trabajó cada quien, redondeada al centavo.",
      en: "Splits the tips by the hours that each person worked, rounded to the cent.",
    },
    after: {
      es: "1. En `B1` escribe la propina total.\n2. Desde la fila 4: nombres en `A4:A23`, horas en `B4:B23`.\n3. Pega la fórmula en `C4` y arrástrala hacia abajo.\n\nPor los redondeos, la suma puede diferir unos centavos del total.",
      en: "1. Write the total of the tips in `B1`.\n2. From row 4: names in `A4:A23`, hours in `B4:B23`.\n3. Paste the formula into `C4` and drag it down.\n\nBecause of rounding, the sum may differ from the total by a few cents.",
    },
  },
  {
    key: "margin-formula",
    name: { es: "Fórmula de precio con margen", en: "Formula for a price with margin" },
    asks: {
      es: /\bformula\b.{0,40}\bprecio de venta\b|\b(margen|utilidad|ganancia|precio de venta|costeo)\b/,
      en: /\b(margin|mark-?up|profit|selling price)\b/,
    },
    formula: '=IF(OR(B2<=0,C2>=1),"",CEILING(B2/(1-C2),0.5))',
    before: {
      es: "Calcula a cuánto vender para ganar el margen que quieres, redondeado hacia arriba a cincuenta centavos.",
      en: "Tells at which price to sell for the margin that you want, rounded up to fifty cents.",
    },
    after: {
      es: "1. Costo en `B2`; margen como porcentaje en `C2`, por ejemplo `60%`.\n2. Pega la fórmula en `D2` y arrástrala hacia abajo.\n\nEl margen es sobre el precio de venta: con costo de $20 y 60 %, el precio es $50.",
      en: "1. Cost in `B2`; margin as a percentage in `C2`, for instance `60%`.\n2. Paste the formula into `D2` and drag it down.\n\nThe margin is on the selling price: with a cost of $20 and 60%, the price is $50.",
    },
  },
  {
    key: "tax-formula",
    name: { es: "Fórmula para desglosar IVA", en: "Formula to separate VAT" },
    asks: { es: /\b(iva|impuestos?)\b/, en: /\b(vat|tax(?:es)?)\b/ },
    formula: "=ROUND(B2-B2/1.16,2)",
    before: {
      es: "Saca el IVA del 16 % que va dentro de un precio.",
      en: "Takes the 16% VAT out of a price that includes it.",
    },
    after: {
      es: "1. Precio con IVA en `B2`.\n2. Pega la fórmula en `C2`: es el IVA. El precio sin IVA es `=B2-C2`.\n\nEn la frontera el IVA puede ser del 8 %: cambia `1.16` por `1.08`. Consulta a tu contador.",
      en: "1. Price with VAT in `B2`.\n2. Paste the formula into `C2`: it is the VAT. The price without it is `=B2-C2`.\n\nWith another rate, change `1.16`: for 8% it is `1.08`. Ask your accountant.",
    },
  },
  {
    key: "overdue-formula",
    name: { es: "Fórmula de pagos vencidos", en: "Formula for overdue payments" },
    asks: {
      es: /\b(vencid[oa]s?|cobranza|adeudos?|dias de atraso|por cobrar)\b/,
      en: /\b(overdue|receivables?|days late|owed)\b/,
    },
    formula: '=IF(OR(C2="",D2="sí",D2="yes",TODAY()<C2),"",TODAY()-C2)',
    before: {
      es: "Dice cuántos días lleva vencido cada pago que falta por cobrar.",
      en: "Tells by how many days each open payment is overdue.",
    },
    after: {
      es: "1. Cliente en `A2`, importe en `B2`, fecha en que debía pagar en `C2`.\n2. En `D2` escribe `sí` cuando te paguen.\n3. Pega la fórmula en `E2` y arrástrala; ordena por esa columna.",
      en: "1. Customer in `A2`, amount in `B2`, due date in `C2`.\n2. Write `yes` in `D2` when they have paid.\n3. Paste the formula into `E2` and drag it down; sort by that column.",
    },
  },
  {
    key: "sales-formula",
    name: { es: "Fórmula de ventas por producto", en: "Formula for sales by product" },
    asks: {
      es: /\bformula\b.{0,60}\b(ventas?|producto|vendid[oa]s?|suma|sume)\b|\bsumar? (?:las )?ventas\b/,
      en: /\bformula\b.{0,60}\b(sales|product|sold|add up|sum)\b|\bsum (?:of )?(?:the )?sales\b/,
    },
    formula: "=SUMIF($A$2:$A$1000,E2,$C$2:$C$1000)",
    before: {
      es: "Suma lo vendido de cada producto en toda tu lista de ventas.",
      en: "Adds up what was sold of each product in your whole list of sales.",
    },
    after: {
      es: "1. Lista de ventas: producto en `A2:A1000`, fecha en `B`, importe en `C2:C1000`.\n2. Nombres de los productos, uno por fila, desde `E2`.\n3. Pega la fórmula en `F2` y arrástrala hacia abajo.",
      en: "1. List of sales: product in `A2:A1000`, date in `B`, amount in `C2:C1000`.\n2. Names of the products, one a row, from `E2`.\n3. Paste the formula into `F2` and drag it down.",
    },
  },
  {
    key: "stock-formula",
    name: { es: "Fórmula de días de inventario", en: "Formula for days of stock" },
    asks: {
      es: /\bformula\b.{0,60}\b(inventario|existencias|stock|se acab\w+)\b|\bdias de inventario\b/,
      en: /\bformula\b.{0,60}\b(stock|inventory|run out)\b|\bdays of stock\b/,
    },
    formula: '=IF(C2<=0,"",ROUNDDOWN(B2/(C2/7),0))',
    before: {
      es: "Dice para cuántos días te alcanza cada producto al ritmo de la última semana.",
      en: "Tells for how many days each product will last at last week's pace.",
    },
    after: {
      es: "1. Producto en `A2`, existencia en `B2`, vendido en los últimos 7 días en `C2`.\n2. Pega la fórmula en `D2` y arrástrala; lo más bajo se acaba primero.",
      en: "1. Product in `A2`, stock in `B2`, sold in the last 7 days in `C2`.\n2. Paste the formula into `D2` and drag it down; the lowest runs out first.",
    },
  },
];

/** Spreadsheet formulas. */
export const SHEET_CODE: readonly CodePiece[] = SHEETS.map(
  ({ formula, before, after, ...sheet }) => ({
    ...sheet,
    language: "excel",
    make: ({ locale }) => ({
      before: before[locale],
      code: formula,
      after: `${after[locale]}\n\n${excelNote(formula, locale)}`,
    }),
  }),
);

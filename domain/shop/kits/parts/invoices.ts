/** Invoices in batches: a hundred lines that calculate, the customers' tax data, and what to ask for. */
import type { BothCell } from "./make-part.ts";
import { command, tableOf } from "./make-part.ts";

const INVOICES = 100;

/** Regime, use, method and form of payment of an invoice between companies, paid by transfer. */
const USUAL = ["601", "G03", "PUE", "03"] as const;

/** A line of the batch: quantity and unit price are entered, the amounts are calculated. */
function invoiceLine(at: number): BothCell[] {
  const row = at + 2;
  const isExample = at === 0;
  const [regime, use, method, form] = isExample ? (["616", "S01", "PUE", "01"] as const) : USUAL;
  return [
    at + 1,
    isExample ? "XAXX010101000" : "",
    isExample ? "PUBLICO EN GENERAL" : "",
    regime,
    "",
    use,
    method,
    form,
    isExample ? "90101501" : "",
    isExample ? ["Consumo de alimentos", "Food"] : "",
    1,
    isExample ? 100 : 0,
    0.16,
    `=K${row}*L${row}`,
    `=N${row}*M${row}`,
    `=N${row}+O${row}`,
    "",
    "no",
  ];
}

export const INVOICE_BATCH = tableOf(
  "invoice-hundred",
  { es: "Lote de cien facturas", en: "Batch of a hundred invoices" },
  [
    [
      ["Folio", "Number"],
      ["RFC", "Tax ID (RFC)"],
      ["Nombre como en la constancia", "Name as on the certificate"],
      ["Régimen", "Regime"],
      ["Código postal", "Postal code"],
      ["Uso CFDI", "Use (CFDI)"],
      ["Método", "Method"],
      ["Forma de pago", "Form of payment"],
      ["Clave SAT", "SAT key"],
      ["Descripción", "Description"],
      ["Cantidad", "Quantity"],
      ["Precio unitario", "Unit price"],
      ["Tasa de IVA (0.16 = 16 %)", "Tax rate (0.16 = 16 %)"],
      ["Importe", "Amount"],
      ["IVA", "Tax"],
      ["Total", "Total"],
      ["Correo", "E-mail"],
      ["Revisada", "Checked"],
    ],
    ...Array.from({ length: INVOICES }, (_, at) => invoiceLine(at)),
  ],
);

/** Rows to copy into the batch, so that a customer's data are typed once. */
export const INVOICE_CUSTOMERS = tableOf(
  "invoice-customers",
  { es: "Datos fiscales de clientes", en: "Customers' tax data" },
  [
    [
      ["Cliente", "Customer"],
      ["RFC", "Tax ID (RFC)"],
      ["Nombre como en la constancia", "Name as on the certificate"],
      ["Régimen", "Regime"],
      ["Código postal", "Postal code"],
      ["Uso CFDI", "Use (CFDI)"],
      ["Correo", "E-mail"],
      ["Fecha de su constancia", "Date of the certificate"],
    ],
    [
      ["Venta de mostrador", "Counter sales"],
      "XAXX010101000",
      "PUBLICO EN GENERAL",
      "616",
      ["el de tu negocio", "your own"],
      "S01",
      "",
      "",
    ],
    ...Array.from({ length: 9 }, (): BothCell[] => ["", "", "", "", "", "", "", ""]),
  ],
);

export const INVOICE_REPLIES = [
  command("reply-invoice-data", ["datos-factura", "invoice-data"], {
    es: "Con gusto te facturo. Mándame una foto o el PDF de tu constancia de situación fiscal (de menos de tres meses), el uso que le darás (casi siempre es gastos en general), cómo pagaste y el correo al que te la envío.",
    en: "I will gladly invoice you. Please send me a picture or PDF of your tax certificate (less than three months old), what the invoice is for, how you paid, and the e-mail address to send it to.",
  }),
  command("reply-invoice-check", ["revisar-factura", "check-invoice"], {
    es: "Antes de hacer tu factura, revisa que esté bien: [RFC], [nombre], [código postal], [régimen], total [$]. Si me respondes SÍ, entra en el lote de hoy.",
    en: "Before I make your invoice, please check it: [tax ID], [name], [postal code], [regime], total [$]. If you reply YES, it goes into today's batch.",
  }),
];

/**
 * Money of the day and of a branch: movements that do not match, expenses, debts, budgets. Long because
 * it is content only.
 */
import { reminder, tableOf, type BothCell } from "./make-part.ts";

const movement = (
  at: number,
  [receipt, way]: readonly [BothCell, BothCell],
  [sold, got]: readonly [number, number],
  note: BothCell,
): BothCell[] => [receipt, way, sold, got, `=D${at}-C${at}`, note];

/** Sorted by the difference, the odd ones come first. */
export const MATCHED_MOVEMENTS = tableOf(
  "matched-movements",
  { es: "Movimientos que no cuadran", en: "Movements that do not match" },
  [
    [
      ["Ticket o folio", "Receipt"],
      ["Cómo pagó", "Paid by"],
      ["Según el ticket", "By the receipt"],
      ["Recibido (caja, terminal o banco)", "Received (till, terminal or bank)"],
      ["Diferencia", "Difference"],
      ["Qué pasó", "What happened"],
    ],
    movement(2, ["101", ["efectivo", "cash"]], [180, 180], ""),
    movement(
      3,
      ["102", ["tarjeta", "card"]],
      [250, 275],
      ["25 de propina, no es venta", "25 is a tip, not a sale"],
    ),
    movement(
      4,
      ["103", ["transferencia", "transfer"]],
      [320, 0],
      [
        "el depósito no se ve en el banco: pídelo hoy",
        "the deposit is not at the bank: ask for it today",
      ],
    ),
    movement(5, ["104", ["efectivo", "cash"]], [95, 95], ""),
    movement(6, ["105", ["tarjeta", "card"]], [140, 140], ""),
  ],
);

/** Sales, expenses and debts of the day, with what is left. */
export const DAY_IN_FOUR_LINES = tableOf(
  "day-in-four-lines",
  { es: "Ventas, gastos y por cobrar", en: "Sales, expenses and debts" },
  [
    [
      ["Concepto", "What"],
      ["Efectivo", "Cash"],
      ["Tarjetas", "Cards"],
      ["Transferencias", "Transfers"],
      ["Total", "Total"],
      ["Nota", "Note"],
    ],
    [["Ventas cobradas hoy", "Sales paid today"], 0, 0, 0, "=B2+C2+D2", ""],
    [
      ["Gastos de hoy", "Today's expenses"],
      0,
      0,
      0,
      "=B3+C3+D3",
      ["Con ticket, aunque sean 20 pesos", "With a receipt, however small"],
    ],
    [["Quedó del día", "Left of the day"], "=B2-B3", "=C2-C3", "=D2-D3", "=E2-E3", ""],
    [
      ["Por cobrar: de hoy", "To collect: from today"],
      0,
      0,
      0,
      "=B5+C5+D5",
      ["Nombre, monto y fecha prometida", "Name, amount and promised date"],
    ],
    [["Por cobrar: de antes", "To collect: from before"], 0, 0, 0, "=B6+C6+D6", ""],
    [["Falta por cobrar", "All that is to collect"], "", "", "", "=E5+E6", ""],
  ],
);

/** Each evening, before the report of nine o'clock. */
export const EVENING_BOOK = reminder(
  "evening-book",
  "45 20 * * *",
  { es: "Gastos y por cobrar de la noche", en: "The evening's expenses and debts" },
  {
    es: "Antes de cerrar: anota los gastos de hoy y lo que falta por cobrar en tu tabla «Ventas, gastos y por cobrar». Ella suma lo que quedó del día y cuánto te deben; a quien prometió pagar hoy, escríbele ahorita.",
    en: 'Before you close: enter today\'s expenses and what is still to collect in your table "Sales, expenses and debts". It adds up what is left of the day and what you are owed; write now to those who promised to pay today.',
  },
);

/** How many sales a new branch needs to pay for itself. */
export const BRANCH_MONTH = tableOf(
  "branch-month",
  { es: "Presupuesto mensual de la sucursal", en: "Monthly budget of the branch" },
  [
    [
      ["Concepto", "What"],
      ["Sucursal 1", "Branch 1"],
      ["Sucursal nueva", "New branch"],
      ["Diferencia", "Difference"],
      ["Nota", "Note"],
    ],
    [["Renta", "Rent"], 14000, 12000, "=C2-B2", ""],
    [
      ["Nómina con seguro", "Wages with insurance"],
      42000,
      33000,
      "=C3-B3",
      ["empieza con un turno menos", "begin with one shift less"],
    ],
    [["Luz, gas, agua, internet", "Power, gas, water, internet"], 6500, 5500, "=C4-B4", ""],
    [["Publicidad y comisiones", "Advertising and fees"], 3000, 5000, "=C5-B5", ""],
    [["Gastos fijos", "Fixed costs"], "=B2+B3+B4+B5", "=C2+C3+C4+C5", "=C6-B6", ""],
    [
      ["Margen de lo que vendes (0.6 = 60 %)", "Margin of what you sell (0.6 = 60 %)"],
      0.62,
      0.6,
      "=C7-B7",
      ["el de tu tabla de costos", "as in your table of costs"],
    ],
    [
      ["Venta para no perder, al mes", "Sales not to lose money, a month"],
      "=B6/B7",
      "=C6/C7",
      "=C8-B8",
      ["punto de equilibrio", "break-even point"],
    ],
    [["Días que abre", "Days open"], 26, 26, "=C9-B9", ""],
    [["Ticket promedio", "Average receipt"], 75, 70, "=C10-B10", ""],
    [
      ["Clientes al día para no perder", "Customers a day not to lose money"],
      "=B8/B9/B10",
      "=C8/C9/C10",
      "=C11-B11",
      ["cuéntalos en la calle antes de firmar", "count them in the street before you sign"],
    ],
  ],
);

/** What a fair price would be, and what it saves. */
export const SUPPLIER_TARGET = tableOf(
  "supplier-target",
  { es: "Meta justa con el proveedor", en: "Fair target with the supplier" },
  [
    [
      ["Producto", "Product"],
      ["Último precio", "Last price"],
      ["Precio hace un año", "Price a year ago"],
      ["Otro proveedor pide", "Another supplier asks"],
      ["Compras al mes (kilos o piezas)", "Bought a month (kilos or pieces)"],
      ["Inflación (0.05 = 5 %)", "Inflation (0.05 = 5 %)"],
      ["Descuento por volumen (0.03 = 3 %)", "Discount for volume (0.03 = 3 %)"],
      ["Cuánto subió", "How much it rose"],
      ["Meta justa", "Fair target"],
      ["Ahorras al mes", "Saved each month"],
    ],
    ...(
      [
        [["Pollo", "Chicken"], 98, 86, 94, 160, 0.05, 0.03],
        [["Queso", "Cheese"], 145, 132, 139, 60, 0.05, 0.02],
        [["Vasos de 12 onzas", "Cups, 12 oz"], 1.9, 1.6, 1.75, 2000, 0.05, 0.05],
      ] as const
    ).map((cells, at): BothCell[] => {
      const row = at + 2;
      return [
        ...cells,
        `=(B${row}-C${row})/C${row}`,
        `=(C${row}*(1+F${row})+D${row})/2*(1-G${row})`,
        `=(B${row}-I${row})*E${row}`,
      ];
    }),
    [
      ["Cómo se lee", "How to read it"],
      "",
      "",
      ["pide al menos un precio más", "ask for at least one more price"],
      "",
      "",
      "",
      [
        "si pasa de la inflación, hay de qué hablar",
        "above inflation, there is something to discuss",
      ],
      [
        "a medio camino entre el precio de hace un año con inflación y el otro proveedor, menos tu descuento",
        "midway between last year's price with inflation and the other supplier, less your discount",
      ],
      ["lo que vale la llamada", "what the call is worth"],
    ],
  ],
);

/** Sales of last year's receipts tell what each shelf runs out of. */
export const SHELF_FORECAST = tableOf(
  "shelf-forecast",
  { es: "Qué se va a acabar, por anaquel", en: "What will run out, by shelf" },
  [
    [
      ["Anaquel", "Shelf"],
      ["Producto", "Product"],
      ["Existencia", "In stock"],
      ["Unidad", "Unit"],
      ["Proveedor", "Supplier"],
      [
        "Tickets del año pasado: vendido en las próximas 4 semanas",
        "Last year's receipts: sold in the next 4 weeks",
      ],
      ["Este año entre el pasado (1.1 = 10 % más)", "This year over last (1.1 = 10 % more)"],
      ["Días que tarda el pedido", "Days an order takes"],
      ["Se venderá por semana", "Will sell each week"],
      ["Alcanza para (semanas)", "It lasts (weeks)"],
      ["Mínimo", "Minimum"],
      ["Falta para 4 semanas", "Missing for 4 weeks"],
    ],
    ...(
      [
        [
          ["Seco 1", "Dry 1"],
          ["Frijol negro", "Black beans"],
          14,
          "kg",
          ["Abarrotes del Sur", "Abarrotes del Sur"],
          40,
          1.1,
          3,
        ],
        [["Seco 1", "Dry 1"], ["Arroz", "Rice"], 25, "kg", "Abarrotes del Sur", 48, 1.1, 3],
        [
          ["Refrigerador", "Fridge"],
          ["Crema", "Cream"],
          6,
          ["litros", "litres"],
          "Lácteos La Loma",
          36,
          1.05,
          2,
        ],
        [
          ["Mostrador", "Counter"],
          ["Bolsas de papel", "Paper bags"],
          900,
          ["piezas", "pieces"],
          "Empaques Rivera",
          1600,
          1.1,
          7,
        ],
      ] as const
    ).map((cells, at): BothCell[] => {
      const row = at + 2;
      return [
        ...cells,
        `=F${row}*G${row}/4`,
        `=C${row}/I${row}`,
        `=I${row}*(1+H${row}/7)`,
        `=F${row}*G${row}-C${row}`,
      ];
    }),
  ],
);

/** Money that stands still on the shelf. */
export const SLOW_STOCK = tableOf(
  "slow-stock",
  { es: "Lo que no se ha movido", en: "What has not moved" },
  [
    [
      ["Artículo", "Article"],
      ["Piezas que hay", "Pieces there are"],
      ["Costo de cada una", "Cost of each"],
      ["Vendidas en 30 días", "Sold in 30 days"],
      ["Dinero parado", "Money standing still"],
      ["Se vendió de lo que hubo", "Sold of what there was"],
      ["Qué hacemos", "What we do"],
    ],
    [
      ["Salsa macha, frasco", "Chilli oil, jar"],
      24,
      55,
      0,
      "=B2*C2",
      "=D2/(B2+D2)",
      ["combo", "bundle"],
    ],
    [
      ["Tazas con logo", "Mugs with logo"],
      40,
      60,
      3,
      "=B3*C3",
      "=D3/(B3+D3)",
      ["regalo con compra", "gift with a purchase"],
    ],
    [["Café en grano, 500 g", "Coffee beans, 500 g"], 12, 110, 30, "=B4*C4", "=D4/(B4+D4)", ""],
    [
      ["Cómo se lee", "How to read it"],
      "",
      "",
      "",
      ["lo más alto se mueve primero", "move the highest first"],
      ["0 es que no se ha movido; menos de 0.1, casi nada", "0 has not moved; below 0.1, hardly"],
      "",
    ],
  ],
);

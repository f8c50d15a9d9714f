/** Workbooks for people, bills and money to come. Long because their rows are content. */
import type { Good } from "../good.ts";
import { heading, row, times, workbookGood } from "../kit/sheet-rows.ts";
import { dateNumber, type SheetOf } from "../kit/workbook.ts";

/** One page, three currencies, lines that add up. */
export function invoiceSheet(): Good {
  const lines: readonly (readonly [string, number, number, number])[] = [
    ["Brand workshop, half a day", 1, 420, 0.16],
    ["Landing page, design and copy", 1, 980, 0.16],
    ["Product photographs", 12, 18.5, 0.16],
    ["Stock licences, passed on at cost", 3, 24, 0],
  ];
  const invoice: SheetOf = {
    name: "Invoice",
    columns: [44, 10, 14, 11, 15],
    choices: [{ range: "E4", list: ["USD", "MXN", "EUR"] }],
    rows: [
      [{ value: "Invoice", look: "title" }],
      [
        {
          value:
            "Type in the yellow cells. Choose a currency: the totals at the foot are converted with the rates on the second sheet.",
          look: "note",
        },
      ],
      [],
      row(
        ["label", "input", "input", "label", "input"],
        "From: your name or company, tax number, address",
        "",
        "",
        "Currency",
        "USD",
      ),
      row(
        ["label", "input", "input", "label", "input"],
        "Bill to: client, tax number, address",
        "",
        "",
        "Number",
        "2026-014",
      ),
      row(
        ["label", "input", "input", "label", "inputDate"],
        "Payment: bank, account, reference",
        "",
        "",
        "Date",
        dateNumber("2026-11-26"),
      ),
      row(["text", "text", "text", "label", "inputNumber"], "", "", "", "Due in days", 15),
      row(["text", "text", "text", "label", "date"], "", "", "", "Due", "=E6+E7"),
      [],
      row("head", "Description", "Qty", "Unit price", "Tax", "Amount"),
      ...times(12, 11, (r, index) => {
        const [name, count, price, tax] = lines[index] ?? [];
        return row(
          ["input", "inputNumber", "inputMoney", "inputPercent", "money"],
          name,
          count,
          price,
          tax,
          `=B${r}*C${r}`,
        );
      }),
      row(["text", "text", "text", "label", "money"], "", "", "", "Subtotal", "=SUM(E11:E22)"),
      row(["text", "text", "text", "label", "inputPercent"], "", "", "", "Discount", 0.05),
      row(["text", "text", "text", "label", "money"], "", "", "", "Less", "=E23*E24"),
      row(
        ["text", "text", "text", "label", "money"],
        "",
        "",
        "",
        "Tax",
        "=SUMPRODUCT(E11:E22,D11:D22)*(1-E24)",
      ),
      row(["text", "text", "text", "totalLabel", "total"], "", "", "", "Total due", "=E23-E25+E26"),
      [],
      row(
        ["label", "cell", "money"],
        "The same total in",
        "USD",
        "=E27*VLOOKUP(E4,Rates!A5:B7,2,FALSE)/VLOOKUP(B29,Rates!A5:B7,2,FALSE)",
      ),
      row(
        ["text", "cell", "money"],
        "",
        "MXN",
        "=E27*VLOOKUP(E4,Rates!A5:B7,2,FALSE)/VLOOKUP(B30,Rates!A5:B7,2,FALSE)",
      ),
      row(
        ["text", "cell", "money"],
        "",
        "EUR",
        "=E27*VLOOKUP(E4,Rates!A5:B7,2,FALSE)/VLOOKUP(B31,Rates!A5:B7,2,FALSE)",
      ),
      [],
      [{ value: "Thank you. Please write the invoice number with your payment.", look: "note" }],
    ],
  };
  const rates: SheetOf = {
    name: "Rates",
    columns: [14, 20],
    rows: [
      ...heading("Rates", "How many pesos one unit is worth. These are examples: type today's."),
      row("head", "Currency", "In Mexican pesos"),
      row(["cell", "inputNumber"], "USD", 18.4),
      row(["cell", "inputNumber"], "MXN", 1),
      row(["cell", "inputNumber"], "EUR", 21.3),
    ],
  };
  return workbookGood(
    17,
    "Clean invoice.xlsx",
    [
      [
        "One currency, tax by line.",
        {
          title: "Clean Invoice Template",
          lang: "en-US",
          accent: "24425C",
          sheets: [invoice, rates],
        },
      ],
    ],
    "#d5dde6",
  );
}

const DAYS = ["Lun", "Mar", "Mié", "Jue", "Vie", "Sáb", "Dom"] as const;

/** Shift rota for two weeks, with its cost. */
export function rotaSheet(): Good {
  const people: readonly (readonly [
    string,
    string,
    number,
    readonly number[],
    readonly number[],
  ])[] = [
    ["Lucía", "Caja", 48, [8, 8, 8, 0, 8, 8, 0], [8, 8, 0, 8, 8, 8, 0]],
    ["Ramiro", "Cocina", 62, [8, 8, 8, 8, 8, 0, 0], [8, 8, 8, 8, 8, 0, 0]],
    ["Xóchitl", "Salón", 45, [0, 6, 6, 6, 8, 9, 9], [0, 6, 6, 6, 8, 9, 9]],
    ["Beto", "Salón", 45, [6, 0, 6, 6, 8, 9, 9], [6, 6, 0, 6, 8, 9, 9]],
    ["Doña Mary", "Cocina", 58, [8, 8, 0, 8, 8, 8, 0], [8, 0, 8, 8, 8, 8, 0]],
    ["Iván", "Reparto", 42, [5, 5, 5, 5, 6, 8, 8], [5, 5, 5, 5, 6, 8, 8]],
  ];
  const week = (number: 1 | 2): SheetOf => ({
    name: `Semana ${number}`,
    columns: [17, 12, 11, ...DAYS.map(() => 7), 10, 10, 14],
    frozen: 5,
    isWide: true,
    alerts: [{ range: "K6:K17", when: "$K6>48" }],
    choices: [{ range: "B6:B17", list: ["Caja", "Cocina", "Salón", "Reparto", "Limpieza"] }],
    rows: [
      ...heading(
        `Rol de turnos, semana ${number}`,
        "Escribe horas por día; 0 es descanso. En rojo, quien pasa de 48 horas. Las horas de más se pagan al doble.",
      ),
      row(
        ["label", "inputDate"],
        "Semana del",
        dateNumber(number === 1 ? "2026-11-30" : "2026-12-07"),
      ),
      row("head", "Persona", "Puesto", "Por hora", ...DAYS, "Horas", "Extra", "Pago"),
      ...times(12, 6, (r, index) => {
        const person = people[index];
        const hours = person?.[number === 1 ? 3 : 4];
        return row(
          [
            "input",
            "input",
            "inputMoney",
            ...DAYS.map(() => "inputNumber" as const),
            "number",
            "number",
            "money",
          ],
          person?.[0],
          person?.[1],
          person?.[2],
          ...DAYS.map((_, day) => hours?.[day]),
          `=SUM(D${r}:J${r})`,
          `=MAX(0,K${r}-48)`,
          `=(K${r}-L${r})*C${r}+L${r}*C${r}*2`,
        );
      }),
      row(
        [
          "totalLabel",
          "totalLabel",
          "totalLabel",
          ...DAYS.map(() => "totalNumber" as const),
          "totalNumber",
          "totalNumber",
          "total",
        ],
        "Horas por día",
        "",
        "",
        ...DAYS.map((_, day) => `=SUM(${"DEFGHIJ"[day]}6:${"DEFGHIJ"[day]}17)`),
        "=SUM(K6:K17)",
        "=SUM(L6:L17)",
        "=SUM(M6:M17)",
      ),
      row(
        ["totalLabel", "totalLabel", "totalLabel", ...DAYS.map(() => "totalNumber" as const)],
        "Personas por día",
        "",
        "",
        ...DAYS.map((_, day) => `=COUNTIF(${"DEFGHIJ"[day]}6:${"DEFGHIJ"[day]}17,">0")`),
      ),
    ],
  });
  const summary: SheetOf = {
    name: "Resumen",
    columns: [26, 16, 16, 16],
    rows: [
      ...heading("Las dos semanas", "Para la nómina de la quincena."),
      row("head", "", "Semana 1", "Semana 2", "Quincena"),
      row(["label", "number"], "Horas", "='Semana 1'!K18", "='Semana 2'!K18", "=B5+C5"),
      row(["label", "number"], "Horas extra", "='Semana 1'!L18", "='Semana 2'!L18", "=B6+C6"),
      row(["totalLabel", "total"], "Pago", "='Semana 1'!M18", "='Semana 2'!M18", "=B7+C7"),
      row(
        ["label", "inputMoney", "inputMoney", "money"],
        "Ventas de la semana",
        38_500,
        41_200,
        "=B8+C8",
      ),
      row(["label", "percent"], "Pago entre ventas", "=B7/B8", "=C7/C8", "=D7/D8"),
    ],
  };
  return workbookGood(
    30,
    "Rol de turnos para dos semanas.xlsx",
    [
      [
        "",
        {
          title: "Rol de turnos para dos semanas",
          lang: "es-MX",
          accent: "5B2A57",
          sheets: [week(1), week(2), summary],
        },
      ],
    ],
    "#e6d9e6",
  );
}

/** Thirteen weeks of money in and out. */
export function cashFlowSheet(): Good {
  const WEEKS = 13;
  const letters = Array.from({ length: WEEKS }, (_, index) => "BCDEFGHIJKLMN"[index]!);
  const inflow: readonly (readonly [string, (week: number) => number])[] = [
    ["Card and cash sales", (week) => 4_200 + 150 * (week % 4)],
    ["Catering and events", (week) => (week % 3 === 2 ? 1_800 : 0)],
    ["Collections from clients", (week) => (week % 2 ? 650 : 0)],
  ];
  const outflow: readonly (readonly [string, (week: number) => number])[] = [
    ["Ingredients and stock", (week) => 1_650 + 50 * (week % 4)],
    ["Wages", () => 1_480],
    ["Rent", (week) => (week % 4 === 0 ? 2_400 : 0)],
    ["Power, water, internet", (week) => (week % 4 === 1 ? 520 : 0)],
    ["Taxes", (week) => (week % 4 === 3 ? 1_150 : 0)],
    ["Loan payment", (week) => (week % 4 === 2 ? 900 : 0)],
    ["Repairs and other", (week) => (week === 6 ? 2_600 : 80)],
  ];
  const lines = (of: typeof inflow) =>
    of.map(([name, amount]) =>
      row(["input", "inputMoney"], name, ...letters.map((_, week) => amount(week))),
    );
  const columnsOf = (make: (letter: string, index: number) => string) => letters.map(make);
  const flow: SheetOf = {
    name: "Cash flow",
    columns: [28, ...letters.map(() => 12)],
    frozen: 5,
    isWide: true,
    alerts: [{ range: "B21:N21", when: "B21<$B$4" }],
    rows: [
      ...heading(
        "Weekly cash flow",
        "Type in yellow what you expect each week. The closing balance turns red when it falls below your cushion.",
      ),
      row(["label", "inputMoney"], "Cushion you never want to touch", 1_500),
      row("head", "Week", ...letters.map((_, index) => index + 1)),
      row(
        ["totalLabel", "total"],
        "Opening balance",
        ...columnsOf((_, index) => (index === 0 ? "=Start!B5" : `=${letters[index - 1]}21`)),
      ),
      ...lines(inflow),
      row(
        ["totalLabel", "total"],
        "Money in",
        ...columnsOf((letter) => `=SUM(${letter}7:${letter}9)`),
      ),
      [],
      ...lines(outflow),
      row(
        ["totalLabel", "total"],
        "Money out",
        ...columnsOf((letter) => `=SUM(${letter}12:${letter}18)`),
      ),
      row(
        ["label", "money"],
        "Net for the week",
        ...columnsOf((letter) => `=${letter}10-${letter}19`),
      ),
      row(
        ["totalLabel", "total"],
        "Closing balance",
        ...columnsOf((letter) => `=${letter}6+${letter}20`),
      ),
    ],
  };
  const start: SheetOf = {
    name: "Start",
    columns: [34, 16],
    rows: [
      ...heading("Start here", "Three numbers, and what thirteen weeks come to."),
      row("head", "Today", "Amount"),
      row(["label", "inputMoney"], "Cash and bank today", 3_900),
      row(["label", "total"], "Lowest closing balance", "=MIN('Cash flow'!B21:N21)"),
      row(["label", "cell"], "In week", "=MATCH(B6,'Cash flow'!B21:N21,0)"),
      row(["label", "total"], "Balance after thirteen weeks", "='Cash flow'!N21"),
      row(
        ["label", "cell"],
        "Reading",
        `=IF(B6<0,"You run out of cash: move a payment or sell sooner",IF(B6<'Cash flow'!B4,"Below your cushion in week "&B7,"Above your cushion all along"))`,
      ),
    ],
  };
  return workbookGood(
    35,
    "Weekly cash flow.xlsx",
    [
      [
        "",
        { title: "Weekly Cash Flow Sheet", lang: "en-US", accent: "0F5C5C", sheets: [flow, start] },
      ],
    ],
    "#cfe3e0",
  );
}

/** Price of a confectioner's cake, in Brazil. */
export function cakeSheet(): Good {
  const items: readonly (readonly [string, number, string, number, number])[] = [
    ["Farinha de trigo", 1_000, "g", 6.5, 380],
    ["Açúcar refinado", 1_000, "g", 5.2, 420],
    ["Ovos", 12, "un", 13.9, 6],
    ["Manteiga sem sal", 200, "g", 14.5, 250],
    ["Chocolate meio amargo", 1_000, "g", 62, 300],
    ["Leite condensado", 395, "g", 7.8, 790],
    ["Creme de leite", 200, "g", 3.9, 400],
    ["Morangos", 250, "g", 9.9, 500],
  ];
  const price: SheetOf = {
    name: "Preço",
    columns: [32, 15, 11, 14, 15, 13],
    frozen: 5,
    rows: [
      ...heading(
        "Preço de venda para confeitaria",
        "Preencha as células amarelas com o que você compra e o que usa na receita. O resto é calculado.",
      ),
      row(["label", "input"], "Receita", "Bolo de chocolate com morango, 2 kg"),
      row(
        "head",
        "Ingrediente",
        "Embalagem",
        "Unidade",
        "Preço pago (R$)",
        "Usado na receita",
        "Custo (R$)",
      ),
      ...times(12, 6, (r, index) => {
        const [name, pack, unit, paid, used] = items[index] ?? [];
        return row(
          ["input", "inputNumber", "input", "inputNumber", "inputNumber", "decimal"],
          name,
          pack,
          unit,
          paid,
          used,
          `=IFERROR(D${r}/B${r}*E${r},0)`,
        );
      }),
      row(
        ["totalLabel", "totalLabel", "totalLabel", "totalLabel", "totalLabel", "totalDecimal"],
        "Custo dos ingredientes",
        "",
        "",
        "",
        "",
        "=SUM(F6:F17)",
      ),
      [],
      row(["label", "inputNumber"], "Embalagem, vela e topo (R$)", 12),
      row(["label", "inputNumber"], "Horas de trabalho", 3.5),
      row(["label", "inputNumber"], "Quanto vale a sua hora (R$)", 22),
      row(["label", "inputPercent"], "Gás, luz e água", 0.1),
      row(["label", "inputPercent"], "Taxa do cartão ou do aplicativo", 0.12),
      row(["label", "inputPercent"], "Lucro que você quer", 0.25),
      row(["label", "inputNumber"], "Fatias", 20),
      [],
      row("head", "Resultado", "R$"),
      row(["label", "decimal"], "Custo total", "=F18*(1+B23)+B20+B21*B22"),
      row(["label", "totalDecimal"], "Preço de venda", "=CEILING(B29*(1+B25)/(1-B24),1)"),
      row(["label", "decimal"], "Preço por fatia", "=B30/B26"),
      row(["label", "decimal"], "Fica para você, com as suas horas", "=B30*(1-B24)-B29+B21*B22"),
      row(["label", "decimal"], "Ganho por hora de trabalho", "=B32/B21"),
    ],
  };
  const orders: SheetOf = {
    name: "Encomendas",
    columns: [24, 14, 28, 13, 13, 14],
    frozen: 4,
    isWide: true,
    rows: [
      ...heading("Encomendas do mês", "O que já foi pago e o que falta receber."),
      row("head", "Cliente", "Entrega", "Pedido", "Preço (R$)", "Sinal (R$)", "Falta (R$)"),
      ...times(20, 5, (r, index) => {
        const order = [
          ["Patrícia", "2026-12-05", "Bolo de chocolate, 2 kg", 260, 130],
          ["Seu Antônio", "2026-12-06", "Cem brigadeiros", 150, 150],
          ["Escola Girassol", "2026-12-11", "Torta de limão, 3 unidades", 285, 100],
        ][index];
        return row(
          ["input", "inputDate", "input", "inputNumber", "inputNumber", "decimal"],
          order?.[0],
          order ? dateNumber(String(order[1])) : undefined,
          order?.[2],
          order?.[3],
          order?.[4],
          `=D${r}-E${r}`,
        );
      }),
      row(
        ["totalLabel", "totalLabel", "totalLabel", "totalDecimal"],
        "Total",
        "",
        "",
        "=SUM(D5:D24)",
        "=SUM(E5:E24)",
        "=SUM(F5:F24)",
      ),
    ],
  };
  return workbookGood(
    39,
    "Preço de venda para confeitaria.xlsx",
    [
      [
        "",
        {
          title: "Planilha de preço para confeitaria",
          lang: "pt-BR",
          accent: "8F2D4A",
          sheets: [price, orders],
        },
      ],
    ],
    "#efd6de",
  );
}

/** Workbooks for a shop's stock, dishes and cash. Long because their rows are content. */
import type { Good } from "../good.ts";
import { heading, row, times, workbookGood } from "../kit/sheet-rows.ts";
import { dateNumber, type CellLook, type SheetOf, type WorkbookOf } from "../kit/workbook.ts";

type Product = readonly [
  name: string,
  section: string,
  unit: string,
  stock: number,
  least: number,
  cost: number,
  price: number,
  expires: string,
];

const PRODUCTS: readonly Product[] = [
  ["Aceite vegetal 850 ml", "Abarrotes", "pieza", 14, 12, 32.5, 41, "2027-03-15"],
  ["Arroz súper extra 1 kg", "Abarrotes", "bolsa", 22, 15, 21, 28, "2027-06-30"],
  ["Frijol negro 1 kg", "Abarrotes", "bolsa", 9, 15, 29, 38, "2027-05-20"],
  ["Azúcar estándar 1 kg", "Abarrotes", "bolsa", 18, 20, 24.5, 31, "2027-12-01"],
  ["Sal de mesa 1 kg", "Abarrotes", "bolsa", 11, 6, 12, 17, "2028-01-10"],
  ["Sopa de fideo 200 g", "Abarrotes", "paquete", 46, 30, 7.2, 10, "2027-09-12"],
  ["Atún en agua 140 g", "Abarrotes", "lata", 25, 24, 16.4, 22, "2028-02-28"],
  ["Chiles jalapeños 220 g", "Abarrotes", "lata", 12, 12, 15, 21, "2027-11-05"],
  ["Leche entera 1 l", "Lácteos", "pieza", 20, 24, 24.6, 29, "2026-12-09"],
  ["Huevo blanco", "Lácteos", "kg", 7, 10, 38, 46, "2026-12-14"],
  ["Queso fresco 400 g", "Lácteos", "pieza", 5, 4, 52, 69, "2026-12-04"],
  ["Crema 450 ml", "Lácteos", "pieza", 8, 6, 31, 41, "2026-12-11"],
  ["Yogur bebible 220 g", "Lácteos", "pieza", 16, 12, 11.5, 16, "2026-12-18"],
  ["Refresco de cola 600 ml", "Bebidas", "pieza", 52, 48, 14.8, 19, "2027-04-22"],
  ["Agua 1.5 l", "Bebidas", "pieza", 31, 24, 10.5, 16, "2027-10-30"],
  ["Jugo de naranja 1 l", "Bebidas", "pieza", 6, 8, 22, 30, "2027-01-17"],
  ["Pan de caja 680 g", "Pan", "pieza", 4, 6, 42, 52, "2026-12-03"],
  ["Tortillas de harina (12)", "Pan", "paquete", 9, 8, 23, 31, "2026-12-12"],
  ["Jabón de tocador", "Limpieza", "pieza", 21, 12, 15.5, 22, "2028-08-01"],
  ["Detergente en polvo 1 kg", "Limpieza", "bolsa", 10, 8, 36, 47, "2028-05-15"],
  ["Cloro 950 ml", "Limpieza", "pieza", 13, 10, 14, 20, "2027-08-20"],
  ["Papel higiénico (4)", "Limpieza", "paquete", 17, 20, 27, 36, "2029-01-01"],
];
/** Rows in which more products are typed. */
const PRODUCT_ROWS = 40;

function inventory(hasDates: boolean): WorkbookOf {
  const last = 4 + PRODUCT_ROWS;
  const looks: CellLook[] = [
    "input",
    "input",
    "input",
    "inputNumber",
    "inputNumber",
    "inputMoney",
    "inputMoney",
    "money",
    "percent",
    "cell",
  ];
  const stock: SheetOf = {
    name: "Inventario",
    columns: [27, 12, 10, 11, 9, 11, 11, 13, 10, 13, ...(hasDates ? [13, 12] : [])],
    frozen: 4,
    isWide: true,
    choices: [
      {
        range: `B5:B${last}`,
        list: ["Abarrotes", "Lácteos", "Bebidas", "Pan", "Limpieza", "Otros"],
      },
    ],
    alerts: [
      { range: `J5:J${last}`, when: `$J5="Comprar"` },
      ...(hasDates ? [{ range: `L5:L${last}`, when: `$L5="Por vencer"` }] : []),
    ],
    rows: [
      ...heading(
        "Control de inventario",
        "Escribe en las celdas amarillas; lo demás se calcula. La hoja Compra se arma con lo que está en su mínimo o por debajo.",
      ),
      row(
        "head",
        "Producto",
        "Sección",
        "Unidad",
        "Existencia",
        "Mínimo",
        "Costo",
        "Precio",
        "Valor al costo",
        "Margen",
        "Estado",
        ...(hasDates ? ["Caducidad", "Aviso"] : []),
      ),
      ...times(PRODUCT_ROWS, 5, (r, index) => {
        const product = PRODUCTS[index];
        const [name, section, unit, has, least, cost, price, expires] = product ?? [];
        return [
          ...row(
            looks,
            name,
            section,
            unit,
            has,
            least,
            cost,
            price,
            `=IF(ISBLANK(A${r}),"",D${r}*F${r})`,
            `=IFERROR((G${r}-F${r})/G${r},"")`,
            `=IF(ISBLANK(A${r}),"",IF(D${r}<=E${r},"Comprar","Suficiente"))`,
          ),
          ...(hasDates
            ? row(
                ["inputDate", "cell"],
                expires && dateNumber(expires),
                `=IF(ISBLANK(K${r}),"",IF(K${r}-Compra!$B$3<=14,"Por vencer","Bien"))`,
              )
            : []),
        ];
      }),
      row(
        [
          "totalLabel",
          "totalLabel",
          "totalLabel",
          "totalNumber",
          "totalLabel",
          "totalLabel",
          "totalLabel",
          "total",
          "totalPercent",
          "totalNumber",
        ],
        "Total",
        "",
        "",
        `=SUM(D5:D${last})`,
        "",
        "",
        "",
        `=SUM(H5:H${last})`,
        `=AVERAGE(I5:I${last})`,
        `=COUNTIF(J5:J${last},"Comprar")`,
      ),
    ],
  };
  const list: SheetOf = {
    name: "Compra",
    columns: [30, 14, 12, 13, 14],
    frozen: 5,
    rows: [
      [{ value: "Lista de compra", look: "title" }],
      [
        {
          value:
            "Se pide lo que falta para llegar al doble del mínimo. Cambia la fecha y el aviso de caducidad se recalcula.",
          look: "note",
        },
      ],
      row(["label", "inputDate"], "Hoy", dateNumber("2026-11-26")),
      [],
      row("head", "Producto", "Pedir", "Unidad", "Costo", "Importe"),
      ...times(PRODUCT_ROWS, 6, (r, index) => {
        const s = 5 + index;
        return row(
          ["cell", "number", "cell", "money", "money"],
          `=IF(Inventario!J${s}="Comprar",Inventario!A${s},"")`,
          `=IF(A${r}="",0,2*Inventario!E${s}-Inventario!D${s})`,
          `=IF(A${r}="","",Inventario!C${s})`,
          `=IF(A${r}="",0,Inventario!F${s})`,
          `=B${r}*D${r}`,
        );
      }),
      row(
        ["totalLabel", "totalNumber", "totalLabel", "totalLabel", "total"],
        "Total de la compra",
        `=SUM(B6:B${5 + PRODUCT_ROWS})`,
        "",
        "",
        `=SUM(E6:E${5 + PRODUCT_ROWS})`,
      ),
    ],
  };
  return {
    title: "Control de inventario para abarrotes",
    lang: "es-MX",
    accent: "2F6B3A",
    sheets: [stock, list],
  };
}

/** The stock of a corner shop, with a list of what to buy. */
export const stockSheet = (): Good =>
  workbookGood(3, "Control de inventario para abarrotes.xlsx", [
    ["Existencias, mínimos y lista de compra.", inventory(false)],
    ["Se agregan fechas de caducidad y el aviso de lo que vence en dos semanas.", inventory(true)],
  ]);

/** Cost of a dish, and the price to ask for it. */
export function dishSheet(): Good {
  const rows: readonly (readonly [string, number, string, number, number])[] = [
    ["Tortilla de maíz", 1, "kg", 24, 0.45],
    ["Carne de res para asar", 1, "kg", 190, 0.9],
    ["Cebolla", 1, "kg", 26, 0.15],
    ["Cilantro", 1, "manojo", 8, 1],
    ["Limón", 1, "kg", 32, 0.25],
    ["Salsa roja de la casa", 1, "l", 48, 0.3],
    ["Aceite", 0.85, "l", 38, 0.08],
    ["Gas y carbón", 1, "servicio", 30, 1],
  ];
  const last = 18;
  const dish: SheetOf = {
    name: "Platillo",
    columns: [30, 13, 12, 13, 13, 13],
    frozen: 5,
    rows: [
      ...heading(
        "Calculadora de precio por platillo",
        "Llena lo amarillo: cómo lo compras y cuánto usas en toda la receta. Copia la hoja para otro platillo.",
      ),
      row(["label", "input"], "Platillo", "Orden de tacos de asada (5)"),
      row(
        "head",
        "Ingrediente",
        "Compra: cantidad",
        "Unidad",
        "Compra: precio",
        "Usas en la receta",
        "Costo",
      ),
      ...times(last - 5, 6, (r, index) => {
        const [name, amount, unit, price, used] = rows[index] ?? [];
        return row(
          ["input", "inputNumber", "input", "inputMoney", "inputNumber", "money"],
          name,
          amount,
          unit,
          price,
          used,
          `=IFERROR(D${r}/B${r}*E${r},0)`,
        );
      }),
      row(
        ["totalLabel", "totalLabel", "totalLabel", "totalLabel", "totalLabel", "total"],
        "Costo de la receta",
        "",
        "",
        "",
        "",
        `=SUM(F6:F${last})`,
      ),
      [],
      row(["label", "inputNumber"], "Porciones que salen", 8),
      row(["label", "inputPercent"], "Merma y desperdicio", 0.05),
      row(["label", "inputPercent"], "Costo de comida que buscas", 0.32),
      row(["label", "inputPercent"], "IVA incluido en la carta", 0.16),
      row(["label", "inputMoney"], "Renta, luz y sueldos por porción", 18),
      [],
      row("head", "Resultado", "Por porción"),
      row(
        ["label", "money"],
        "Costo de ingredientes",
        `=F${last + 1}*(1+B${last + 4})/B${last + 3}`,
      ),
      row(["label", "money"], "Precio sin IVA", `=B${last + 10}/B${last + 5}`),
      row(
        ["label", "total"],
        "Precio en la carta, redondeado",
        `=CEILING(B${last + 11}*(1+B${last + 6}),1)`,
      ),
      row(
        ["label", "money"],
        "Te queda después de todo",
        `=B${last + 12}/(1+B${last + 6})-B${last + 10}-B${last + 7}`,
      ),
      row(
        ["label", "percent"],
        "Ganancia sobre el precio",
        `=B${last + 13}/(B${last + 12}/(1+B${last + 6}))`,
      ),
      row(
        ["label", "cell"],
        "Consejo",
        `=IF(B${last + 13}<0,"Así pierdes: sube el precio o baja el costo",IF(B${last + 14}<0.15,"Ganancia corta: revisa porciones","Buen margen"))`,
      ),
    ],
  };
  const compare: SheetOf = {
    name: "Qué pasa si",
    columns: [30, 16, 16, 16],
    rows: [
      ...heading(
        "¿Y si sube el costo?",
        "El mismo platillo con los ingredientes más caros, sin cambiar el precio de la carta.",
      ),
      row(
        "head",
        "Aumento en ingredientes",
        "Costo por porción",
        "Te queda",
        "Precio que conviene",
      ),
      ...[0, 0.05, 0.1, 0.15, 0.2, 0.3].map((rise, index) => {
        const r = 5 + index;
        return row(
          ["inputPercent", "money", "money", "total"],
          rise,
          `=Platillo!B${last + 10}*(1+A${r})`,
          `=Platillo!B${last + 12}/(1+Platillo!B${last + 6})-B${r}-Platillo!B${last + 7}`,
          `=CEILING(B${r}/Platillo!B${last + 5}*(1+Platillo!B${last + 6}),1)`,
        );
      }),
    ],
  };
  return workbookGood(
    16,
    "Calculadora de precio por platillo.xlsx",
    [
      [
        "",
        {
          title: "Calculadora de precio por platillo",
          lang: "es-MX",
          accent: "B5492B",
          sheets: [dish, compare],
        },
      ],
    ],
    "#f0ddd0",
  );
}

/** A drawer that is counted at the end of the day. */
export function cashSheet(): Good {
  const coins: readonly (readonly [string, number, number])[] = [
    ["Billete", 1_000, 1],
    ["Billete", 500, 4],
    ["Billete", 200, 9],
    ["Billete", 100, 14],
    ["Billete", 50, 11],
    ["Billete", 20, 16],
    ["Moneda", 10, 23],
    ["Moneda", 5, 18],
    ["Moneda", 2, 27],
    ["Moneda", 1, 31],
    ["Moneda", 0.5, 12],
  ];
  const outs: readonly (readonly [string, number])[] = [
    ["Tortillas", 240],
    ["Hielo", 90],
    ["Propina a repartidor", 60],
    ["Garrafón de agua", 52],
  ];
  const day: SheetOf = {
    name: "Corte",
    columns: [32, 14, 14, 16],
    alerts: [{ range: "B34", when: "ABS($B$34)>10" }],
    rows: [
      ...heading(
        "Corte de caja del día",
        "Cuenta lo que hay, escribe lo que dice la caja, y la hoja te dice si cuadra.",
      ),
      row(["label", "inputDate"], "Fecha", dateNumber("2026-11-26")),
      row("head", "Efectivo contado", "Valor", "Piezas", "Importe"),
      ...coins.map(([kind, value, count], index) =>
        row(
          ["cell", "money", "inputNumber", "money"],
          `${kind} de $${value}`,
          value,
          count,
          `=B${6 + index}*C${6 + index}`,
        ),
      ),
      row(
        ["totalLabel", "totalLabel", "totalNumber", "total"],
        "Efectivo en la caja",
        "",
        "=SUM(C6:C16)",
        "=SUM(D6:D16)",
      ),
      [],
      row("head", "Salidas de caja", "Importe"),
      ...times(6, 20, (_, index) =>
        row(["input", "inputMoney"], outs[index]?.[0], outs[index]?.[1]),
      ),
      row(["totalLabel", "total"], "Total de salidas", "=SUM(B20:B25)"),
      [],
      row("head", "Cuadre", "Importe"),
      row(["label", "inputMoney"], "Fondo con que abrió", 1_000),
      row(["label", "inputMoney"], "Ventas en efectivo, según la caja", 6_920),
      row(["label", "inputMoney"], "Ventas con tarjeta", 3_845),
      row(["label", "inputMoney"], "Transferencias", 1_210),
      row(["label", "money"], "Debería haber en efectivo", "=B29+B30-B26"),
      row(["label", "total"], "Diferencia (sobra o falta)", "=D17-B33"),
      row(["label", "total"], "Venta total del día", "=B30+B31+B32"),
      row(
        ["label", "cell"],
        "Resultado",
        `=IF(ABS(B34)<=10,"Cuadra",IF(B34>0,"Sobra dinero","Falta dinero"))`,
      ),
      [],
      row(["label", "input"], "Contó", ""),
      row(["label", "input"], "Recibió", ""),
    ],
  };
  const month: SheetOf = {
    name: "Mes",
    columns: [14, 16, 16, 16, 16, 16],
    frozen: 4,
    isWide: true,
    rows: [
      ...heading(
        "El mes, día por día",
        "Copia aquí los totales de cada corte. Al pie ves el mejor día y el promedio.",
      ),
      row("head", "Fecha", "Efectivo", "Tarjeta", "Transferencia", "Venta", "Diferencia"),
      ...times(31, 5, (r, index) => {
        const sold = [
          [6_920, 3_845, 1_210, 3],
          [5_120, 2_960, 870, 0],
          [7_330, 4_410, 1_540, -15],
        ][index];
        return row(
          ["inputDate", "inputMoney", "inputMoney", "inputMoney", "money", "inputMoney"],
          sold && dateNumber(`2026-11-${26 + index}`),
          sold?.[0],
          sold?.[1],
          sold?.[2],
          `=SUM(B${r}:D${r})`,
          sold?.[3],
        );
      }),
      row(
        ["totalLabel", "total"],
        "Total",
        "=SUM(B5:B35)",
        "=SUM(C5:C35)",
        "=SUM(D5:D35)",
        "=SUM(E5:E35)",
        "=SUM(F5:F35)",
      ),
      row(
        ["totalLabel", "total"],
        "Mejor día",
        "=MAX(B5:B35)",
        "=MAX(C5:C35)",
        "=MAX(D5:D35)",
        "=MAX(E5:E35)",
      ),
      row(
        ["totalLabel", "totalLabel", "totalLabel", "totalLabel", "total"],
        "Promedio",
        "",
        "",
        "",
        "=SUM(E5:E35)/COUNT(A5:A35)",
      ),
    ],
  };
  return workbookGood(
    31,
    "Corte de caja del día.xlsx",
    [
      [
        "",
        {
          title: "Caja chica y corte del día",
          lang: "es-MX",
          accent: "1D4E79",
          sheets: [day, month],
        },
      ],
    ],
    "#d3e0ec",
  );
}

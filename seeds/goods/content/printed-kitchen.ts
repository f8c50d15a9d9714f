/** Printed things of a kitchen and its tables. Long because the dishes and the advice are content. */
import { MEDIA, type Good } from "../good.ts";
import { pagesCover } from "../kit/covers.ts";
import { LETTER, LETTER_WIDE, Paper } from "../kit/paper.ts";
import { writePdf } from "../kit/paper-pdf.ts";

const CLAY = "#b5492b";
const LEAF = "#2e5a45";
const CREAM = "#fdf6ea";

type Dish = readonly [name: string, words: string, price: string];

/** A row of tiles, as round a kitchen's stove. */
function tiles(paper: Paper, y: number, size: number, colors: readonly [string, string]): void {
  for (let x = 0, at = 0; x < paper.width; x += size, at += 1) {
    paper.rect(x, y, size, size, { fill: colors[at % 2]! });
    const [cx, cy] = [x + size / 2, y + size / 2];
    const r = size * 0.38;
    paper.path(
      `M${cx} ${cy - r}Q${cx + r * 0.25} ${cy - r * 0.25} ${cx + r} ${cy}Q${cx + r * 0.25} ${cy + r * 0.25} ${cx} ${cy + r}Q${cx - r * 0.25} ${cy + r * 0.25} ${cx - r} ${cy}Q${cx - r * 0.25} ${cy - r * 0.25} ${cx} ${cy - r}z`,
      { fill: CREAM, opacity: 0.9 },
    );
    paper.circle(cx, cy, size * 0.1, { fill: colors[(at + 1) % 2]! });
  }
}

function menuFront(): Paper {
  const paper = new Paper(LETTER, { ground: CREAM });
  tiles(paper, 0, 51, [CLAY, LEAF]);
  tiles(paper, 741, 51, [LEAF, CLAY]);
  paper.text(306, 190, "CARTA DE TEMPORADA", {
    font: "semi",
    size: 13,
    tracking: 4,
    color: LEAF,
    anchor: "middle",
  });
  paper.field("restaurante", [66, 216, 480, 58], "La Fonda de la Esquina", {
    size: 40,
    align: "middle",
    isSerif: true,
  });
  paper.line(236, 292, 376, 292, CLAY, 2);
  // A clay pot with its steam.
  paper.path("M206 430C206 520 250 556 306 556C362 556 406 520 406 430z", { fill: CLAY });
  paper.rect(192, 412, 228, 24, { fill: "#8f3720", radius: 12 });
  paper.path("M192 446C160 446 160 486 208 482M420 446C452 446 452 486 404 482", {
    stroke: CLAY,
    width: 12,
  });
  paper.path("M230 476L250 462L270 476L290 462L310 476L330 462L350 476L370 462L384 472", {
    stroke: CREAM,
    width: 3,
  });
  paper.path(
    "M262 392C250 372 276 362 264 340M306 392C294 368 320 356 308 328M350 392C338 372 364 362 352 340",
    { stroke: LEAF, width: 4 },
  );
  paper.text(306, 612, "Cocina de mercado, hecha hoy.", {
    font: "serif",
    size: 22,
    anchor: "middle",
  });
  paper.field("horario", [116, 640, 380, 22], "Martes a domingo, de 8:00 a 18:00 h", {
    size: 12,
    align: "middle",
  });
  paper.field("direccion", [116, 662, 380, 22], "Calle, número y colonia · WhatsApp 55 0000 0000", {
    size: 12,
    align: "middle",
  });
  return paper;
}

function menuPage(
  page: string,
  title: string,
  sections: readonly { name: string; note?: string; dishes: readonly Dish[] }[],
): Paper {
  const paper = new Paper(LETTER, { ground: CREAM });
  tiles(paper, 0, 25.5, [CLAY, LEAF]);
  paper.text(306, 92, title, { font: "serif", size: 38, color: CLAY, anchor: "middle" });
  let y = 118;
  sections.forEach(({ name, note, dishes }, section) => {
    y += 26;
    paper.text(66, y, name.toUpperCase(), { font: "semi", size: 12, tracking: 2.5, color: LEAF });
    if (note) paper.text(546, y, note, { size: 9.5, color: "#6b5f53", anchor: "end" });
    paper.line(66, y + 8, 546, y + 8, LEAF, 1.2);
    y += 18;
    dishes.forEach(([dish, words, price], index) => {
      const key = `p${page}_${section + 1}_${index + 1}`;
      paper.field(`${key}_platillo`, [64, y, 390, 22], dish, { size: 16, isSerif: true });
      paper.field(`${key}_precio`, [462, y, 84, 22], price, {
        size: 16,
        align: "end",
        isSerif: true,
      });
      paper.field(`${key}_descripcion`, [64, y + 22, 440, 16], words, { size: 10.5 });
      y += 58;
    });
  });
  paper.text(306, 762, "Precios en pesos mexicanos, con IVA. La propina es voluntaria.", {
    size: 9,
    color: "#6b5f53",
    anchor: "middle",
  });
  return paper;
}

const STARTERS: readonly Dish[] = [
  ["Sopa de milpa", "Flor de calabaza, elote tierno, calabacita y epazote", "$78"],
  ["Crema de frijol nuevo", "Con tortilla tostada, queso fresco y chile pasilla", "$72"],
  ["Caldo tlalpeño", "Pollo deshebrado, garbanzo, aguacate y chipotle", "$95"],
];
const SNACKS: readonly Dish[] = [
  ["Tlacoyos de haba (3)", "Nopales asados, cebolla y salsa martajada", "$84"],
  ["Quesadillas de huitlacoche (2)", "Masa azul, quesillo y salsa verde cruda", "$98"],
  ["Tostada de pata", "En escabeche de la casa, lechuga y crema", "$52"],
  ["Guacamole del molcajete", "Con granada en temporada y totopos horneados", "$110"],
];
const MAINS: readonly Dish[] = [
  [
    "Chile en nogada",
    "De agosto a octubre: picadillo de fruta, nuez de Castilla y granada",
    "$245",
  ],
  ["Mole negro con pollo", "Pierna y muslo, arroz blanco y plátano macho", "$189"],
  ["Pescado a la talla", "Filete del día al adobo, ensalada de col y frijoles", "$210"],
  ["Costilla en salsa verde", "Cerdo, verdolagas y papa cambray", "$176"],
  ["Enchiladas mineras", "Papa y zanahoria doradas, queso ranchero y lechuga", "$132"],
];
const GARDEN: readonly Dish[] = [
  ["Pipián verde con coliflor", "Pepita tostada, coliflor rostizada y arroz rojo", "$149"],
  ["Tortitas de huauzontle", "Rellenas de queso, en caldillo de jitomate", "$152"],
  ["Tacos de setas al pastor (4)", "Piña asada, cebolla y cilantro", "$126"],
];
const SWEETS: readonly Dish[] = [
  ["Flan de cajeta", "Con nuez garapiñada", "$68"],
  ["Arroz con leche", "Canela, ralladura de limón y pasas", "$54"],
  ["Nieve de garrafa", "Dos bolas: mamey, limón o leche quemada", "$58"],
];
const DRINKS: readonly Dish[] = [
  ["Agua del día", "Jamaica, tamarindo u horchata; vaso de medio litro", "$38"],
  ["Café de olla", "Piloncillo, canela y cáscara de naranja", "$42"],
  ["Chocolate de agua", "De metate, con pan de yema", "$64"],
  ["Tejate", "Cacao, maíz, hueso de mamey y rosita de cacao", "$55"],
  ["Cerveza artesanal", "Clara u oscura, 355 ml", "$79"],
];

const menuPages = (hasDrinks: boolean): Paper[] => [
  menuFront(),
  menuPage("2", "Para empezar", [
    { name: "Sopas y caldos", note: "Plato de 350 ml", dishes: STARTERS },
    { name: "Antojitos", note: "Masa nixtamalizada en casa", dishes: SNACKS },
  ]),
  menuPage("3", "Platos fuertes", [
    { name: "De la cazuela y el comal", dishes: MAINS },
    { name: "Del huerto", note: "Sin carne", dishes: GARDEN },
  ]),
  ...(hasDrinks
    ? [
        menuPage("4", "Para cerrar", [
          { name: "Postres", dishes: SWEETS },
          { name: "Bebidas", note: "Refrescos: $35", dishes: DRINKS },
        ]),
      ]
    : []),
];

/** A menu of four pages in which every dish and price is typed over. */
export async function seasonMenu(): Promise<Good> {
  const title = "Menú de temporada para restaurante";
  const write = (pages: Paper[]) => writePdf({ title, lang: "es-MX", pages });
  const file = { fileName: "Menú de temporada.pdf", mediaType: MEDIA.pdf };
  const pages = menuPages(true);
  return {
    artifakt: 1,
    versions: [
      {
        ...file,
        notes: "Portada, entradas y platos fuertes.",
        bytes: await write(menuPages(false)),
      },
      {
        ...file,
        notes: "Nueva página de postres y bebidas; precios de la temporada.",
        bytes: await write(pages),
      },
    ],
    cover: pagesCover([pages[1]!, pages[0]!], "#e8c9a4"),
  };
}

/** A card that a cook fills in for each dish. */
export async function recipeCard(): Promise<Good> {
  const card = (key: string, values: Readonly<Record<string, string>> = {}) => {
    const paper = new Paper(LETTER, { ground: "#ffffff" });
    const cell = (
      label: string,
      name: string,
      at: readonly [number, number, number, number],
      isTall = false,
    ) => {
      const [x, y, w, h] = at;
      paper.text(x, y - 5, label.toUpperCase(), {
        font: "semi",
        size: 7.5,
        tracking: 0.8,
        color: LEAF,
      });
      paper.rect(x, y, w, h, { fill: "#fbf8f1", stroke: "#d9d2c3", radius: 4 });
      paper.field(`${key}_${name}`, [x + 4, y + 2, w - 8, h - 4], values[name] ?? "", {
        size: 10,
        isMultiline: isTall,
      });
    };
    paper.rect(0, 0, 612, 70, { fill: LEAF });
    paper.text(40, 45, "Ficha de receta estándar", { font: "serif", size: 28, color: "#ffffff" });
    paper.text(572, 43, "Una por platillo, a la vista en la cocina", {
      size: 10,
      color: "#d5e5da",
      anchor: "end",
    });
    cell("Platillo", "platillo", [40, 96, 300, 24]);
    cell("Rinde (porciones)", "rinde", [352, 96, 100, 24]);
    cell("Tiempo", "tiempo", [464, 96, 108, 24]);
    paper.text(40, 148, "INGREDIENTES", { font: "semi", size: 9, tracking: 1.2, color: CLAY });
    const columns = [40, 262, 332, 402, 487, 572];
    ["Ingrediente", "Cantidad", "Unidad", "Precio por unidad", "Costo"].forEach((head, index) => {
      paper.rect(columns[index]!, 156, columns[index + 1]! - columns[index]!, 20, {
        fill: "#efe9dc",
      });
      paper.text(columns[index]! + 5, 169, head, { font: "semi", size: 8.5 });
    });
    for (let row = 0; row < 12; row += 1) {
      const y = 176 + row * 20;
      for (let column = 0; column < 5; column += 1) {
        const [x, right] = [columns[column]!, columns[column + 1]!];
        paper.rect(x, y, right - x, 20, { stroke: "#d9d2c3" });
        const name = `i${row + 1}_${column + 1}`;
        paper.field(`${key}_${name}`, [x + 2, y + 2, right - x - 4, 16], values[name] ?? "", {
          size: 9.5,
          align: column > 2 ? "end" : "start",
        });
      }
    }
    cell("Costo total", "total", [352, 436, 100, 24]);
    cell("Costo por porción", "porcion", [464, 436, 108, 24]);
    cell("Precio en carta", "precio", [40, 436, 140, 24]);
    cell("Alérgenos", "alergenos", [192, 436, 148, 24]);
    cell("Preparación, paso a paso", "pasos", [40, 486, 532, 150], true);
    cell("Montaje: plato, guarnición y adorno", "montaje", [40, 660, 260, 70], true);
    cell("Conservación y caducidad", "conserva", [312, 660, 260, 70], true);
    paper.text(40, 758, "Revisó: ______________________     Fecha: ____ / ____ / ______", {
      size: 9.5,
    });
    return paper;
  };
  const rows: readonly (readonly string[])[] = [
    ["Tortilla de maíz", "30", "pieza", "$1.20", "$36.00"],
    ["Pollo cocido y deshebrado", "1.2", "kg", "$120.00", "$144.00"],
    ["Tomate verde", "1.5", "kg", "$28.00", "$42.00"],
    ["Crema ácida", "0.4", "l", "$70.00", "$28.00"],
    ["Queso fresco", "0.3", "kg", "$140.00", "$42.00"],
    ["Cebolla, cilantro y chile serrano", "1", "lote", "$24.00", "$24.00"],
  ];
  const example: Record<string, string> = {
    platillo: "Enchiladas verdes",
    rinde: "10",
    tiempo: "50 min",
    total: "$316.00",
    porcion: "$31.60",
    precio: "$115",
    alergenos: "Lácteos",
    pasos:
      "1. Hervir el tomate y el chile 12 min; licuar con cilantro y sazonar.\n2. Pasar la tortilla por aceite caliente 5 segundos por lado y escurrir.\n3. Rellenar con 120 g de pollo por orden (3 piezas) y enrollar.\n4. Bañar con 150 ml de salsa caliente al momento de servir.",
    montaje: "Plato ovalado caliente, 3 piezas; crema en zigzag, queso y aros de cebolla.",
    conserva: "Salsa: 3 días en refrigeración. Pollo: 2 días a menos de 4 °C.",
  };
  rows.forEach((row, r) => row.forEach((value, c) => (example[`i${r + 1}_${c + 1}`] = value)));
  const pages = [card("ejemplo", example), card("receta1"), card("receta2")];
  return {
    artifakt: 36,
    versions: [
      {
        fileName: "Ficha de receta estándar.pdf",
        mediaType: MEDIA.pdf,
        notes: "Un ejemplo lleno y dos fichas en blanco.",
        bytes: await writePdf({ title: "Ficha de receta estándar", lang: "es-MX", pages }),
      },
    ],
    cover: pagesCover([pages[0]!, pages[1]!], "#cfe0d2"),
  };
}

/** Four pages that a new waiter reads before the first service. */
export async function waiterGuide(): Promise<Good> {
  const INK = "#1f2f46";
  const MUSTARD = "#d99a1c";
  const page = (number: number, title: string, lead: string) => {
    const paper = new Paper(LETTER_WIDE, { ground: "#fffdf8", ink: INK });
    paper.rect(0, 0, 24, 612, { fill: MUSTARD });
    paper.text(64, 96, title, { font: "serif", size: 40 });
    paper.block(64, 126, 640, lead, { size: 14, color: "#54606f" });
    paper.text(752, 584, `${number} de 4`, { size: 10, color: "#54606f", anchor: "end" });
    return paper;
  };
  const steps = (paper: Paper, items: readonly (readonly [string, string])[]) => {
    items.forEach(([name, words], index) => {
      const [x, y] = [64 + (index % 2) * 350, 190 + Math.floor(index / 2) * 126];
      paper.circle(x + 17, y + 4, 17, { fill: MUSTARD });
      paper.text(x + 17, y + 10, String(index + 1), {
        font: "heavy",
        size: 16,
        color: "#ffffff",
        anchor: "middle",
      });
      paper.text(x + 46, y + 2, name, { font: "heavy", size: 16 });
      paper.block(x + 46, y + 22, 280, words, { size: 12 });
    });
    return paper;
  };
  const service = steps(
    page(
      1,
      "Tu primer día en el salón",
      "Seis momentos que se repiten en cada mesa. Si los cuidas, lo demás se aprende.",
    ),
    [
      [
        "Saluda antes de un minuto",
        "«Buenas tardes, bienvenidos. En un momento estoy con ustedes.» Aunque vayas cargando platos: míralos y salúdalos.",
      ],
      [
        "Ofrece bebida y pan",
        "Agua del día primero, luego lo demás. Anota por lugar, no por persona: empieza a tu izquierda y gira.",
      ],
      [
        "Toma la orden y repítela",
        "Repite en voz alta, con término y sin qué: «enchiladas sin cebolla, huevos tiernos». Evita la mitad de los errores.",
      ],
      [
        "Canta al llegar",
        "Di el nombre del platillo al ponerlo. Plato caliente se avisa siempre, sobre todo si hay niños.",
      ],
      [
        "Vuelve a los dos bocados",
        "«¿Todo bien con la sopa?» Es cuando todavía se puede arreglar. Después ya sólo se disculpa uno.",
      ],
      [
        "Cuenta, cambio y despedida",
        "Lleva la cuenta cuando la pidan, no antes. Da las gracias por su nombre si lo sabes.",
      ],
    ],
  );
  const phrases = page(
    2,
    "Qué decir cuando algo sale mal",
    "No hace falta tener la culpa para resolverlo. Escucha, discúlpate una vez y di qué vas a hacer.",
  );
  const lines: readonly (readonly [string, string])[] = [
    [
      "La comida tarda",
      "«Su orden va saliendo en cinco minutos. ¿Le traigo un caldito mientras?» Avisa tú antes de que pregunten.",
    ],
    [
      "El platillo está frío",
      "«Se lo cambio ahora mismo.» Retira el plato; nunca lo recalientes a la vista.",
    ],
    [
      "No es lo que pidió",
      "«Una disculpa, fue error mío.» Pasa la orden correcta como urgente y avisa a caja.",
    ],
    [
      "Pregunta por alergias",
      "«Lo confirmo con cocina.» Nunca contestes de memoria. Anótalo en rojo en la comanda.",
    ],
    [
      "La cuenta no cuadra",
      "Revísala con la persona, renglón por renglón. Si hay error, corrige y agradece que lo notara.",
    ],
    [
      "Hay enojo en la mesa",
      "Baja la voz, no te justifiques y llama a la encargada. No discutas en la mesa.",
    ],
  ];
  lines.forEach(([name, words], index) => {
    const y = 182 + index * 64;
    paper2Row(phrases, y, name, words, MUSTARD);
  });
  const table = page(
    3,
    "La mesa lista",
    "Así se monta antes de abrir. Pasa el dedo por la orilla: si hay migas, se vuelve a limpiar.",
  );
  drawTable(table, INK, MUSTARD);
  const check = page(
    4,
    "Antes de abrir y al cerrar",
    "Marca con pluma. La hoja se queda en la barra y la firma quien recibe el turno.",
  );
  const lists: readonly (readonly [string, readonly string[]])[] = [
    [
      "Antes de abrir",
      [
        "Mesas limpias y niveladas",
        "Servilleteros y saleros llenos",
        "Salsas del día con fecha",
        "Baños revisados",
        "Comandas y plumas en el mandil",
        "Especiales del día aprendidos",
        "Terminal cargada y con papel",
      ],
    ],
    [
      "Al cerrar",
      [
        "Mesas y sillas limpias",
        "Salsas guardadas y tapadas",
        "Manteles contados",
        "Propinas repartidas y firmadas",
        "Basura afuera",
        "Luces y clima apagados",
        "Pendientes anotados para mañana",
      ],
    ],
  ];
  lists.forEach(([name, items], column) => {
    const x = 64 + column * 350;
    check.text(x, 196, name, { font: "heavy", size: 18, color: MUSTARD });
    items.forEach((item, index) => {
      const y = 230 + index * 40;
      check.rect(x, y - 14, 18, 18, { stroke: INK, width: 1.4, radius: 3 });
      check.text(x + 30, y, item, { size: 14 });
    });
  });
  check.text(
    64,
    548,
    "Fecha: ____ / ____ / ______        Entrega: ____________________        Recibe: ____________________",
    { size: 12 },
  );
  const pages = [service, phrases, table, check];
  return {
    artifakt: 33,
    versions: [
      {
        fileName: "Primer día en el salón.pdf",
        mediaType: MEDIA.pdf,
        notes: "",
        bytes: await writePdf({ title: "Primer día en el salón", lang: "es-MX", pages }),
      },
    ],
    cover: pagesCover(pages, "#d7dfe9"),
  };
}

function paper2Row(paper: Paper, y: number, name: string, words: string, color: string): void {
  paper.rect(64, y - 18, 4, 44, { fill: color });
  paper.text(82, y, name, { font: "heavy", size: 15 });
  paper.block(270, y, 460, words, { size: 13 });
}

/** A table set for one, from above, with the name of each thing. */
function drawTable(paper: Paper, ink: string, color: string): void {
  paper.rect(64, 180, 430, 350, { fill: "#e9dcc3", radius: 10 });
  paper.circle(280, 370, 96, { fill: "#ffffff", stroke: "#cbbfa6", width: 2 });
  paper.circle(280, 370, 66, { stroke: "#e3dac7", width: 2 });
  paper.rect(262, 330, 36, 80, { fill: color, radius: 4 });
  paper.rect(150, 300, 8, 150, { fill: "#8a93a0", radius: 4 });
  paper.path("M144 270h20v28a10 10 0 0 1 -20 0z", { fill: "#8a93a0" });
  paper.rect(402, 300, 8, 150, { fill: "#8a93a0", radius: 4 });
  paper.path("M402 260C416 266 416 300 410 306h-8z", { fill: "#8a93a0" });
  paper.rect(428, 300, 8, 150, { fill: "#8a93a0", radius: 4 });
  paper.path("M432 256a13 22 0 0 1 0 48a13 22 0 0 1 0 -48z", { fill: "#8a93a0" });
  paper.circle(430, 226, 26, { fill: "#cfe3e6", stroke: "#8fb1b6", width: 2 });
  paper.rect(120, 206, 60, 40, { fill: "#b5492b", radius: 6 });
  const notes: readonly (readonly [string, string])[] = [
    ["Plato base", "a dos dedos de la orilla"],
    ["Servilleta", "doblada, sobre el plato"],
    ["Tenedor", "a la izquierda"],
    ["Cuchillo y cuchara", "a la derecha, filo hacia adentro"],
    ["Vaso", "sobre la punta del cuchillo"],
    ["Salsera", "arriba, tapada, con cuchara"],
  ];
  notes.forEach(([name, words], index) => {
    const y = 206 + index * 56;
    paper.circle(530, y - 5, 6, { fill: color });
    paper.text(548, y, name, { font: "heavy", size: 15, color: ink });
    paper.text(548, y + 18, words, { size: 12, color: "#54606f" });
  });
}

/** Pictures of the seeded entries of challenges, drawn as what was handed in: sheets on a table. Long because all is drawn by hand. */
import { Paper } from "../kit/paper.ts";
import { svgMarks } from "../kit/paper-svg.ts";

/** Size of a picture, in pixels: 4:3. */
export const ENTRY_PICTURE = { width: 720, height: 540 } as const;

const { width: WIDTH, height: HEIGHT } = ENTRY_PICTURE;

/** A sheet on a table of wood, turned a little. */
function onTable(sheet: Paper, { wood, turn }: { wood: string; turn: number }): string {
  const table = new Paper([WIDTH, HEIGHT], { ground: wood });
  for (let y = 0; y < HEIGHT; y += 90) {
    table.rect(0, y, WIDTH, 88, { fill: "#ffffff", opacity: y % 180 === 0 ? 0.05 : 0.1 });
    table.line(0, y + 89, WIDTH, y + 89, "#00000033", 2);
    for (const [x, dy] of [
      [120, 22],
      [410, 54],
    ] as const)
      table.path(`M${x} ${y + dy}q90 -14 190 2`, { stroke: "#000000", width: 1.5, opacity: 0.12 });
  }
  const scale = Math.min((WIDTH - 90) / sheet.width, (HEIGHT - 60) / sheet.height);
  const [w, h] = [sheet.width * scale, sheet.height * scale];
  const [x, y] = [(WIDTH - w) / 2, (HEIGHT - h) / 2];
  const around = `rotate(${turn} ${WIDTH / 2} ${HEIGHT / 2})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${svgMarks(table.marks)}<g transform="${around}"><rect x="${x + 6}" y="${y + 9}" width="${w}" height="${h}" fill="#000" opacity=".28"/><g transform="translate(${x} ${y}) scale(${scale})">${svgMarks(sheet.marks)}</g></g></svg>`;
}

type Drawing = (paper: Paper, x: number, y: number) => void;

/** School things, 90 by 70. */
const SCHOOL_THINGS: readonly (readonly [name: string, price: string, draw: Drawing])[] = [
  [
    "Cuaderno",
    "$38",
    (paper, x, y) => {
      paper.rect(x + 18, y, 52, 66, { fill: "#3d6fb4", radius: 4 });
      paper.rect(x + 28, y + 12, 32, 16, { fill: "#ffffff" });
      for (let dy = 6; dy < 62; dy += 9) paper.circle(x + 18, y + dy, 2.6, { fill: "#c9d3e0" });
    },
  ],
  [
    "Lápiz",
    "$6",
    (paper, x, y) => {
      paper.rect(x + 8, y + 28, 58, 12, { fill: "#f0b429" });
      paper.path(`M${x + 66} ${y + 28}l18 6l-18 6z`, { fill: "#f3d9b0" });
      paper.path(`M${x + 78} ${y + 32}l6 2l-6 2z`, { fill: "#24222b" });
      paper.rect(x, y + 28, 9, 12, { fill: "#e58fa0" });
    },
  ],
  [
    "Tijeras",
    "$29",
    (paper, x, y) => {
      paper.line(x + 22, y + 4, x + 58, y + 46, "#8b98a5", 7);
      paper.line(x + 66, y + 4, x + 30, y + 46, "#6d7986", 7);
      paper.circle(x + 26, y + 54, 11, { stroke: "#c0392b", width: 6 });
      paper.circle(x + 62, y + 54, 11, { stroke: "#c0392b", width: 6 });
    },
  ],
  [
    "Regla",
    "$12",
    (paper, x, y) => {
      paper.rect(x + 2, y + 24, 86, 20, { fill: "#f7e7b4", radius: 3 });
      for (let dx = 8; dx < 84; dx += 8)
        paper.line(x + dx, y + 24, x + dx, y + (dx % 16 === 8 ? 34 : 30), "#7a6a35", 1.4);
    },
  ],
  [
    "Pegamento",
    "$19",
    (paper, x, y) => {
      paper.rect(x + 30, y + 20, 30, 46, { fill: "#ffffff", radius: 5 });
      paper.rect(x + 30, y + 36, 30, 20, { fill: "#2f8f5b" });
      paper.rect(x + 34, y + 6, 22, 16, { fill: "#e6a12c", radius: 4 });
    },
  ],
  [
    "Colores",
    "$64",
    (paper, x, y) => {
      ["#c0392b", "#e6a12c", "#2f8f5b", "#3d6fb4", "#7a4fa3"].forEach((fill, n) => {
        paper.rect(x + 12 + n * 14, y + 18, 10, 46, { fill });
        paper.path(`M${x + 12 + n * 14} ${y + 18}l5 -12l5 12z`, { fill: "#f3d9b0" });
      });
    },
  ],
];

/** A catalogue of school things in two rows. */
function catalogue(of: {
  title: string;
  ground: string;
  ink: string;
  card: string;
  accent: string;
  order?: readonly number[];
  star?: boolean;
}): Paper {
  const { title, ground, ink, card, accent, order = [0, 1, 2, 3, 4, 5], star = false } = of;
  const paper = new Paper([600, 460], { ground, ink });
  paper.rect(0, 0, 600, 82, { fill: accent });
  paper.text(30, 54, title, { font: "slab", size: 30, color: "#ffffff" });
  order.forEach((which, place) => {
    const [name, price, draw] = SCHOOL_THINGS[which]!;
    const x = 30 + (place % 3) * 184;
    const y = 104 + Math.floor(place / 3) * 172;
    paper.rect(x, y, 168, 156, { fill: card, radius: 12 });
    draw(paper, x + 39, y + 16);
    paper.text(x + 14, y + 112, name, { font: "semi", size: 18 });
    paper.text(x + 14, y + 142, price, { font: "heavy", size: 26, color: accent });
    if (star && place < 3)
      paper.text(x + 132, y + 36, "*", { font: "slab", size: 40, color: accent });
  });
  return paper;
}

/** Bars with what they count. */
function bars(of: {
  title: string;
  accent: string;
  rows: readonly (readonly [name: string, value: number])[];
  unit?: string;
}): Paper {
  const { title, accent, rows, unit = "" } = of;
  const paper = new Paper([600, 430], { ground: "#fffdf6" });
  paper.text(34, 60, title, { font: "serif", size: 34 });
  paper.line(34, 78, 566, 78, accent, 3);
  const most = Math.max(...rows.map(([, value]) => value));
  const step = 320 / rows.length;
  rows.forEach(([name, value], place) => {
    const y = 104 + place * step;
    paper.text(34, y + 22, name, { font: "semi", size: 19 });
    paper.rect(196, y, Math.max(6, (300 * value) / most), 30, {
      fill: accent,
      radius: 5,
      opacity: 1 - place * 0.14,
    });
    const end = 196 + Math.max(6, (300 * value) / most);
    paper.text(end + 10, y + 23, `${unit}${value}`, { font: "heavy", size: 21 });
  });
  return paper;
}

/** Four numbered steps. */
function steps(title: string, lines: readonly (readonly [string, string])[]): Paper {
  const paper = new Paper([460, 600], { ground: "#fff7ea" });
  paper.rect(0, 0, 460, 96, { fill: "#2e6b5e" });
  paper.block(30, 46, 400, title, { font: "slab", size: 30, color: "#ffffff", leading: 1.15 });
  lines.forEach(([head, text], place) => {
    const y = 146 + place * 114;
    paper.circle(60, y, 30, { fill: "#e08a2e" });
    paper.text(60, y + 11, String(place + 1), {
      font: "heavy",
      size: 30,
      color: "#ffffff",
      anchor: "middle",
    });
    paper.text(108, y - 6, head, { font: "heavy", size: 24 });
    paper.block(108, y + 20, 320, text, { size: 17, leading: 1.3 });
  });
  return paper;
}

/** A parcel in brown paper with string and a card. */
function parcel(): Paper {
  const paper = new Paper([520, 400], { ground: "#c99a63" });
  for (const [x, opacity] of [
    [0, 0.08],
    [390, 0.14],
  ] as const)
    paper.path(`M${x} 0h130v400h-130z`, { fill: "#5a3a1c", opacity });
  paper.rect(236, 0, 12, 400, { fill: "#f2e6cf" });
  paper.rect(0, 176, 520, 12, { fill: "#f2e6cf" });
  paper.path("M242 182q-80 -74 -104 -14q-6 40 104 14z", { stroke: "#f2e6cf", width: 10 });
  paper.path("M242 182q80 -74 104 -14q6 40 -104 14z", { stroke: "#f2e6cf", width: 10 });
  paper.rect(296, 226, 186, 118, { fill: "#fffdf6", radius: 4 });
  paper.text(389, 276, "Hecho a mano,", { font: "serif", size: 23, anchor: "middle" });
  paper.text(389, 308, "con cariño", { font: "serif", size: 23, anchor: "middle" });
  return paper;
}

const WOODS = ["#a9764a", "#6f5b4b", "#c8b08a", "#4f5d63"] as const;

/** The drawings in the order of WRITTEN_ENTRIES. */
const SHEETS: readonly (() => Paper)[] = [
  () =>
    steps("Que llegue entero", [
      ["Mide", "Tres dedos libres de cada lado de la pieza."],
      ["Rellena", "Que no se mueva cuando agitas la caja."],
      ["Cierra", "Cinta en forma de H, arriba y abajo."],
      ["Avisa", "Foto, número de guía y qué día llega."],
    ]),
  () =>
    bars({
      title: "Un kilo de Oaxaca a Monterrey",
      accent: "#b5562a",
      unit: "$",
      rows: [
        ["Mostrador", 148],
        ["Recolección", 189],
        ["Autobús", 95],
        ["Correo", 82],
        ["Exprés", 264],
      ],
    }),
  parcel,
  () =>
    catalogue({
      title: "Regreso a clases",
      ground: "#e8f0fa",
      ink: "#17304f",
      card: "#ffffff",
      accent: "#2b5f9e",
    }),
  () =>
    catalogue({
      title: "Primero y segundo",
      ground: "#e9f5ea",
      ink: "#173d24",
      card: "#ffffff",
      accent: "#2f7d4a",
      order: [5, 0, 4, 1, 3, 2],
    }),
  () =>
    catalogue({
      title: "Papelería El Punto",
      ground: "#ffffff",
      ink: "#4a1410",
      card: "#fbeceb",
      accent: "#b22f26",
      order: [2, 3, 0, 5, 1, 4],
    }),
  () =>
    catalogue({
      title: "Los más pedidos",
      ground: "#fff6d6",
      ink: "#3f3206",
      card: "#ffffff",
      accent: "#a87400",
      order: [0, 5, 1, 4, 2, 3],
      star: true,
    }),
  () =>
    catalogue({
      title: "La Goma",
      ground: "#1d2230",
      ink: "#f1ecdd",
      card: "#2c3447",
      accent: "#d97a3a",
      order: [1, 4, 5, 0, 3, 2],
    }),
  () =>
    bars({
      title: "De cada cien cobros",
      accent: "#2e6b5e",
      rows: [
        ["Efectivo", 71],
        ["Transferencia", 18],
        ["Tarjeta", 8],
        ["Código", 3],
      ],
    }),
  () =>
    bars({
      title: "Mis ventas de una semana",
      accent: "#7a4fa3",
      rows: [
        ["Efectivo", 93],
        ["Tarjeta", 5],
        ["Transferencia", 2],
      ],
    }),
  () =>
    bars({
      title: "Cómo me pagan en la estética",
      accent: "#b0466f",
      rows: [
        ["Transferencia", 61],
        ["Efectivo", 27],
        ["Tarjeta", 12],
      ],
    }),
];

/** The picture of each of WRITTEN_ENTRIES as an SVG of ENTRY_PICTURE's size. */
export const drawEntries = (): string[] =>
  SHEETS.map((sheet, index) =>
    onTable(sheet(), { wood: WOODS[index % WOODS.length]!, turn: ((index * 5) % 7) - 3 }),
  );

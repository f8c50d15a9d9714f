/** A bakery's brand, packaging to show it on, signs of a door and a poster. Long because all is drawn by hand. */
import { MEDIA, type Good } from "../good.ts";
import { writeZip } from "../kit/archive.ts";
import { closeCover, coverOf, groupOf } from "../kit/covers.ts";
import { Paper, type Mark, type TextStyle } from "../kit/paper.ts";
import { writePdf } from "../kit/paper-pdf.ts";
import { renderPng, svgMarks, writeSvg } from "../kit/paper-svg.ts";

const BROWN = "#5a2d18";
const WHEAT = "#e9b65a";
const CREAM = "#fdf3e1";
const RED = "#b5402a";

/** A drawing without ground, of a size. */
function drawing(width: number, height: number, draw: (paper: Paper) => void): Paper {
  const paper = new Paper([width, height]);
  paper.marks.length = 0;
  draw(paper);
  return paper;
}

/** An ear of wheat, upright, 40 by 100. */
function ear(paper: Paper, x: number, y: number, scale: number, color: string): void {
  const at = (dx: number, dy: number) => `${x + dx * scale} ${y + dy * scale}`;
  paper.path(`M${at(20, 100)}L${at(20, 12)}`, { stroke: color, width: 3 * scale });
  for (const level of [0, 1, 2, 3]) {
    const top = 18 + level * 17;
    for (const side of [-1, 1])
      paper.path(
        `M${at(20, top + 16)}Q${at(20 + side * 18, top + 12)} ${at(20 + side * 16, top - 6)}Q${at(20 + side * 4, top)} ${at(20, top + 16)}z`,
        { fill: color },
      );
  }
  paper.path(`M${at(20, 24)}Q${at(10, 12)} ${at(20, 0)}Q${at(30, 12)} ${at(20, 24)}z`, {
    fill: color,
  });
}

const logo = (ink: string, leaf: string) =>
  drawing(420, 200, (paper) => {
    ear(paper, 30, 40, 1.2, leaf);
    paper.text(100, 112, "Trigal", { font: "serif", size: 86, color: ink });
    paper.text(104, 148, "PANADERÍA ARTESANAL", {
      font: "semi",
      size: 17,
      color: ink,
      tracking: 3.4,
    });
  });

const seal = (ink: string, ground: string) =>
  drawing(300, 300, (paper) => {
    paper.circle(150, 150, 146, { fill: ink });
    paper.circle(150, 150, 132, { stroke: ground, width: 2.5 });
    ear(paper, 130, 56, 1, ground);
    paper.text(150, 204, "Trigal", { font: "serif", size: 52, color: ground, anchor: "middle" });
    paper.text(150, 232, "MASA MADRE", {
      font: "semi",
      size: 14,
      color: ground,
      anchor: "middle",
      tracking: 3,
    });
  });

const label = () =>
  drawing(360, 240, (paper) => {
    paper.rect(0, 0, 360, 240, { fill: CREAM, radius: 16 });
    paper.rect(8, 8, 344, 224, { stroke: BROWN, width: 2, radius: 12 });
    paper.text(180, 66, "Hogaza de la casa", {
      font: "serif",
      size: 32,
      color: BROWN,
      anchor: "middle",
    });
    paper.line(60, 84, 300, 84, WHEAT, 3);
    paper.text(180, 114, "Harina, agua, sal y 24 horas", {
      size: 17,
      color: BROWN,
      anchor: "middle",
    });
    ear(paper, 170, 126, 0.52, RED);
    paper.text(28, 208, "Horneado: ____ / ____", { font: "semi", size: 14, color: BROWN });
    paper.text(332, 208, "750 g", { font: "heavy", size: 18, color: RED, anchor: "end" });
  });

const bag = () =>
  drawing(300, 420, (paper) => {
    paper.path("M30 60L270 60L286 410L14 410z", { fill: "#d9b487" });
    paper.path("M30 60L48 40L252 40L270 60z", { fill: "#c49c6c" });
    for (let tooth = 0; tooth < 12; tooth += 1)
      paper.path(`M${48 + tooth * 17} 40l8.5 -8l8.5 8z`, { fill: "#c49c6c" });
    paper.place(seal(BROWN, "#f6e3c5").marks, 60, 130, 0.6);
    paper.rect(20, 350, 260, 30, { fill: RED });
    paper.text(150, 371, "PAN CALIENTE A LAS SIETE", {
      font: "semi",
      size: 13,
      color: CREAM,
      anchor: "middle",
      tracking: 1.5,
    });
  });

const board = () =>
  drawing(720, 240, (paper) => {
    paper.rect(0, 0, 720, 240, { fill: BROWN, radius: 10 });
    paper.rect(14, 14, 692, 212, { stroke: WHEAT, width: 3, radius: 6 });
    ear(paper, 56, 60, 1.2, WHEAT);
    ear(paper, 616, 60, 1.2, WHEAT);
    paper.text(360, 132, "Trigal", { font: "serif", size: 100, color: CREAM, anchor: "middle" });
    paper.text(360, 184, "PANADERÍA ARTESANAL · DESDE LAS SIETE", {
      font: "semi",
      size: 18,
      color: WHEAT,
      anchor: "middle",
      tracking: 3,
    });
  });

async function manual(): Promise<Uint8Array> {
  const page = (title: string) => {
    const paper = new Paper([792, 612], { ground: CREAM, ink: BROWN });
    paper.rect(0, 0, 792, 10, { fill: RED });
    paper.text(56, 78, title, { font: "serif", size: 36 });
    return paper;
  };
  const cover = new Paper([792, 612], { ground: BROWN });
  cover.place(seal(CREAM, BROWN).marks, 246, 110, 1);
  cover.text(396, 480, "Manual de uso", {
    font: "serif",
    size: 34,
    color: CREAM,
    anchor: "middle",
  });
  cover.text(396, 510, "Identidad para panadería artesanal", {
    size: 15,
    color: WHEAT,
    anchor: "middle",
  });
  const marks = page("El logotipo y sus versiones");
  const samples: readonly (readonly [Paper, string, string])[] = [
    [logo(BROWN, RED), "#ffffff", "Principal: sobre blanco o crema"],
    [logo(CREAM, WHEAT), BROWN, "Negativo: sobre café"],
    [logo(BROWN, BROWN), "#ffffff", "Una tinta: sellos, tickets y bordado"],
    [logo(CREAM, CREAM), RED, "Sobre rojo, sólo para ofertas"],
  ];
  samples.forEach(([mark, ground, words], index) => {
    const [x, y] = [56 + (index % 2) * 350, 110 + Math.floor(index / 2) * 222];
    marks.rect(x, y, 330, 170, { fill: ground, radius: 10 });
    marks.place(mark.marks, x + 30, y + 20, 0.64);
    marks.text(x, y + 192, words, { size: 13 });
  });
  const colors = page("Colores y letras");
  const swatches: readonly (readonly [string, string, string])[] = [
    [BROWN, "Corteza", "C38 M78 Y90 K55"],
    [RED, "Horno", "C20 M88 Y95 K8"],
    [WHEAT, "Trigo", "C8 M30 Y76 K0"],
    [CREAM, "Miga", "C1 M5 Y14 K0"],
  ];
  swatches.forEach(([color, name, ink], index) => {
    const x = 56 + index * 174;
    colors.rect(x, 110, 158, 130, { fill: color, stroke: "#dccfb6", radius: 10 });
    colors.text(x, 264, name, { font: "heavy", size: 16 });
    colors.text(x, 284, color.toUpperCase(), { size: 13 });
    colors.text(x, 302, ink, { size: 13 });
  });
  colors.text(56, 372, "DM Serif Display", { font: "serif", size: 44 });
  colors.text(56, 400, "Para el nombre, los panes y los titulares. Gratis, con licencia abierta.", {
    size: 14,
  });
  colors.text(56, 462, "Work Sans", { font: "heavy", size: 40 });
  colors.text(
    56,
    490,
    "Para precios, ingredientes y todo lo demás. Gratis, con licencia abierta.",
    { size: 14 },
  );
  const rules = page("Reglas en una página");
  const items = [
    "Deja alrededor del logotipo un espacio igual a la altura de la «T».",
    "El ancho mínimo es de 25 mm impreso y 120 px en pantalla; más chico, usa el sello.",
    "No lo estires, no le pongas sombra ni contorno, no cambies los colores uno por uno.",
    "En fotografías, pon el logotipo sobre una franja lisa; nunca sobre el pan.",
    "Bolsa: sello en una tinta café sobre papel kraft. Etiqueta: crema con tinta café y rojo.",
    "Letrero: café mate, letras crema; que se lea desde la otra acera (letra de 18 cm o más).",
    "Para usarlo con otro nombre, edita los archivos SVG: cada letra es un trazo.",
  ];
  items.forEach((item, index) => {
    const y = 132 + index * 62;
    rules.circle(72, y - 6, 15, { fill: RED });
    rules.text(72, y, String(index + 1), {
      font: "heavy",
      size: 16,
      color: CREAM,
      anchor: "middle",
    });
    rules.block(104, y, 620, item, { size: 17 });
  });
  const pieces = page("Aplicaciones");
  pieces.place(bag().marks, 56, 110, 1);
  pieces.place(label().marks, 390, 120, 0.95);
  pieces.place(board().marks, 390, 400, 0.48);
  return writePdf({
    title: "Manual de uso: identidad para panadería",
    lang: "es-MX",
    pages: [cover, marks, colors, rules, pieces],
  });
}

/** Logo, bags, labels and a sign, with a manual. */
export async function bakeryBrand(): Promise<Good> {
  const cover = new Paper([480, 360], { ground: "#f2dcb8" });
  cover.rect(0, 250, 480, 110, { fill: BROWN });
  cover.place(bag().marks, 24, 18, 0.8);
  cover.place(label().marks, 270, 40, 0.54);
  cover.place(board().marks, 262, 200, 0.28);
  cover.place(seal(RED, CREAM).marks, 330, 268, 0.26);
  return {
    artifakt: 8,
    versions: [
      {
        fileName: "Identidad para panadería artesanal.zip",
        mediaType: MEDIA.zip,
        notes: "",
        bytes: writeZip({
          "logotipo/principal.svg": writeSvg(logo(BROWN, RED)),
          "logotipo/negativo.svg": writeSvg(logo(CREAM, WHEAT)),
          "logotipo/una-tinta.svg": writeSvg(logo(BROWN, BROWN)),
          "logotipo/principal.png": renderPng(writeSvg(logo(BROWN, RED)), 1_200),
          "sello.svg": writeSvg(seal(BROWN, CREAM)),
          "sello.png": renderPng(writeSvg(seal(BROWN, CREAM)), 800),
          "etiqueta.svg": writeSvg(label()),
          "bolsa.svg": writeSvg(bag()),
          "letrero.svg": writeSvg(board()),
          "manual-de-uso.pdf": await manual(),
        }),
      },
    ],
    cover: coverOf(svgMarks(cover.marks), "#f2dcb8"),
  };
}

/** Packaging with soft shadows and a place for a brand. */
const MOCKUPS: Readonly<Record<string, { words: string; draw: (paper: Paper) => void }>> = {
  vaso: {
    words: "Vaso de café",
    draw: (paper) => {
      shadow(paper, 300, 520, 150, 22);
      paper.path("M200 130L400 130L372 510Q300 530 228 510z", { fill: "#f5f0e6" });
      paper.path("M330 130L400 130L372 510Q350 520 328 522z", { fill: "#000000", opacity: 0.08 });
      paper.path("M212 210L388 210L374 420L226 420z", { fill: "#c08a55" });
      paper.path("M336 210L388 210L374 420L330 420z", { fill: "#000000", opacity: 0.1 });
      paper.rect(188, 100, 224, 34, { fill: "#33302e", radius: 12 });
      paper.rect(206, 78, 188, 28, { fill: "#45413e", radius: 10 });
    },
  },
  caja: {
    words: "Caja para llevar",
    draw: (paper) => {
      shadow(paper, 300, 480, 220, 26);
      paper.path("M110 250L300 320L300 500L110 420z", { fill: "#e8d3b0" });
      paper.path("M300 320L490 250L490 420L300 500z", { fill: "#cfb48a" });
      paper.path("M110 250L300 180L490 250L300 320z", { fill: "#f2e3c8" });
      paper.path("M300 180L300 320", { stroke: "#bfa274", width: 2 });
    },
  },
  bolsa: {
    words: "Bolsa de papel",
    draw: (paper) => {
      shadow(paper, 300, 540, 180, 22);
      paper.path("M160 150L400 150L400 540L160 540z", { fill: "#dcbc8f" });
      paper.path("M400 150L450 120L450 500L400 540z", { fill: "#bd9a69" });
      paper.path("M160 150L210 120L450 120L400 150z", { fill: "#a9875a" });
      paper.path("M220 150Q220 70 280 70Q340 70 340 150", { stroke: "#8c6c42", width: 7 });
    },
  },
  frasco: {
    words: "Frasco con etiqueta",
    draw: (paper) => {
      shadow(paper, 300, 530, 150, 20);
      paper.rect(190, 180, 220, 350, { fill: "#b5412b", radius: 36 });
      paper.rect(190, 180, 220, 350, { fill: "#ffffff", opacity: 0.14, radius: 36 });
      paper.rect(206, 196, 22, 310, { fill: "#ffffff", opacity: 0.35, radius: 11 });
      paper.rect(200, 126, 200, 56, { fill: "#d8a93a", radius: 10 });
      for (let rib = 0; rib < 12; rib += 1)
        paper.line(212 + rib * 16, 132, 212 + rib * 16, 176, "#b98a22", 2);
      paper.rect(190, 280, 220, 150, { fill: "#fff8ec" });
    },
  },
};

function shadow(paper: Paper, x: number, y: number, rx: number, ry: number): void {
  for (let step = 6; step > 0; step -= 1) {
    const [a, b] = [rx * (0.75 + step * 0.08), ry * (0.6 + step * 0.15)];
    paper.path(`M${x - a} ${y}A${a} ${b} 0 1 1 ${x + a} ${y}A${a} ${b} 0 1 1 ${x - a} ${y}z`, {
      fill: "#000000",
      opacity: 0.045,
    });
  }
}

/** Position of the brand on each mockup (x, y), and its scale. */
const BRAND_PLACES: Readonly<Record<string, readonly [number, number, number]>> = {
  vaso: [300, 312, 0.72],
  caja: [205, 372, 0.8],
  bolsa: [280, 350, 1.1],
  frasco: [300, 355, 0.95],
};

const brandMarks = ([x, y, scale]: readonly [number, number, number]): Mark[] => {
  const style: TextStyle = { font: "slab", size: 34 * scale, color: "#2a2522", anchor: "middle" };
  const paper = drawing(600, 600, (own) =>
    own.text(x, y, "Tu marca", style).text(x, y + 24 * scale, "AQUÍ", {
      font: "semi",
      size: 13 * scale,
      color: "#2a2522",
      anchor: "middle",
      tracking: 4,
    }),
  );
  return paper.marks;
};

/** A mockup as SVG, with its brand in a group of its own to be replaced. */
function mockupSvg(name: string, ground: string): string {
  const paper = new Paper([600, 600], { ground });
  MOCKUPS[name]!.draw(paper);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600">${svgMarks(paper.marks)}<g id="tu-logo">${svgMarks(brandMarks(BRAND_PLACES[name]!))}</g></svg>`;
}

/** Four mockups as SVG and PNG. */
export function packagingMockups(): Good {
  const grounds: Readonly<Record<string, string>> = {
    vaso: "#cfdcd3",
    caja: "#e6cfc3",
    bolsa: "#d4d9e6",
    frasco: "#ecdcae",
  };
  const files: Record<string, Uint8Array | string> = {};
  for (const name of Object.keys(MOCKUPS)) {
    const svg = mockupSvg(name, grounds[name]!);
    files[`svg/${name}.svg`] = svg;
    files[`png/${name}.png`] = renderPng(svg, 1_500);
  }
  files["leeme.txt"] = [
    "Mockups de empaque para comida",
    "",
    ...Object.entries(MOCKUPS).map(([name, { words }]) => `- ${name}: ${words}`),
    "",
    "Abre el SVG en Figma, Illustrator, Inkscape o Canva. El grupo «tu-logo» es lo que se sustituye por tu marca.",
    "El fondo y el papel son formas con un color: cámbialos también. Los PNG miden 1500 por 1500.",
    "Son ilustraciones, no fotografías.",
    "",
  ].join("\n");
  const scene = Object.keys(MOCKUPS).map((name, index) => {
    const paper = drawing(600, 600, (own) => MOCKUPS[name]!.draw(own));
    return groupOf(
      [...paper.marks, ...brandMarks(BRAND_PLACES[name]!)],
      [[-26, 76, 176, 286][index]!, [40, 110, 40, 106][index]!, 0.42],
      [600, 600],
    );
  });
  return {
    artifakt: 13,
    versions: [
      {
        fileName: "Mockups de empaque para comida.zip",
        mediaType: MEDIA.zip,
        notes: "",
        bytes: writeZip(files),
      },
    ],
    cover: coverOf(scene.join(""), "#dfe4d6"),
  };
}

/** Signs for a door, as SVG and as sheets to print. */
export async function doorSigns(): Promise<Good> {
  const sign = (
    ground: string,
    ink: string,
    words: string,
    small: string,
    art: (paper: Paper) => void,
  ) => {
    const paper = new Paper([792, 612], { ground, ink });
    paper.rect(22, 22, 748, 568, { stroke: ink, width: 5, radius: 26 });
    art(paper);
    paper.text(396, 400, words, {
      font: "slab",
      size: words.length > 9 ? 92 : 124,
      anchor: "middle",
      color: ink,
    });
    paper.text(396, 470, small, { font: "semi", size: 26, anchor: "middle", color: ink });
    paper.circle(396, 52, 9, { fill: "#ffffff", stroke: ink, width: 2 });
    return paper;
  };
  const sun = (paper: Paper) => {
    paper.circle(396, 180, 52, { fill: "#ffd24a" });
    for (let ray = 0; ray < 12; ray += 1) {
      const angle = (ray * Math.PI) / 6;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      paper.line(396 + 68 * c, 180 + 68 * s, 396 + 96 * c, 180 + 96 * s, "#ffd24a", 9);
    }
  };
  const moon = (paper: Paper) => {
    paper.path("M430 120a66 66 0 1 0 10 118a80 80 0 0 1 -10 -118z", { fill: "#f5e7a8" });
    for (const [x, y] of [
      [500, 130],
      [540, 200],
      [290, 140],
      [260, 220],
    ] as const)
      paper.circle(x, y, 5, { fill: "#f5e7a8" });
  };
  const clock = (paper: Paper) => {
    paper.circle(396, 180, 76, { fill: "#ffffff", stroke: "#3a2a08", width: 8 });
    paper.path("M396 132V180L430 204", { stroke: "#3a2a08", width: 9 });
  };
  const bell = (paper: Paper) => {
    paper.path("M330 232c20-20 12-110 66-110s46 90 66 110z", { fill: "#ffe0d2" });
    paper.circle(396, 246, 15, { fill: "#ffe0d2" });
    paper.line(396, 106, 396, 122, "#ffe0d2", 12);
  };
  const signs = {
    abierto: sign("#1f6f54", "#ffffff", "ABIERTO", "Pásale, estás en tu casa", sun),
    cerrado: sign("#23304f", "#ffffff", "CERRADO", "Mañana te esperamos", moon),
    "vuelvo-pronto": sign("#f2b632", "#3a2a08", "VUELVO", "en un momento: ____ : ____ h", clock),
    "toca-el-timbre": sign("#b5402a", "#ffffff", "TOCA", "el timbre, aquí estamos", bell),
  };
  const files: Record<string, Uint8Array | string> = {};
  for (const [name, paper] of Object.entries(signs)) files[`${name}.svg`] = writeSvg(paper);
  files["para-imprimir.pdf"] = await writePdf({
    title: "Letreros de abierto y cerrado",
    lang: "es-MX",
    pages: Object.values(signs),
  });
  const cover = new Paper([480, 360], { ground: "#e7dfd0" });
  Object.values(signs).forEach((paper, index) =>
    cover.place(paper.marks, 22 + (index % 2) * 222, 18 + Math.floor(index / 2) * 166, 0.27),
  );
  return {
    artifakt: 27,
    versions: [
      {
        fileName: "Letreros de abierto y cerrado.zip",
        mediaType: MEDIA.zip,
        notes: "",
        bytes: writeZip(files),
      },
    ],
    cover: coverOf(svgMarks(cover.marks), "#e7dfd0"),
  };
}

/** A poster for a window: one PNG at 150 dots an inch. */
export function helpWanted(): Good {
  const [INK, YELLOW] = ["#1c2b2a", "#ffcf3f"];
  const paper = new Paper([612, 792], { ground: YELLOW, ink: INK });
  for (let stripe = 0; stripe < 14; stripe += 1)
    paper.path(`M${stripe * 52 - 40} 0h26l-60 70h-26z`, { fill: INK });
  paper.text(306, 186, "SE SOLICITA", { font: "slab", size: 76, anchor: "middle" });
  paper.text(306, 250, "ayudante de mostrador", { font: "serif", size: 46, anchor: "middle" });
  paper.rect(56, 286, 500, 4, { fill: INK });
  const columns: readonly (readonly [string, readonly string[]])[] = [
    [
      "Buscamos",
      [
        "Puntualidad y buen trato",
        "Mayor de 18 años",
        "Con o sin experiencia",
        "Vivir cerca es una ventaja",
      ],
    ],
    [
      "Ofrecemos",
      [
        "Sueldo semanal y prestaciones",
        "Un día y medio de descanso",
        "Comida en el turno",
        "Propinas repartidas parejo",
      ],
    ],
  ];
  columns.forEach(([name, items], column) => {
    const x = 60 + column * 256;
    paper.text(x, 338, name, { font: "heavy", size: 25 });
    items.forEach((item, index) => {
      paper.circle(x + 5, 374 + index * 36, 5, { fill: "#c0392b" });
      paper.text(x + 20, 380 + index * 36, item, { size: 16.5 });
    });
  });
  paper.rect(56, 540, 500, 116, { fill: INK, radius: 18 });
  paper.text(306, 588, "Pregunta en caja o manda WhatsApp", {
    font: "semi",
    size: 22,
    color: "#ffffff",
    anchor: "middle",
  });
  paper.text(306, 634, "____________________", {
    font: "heavy",
    size: 30,
    color: YELLOW,
    anchor: "middle",
  });
  paper.text(306, 692, "Trae solicitud elaborada de lunes a viernes, de 10:00 a 13:00 h", {
    size: 15,
    anchor: "middle",
  });
  for (let stripe = 0; stripe < 14; stripe += 1)
    paper.path(`M${stripe * 52 - 10} 722h26l-60 70h-26z`, { fill: INK });
  return {
    artifakt: 26,
    versions: [
      {
        fileName: "Cartel de vacante para mostrador.png",
        mediaType: MEDIA.png,
        notes: "",
        bytes: renderPng(writeSvg(paper), 1_275),
      },
    ],
    cover: closeCover(paper, "#2f4a48", 424),
  };
}

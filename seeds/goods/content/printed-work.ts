/** A guide to photographs and a log of building work. Long because both are drawn by hand. */
import { MEDIA, type Good } from "../good.ts";
import { pagesCover } from "../kit/covers.ts";
import { LETTER, LETTER_WIDE, Paper } from "../kit/paper.ts";
import { writePdf } from "../kit/paper-pdf.ts";

const NIGHT = "#1b2440";
const SUN = "#f4b942";
const SKY = "#dbe8f4";

interface Card {
  title: string;
  words: string;
  tip: string;
  draw: (paper: Paper) => void;
}

/** A dish from the side or from above, at a place. */
function dish(paper: Paper, x: number, y: number, scale = 1): void {
  paper.path(`M${x - 70 * scale} ${y}a${70 * scale} ${34 * scale} 0 0 0 ${140 * scale} 0z`, {
    fill: "#ffffff",
    stroke: "#b8c2cf",
    width: 2,
  });
  paper.path(
    `M${x - 52 * scale} ${y}q${20 * scale} ${-46 * scale} ${52 * scale} ${-38 * scale}q${38 * scale} ${-4 * scale} ${52 * scale} ${38 * scale}z`,
    { fill: "#c9532f" },
  );
  paper.circle(x - 18 * scale, y - 18 * scale, 7 * scale, { fill: "#7fb069" });
  paper.circle(x + 16 * scale, y - 22 * scale, 6 * scale, { fill: SUN });
}

function phone(paper: Paper, x: number, y: number, width = 60): void {
  paper.rect(x, y, width, width * 1.9, { fill: NIGHT, radius: 8 });
  paper.rect(x + 4, y + 6, width - 8, width * 1.9 - 14, { fill: "#f5f8fb", radius: 4 });
}

const CARDS: readonly Card[] = [
  {
    title: "Luz de ventana",
    words:
      "Pon la mesa a un metro de una ventana sin sol directo. La luz entra de lado y da volumen.",
    tip: "Apaga el foco del techo: mezcla colores y todo se ve amarillo.",
    draw: (paper) => {
      paper.rect(430, 150, 130, 190, { fill: "#fdf3d0", stroke: "#8d9bb0", width: 6 });
      paper.line(495, 150, 495, 340, "#8d9bb0", 4);
      paper.line(430, 245, 560, 245, "#8d9bb0", 4);
      paper.path("M560 200L690 330M560 250L660 350M560 300L630 370", { stroke: SUN, width: 4 });
      paper.rect(560, 420, 190, 14, { fill: "#a5703f" });
      dish(paper, 660, 404);
    },
  },
  {
    title: "Rebota la sombra",
    words:
      "Del lado contrario a la ventana, para una cartulina blanca. Las sombras duras se suavizan.",
    tip: "Una caja de pizza abierta, forrada de papel, sirve igual.",
    draw: (paper) => {
      paper.rect(440, 200, 24, 170, { fill: SUN });
      dish(paper, 590, 400);
      paper.path("M690 250L740 230V430L690 410z", { fill: "#ffffff", stroke: "#8d9bb0", width: 3 });
      paper.path("M470 300L690 330M690 330L640 372", { stroke: SUN, width: 4 });
      paper.rect(470, 416, 230, 14, { fill: "#a5703f" });
    },
  },
  {
    title: "Ángulo de arriba",
    words:
      "Para mesas puestas, tacos, ensaladas y pan: el teléfono paralelo a la mesa, como si volara.",
    tip: "Prende la cuadrícula de la cámara para no salir chueco.",
    draw: (paper) => {
      phone(paper, 575, 160, 56);
      paper.path("M603 290V340", { stroke: SUN, width: 4 });
      paper.circle(603, 420, 62, { fill: "#ffffff", stroke: "#b8c2cf", width: 2 });
      paper.circle(603, 420, 42, { fill: "#c9532f" });
      paper.circle(590, 410, 8, { fill: "#7fb069" });
      paper.circle(616, 430, 7, { fill: SUN });
    },
  },
  {
    title: "Ángulo de tres cuartos",
    words:
      "A unos 45 grados, como lo ve quien está sentado. Es el que mejor va con platos hondos y prendas dobladas.",
    tip: "Acércate tú; no uses el zoom de los dedos.",
    draw: (paper) => {
      dish(paper, 540, 420, 1.1);
      paper.path("M700 210l46 34l-62 84l-46 -34z", { fill: NIGHT });
      paper.path("M640 330L590 380", { stroke: SUN, width: 4 });
      paper.path("M640 436a100 100 0 0 0 -28 -66", { stroke: NIGHT, width: 2 });
      paper.text(650, 400, "45°", { font: "heavy", size: 20 });
    },
  },
  {
    title: "Ángulo de frente",
    words:
      "Para lo que tiene altura: hamburguesas, vasos, pasteles, ramos. La cámara a la altura de la mesa.",
    tip: "Recarga el teléfono en un salero para que no tiemble.",
    draw: (paper) => {
      paper.rect(520, 300, 90, 130, { fill: "#f2d3a2", radius: 10 });
      paper.rect(512, 286, 106, 24, { fill: "#c9532f", radius: 10 });
      paper.circle(540, 276, 12, { fill: "#8f2d4a" });
      paper.circle(566, 270, 14, { fill: "#c43d5f" });
      paper.circle(592, 276, 12, { fill: "#8f2d4a" });
      phone(paper, 690, 306, 60);
      paper.path("M680 364H630", { stroke: SUN, width: 4 });
    },
  },
  {
    title: "Fondos baratos",
    words:
      "Una tabla, un mantel liso, una cartulina mate. Dos o tres bastan para que tus fotos se vean de una misma casa.",
    tip: "Nada que brille ni que compita con el color del producto.",
    draw: (paper) => {
      ["#a5703f", "#e9e2d3", "#3f5a4c"].forEach((color, index) => {
        const x = 430 + index * 110;
        paper.rect(x, 220, 96, 190, { fill: color, radius: 6 });
        paper.circle(x + 48, 330, 30, { fill: "#ffffff" });
        paper.circle(x + 48, 330, 19, { fill: "#c9532f" });
      });
      paper.path("M446 240v150M466 240v150M490 240v150", { stroke: "#8a5a2f", width: 2 });
    },
  },
  {
    title: "La regla de los tercios",
    words:
      "Divide la pantalla en nueve. Pon lo importante en un cruce, no en el centro, y deja aire para el texto.",
    tip: "El espacio vacío también sirve: ahí va el precio.",
    draw: (paper) => {
      paper.rect(430, 190, 300, 240, { fill: "#ffffff", stroke: NIGHT, width: 4 });
      for (const at of [1, 2]) {
        paper.line(430 + at * 100, 190, 430 + at * 100, 430, "#9fb0c6", 2);
        paper.line(430, 190 + at * 80, 730, 190 + at * 80, "#9fb0c6", 2);
      }
      dish(paper, 630, 360, 0.8);
      paper.circle(630, 350, 84, { stroke: SUN, width: 4 });
    },
  },
  {
    title: "Toca para enfocar",
    words:
      "Toca el platillo en la pantalla y baja un poco el sol que aparece. Mejor oscura que quemada.",
    tip: "Mantén el dedo dos segundos y el foco se queda fijo.",
    draw: (paper) => {
      phone(paper, 500, 170, 150);
      dish(paper, 575, 350, 0.8);
      paper.rect(535, 290, 80, 80, { stroke: SUN, width: 4 });
      paper.circle(636, 330, 10, { stroke: SUN, width: 4 });
      paper.path("M636 312v-8M636 348v8M618 330h-8M654 330h8", { stroke: SUN, width: 4 });
    },
  },
  {
    title: "Lo que conviene borrar",
    words:
      "Antes de publicar quita: dedos, servilletas usadas, etiquetas de precio, cables, reflejos del techo y el mantel manchado.",
    tip: "Limpia la orilla del plato con un papel húmedo. Y la lente.",
    draw: (paper) => {
      const things = [
        "Dedos en la orilla",
        "Foto movida",
        "Plato a medio comer",
        "Filtro de color",
        "Texto encima del platillo",
      ];
      things.forEach((thing, index) => {
        const y = 210 + index * 50;
        paper.circle(440, y, 15, { fill: "#c9532f" });
        paper.path(`M434 ${y - 6}l12 12M446 ${y - 6}l-12 12`, { stroke: "#ffffff", width: 3 });
        paper.text(468, y + 6, thing, { font: "semi", size: 18 });
      });
    },
  },
  {
    title: "Cinco fotos y ya",
    words:
      "Con estas cinco llenas una semana: la entera, el detalle, las manos que lo hacen, la mesa servida y alguien feliz.",
    tip: "Tómalas el mismo día, con la misma luz. Guarda una de repuesto.",
    draw: (paper) => {
      ["Entera", "Detalle", "Manos", "Mesa", "Gente"].forEach((name, index) => {
        const [x, y] = [430 + (index % 3) * 106, 190 + Math.floor(index / 3) * 130];
        paper.rect(x, y, 94, 94, {
          fill: ["#c9532f", SUN, "#7fb069", "#5b8bb5", "#b86f9b"][index]!,
          radius: 8,
        });
        paper.text(x + 47, y + 112, name, { font: "semi", size: 13, anchor: "middle" });
        paper.circle(x + 47, y + 47, 22, { fill: "#ffffff", opacity: 0.85 });
        paper.text(x + 47, y + 54, String(index + 1), {
          font: "heavy",
          size: 20,
          anchor: "middle",
        });
      });
    },
  },
];

/** Ten illustrated cards about photographs with a phone. */
export async function photoGuide(): Promise<Good> {
  const pages = CARDS.map(({ title, words, tip, draw }, index) => {
    const paper = new Paper(LETTER_WIDE, { ground: SKY, ink: NIGHT });
    paper.rect(396, 60, 366, 470, { fill: "#eef4fa", radius: 18 });
    paper.text(48, 104, String(index + 1).padStart(2, "0"), { font: "slab", size: 46, color: SUN });
    const y = paper.block(48, 176, 320, title, { font: "serif", size: 42, leading: 1.05 });
    paper.block(48, y + 6, 312, words, { size: 18, leading: 1.45 });
    paper.rect(48, 452, 320, 78, { fill: "#ffffff", radius: 12 });
    paper.rect(48, 452, 8, 78, { fill: SUN });
    paper.block(72, 480, 284, tip, { font: "semi", size: 14 });
    draw(paper);
    paper.text(48, 580, "Guía rápida de fotografía con celular", { size: 11, color: "#5a6a82" });
    paper.text(744, 580, `${index + 1} / ${CARDS.length}`, {
      size: 11,
      color: "#5a6a82",
      anchor: "end",
    });
    return paper;
  });
  return {
    artifakt: 12,
    versions: [
      {
        fileName: "Guía rápida de fotografía con celular.pdf",
        mediaType: MEDIA.pdf,
        notes: "",
        bytes: await writePdf({
          title: "Guía rápida de fotografía con celular",
          lang: "es-MX",
          pages,
        }),
      },
    ],
    cover: pagesCover(pages, "#b9cde2"),
  };
}

/** A day of work on a building site, a page to fill in. */
export async function siteLog(): Promise<Good> {
  const ORANGE = "#d9601a";
  const STEEL = "#2d3a45";
  const day = (key: string, example: boolean) => {
    const paper = new Paper(LETTER, { ink: STEEL });
    paper.rect(0, 0, 612, 76, { fill: STEEL });
    for (let x = -20; x < 640; x += 40) paper.path(`M${x} 76h20l-14 12h-20z`, { fill: ORANGE });
    paper.text(40, 48, "Bitácora de obra", { font: "slab", size: 28, color: "#ffffff" });
    paper.text(572, 46, "Una hoja por día", {
      font: "semi",
      size: 12,
      color: "#f3c9ac",
      anchor: "end",
    });
    const cell = (
      label: string,
      name: string,
      [x, y, w, h]: readonly [number, number, number, number],
      value = "",
      isTall = false,
    ) => {
      paper.text(x, y - 4, label, { font: "semi", size: 8.5, color: ORANGE });
      paper.rect(x, y, w, h, { stroke: "#b7c0c8", radius: 3 });
      paper.field(`${key}_${name}`, [x + 3, y + 2, w - 6, h - 4], example ? value : "", {
        size: 10,
        isMultiline: isTall,
      });
    };
    cell("Obra", "obra", [40, 112, 250, 22], "Casa Los Fresnos, segunda planta");
    cell("Fecha", "fecha", [302, 112, 100, 22], "12/03/2026");
    cell("Clima", "clima", [414, 112, 158, 22], "Soleado, viento por la tarde");
    cell("Residente o encargado", "encargado", [40, 154, 250, 22], "Maestro Julián Ortega");
    cell(
      "Hora de entrada y salida",
      "horas",
      [302, 154, 270, 22],
      "7:30 a 17:00, con una hora de comida",
    );
    const table = (
      top: number,
      heads: readonly (readonly [string, number])[],
      rows: readonly (readonly string[])[],
      count: number,
      name: string,
    ) => {
      let x = 40;
      for (const [head, width] of heads) {
        paper.rect(x, top, width, 18, { fill: STEEL });
        paper.text(x + 5, top + 12.5, head, { font: "semi", size: 8.5, color: "#ffffff" });
        x += width;
      }
      for (let row = 0; row < count; row += 1) {
        x = 40;
        heads.forEach(([, width], column) => {
          const y = top + 18 + row * 20;
          paper.rect(x, y, width, 20, { stroke: "#b7c0c8", width: 0.7 });
          paper.field(
            `${key}_${name}${row + 1}_${column + 1}`,
            [x + 2, y + 2, width - 4, 16],
            (example && rows[row]?.[column]) || "",
            { size: 9.5 },
          );
          x += width;
        });
      }
    };
    paper.text(40, 200, "Avance del día", { font: "heavy", size: 13 });
    table(
      206,
      [
        ["Trabajo", 240],
        ["Ubicación", 130],
        ["Cantidad", 72],
        ["Avance", 90],
      ],
      [
        ["Aplanado fino en muros", "Recámara 2 y pasillo", "24 m²", "70%"],
        ["Tubería hidráulica, agua fría", "Baño principal", "11 m", "100%"],
        ["Colado de firme", "Patio de servicio", "9 m²", "100%"],
      ],
      6,
      "a",
    );
    paper.text(40, 364, "Cuadrilla y material", { font: "heavy", size: 13 });
    table(
      370,
      [
        ["Puesto", 150],
        ["Personas", 72],
        ["Material pendiente", 220],
        ["Lo trae", 90],
      ],
      [
        ["Oficial albañil", "3", "Cemento gris, 10 bultos", "Proveedor"],
        ["Ayudante", "4", "Codo de 1/2 pulgada, 12 piezas", "Maestro"],
        ["Plomero", "1", "", ""],
      ],
      5,
      "m",
    );
    cell(
      "Fotos tomadas (número o nombre) y dónde quedaron",
      "fotos",
      [40, 514, 532, 34],
      "6 fotos, grupo de WhatsApp «Los Fresnos», de la 1 a la 6",
      true,
    );
    cell(
      "Detalles, cambios pedidos y acuerdos",
      "detalles",
      [40, 570, 532, 66],
      "La señora pide mover el apagador 20 cm a la derecha; se acordó sin costo. Revisar desnivel del patio antes de poner loseta.",
      true,
    );
    cell(
      "Accidentes o riesgos vistos",
      "riesgos",
      [40, 658, 532, 28],
      "Sin accidentes. Falta barandal en la escalera.",
      true,
    );
    paper.line(60, 740, 270, 740, STEEL, 1);
    paper.text(165, 754, "Firma del encargado", { size: 10, anchor: "middle" });
    paper.line(342, 740, 552, 740, STEEL, 1);
    paper.text(447, 754, "Firma del cliente", { size: 10, anchor: "middle" });
    return paper;
  };
  const pages = [day("ejemplo", true), ...[1, 2, 3, 4].map((number) => day(`dia${number}`, false))];
  return {
    artifakt: 23,
    versions: [
      {
        fileName: "Bitácora de obra.pdf",
        mediaType: MEDIA.pdf,
        notes: "",
        bytes: await writePdf({ title: "Bitácora de obra para cuadrillas", lang: "es-MX", pages }),
      },
    ],
    cover: pagesCover(pages, "#f0cdb2"),
  };
}

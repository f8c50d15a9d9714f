/** Texts: descriptions of products, and pages for a sprint. Long because they are content. */
import { MEDIA, type Good } from "../good.ts";
import { writeZip } from "../kit/archive.ts";
import { coverOf } from "../kit/covers.ts";
import { Paper } from "../kit/paper.ts";
import { svgMarks } from "../kit/paper-svg.ts";

/** Section, name, before, after. */
const PRODUCTS: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  [
    "ROPA",
    [
      [
        "Playera básica",
        "Playera de [algodón peinado] que no se encoge: la lavamos [diez] veces antes de venderla. Corte [recto], cuello que no se deforma. Tallas [CH a XXG]; si dudas entre dos, pide la chica.",
      ],
      [
        "Vestido",
        "Un vestido para [trabajar y salir después]. Tela [fresca] que no se arruga en la bolsa, bolsas de verdad a los lados y cierre [escondido]. Largo [a media pierna] para una estatura de [1.60].",
      ],
      [
        "Zapatos hechos a mano",
        "Cosidos, no pegados: por eso aguantan suela nueva. Piel de [León], plantilla [acolchada]. Los primeros días aprietan un poco; luego son tuyos.",
      ],
      [
        "Ropa de bebé",
        "Sin etiquetas que pican ni botones que se sueltan. [Algodón orgánico] lavado sin suavizante. La talla [3 meses] va de [5 a 7] kilos.",
      ],
      [
        "Bolsa tejida",
        "La teje [doña Chayo] en [Oaxaca], una por día. Cabe [una computadora de 13 pulgadas]. Se lava con agua y jabón; los colores no se despintan.",
      ],
    ],
  ],
  [
    "COMIDA",
    [
      [
        "Salsa",
        "Pica [medio]. La hacemos con [chile morita] tostado el mismo día, sin conservadores: dura [tres semanas] en el refrigerador. Va con [huevos, tacos y pizza], aunque suene raro.",
      ],
      [
        "Pastel",
        "Para [doce] personas. Bizcocho de [vainilla de Papantla], relleno de [fresa natural] y poco betún. Pídelo con [dos días]; se entrega en caja cerrada y con vela.",
      ],
      [
        "Café",
        "De [Huatusco], tostado [el lunes]. Sabe a [chocolate y naranja]. Dinos cómo lo preparas y te lo molemos: [prensa, filtro o cafetera italiana].",
      ],
      [
        "Miel",
        "De [flor de mezquite], cruda y sin calentar, por eso cristaliza: ponla en baño María y vuelve. Frasco de [500 g], con número de lote y nombre del apicultor.",
      ],
      [
        "Comida corrida para llevar",
        "Sopa, guisado, guarnición, agua y tortillas por [$95]. Hoy: [albóndigas en chipotle]. Sale a las [13:00]; cuando se acaba, se acaba.",
      ],
    ],
  ],
  [
    "BELLEZA",
    [
      [
        "Jabón artesanal",
        "Hecho en frío con [aceite de coco y avena]. Para piel [sensible]. Rinde [un mes] si lo dejas secar entre baños. Sin colorantes; huele a [lavanda].",
      ],
      [
        "Crema de manos",
        "Se absorbe en [un minuto] y no deja la bolsa grasosa. Con [manteca de karité]. Tubo de [60 ml], que sí cabe en la mano.",
      ],
      [
        "Tinte para cabello",
        "Cubre canas desde la primera vez y dura [seis semanas]. Haz la prueba detrás de la oreja [48 horas] antes. Incluye guantes y brocha.",
      ],
      [
        "Labial",
        "Mate que no reseca. El tono [rojo mole] le va a pieles [medias y morenas]. Aguanta [un café y un taco]; para la cena, retoca.",
      ],
      [
        "Paquete para la ducha",
        "Lo que usas en una semana: [jabón, champú sólido y estropajo]. En caja de cartón, listo para regalar. Le ponemos tarjeta si nos dices el nombre.",
      ],
    ],
  ],
  [
    "HOGAR",
    [
      [
        "Taza de barro",
        "De [Capula], sin plomo: puedes usarla diario. Cabe [un café americano]. Ninguna sale igual; la tuya tendrá su propia gota de esmalte.",
      ],
      [
        "Cobija",
        "Tejida en telar de [Tlaxcala], con [lana y algodón]. Pesa [dos kilos], calienta en [enero] y cubre una cama [matrimonial]. No va a la secadora.",
      ],
      [
        "Planta en maceta",
        "Se llama [teléfono] y perdona todo: riego [cada ocho días], luz [de ventana, sin sol directo]. Llega con maceta de barro y hoja de cuidados.",
      ],
      [
        "Vela",
        "Arde [cuarenta] horas y huele a [guayaba con canela] sin marear. Cera de [soya], mecha de algodón. Cuando se acaba, el vaso es tequilero.",
      ],
      [
        "Mesa de madera",
        "De [parota] maciza, aceitada a mano. Mide [1.40 por 80]: comen [seis]. Se entrega armada en [la ciudad] y se aceita una vez al año con lo que va en la bolsa.",
      ],
    ],
  ],
];

/** Twenty descriptions, with places to fill in. */
export function productTexts(): Good {
  let number = 0;
  const text = [
    "FICHAS DE PRODUCTO QUE VENDEN",
    "Veinte textos base. Copia el que se parezca, cambia lo que está entre [corchetes] y borra lo que no sea cierto.",
    "",
    "TRES REGLAS",
    "1. Di primero para qué sirve; después de qué está hecho.",
    "2. Un dato concreto (litros, días, tallas) vale por tres adjetivos.",
    "3. Si tiene un defecto, dilo tú: ahorra devoluciones.",
    "",
    "ANTES Y DESPUÉS",
    "Antes: Hermosa taza artesanal de excelente calidad, ideal para toda ocasión.",
    "Después: Taza de barro de Capula, sin plomo. Cabe un café americano y ninguna sale igual.",
    "",
    ...PRODUCTS.flatMap(([section, products]) => [
      section,
      "",
      ...products.flatMap(([name, words]) => [`${(number += 1)}. ${name}`, words, ""]),
    ]),
  ].join("\n");
  const bytes = new TextEncoder().encode(`${text}\n`);
  return {
    artifakt: 24,
    versions: [
      { fileName: "Fichas de producto que venden.txt", mediaType: MEDIA.txt, notes: "", bytes },
    ],
    cover: textCover(text),
  };
}

/** The first lines of a text on a sheet of paper. */
function textCover(text: string): string {
  const paper = new Paper([480, 360], { ground: "#e7e0f0" });
  paper.rect(43, 33, 400, 400, { fill: "#000000", opacity: 0.18 });
  paper.rect(40, 28, 400, 400, { fill: "#fffdf9" });
  let y = 70;
  for (const line of text.split("\n")) {
    if (y > 350) break;
    const isHead = line !== "" && line === line.toUpperCase();
    y = line
      ? paper.block(64, y, 352, line, {
          font: isHead ? "heavy" : "text",
          size: isHead ? 17 : 14,
          color: isHead ? "#4a2f7a" : "#24222b",
          leading: 1.4,
        }) + 3
      : y + 10;
  }
  return coverOf(svgMarks(paper.marks), "#e7e0f0");
}

/** A sprint's board as a table and pages, to import. */
export function sprintBoard(): Good {
  const rows: readonly (readonly string[])[] = [
    ["Name", "Status", "Estimate", "Owner", "Sprint", "Due", "Definition of done"],
    [
      "Show opening hours on the home page",
      "Done",
      "2",
      "Ana",
      "Sprint 12",
      "2026-11-20",
      "Seen by a customer on a phone",
    ],
    [
      "Pay with a card on delivery",
      "In review",
      "5",
      "Marco",
      "Sprint 12",
      "2026-11-27",
      "Ten test payments, one refund",
    ],
    [
      "Fix totals with discounts",
      "In progress",
      "3",
      "Lena",
      "Sprint 12",
      "2026-11-27",
      "Test added, old orders correct",
    ],
    [
      "Photographs for the winter menu",
      "In progress",
      "3",
      "Ana",
      "Sprint 12",
      "2026-11-28",
      "Twelve pictures, cropped and named",
    ],
    [
      "Move the newsletter to the new tool",
      "To do",
      "8",
      "",
      "Sprint 12",
      "2026-12-01",
      "List moved, one mail sent to ourselves",
    ],
    [
      "Ask five customers about the app",
      "To do",
      "2",
      "Marco",
      "Sprint 12",
      "2026-12-01",
      "Notes in the research page",
    ],
    ["Loyalty points", "Backlog", "13", "", "", "", "Split before it is planned"],
    ["Faster search", "Backlog", "5", "", "", "", "Under one second with 5,000 products"],
    ["Print labels from the order", "Backlog", "3", "", "", "", "Works on the printer in the shop"],
  ];
  const csv = rows
    .map((row) =>
      row.map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(","),
    )
    .join("\r\n");
  const files = {
    "Start here.md":
      "# Sprint Planning Board\n\nFor a team of two to seven. Two weeks a sprint, twenty minutes a week to plan.\n\n1. In Notion choose **Import**, then **CSV**, and pick `Board.csv`. It becomes a table.\n2. Add a **Board** view and group it by *Status*.\n3. Import the other pages as **Markdown** and put them beside the board.\n4. Delete our examples when you know how they work.\n\nThe same files open in Linear, Trello, Airtable, Google Sheets or a text editor.\n",
    "Board.csv": `${csv}\r\n`,
    "Definition of done.md":
      "# Definition of done\n\nA card is done when all of this is true.\n\n- [ ] It does what the card says, on a phone too\n- [ ] Somebody else has tried it\n- [ ] There is a test, or a note that says why not\n- [ ] The words were read aloud once\n- [ ] Whoever asked for it has seen it\n\nIf one is missing, the card is *In review*, not *Done*.\n",
    "Estimates.md":
      "# Estimates\n\nWe use 1, 2, 3, 5, 8 and 13. They compare cards; they are not hours.\n\n| Points | Feels like |\n| --- | --- |\n| 1 | I know exactly what to change |\n| 2 | Half a day, no surprises |\n| 3 | A day, one open question |\n| 5 | Two or three days |\n| 8 | Most of a week: try to split it |\n| 13 | Too large. Split it before planning |\n\nEverybody shows a number at the same time. If they differ by two steps, the lowest and the highest talk, and we show once more. Then we move on.\n",
    "Weekly review.md":
      "# Weekly review, twenty minutes\n\n**0 to 5** Walk the board from right to left. What is close to done? Who needs a hand?\n\n**5 to 10** Cards that have not moved in three days: split, hand over or drop.\n\n**10 to 15** One number: points done this week, and the average of the last three.\n\n**15 to 20** One thing to keep, one thing to change. Write them below.\n\n| Week | Points done | Keep | Change |\n| --- | --- | --- | --- |\n| 12.1 | 9 | Pairing on payments | Fewer cards in progress |\n| 12.2 | | | |\n",
  };
  const paper = new Paper([480, 360], { ground: "#e8e6e1" });
  ["To do", "In progress", "Done"].forEach((status, column) => {
    const x = 24 + column * 148;
    paper.rect(x, 24, 136, 330, { fill: "#f7f6f3", radius: 8 });
    paper.text(x + 12, 48, status, { font: "heavy", size: 14 });
    rows
      .filter((row) => row[1] === status || (status === "Done" && row[1] === "In review"))
      .forEach((row, index) => {
        const y = 60 + index * 104;
        paper.rect(x + 8, y, 120, 96, { fill: "#ffffff", stroke: "#dcd9d2", radius: 6 });
        const bottom = paper.block(x + 16, y + 20, 104, row[0]!, {
          font: "semi",
          size: 12.5,
          leading: 1.25,
        });
        paper.text(x + 16, Math.max(bottom + 4, y + 84), `${row[2]} points`, {
          size: 11,
          color: "#7a766d",
        });
      });
  });
  return {
    artifakt: 6,
    versions: [
      {
        fileName: "Sprint planning board.zip",
        mediaType: MEDIA.zip,
        notes: "",
        bytes: writeZip(files),
      },
    ],
    cover: coverOf(svgMarks(paper.marks), "#e8e6e1"),
  };
}

/** Printed things of a counter. Long because each sheet is laid out by hand. */
import { MEDIA, type Good } from "../good.ts";
import { closeCover, pagesCover } from "../kit/covers.ts";
import { LETTER, Paper } from "../kit/paper.ts";
import { writePdf } from "../kit/paper-pdf.ts";

/** Prices of a barber and beauty salon, to type over. */
export async function salonPrices(): Promise<Good> {
  const PLUM = "#5b2a57";
  const ROSE = "#f7e9ea";
  const paper = new Paper(LETTER, { ground: ROSE, ink: "#3a2238" });
  paper.rect(0, 0, 612, 150, { fill: PLUM });
  // Scissors and a comb, crossed.
  paper.circle(88, 104, 13, { stroke: "#f2c9b8", width: 4 });
  paper.circle(126, 104, 13, { stroke: "#f2c9b8", width: 4 });
  paper.path("M94 92L128 36M120 92L86 36", { stroke: "#f2c9b8", width: 5 });
  paper.field("negocio", [170, 46, 400, 44], "Estética y barbería", { size: 32, isSerif: true });
  // White on the dark band: drawn, since a field's letters are dark.
  paper.rect(166, 42, 408, 52, { fill: "#fff7f3", radius: 8 });
  paper.marks.push(paper.marks.splice(paper.marks.length - 2, 1)[0]!);
  paper.text(170, 122, "LISTA DE PRECIOS", {
    font: "semi",
    size: 13,
    tracking: 4,
    color: "#f2c9b8",
  });
  const groups: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
    [
      "Corte",
      [
        ["Corte de dama, con lavado", "$220"],
        ["Corte de caballero", "$140"],
        ["Corte infantil", "$110"],
        ["Fleco", "$60"],
      ],
    ],
    [
      "Barba",
      [
        ["Arreglo con navaja y toalla caliente", "$130"],
        ["Delineado", "$80"],
        ["Corte y barba", "$240"],
      ],
    ],
    [
      "Color",
      [
        ["Tinte completo, cabello corto", "$480"],
        ["Tinte completo, cabello largo", "$720"],
        ["Retoque de raíz", "$390"],
        ["Luces o balayage, desde", "$1,150"],
      ],
    ],
    [
      "Peinado",
      [
        ["Secado y plancha", "$180"],
        ["Peinado de evento", "$350"],
        ["Trenzas, desde", "$90"],
      ],
    ],
    [
      "Manos y pies",
      [
        ["Manicure", "$150"],
        ["Gelish", "$230"],
        ["Pedicure spa", "$280"],
      ],
    ],
    [
      "Rostro",
      [
        ["Depilación de ceja", "$90"],
        ["Diseño de ceja con henna", "$190"],
        ["Limpieza facial", "$420"],
      ],
    ],
  ];
  groups.forEach(([name, items], index) => {
    const x = index % 2 ? 322 : 46;
    const y = 196 + Math.floor(index / 2) * 178;
    paper.text(x, y, name, { font: "serif", size: 22, color: PLUM });
    paper.line(x, y + 8, x + 244, y + 8, PLUM, 1.5);
    items.forEach(([item, price], row) => {
      const top = y + 16 + row * 31;
      paper.field(`g${index + 1}_${row + 1}_servicio`, [x - 2, top, 182, 24], item, { size: 11 });
      paper.field(`g${index + 1}_${row + 1}_precio`, [x + 180, top, 64, 24], price, {
        size: 13,
        align: "end",
        isSerif: true,
      });
      paper.line(x, top + 26, x + 244, top + 26, "#dfc8cb");
    });
  });
  paper.rect(46, 722, 520, 40, { fill: PLUM, radius: 20 });
  paper.text(
    306,
    747,
    "Citas por WhatsApp · Niños y adultos mayores: 10% menos de martes a jueves",
    { font: "semi", size: 11.5, color: "#ffffff", anchor: "middle" },
  );
  return {
    artifakt: 25,
    versions: [
      {
        fileName: "Lista de precios para estética.pdf",
        mediaType: MEDIA.pdf,
        notes: "",
        bytes: await writePdf({
          title: "Lista de precios para estética y barbería",
          lang: "es-MX",
          pages: [paper],
        }),
      },
    ],
    cover: pagesCover([paper], "#d9b9c3"),
  };
}

/** Delivery notes, three on a sheet, with a copy's line for the signature. */
export async function deliveryNotes(): Promise<Good> {
  const BLUE = "#1d4e79";
  const sheet = (page: number) => {
    const paper = new Paper(LETTER, { ink: "#1e2a36" });
    for (let note = 0; note < 3; note += 1) {
      const top = note * 264;
      const key = `n${(page - 1) * 3 + note + 1}`;
      const box = (label: string, name: string, x: number, y: number, w: number, value = "") => {
        paper.text(x, y + 12, label, { font: "semi", size: 8.5, color: BLUE });
        const left = x + label.length * 4.9 + 4;
        paper.line(left, y + 15, x + w, y + 15, "#8ea3b8");
        paper.field(`${key}_${name}`, [left, y, x + w - left, 15], value, { size: 9.5 });
      };
      paper.rect(36, top + 18, 540, 26, { fill: BLUE, radius: 4 });
      paper.text(48, top + 36, "NOTA DE REMISIÓN", {
        font: "heavy",
        size: 13,
        color: "#ffffff",
        tracking: 1,
      });
      paper.rect(468, top + 22, 100, 18, { fill: "#ffffff", radius: 3 });
      paper.text(474, top + 35, "Folio", { font: "semi", size: 8.5, color: BLUE });
      paper.field(
        `${key}_folio`,
        [498, top + 23, 68, 16],
        String((page - 1) * 3 + note + 1).padStart(4, "0"),
        { size: 10, align: "end" },
      );
      box("Cliente:", "cliente", 36, top + 50, 330);
      box("Fecha:", "fecha", 380, top + 50, 196);
      box("Entregar en:", "domicilio", 36, top + 68, 330);
      box("Teléfono:", "telefono", 380, top + 68, 196);
      const columns = [36, 86, 396, 486, 576];
      ["Cant.", "Descripción", "Precio", "Importe"].forEach((head, index) => {
        paper.rect(columns[index]!, top + 90, columns[index + 1]! - columns[index]!, 16, {
          fill: "#dde7f0",
        });
        paper.text(columns[index]! + 5, top + 101, head, { font: "semi", size: 8.5, color: BLUE });
      });
      for (let row = 0; row < 6; row += 1)
        for (let column = 0; column < 4; column += 1) {
          const [x, right] = [columns[column]!, columns[column + 1]!];
          const y = top + 106 + row * 17;
          paper.rect(x, y, right - x, 17, { stroke: "#b9c8d6", width: 0.6 });
          paper.field(`${key}_r${row + 1}_${column + 1}`, [x + 2, y + 1, right - x - 4, 15], "", {
            size: 9,
            align: column > 1 ? "end" : "start",
          });
        }
      paper.text(480, top + 222, "Total", { font: "heavy", size: 11, anchor: "end" });
      paper.rect(486, top + 209, 90, 18, { fill: "#fff6dd", stroke: "#b9c8d6" });
      paper.field(`${key}_total`, [488, top + 210, 86, 16], "", { size: 11, align: "end" });
      paper.text(36, top + 222, "Recibí de conformidad: ______________________________", {
        size: 9,
      });
      paper.text(36, top + 238, "Esta nota no es un comprobante fiscal.", {
        size: 7.5,
        color: "#66737f",
      });
      if (note < 2) paper.dashes(20, top + 264, 592, top + 264);
    }
    return paper;
  };
  const pages = [sheet(1), sheet(2)];
  return {
    artifakt: 28,
    versions: [
      {
        fileName: "Notas de remisión tres por hoja.pdf",
        mediaType: MEDIA.pdf,
        notes: "",
        bytes: await writePdf({ title: "Notas de remisión, tres por hoja", lang: "es-MX", pages }),
      },
    ],
    cover: pagesCover(pages, "#c5d6e6"),
  };
}

/** Cards for regular guests, ten on a sheet, front and back. */
export async function loyaltyCards(): Promise<Good> {
  const TEAL = "#0f5c5c";
  const SAND = "#f6e7cf";
  const grid = (draw: (paper: Paper, x: number, y: number, card: number) => void) => {
    const paper = new Paper(LETTER, { ink: "#143b3b" });
    for (let card = 0; card < 10; card += 1)
      draw(paper, 54 + (card % 2) * 252, 36 + Math.floor(card / 2) * 144, card);
    for (const x of [54, 306, 558]) paper.dashes(x, 20, x, 772);
    for (let row = 0; row <= 5; row += 1) paper.dashes(38, 36 + row * 144, 574, 36 + row * 144);
    return paper;
  };
  const front = grid((paper, x, y, card) => {
    paper.rect(x, y, 252, 144, { fill: TEAL });
    paper.circle(x + 201, y + 90, 50, { fill: "#167070" });
    paper.path(
      `M${x + 186} ${y + 74}h44v22a22 22 0 0 1 -44 0zM${x + 230} ${y + 80}a10 10 0 0 1 0 20`,
      { stroke: SAND, width: 4 },
    );
    paper.path(`M${x + 198} ${y + 64}q-5 -8 2 -14M${x + 214} ${y + 64}q-5 -8 2 -14`, {
      stroke: SAND,
      width: 3,
    });
    paper.rect(x + 16, y + 18, 150, 26, { fill: SAND, radius: 5 });
    paper.field(`frente_${card + 1}`, [x + 20, y + 20, 142, 22], "Nombre de tu café", {
      size: 14,
      isSerif: true,
    });
    paper.text(x + 18, y + 74, "Cliente frecuente", { font: "serif", size: 19, color: "#ffffff" });
    paper.text(x + 18, y + 94, "Diez sellos, la bebida", { size: 11, color: SAND });
    paper.text(x + 18, y + 109, "once va por la casa.", { size: 11, color: SAND });
  });
  const back = grid((paper, x, y) => {
    paper.rect(x, y, 252, 144, { fill: SAND });
    for (let stamp = 0; stamp < 10; stamp += 1) {
      const [cx, cy] = [x + 32 + (stamp % 5) * 47, y + 36 + Math.floor(stamp / 5) * 46];
      const isLast = stamp === 9;
      paper.circle(cx, cy, 18, { fill: isLast ? TEAL : "#ffffff", stroke: TEAL, width: 1.4 });
      paper.text(cx, cy + 5, isLast ? "¡Listo!" : String(stamp + 1), {
        font: "semi",
        size: isLast ? 9 : 13,
        color: isLast ? "#ffffff" : "#b3a88f",
        anchor: "middle",
      });
    }
    paper.text(x + 14, y + 121, "Nombre: ______________________________", { size: 9.5 });
    paper.text(x + 14, y + 135, "Un sello por visita. No se canjea por efectivo.", {
      size: 7.5,
      color: "#5b6b62",
    });
  });
  const pages = [front, back];
  return {
    artifakt: 38,
    versions: [
      {
        fileName: "Tarjetas de cliente frecuente.pdf",
        mediaType: MEDIA.pdf,
        notes: "",
        bytes: await writePdf({ title: "Tarjetas de cliente frecuente", lang: "es-MX", pages }),
      },
    ],
    cover: closeCover(pages[0]!, "#bcd8d2", 700),
  };
}

/** Labels for jars, twelve on a sheet, with what the law asks a small maker to write. */
export async function jarLabels(): Promise<Good> {
  const looks = [
    {
      ground: "#b3261e",
      soft: "#f9d9c9",
      name: "Salsa macha",
      words: "Chile de árbol, ajonjolí y cacahuate",
    },
    {
      ground: "#2f6b3a",
      soft: "#e3efcf",
      name: "Salsa verde",
      words: "Tomate asado, serrano y cilantro",
    },
    {
      ground: "#7a3b12",
      soft: "#f6e0c2",
      name: "Adobo",
      words: "Guajillo, ancho y vinagre de manzana",
    },
    { ground: "#c77b0a", soft: "#fdeec9", name: "Mermelada", words: "Tejocote y canela" },
  ];
  const sheet = (page: number, isBlank: boolean) => {
    const paper = new Paper(LETTER, { ink: "#2c2018" });
    for (let label = 0; label < 12; label += 1) {
      const [x, y] = [36 + (label % 3) * 182, 36 + Math.floor(label / 3) * 182];
      const look = looks[Math.floor(label / 3)]!;
      const key = `h${page}_${label + 1}`;
      paper.rect(x, y, 174, 174, { fill: look.soft, radius: 12 });
      paper.rect(x, y, 174, 52, { fill: look.ground, radius: 12 });
      paper.rect(x, y + 30, 174, 24, { fill: look.ground });
      for (let at = 0; at < 9; at += 1)
        paper.path(`M${x + 5 + at * 19} ${y + 54}l9 10l9 -10z`, { fill: look.ground });
      // A chili pepper.
      paper.path(`M${x + 132} ${y + 14}c14 2 20 20 10 32c-1 -14 -8 -22 -18 -26z`, {
        fill: look.soft,
      });
      paper.path(`M${x + 130} ${y + 14}q-4 -6 2 -9`, { stroke: look.soft, width: 2.5 });
      paper.text(x + 14, y + 24, "HECHO EN CASA", {
        font: "semi",
        size: 8,
        tracking: 1.6,
        color: look.soft,
      });
      paper.text(x + 14, y + 42, "Frasco de 250 g", { font: "text", size: 9.5, color: "#ffffff" });
      paper.field(`${key}_nombre`, [x + 10, y + 68, 154, 26], isBlank ? "" : look.name, {
        size: 20,
        isSerif: true,
      });
      paper.field(`${key}_ingredientes`, [x + 10, y + 94, 154, 26], isBlank ? "" : look.words, {
        size: 9,
        isMultiline: true,
      });
      const line = (words: string, name: string, top: number, value: string) => {
        paper.text(x + 12, top, words, { font: "semi", size: 8 });
        paper.field(`${key}_${name}`, [x + 70, top - 10, 92, 13], isBlank ? "" : value, {
          size: 8.5,
        });
        paper.line(x + 70, top + 3, x + 162, top + 3, look.ground, 0.5);
      };
      line("Elaboración", "elaborado", y + 132, "____/____/____");
      line("Caducidad", "caduca", y + 147, "____/____/____");
      line("Pedidos", "pedidos", y + 162, "55 0000 0000");
    }
    return paper;
  };
  const pages = [sheet(1, false), sheet(2, true)];
  return {
    artifakt: 40,
    versions: [
      {
        fileName: "Etiquetas para salsas y conservas.pdf",
        mediaType: MEDIA.pdf,
        notes: "",
        bytes: await writePdf({ title: "Etiquetas para salsas y conservas", lang: "es-MX", pages }),
      },
    ],
    cover: closeCover(pages[0]!, "#ead2b0", 620),
  };
}

/** Presentations. Long because their slides and notes are content. */
import { MEDIA, type Good } from "../good.ts";
import { pagesCover } from "../kit/covers.ts";
import { Slide, writeDeck } from "../kit/deck.ts";

async function deckGood(
  artifakt: number,
  fileName: string,
  title: string,
  slides: readonly Slide[],
  ground: string,
): Promise<Good> {
  return {
    artifakt,
    versions: [
      {
        fileName,
        mediaType: MEDIA.zip,
        notes: "",
        bytes: await writeDeck({ title, lang: "es-MX", slides }),
      },
    ],
    cover: pagesCover(
      slides.slice(0, 2).map((slide) => slide.paper()),
      ground,
    ),
  };
}

/** A business told to a bank or a partner in ten slides. */
export function pitchDeck(): Promise<Good> {
  const [NAVY, CORAL, PAPER, SOFT] = ["#16264a", "#f0643f", "#fffaf2", "#5d6680"];
  let number = 1;
  const slide = (title: string, notes: string) => {
    number += 1;
    return new Slide({ ground: PAPER, notes })
      .box(0, 0, 14, 540, CORAL)
      .words([60, 44, 760, 60], title, { font: "serif", size: 38, color: NAVY })
      .words([860, 500, 60, 20], String(number), { size: 14, color: SOFT, align: "end" });
  };
  const cards = (of: Slide, items: readonly (readonly [string, string])[]) => {
    const width = (860 - 24 * (items.length - 1)) / items.length;
    items.forEach(([name, words], index) => {
      const x = 60 + index * (width + 24);
      of.box(x, 140, width, 320, "#ffffff", 12)
        .box(x, 140, width, 8, CORAL)
        .words([x + 22, 172, width - 44, 60], name, { font: "semi", size: 22, color: NAVY })
        .words([x + 22, 240, width - 44, 210], words, { size: 18, color: SOFT });
    });
    return of;
  };
  const figures = (of: Slide, items: readonly (readonly [string, string])[], top = 150) => {
    items.forEach(([figure, words], index) => {
      const x = 60 + (index % 3) * 290;
      const y = top + Math.floor(index / 3) * 160;
      of.words([x, y, 270, 64], figure, { font: "heavy", size: 46, color: CORAL }).words(
        [x, y + 70, 260, 60],
        words,
        { size: 18, color: SOFT },
      );
    });
    return of;
  };
  const bars = (of: Slide, items: readonly (readonly [string, number, string])[]) => {
    const most = Math.max(...items.map(([, amount]) => amount));
    items.forEach(([name, amount, words], index) => {
      const y = 150 + index * 62;
      of.words([60, y + 6, 220, 30], name, { size: 19, color: NAVY })
        .box(290, y, (460 * amount) / most, 38, index === items.length - 1 ? CORAL : NAVY, 6)
        .words([302 + (460 * amount) / most, y + 7, 160, 30], words, {
          font: "semi",
          size: 19,
          color: NAVY,
        });
    });
    return of;
  };
  const slides = [
    new Slide({
      ground: NAVY,
      notes:
        "Di tu nombre, el del negocio y en una frase qué vendes y a quién. Treinta segundos. Cambia los datos de ejemplo por los tuyos en todas las láminas.",
    })
      .box(60, 120, 90, 10, CORAL)
      .words([60, 160, 820, 150], "Panadería La Espiga", {
        font: "serif",
        size: 66,
        color: "#ffffff",
      })
      .words(
        [60, 300, 780, 70],
        "Pan de masa madre para doscientas familias de la colonia Del Valle, todos los días a las siete.",
        { size: 24, color: "#c9d2e8" },
      )
      .words([60, 460, 780, 30], "Nombre de quien presenta · mes y año", {
        size: 18,
        color: "#c9d2e8",
      }),
    cards(
      slide(
        "El problema",
        "Cuenta un caso real: una clienta, con nombre. Que duela un poco. No pases de un minuto.",
      ),
      [
        [
          "Quien compra",
          "El pan bueno queda a media hora, y a las nueve de la mañana ya se acabó.",
        ],
        [
          "Cómo se resuelve hoy",
          "Pan de caja del súper o encargos por WhatsApp que nadie confirma.",
        ],
        ["Lo que le cuesta", "Una hora a la semana y 180 pesos en pan que termina en la basura."],
      ],
    ),
    cards(
      slide("Lo que hacemos", "Enseña el producto. Si puedes, que lo prueben en este momento."),
      [
        ["Pan del día", "Seis panes, los mismos cada día, horneados de cinco a siete."],
        ["Apartado", "Se aparta por WhatsApp antes de las diez de la noche y se paga al recoger."],
        ["Suscripción", "Dos hogazas por semana, pagadas al mes, con 10% menos."],
      ],
    ),
    figures(
      slide(
        "El mercado, de abajo hacia arriba",
        "No digas «el mercado del pan vale miles de millones». Cuenta casas a pie: es lo que cree un banco.",
      ),
      [
        ["4,200", "hogares a quince minutos a pie"],
        ["1 de 3", "compra pan artesanal al menos una vez por semana"],
        ["$95", "gasta en cada compra"],
        ["1,400", "hogares a los que podemos servir"],
        ["200", "ya nos compran cada semana"],
        ["14%", "de ese mercado, en ocho meses"],
      ],
    ),
    bars(
      slide(
        "Cómo vamos: ventas por mes",
        "Si hubo un mes malo, dilo tú primero y di qué cambiaste. Da más confianza que una línea perfecta.",
      ),
      [
        ["Abril", 46, "$46,000"],
        ["Mayo", 58, "$58,000"],
        ["Junio", 52, "$52,000"],
        ["Julio", 71, "$71,000"],
        ["Agosto", 88, "$88,000"],
      ],
    ),
    figures(
      slide(
        "Cuánto deja cada hogaza",
        "Ten el cálculo completo en tu cuaderno. Es la pregunta que siempre hacen.",
      ),
      [
        ["$62", "precio de venta, sin IVA"],
        ["$21", "harina, sal, levadura y bolsa"],
        ["$14", "mano de obra y gas"],
        ["$27", "queda por hogaza: 44%"],
        ["1,150", "hogazas al mes para no perder"],
        ["1,620", "vendidas el mes pasado"],
      ],
    ),
    cards(
      slide(
        "Competencia y por qué nosotros",
        "Nunca digas que no tienes competencia. Reconoce en qué son mejores.",
      ),
      [
        ["Supermercado", "Más barato y abre hasta tarde. No tiene pan fresco por la mañana."],
        ["Panadería tradicional", "Cercana y querida. No acepta apartados ni hace masa madre."],
        ["Nosotros", "Fresco, apartado y a pie. Nos falta horario de tarde: es el plan."],
      ],
    ),
    slide(
      "El equipo",
      "Di por qué ustedes y no otros. Experiencia en el ramo vale más que títulos.",
    ).words(
      [60, 150, 820, 300],
      "Mariana Ríos: doce años de panadera, cuatro como jefa de turno\nTomás Ríos: lleva las cuentas y las compras; contador\nDos ayudantes de producción y una vendedora de planta\nAsesor: don Eugenio, treinta años con su propia panadería",
      { size: 24, color: NAVY, isList: true },
    ),
    bars(
      slide(
        "Lo que pedimos y en qué se va: $380,000",
        "Di el monto completo sin rodeos. Después cuánto tiempo necesitas para pagarlo y con qué.",
      ),
      [
        ["Horno de piso", 210, "$210,000"],
        ["Cámara de fermentación", 84, "$84,000"],
        ["Instalación de gas y luz", 38, "$38,000"],
        ["Capital de tres meses", 48, "$48,000"],
      ],
    ),
    slide(
      "Con eso, en doce meses",
      "Cierra con la petición y la fecha. Luego guarda silencio y deja que pregunten.",
    )
      .words(
        [60, 140, 820, 190],
        "De 1,620 a 3,100 hogazas al mes, con horario de tarde\nDe cinco a ocho personas contratadas\nPago del crédito en 30 meses: 16,400 pesos al mes, de los 41,000 que quedan",
        { size: 24, color: NAVY, isList: true },
      )
      .box(60, 350, 840, 110, NAVY, 14)
      .words(
        [90, 382, 780, 60],
        "¿Nos acompaña? Contesto sus preguntas y le dejo las cuentas completas.",
        { font: "semi", size: 26, color: "#ffffff" },
      ),
  ];
  return deckGood(
    2,
    "Cómo presentar tu negocio en diez láminas.pptx",
    "Cómo presentar tu negocio en diez láminas",
    slides,
    "#f3cdbd",
  );
}

/** The month of a shop in six slides. */
export function monthDeck(): Promise<Good> {
  const [GREEN, LIME, INK, GROUND, SOFT] = ["#0f4d3f", "#bfe06b", "#17302a", "#f4f8ef", "#58706a"];
  const slide = (title: string, notes: string) =>
    new Slide({ ground: GROUND, notes })
      .box(0, 0, 960, 86, GREEN)
      .words([48, 22, 840, 50], title, { font: "heavy", size: 32, color: "#ffffff" });
  const tiles = (of: Slide, items: readonly (readonly [string, string, string])[]) => {
    items.forEach(([name, figure, change], index) => {
      const [x, y] = [48 + (index % 3) * 294, 116 + Math.floor(index / 3) * 200];
      of.box(x, y, 276, 180, "#ffffff", 14)
        .words([x + 20, y + 18, 236, 26], name, { size: 17, color: SOFT })
        .words([x + 20, y + 52, 236, 60], figure, { font: "heavy", size: 42, color: INK })
        .words([x + 20, y + 126, 236, 30], change, {
          font: "semi",
          size: 17,
          color: change.startsWith("−") ? "#b5492b" : GREEN,
        });
    });
    return of;
  };
  const columns = (of: Slide, items: readonly (readonly [string, number])[]) => {
    const most = Math.max(...items.map(([, amount]) => amount));
    items.forEach(([name, amount], index) => {
      const [x, high] = [70 + index * 118, (290 * amount) / most];
      of.box(x, 440 - high, 84, high, amount === most ? LIME : GREEN, 4)
        .words([x - 10, 440 - high - 30, 104, 26], `$${amount}k`, {
          font: "semi",
          size: 18,
          color: INK,
          align: "middle",
        })
        .words([x - 10, 450, 104, 26], name, { size: 18, color: SOFT, align: "middle" });
    });
    return of;
  };
  const table = (of: Slide, rows: readonly (readonly string[])[], widths: readonly number[]) => {
    rows.forEach((row, index) => {
      const y = 116 + index * 54;
      of.box(48, y, 864, 48, index === 0 ? INK : "#ffffff", 6);
      let x = 66;
      row.forEach((words, column) => {
        of.words([x, y + 13, widths[column]! - 16, 26], words, {
          font: index === 0 ? "semi" : "text",
          size: 18,
          color: index === 0 ? "#ffffff" : INK,
        });
        x += widths[column]!;
      });
    });
    return of;
  };
  const slides = [
    new Slide({
      ground: GREEN,
      notes:
        "Cambia el mes y el nombre. Manda la presentación un día antes: en la junta se decide, no se lee.",
    })
      .box(48, 150, 120, 12, LIME)
      .words([48, 186, 860, 140], "Reporte del mes", { font: "heavy", size: 72, color: "#ffffff" })
      .words(
        [48, 300, 800, 80],
        "Octubre de 2026 · Ferretería Los Pinos\nSe lee en cinco minutos; se decide en diez.",
        { size: 24, color: "#d7e9d2" },
      ),
    tiles(
      slide(
        "Los seis números",
        "Tres dichos en voz alta bastan. Lo que cambió más de 10% se explica; lo demás no.",
      ),
      [
        ["Ventas", "$486k", "+8% contra septiembre"],
        ["Utilidad", "$61k", "+3% contra septiembre"],
        ["Clientes atendidos", "2,140", "+5% contra septiembre"],
        ["Compra promedio", "$227", "+3% contra septiembre"],
        ["Por cobrar", "$92k", "−12 días vencidos, en promedio"],
        ["Inventario", "$318k", "−4%: bajó lo que no rota"],
      ],
    ),
    columns(
      slide(
        "Ventas por semana",
        "La tercera semana fue la quincena y la venta nocturna. Di por qué, no sólo cuánto.",
      ),
      [
        ["S 36", 96],
        ["S 37", 108],
        ["S 38", 101],
        ["S 39", 118],
        ["S 40", 112],
        ["S 41", 121],
        ["S 42", 135],
      ],
    ),
    table(
      slide(
        "Lo que más se vendió y lo que no",
        "De los productos que no rotan: rebaja, devuelve o deja de comprar. Una decisión por renglón.",
      ),
      [
        ["Producto", "Ventas", "Margen", "Qué hacemos"],
        ["Cemento gris 50 kg", "$74,200", "11%", "Igual; negociar flete"],
        ["Pintura blanca 19 l", "$51,900", "28%", "Exhibir en la entrada"],
        ["Cable calibre 12", "$38,400", "24%", "Subir mínimo a 20 rollos"],
        ["Lámparas colgantes", "$2,100", "41%", "Rebajar 30% en noviembre"],
        ["Herrajes antiguos", "$640", "35%", "Ya no comprar"],
      ],
      [290, 150, 130, 280],
    ),
    table(
      slide(
        "Pendientes del mes pasado",
        "Empieza por lo que no se hizo. Si algo aparece tres meses seguidos, se cancela o cambia de manos.",
      ),
      [
        ["Acuerdo", "Quién", "Para cuándo", "Cómo va"],
        ["Cobrar a Constructora Alba", "Nora", "15 de octubre", "Pagó la mitad"],
        ["Cambiar letrero de la calle", "Julio", "30 de octubre", "Hecho"],
        ["Precios en la página", "Nora", "20 de octubre", "Falta pintura"],
        ["Capacitar en terminal nueva", "Beto", "10 de octubre", "Hecho"],
      ],
      [330, 130, 190, 200],
    ),
    slide(
      "Lo que hay que decidir hoy",
      "Lee cada punto, escucha cinco minutos y anota quién y cuándo. La junta termina aquí.",
    )
      .words(
        [48, 124, 860, 250],
        "¿Abrimos los domingos de noviembre y diciembre? Costo: 9,800 pesos; venta esperada: 38,000\n¿Compramos el montacargas usado por 85,000 o rentamos otros seis meses?\n¿A quién le damos crédito y hasta cuánto? Propuesta: 15 días y 10,000 pesos",
        { size: 24, color: INK, isList: true },
      )
      .box(48, 400, 864, 90, LIME, 14)
      .words([76, 428, 810, 40], "Próxima junta: primer martes del mes, 8:30, treinta minutos.", {
        font: "semi",
        size: 24,
        color: INK,
      }),
  ];
  return deckGood(
    34,
    "Reporte mensual que se lee en cinco minutos.pptx",
    "Reporte mensual que se lee en cinco minutos",
    slides,
    "#cfe3c4",
  );
}

/** Documents to fill in. Long because their clauses are content. */
import { MEDIA, type Good } from "../good.ts";
import { letterCover, writeLetter, type LetterBlock, type LetterOf } from "../kit/letter.ts";

const heading = (text: string): LetterBlock => ({ kind: "heading", text });
const text = (words: string): LetterBlock => ({ kind: "text", text: words });
const note = (words: string): LetterBlock => ({ kind: "note", text: words });
const list = (...items: string[]): LetterBlock => ({ kind: "list", items });
const clauses = (...of: readonly (readonly [string, string])[]): LetterBlock[] =>
  of.map(([name, words]) => ({ kind: "clause", name, text: words }));

async function letterGood(
  artifakt: number,
  fileName: string,
  versions: readonly (readonly [string, LetterOf])[],
  ground?: string,
): Promise<Good> {
  return {
    artifakt,
    versions: await Promise.all(
      versions.map(async ([notes, letter]) => ({
        fileName,
        mediaType: MEDIA.zip,
        notes,
        bytes: await writeLetter(letter),
      })),
    ),
    cover: letterCover(versions.at(-1)![1], ground),
  };
}

const contract = (hasAnnexes: boolean): LetterOf => ({
  title: "Contrato de prestación de servicios",
  lang: "es-MX",
  accent: "24425C",
  blocks: [
    text(
      "Contrato que celebran, por una parte, [nombre completo o razón social de quien contrata], en adelante «el Cliente», con domicilio en [domicilio] y RFC [RFC]; y por la otra, [nombre completo de quien presta el servicio], en adelante «el Prestador», con domicilio en [domicilio] y RFC [RFC].",
    ),
    note(
      "Cómo se usa: llena lo que está entre corchetes y borra estas notas. Es un punto de partida; si el monto es alto o el asunto delicado, pide que lo revise una abogada o un abogado de tu localidad.",
    ),
    heading("Declaraciones"),
    list(
      "El Cliente declara que requiere los servicios que aquí se describen y que tiene capacidad para contratarlos.",
      "El Prestador declara que tiene los conocimientos, el personal y las herramientas para prestarlos por su cuenta, sin relación de trabajo con el Cliente.",
    ),
    heading("Cláusulas"),
    ...clauses(
      [
        "Primera. Objeto.",
        "El Prestador realizará para el Cliente: [describe el servicio en dos o tres renglones]. Lo que no aparezca aquí o en el Anexo 1 no está incluido.",
      ],
      [
        "Segunda. Plazo.",
        "Los servicios inician el [fecha] y terminan el [fecha]. Si el Cliente tarda en entregar información o autorizaciones, el plazo se recorre los mismos días.",
      ],
      [
        "Tercera. Precio y pagos.",
        "El precio total es de [cantidad con número y letra] más IVA, que se paga así: [50]% a la firma y [50]% contra entrega, por transferencia a la cuenta [CLABE]. El Prestador entregará la factura dentro de los [3] días siguientes a cada pago.",
      ],
      [
        "Cuarta. Cambios.",
        "Todo cambio se pide por escrito. El Prestador dirá cuánto cuesta y cuánto tarda antes de hacerlo, y sólo lo hará si el Cliente lo acepta. Están incluidas [2] rondas de ajustes.",
      ],
      [
        "Quinta. Entrega y aceptación.",
        "El Cliente tiene [5] días hábiles para revisar cada entrega. Si no dice nada en ese plazo, se entiende aceptada.",
      ],
    ),
    note(
      "La cuarta y la quinta son las que más pleitos evitan: un número de rondas y un plazo para revisar.",
    ),
    ...clauses(
      [
        "Sexta. Gastos.",
        "Viáticos, licencias y materiales se pagan aparte, con comprobante y autorización previa del Cliente.",
      ],
      [
        "Séptima. Propiedad de lo hecho.",
        "Con el último pago, el Cliente adquiere los derechos patrimoniales sobre lo entregado. El Prestador puede mostrarlo como muestra de su trabajo, salvo que el Cliente pida lo contrario por escrito.",
      ],
      [
        "Octava. Confidencialidad.",
        "Ambas partes guardarán reserva de la información que conozcan con motivo de este contrato, durante su vigencia y [2] años después.",
      ],
      [
        "Novena. Atraso en el pago.",
        "Por cada mes de atraso se causará un interés de [2]% sobre lo que falte por pagar, y el Prestador puede suspender el servicio hasta recibirlo.",
      ],
      [
        "Décima. Terminación.",
        "Cualquiera de las partes puede terminar el contrato con [15] días de aviso por escrito. Se pagará lo trabajado hasta esa fecha y se entregará lo que esté hecho.",
      ],
      [
        "Undécima. Responsabilidad.",
        "Ninguna de las partes responde por caso fortuito o fuerza mayor. La responsabilidad del Prestador no pasará del precio de este contrato.",
      ],
      [
        "Duodécima. Controversias.",
        "Las partes procurarán resolver sus diferencias hablando. De no lograrlo, se someten a los tribunales de [ciudad y estado] y renuncian a cualquier otro fuero.",
      ],
    ),
    text(
      "Leído por las partes y conformes con su contenido, lo firman por duplicado en [ciudad], el [día] de [mes] de [año].",
    ),
    { kind: "signatures", names: ["El Cliente\n[nombre]", "El Prestador\n[nombre]"] },
    ...(hasAnnexes
      ? ([
          { kind: "break" },
          heading("Anexo 1. Entregables"),
          {
            kind: "table",
            widths: [4, 3, 2],
            rows: [
              ["Qué se entrega", "En qué formato", "Fecha"],
              ["[Propuesta inicial]", "[Presentación o PDF]", "[fecha]"],
              ["[Primera versión]", "[archivo editable]", "[fecha]"],
              ["[Versión final]", "[archivo editable y PDF]", "[fecha]"],
            ],
          },
          heading("Anexo 2. Calendario de pagos"),
          {
            kind: "table",
            widths: [2, 3, 2, 2],
            rows: [
              ["Pago", "Se paga cuando", "Monto sin IVA", "Fecha límite"],
              ["1", "Se firma el contrato", "[monto]", "[fecha]"],
              ["2", "Se acepta la primera versión", "[monto]", "[fecha]"],
              ["3", "Se acepta la versión final", "[monto]", "[fecha]"],
            ],
          },
          note("La suma de los pagos tiene que dar el precio de la cláusula tercera."),
        ] as const)
      : []),
  ],
});

/** A contract for services, with its annexes. */
export const serviceContract = (): Promise<Good> =>
  letterGood(
    10,
    "Contrato de prestación de servicios.docx",
    [
      ["Doce cláusulas.", contract(false)],
      ["Con anexos de entregables y de pagos.", contract(true)],
    ],
    "#d3dde8",
  );

/** A quotation on one page. */
export const quotation = (): Promise<Good> =>
  letterGood(
    29,
    "Cotización en una página.docx",
    [
      [
        "",
        {
          title: "Cotización",
          lang: "es-MX",
          accent: "B5492B",
          blocks: [
            {
              kind: "table",
              widths: [3, 2],
              rows: [
                ["Para: [nombre y empresa]", "Número: [2026-001]"],
                ["Proyecto: [qué se va a hacer]", "Fecha: [26 de noviembre de 2026]"],
                [
                  "De: [tu nombre o negocio, WhatsApp y correo]",
                  "Vigente hasta: [15 días después]",
                ],
              ],
            },
            text(
              "Gracias por pensar en nosotros para [el proyecto]. Esto es lo que proponemos, lo que cuesta y cuándo estaría listo.",
            ),
            heading("Lo que incluye"),
            {
              kind: "table",
              widths: [1, 5, 2, 2],
              rows: [
                ["Cant.", "Concepto", "Precio", "Importe"],
                ["[1]", "[Concepto, con medidas o características]", "[$0.00]", "[$0.00]"],
                ["[1]", "[Concepto]", "[$0.00]", "[$0.00]"],
                ["[1]", "[Entrega e instalación]", "[$0.00]", "[$0.00]"],
                ["", "Subtotal", "", "[$0.00]"],
                ["", "IVA (16%)", "", "[$0.00]"],
                ["", "Total", "", "[$0.00]"],
              ],
            },
            heading("Lo que no incluye"),
            list(
              "[Permisos, obra civil, licencias u otros gastos]",
              "[Cambios después de autorizar el diseño]",
            ),
            heading("Tiempos y pago"),
            list(
              "Tiempo de entrega: [10] días hábiles a partir del anticipo.",
              "Anticipo de [50]%; el resto, contra entrega.",
              "Formas de pago: transferencia, tarjeta o efectivo. CLABE [número] a nombre de [titular].",
              "Garantía: [30] días en mano de obra.",
            ),
            text(
              "Para autorizar, basta responder «Acepto la cotización [2026-001]» por WhatsApp o correo, o firmar aquí.",
            ),
            { kind: "signatures", names: ["Atentamente\n[tu nombre]", "Acepto\n[nombre y fecha]"] },
          ],
        },
      ],
    ],
    "#efdccf",
  );

/** A privacy notice for a small business that keeps names and telephone numbers. */
export const privacyNotice = (): Promise<Good> =>
  letterGood(
    32,
    "Aviso de privacidad para negocio pequeño.docx",
    [
      [
        "",
        {
          title: "Aviso de privacidad",
          lang: "es-MX",
          accent: "2F6B3A",
          blocks: [
            note(
              "Para negocios que guardan nombres, teléfonos, domicilios o correos de su clientela. Llena los corchetes, borra las notas y ponlo donde la gente lo vea: en la puerta, en la página o por WhatsApp. No sustituye asesoría legal.",
            ),
            heading("Aviso corto, para el mostrador"),
            text(
              "[Nombre del negocio], con domicilio en [calle, número, colonia, municipio y estado], usa tus datos personales para [tomar tu pedido, entregarlo y avisarte de tu compra]. Puedes ver el aviso completo en [dirección de internet] o pedirlo al [WhatsApp].",
            ),
            heading("Aviso integral"),
            ...clauses(
              [
                "1. Quién responde por tus datos.",
                "[Nombre o razón social], con domicilio en [domicilio completo] y correo [correo].",
              ],
              [
                "2. Qué datos guardamos.",
                "Nombre, teléfono, domicilio de entrega, correo y tus pedidos anteriores. No pedimos datos sensibles. Los pagos con tarjeta los procesa [proveedor]; no guardamos el número.",
              ],
              [
                "3. Para qué los usamos.",
                "Necesario: tomar y entregar pedidos, cobrar, facturar y atender reclamaciones. Opcional: enviarte promociones y felicitarte en tu cumpleaños.",
              ],
              [
                "4. Si no quieres promociones.",
                "Escribe «No quiero promociones» al [WhatsApp] o al correo [correo]. Tu pedido se atiende igual.",
              ],
              [
                "5. Con quién los compartimos.",
                "Con [servicio de reparto], sólo tu nombre, teléfono y domicilio, para entregarte; y con la autoridad cuando la ley lo pida. No vendemos ni rentamos tus datos.",
              ],
              [
                "6. Tus derechos.",
                "Puedes pedir acceso a tus datos, corregirlos, cancelarlos u oponerte a su uso (derechos ARCO). Escribe a [correo] con tu nombre, una copia de tu identificación y lo que pides. Te contestamos en un máximo de veinte días hábiles.",
              ],
              [
                "7. Retirar tu consentimiento.",
                "Puedes hacerlo en cualquier momento por el mismo medio. Si tenemos que conservar algo por obligación fiscal, te lo diremos.",
              ],
              [
                "8. Página y mensajes.",
                "[Nuestra página usa cookies sólo para recordar tu carrito. / No usamos cookies.] Los chats de WhatsApp se guardan [90] días.",
              ],
              [
                "9. Cambios a este aviso.",
                "Los publicaremos en [dirección o lugar], con la fecha de la última actualización: [fecha].",
              ],
            ),
            heading("Lista antes de publicarlo"),
            list(
              "¿Dice el nombre y el domicilio completos?",
              "¿Aparece todo lo que de verdad guardas?",
              "¿Hay alguien que conteste el correo o WhatsApp que pusiste?",
              "¿Está a la vista donde pides los datos?",
            ),
          ],
        },
      ],
    ],
    "#d5e3d4",
  );

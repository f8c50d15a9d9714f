/** Customers' reviews, answers to forms, and appointments that are confirmed a day before. */
import { command, reminder, tableOf, textDocument, type BothCell } from "./make-part.ts";

const SUBJECTS = [
  [
    ["Trato", "Service"],
    [6, 2, 0, 3],
  ],
  [
    ["Tiempo de espera", "Waiting time"],
    [3, 1, 4, 2],
  ],
  [
    ["Sabor o calidad", "Taste or quality"],
    [8, 3, 5, 4],
  ],
  [
    ["Precio", "Price"],
    [1, 2, 1, 1],
  ],
  [
    ["Limpieza", "Cleanliness"],
    [1, 0, 0, 1],
  ],
  [
    ["Pedido incompleto", "Incomplete order"],
    [0, 1, 6, 0],
  ],
] as const;

const TOTAL_ROW = SUBJECTS.length + 2;
const sumOf = (column: string) => `=${SUBJECTS.map((_, at) => `${column}${at + 2}`).join("+")}`;

/** Counted by place and subject; the shares show what recurs. */
export const REVIEW_SUBJECTS = tableOf(
  "review-subjects",
  { es: "Reseñas del mes por tema", en: "The month's reviews by subject" },
  [
    [
      ["Tema", "Subject"],
      "Google",
      "Facebook",
      ["Aplicaciones de entrega", "Delivery apps"],
      ["En el local y por chat", "In person and by chat"],
      ["Veces", "Times"],
      ["Parte del total", "Share of the whole"],
      ["Lo que cambiamos", "What we changed"],
    ],
    ...SUBJECTS.map(([subject, counts], at): BothCell[] => {
      const row = at + 2;
      return [subject, ...counts, `=B${row}+C${row}+D${row}+E${row}`, `=F${row}/F${TOTAL_ROW}`, ""];
    }),
    [
      ["Total", "Total"],
      sumOf("B"),
      sumOf("C"),
      sumOf("D"),
      sumOf("E"),
      sumOf("F"),
      "",
      ["lo que pase de 0.2 se repite: va primero", "what is above 0.2 recurs: it comes first"],
    ],
  ],
);

export const COLLECT_REVIEWS = reminder(
  "collect-reviews",
  "0 11 * * 1",
  { es: "Juntar las reseñas de la semana", en: "Collect the week's reviews" },
  {
    es: "Quince minutos para tus reseñas: abre Google, Facebook, las aplicaciones de entrega y tu Bandeja; apunta cada una en «Reseñas: lo que se repite» y súmala en «Reseñas del mes por tema». Dale las que falten de contestar a «Respuestas a reseñas» y publica sus borradores.",
    en: 'Fifteen minutes for your reviews: open Google, Facebook, the delivery apps and your inbox; note each in "Reviews: what keeps being said" and count it in "The month\'s reviews by subject". Give those without a reply to "Replies to reviews", and post its drafts.',
  },
);

export const ORDER_SHEET = tableOf(
  "order-sheet",
  { es: "Hoja de pedidos", en: "Sheet of orders" },
  [
    [
      ["Pedido de", "Order of"],
      ["Qué pidió", "What they ordered"],
      ["Piezas", "Pieces"],
      ["Precio de cada una", "Price of each"],
      ["Envío", "Delivery"],
      ["Total", "Total"],
      ["Pagado", "Paid"],
      ["Falta", "Missing"],
      ["Entrega", "Due"],
    ],
    ["Ana", ["pastel de zanahoria", "carrot cake"], 1, 380, 40, "=C2*D2+E2", 200, "=F2-G2", ""],
    ["Luis", ["galletas, docena", "biscuits, a dozen"], 3, 90, 0, "=C3*D3+E3", 270, "=F3-G3", ""],
  ],
);

export const SIGN_UP_SHEET = tableOf(
  "sign-up-sheet",
  { es: "Hoja de registro", en: "Sheet of sign-ups" },
  [
    [
      ["Nombre", "Name"],
      ["Teléfono", "Phone"],
      ["Personas", "People"],
      ["Cuota de cada una", "Fee of each"],
      ["A pagar", "To pay"],
      ["Pagado", "Paid"],
      ["Falta", "Missing"],
      ["Alergias o notas", "Allergies or notes"],
    ],
    ["Mari", "", 2, 350, "=C2*D2", 700, "=E2-F2", ""],
    ["Toño", "", 1, 350, "=C3*D3", 0, "=E3-F3", ""],
  ],
);

const OPTIONS = [
  [["Muy bien", "Very good"], 18, 3],
  [["Bien", "Good"], 9, 2],
  [["Regular", "Fair"], 4, 1],
  [["Mal", "Bad"], 1, 0],
] as const;

export const SURVEY_SHEET = tableOf(
  "survey-sheet",
  { es: "Hoja de encuesta", en: "Sheet of a survey" },
  [
    [
      ["¿Cómo te atendimos?", "How did we serve you?"],
      ["Respuestas", "Answers"],
      ["Puntos", "Points"],
      ["Parte", "Share"],
      ["Suma de puntos", "Sum of points"],
    ],
    ...OPTIONS.map(([option, answers, points], at): BothCell[] => [
      option,
      answers,
      points,
      `=B${at + 2}/B6`,
      `=B${at + 2}*C${at + 2}`,
    ]),
    [["Total", "Total"], "=B2+B3+B4+B5", "", "", "=E2+E3+E4+E5"],
    [["Calificación, de 0 a 3", "Mark, of 0 to 3"], "", "", "", "=E6/B6"],
  ],
);

export const SURVEY_REPLIES = [
  command("reply-survey", ["encuesta", "survey"], {
    es: "Una sola pregunta: ¿cómo te atendimos? Responde 1 muy bien, 2 bien, 3 regular o 4 mal. Leemos todas y nos sirve mucho.",
    en: "One question only: how did we serve you? Reply 1 very good, 2 good, 3 fair or 4 bad. We read every one, and it helps us a lot.",
  }),
  command("reply-sign-up", ["registro", "sign-up"], {
    es: "Para apuntarte, mándame nombre, cuántas personas vienen y si alguien tiene una alergia. Con el pago de [$] queda tu lugar.",
    en: "To sign up, send me your name, how many people are coming and any allergies. Your place is kept once you have paid [$].",
  }),
];

/** Reminders that Plaza sends to customers itself, once they are switched on. */
export const APPOINTMENT_REMINDERS = textDocument(
  "appointment-reminders",
  { es: "Que las citas se confirmen solas", en: "Appointments that confirm themselves" },
  {
    es: `# Actívalo una vez (cinco minutos)
1. Abre **Agentiks → Agenda de citas → Configurar** y, en su formulario, elige **Recordar: 24 horas antes**.
2. Di ahí cuántas citas caben al mismo tiempo y cuánto dura cada una: así no se enciman.
3. Publica y lanza el agentik. Pon su enlace en tu WhatsApp y en tu mostrador.

# Qué pasa desde entonces
| Cuándo | Quién | Qué |
| --- | --- | --- |
| El cliente agenda | El agentik | Ofrece solo horas libres y deja la cita en **Agenda** |
| Un día antes | Plaza | Le escribe día, hora y cómo cancelar, donde agendó |
| Responde CANCELAR | Plaza | Libera la hora, le contesta al cliente y te avisa a ti |
| A las 17:00 | «Confirmar citas de mañana» | Te recuerda las que anotaste a mano: a esas mándales /confirmar-cita |
| Se libera un lugar | Tú | Manda /lugar-libre a la primera persona de la lista de espera |

# Dos cuidados
- WhatsApp deja escribir sin plantilla durante 24 horas desde el último mensaje del cliente. Si agendó hace más, el aviso se marca como no enviado y lo mandas tú.
- Las citas que anotas a mano no tienen conversación: a esas personas se les llama.
`,
    en: `# Switch it on once (five minutes)
1. Open **Agentiks → Appointments → Configure** and choose **Remind: 24 hours before** in its form.
2. Say there how many appointments fit at the same time and how long each takes, so that they do not overlap.
3. Publish and launch the agentik. Put its link on your WhatsApp and on your counter.

# What happens from then on
| When | Who | What |
| --- | --- | --- |
| A customer books | The agentik | Offers free times only, and puts the appointment in the **Agenda** |
| A day before | Plaza | Writes the day, the time and how to cancel, where they booked |
| They reply CANCEL | Plaza | Frees the time, answers the customer, and tells you |
| At 5 pm | "Confirm tomorrow's appointments" | Reminds you of those written by hand: send them /confirm-visit |
| A place comes free | You | Send /free-place to the first person on the waiting list |

# Two things to know
- WhatsApp allows messages without a template for 24 hours after the customer's last one. If they booked earlier, the reminder is marked as not sent, and you send it.
- Appointments that you write down by hand have no conversation: call these people.
`,
  },
);

/** At noon: what was left uncollected. */
export const PICKUPS = reminder(
  "pickups",
  "0 12 * * *",
  { es: "Pedidos por recoger", en: "Orders to be picked up" },
  {
    es: "Mira en Bandeja → Pedidos los que están listos y nadie ha recogido, y manda a cada cliente /por-recoger. Uno con más de tres días: llámale.",
    en: "Look under Inbox → Orders for those that are ready and not picked up, and send each customer /pick-up. One of more than three days: call.",
  },
);

/** The team's shifts, training, lists, goals and prompts. */
import { tableOf, textDocument, type BothCell } from "./make-part.ts";

const DAYS = ["C", "D", "E", "F", "G", "H", "I"] as const;

const rosterRow = (
  at: number,
  person: BothCell,
  agreement: BothCell,
  hours: readonly number[],
  agreed: number,
): BothCell[] => [
  person,
  agreement,
  ...hours,
  `=${DAYS.map((day) => `${day}${at}`).join("+")}`,
  agreed,
  `=K${at}-J${at}`,
  `=48-J${at}`,
];

/** Hours of each person by day, against what was agreed and what the law allows. */
export const ROSTER = tableOf(
  "week-roster",
  { es: "Horario de la semana", en: "Roster of the week" },
  [
    [
      ["Persona", "Person"],
      ["Acuerdo y descanso", "Agreement and day off"],
      ["Lun", "Mon"],
      ["Mar", "Tue"],
      ["Mié", "Wed"],
      ["Jue", "Thu"],
      ["Vie", "Fri"],
      ["Sáb", "Sat"],
      ["Dom", "Sun"],
      ["Horas", "Hours"],
      ["Acordadas", "Agreed"],
      ["Le faltan", "To be given"],
      ["Hasta el límite de 48", "Up to the limit of 48"],
    ],
    rosterRow(2, "Rosa", ["descansa lunes", "off on Mondays"], [0, 8, 8, 8, 8, 8, 5], 45),
    rosterRow(
      3,
      "Beto",
      ["escuela mar y jue: entra a las 15", "school on Tue and Thu: from 3 pm; off on Sundays"],
      [8, 5, 8, 5, 8, 8, 0],
      42,
    ),
    rosterRow(
      4,
      "Lucía",
      ["medio tiempo, descansa mié y jue", "part time, off on Wed and Thu"],
      [4, 4, 0, 0, 6, 6, 4],
      24,
    ),
    [
      ["Horas por día", "Hours by day"],
      "",
      ...DAYS.map((day) => `=${day}2+${day}3+${day}4`),
      "=J2+J3+J4",
      "=K2+K3+K4",
      "=L2+L3+L4",
      [
        "compara cada día con «Turnos según la demanda»; un 0 por persona es su descanso",
        "compare each day with “Shifts by demand”; a 0 is a person's day off",
      ],
    ],
  ],
);

export const DURING_SHIFT = textDocument(
  "shift-checklist",
  { es: "Lista durante el turno", en: "Checklist during the shift" },
  {
    es: `# Lista durante el turno

| Hora | Paso | Responsable |
| --- | --- | --- |
| 10:00 | Revisar baño, mesas y basura; anotar quién lo hizo | Turno |
| 11:00 | Reponer lo de la barra antes de la hora fuerte; sacar lo que está por caducar | Cocina |
| 12:00 | Contestar los mensajes que esperan y los pedidos por recoger | Caja |
| 13:30 | Hora fuerte: una persona solo cobra, una solo sirve; nadie sale a la calle | Encargada o encargado |
| 15:00 | Cambio de turno: contar la caja entre dos y leer los pendientes en voz alta | Caja |
| 16:00 | Temperatura del refrigerador; limpiar plancha y cafetera | Cocina |
| 17:00 | Pedir a proveedores lo que no alcanza para mañana | Encargada o encargado |
| 19:00 | Segunda vuelta: baño, mesas, basura, entrada | Turno |

# Cambio de turno en cinco frases
1. Esto se acabó. 2. Esto se descompuso. 3. Este pedido sale a tal hora. 4. Este cliente espera respuesta. 5. La caja queda en tanto.
`,
    en: `# Checklist during the shift

| Time | Step | Who |
| --- | --- | --- |
| 10:00 am | Check toilet, tables and bins; note who did it | Shift |
| 11:00 am | Fill up the counter before the busy hour; put what expires soon in front | Kitchen |
| 12:00 noon | Answer the messages that wait, and the orders to be picked up | Till |
| 1:30 pm | Busy hour: one person only charges, one only serves; everyone stays in | Shift lead |
| 3:00 pm | Change of shift: two count the till and read what is open aloud | Till |
| 4:00 pm | Temperature of the fridge; clean griddle and coffee machine | Kitchen |
| 5:00 pm | Order from suppliers what will not last through tomorrow | Shift lead |
| 7:00 pm | Second round: toilet, tables, bins, entrance | Shift |

# A change of shift in five sentences
1. This ran out. 2. This broke. 3. This order leaves at such a time. 4. This customer is waiting for an answer. 5. The till holds so much.
`,
  },
);

export const TRAINING = textDocument(
  "training-two-weeks",
  { es: "Capacitación en dos semanas", en: "Training in two weeks" },
  {
    es: `# Diez días, una cosa por día
Una hoja por persona. La regla: primero lo ve, luego lo hace acompañada, luego lo hace sola. Solo entonces se firma.

| Día | Se aprende | Sola, sin ayuda | Firma |
| --- | --- | --- | --- |
| 1 | La casa: manual, saludo, salidas, extintor, gas | Explica qué hacer si huele a gas | |
| 2 | Apertura completa con la lista | Abre en 30 minutos | |
| 3 | Caja: cobrar, dar cambio, terminal, billete falso | 20 cobros sin error | |
| 4 | Los cinco productos que más se venden, con gramaje | Cinco iguales a la foto | |
| 5 | Otros cinco, y qué lleva alérgenos | Contesta tres preguntas de alergias | |
| 6 | Pedidos por chat y teléfono: leer el resumen | Diez pedidos completos | |
| 7 | Quejas: agradecer, preguntar, proponer con hora | Dos quejas ensayadas | |
| 8 | Limpieza y temperaturas | Hoja del día llena | |
| 9 | Cierre completo y corte | Caja cuadrada al peso | |
| 10 | Turno completo de hora fuerte | La encargada solo mira | |

# Examen de la encargada o el encargado
- Arma un horario que respeta descansos y no pasa de 48 horas.
- Hace el pedido a proveedores con la tabla de existencias.
- Explica los cinco números de la semana y propone un cambio.
- Resuelve una falta de personal sin llamarte.

# Antes de dejarla sola
Dos semanas sin que te llamen por algo que está en el manual. Lo que sí preguntaron se escribe en el manual ese mismo día.
`,
    en: `# Ten days, one thing a day
One sheet for each person. The rule: first they see it, then they do it with someone, then alone. Only then it is signed.

| Day | What is learnt | Alone, without help | Signed |
| --- | --- | --- | --- |
| 1 | The house: manual, greeting, exits, extinguisher, gas | Says what to do if it smells of gas | |
| 2 | The whole opening, by the list | Opens in 30 minutes | |
| 3 | Till: charging, change, terminal, false notes | 20 payments without a mistake | |
| 4 | The five best sellers, with weights | Five like the picture | |
| 5 | Five more, and which have allergens | Answers three questions about allergies | |
| 6 | Orders by chat and phone: reading the summary | Ten complete orders | |
| 7 | Complaints: thank, ask, offer with a time | Two rehearsed complaints | |
| 8 | Cleaning and temperatures | The day's sheet is filled in | |
| 9 | The whole closing, and the till | The till is right to the cent | |
| 10 | A whole shift with the busy hour | The lead only watches | |

# Exam of the shift lead
- Makes a roster that respects rest and stays within 48 hours.
- Orders from suppliers by the table of stock.
- Explains the five numbers of the week, and proposes a change.
- Solves an absence without calling you.

# Before you leave them alone
Two weeks without a call about something that is in the manual. What they did ask is written into the manual the same day.
`,
  },
);

export const PROMPT_SHELF = textDocument(
  "prompt-shelf",
  { es: "Repisa de instrucciones", en: "Shelf of prompts" },
  {
    es: `# Las que sí funcionaron
Se guarda una instrucción cuando sirvió dos veces. Escribe qué falta llenar entre corchetes.

| Para | Instrucción | Quién la probó | Qué hay que revisar |
| --- | --- | --- | --- |
| Promoción del día | /oferta 2x1 en [producto] hasta el [día] | | El precio y la fecha |
| Mensaje largo | /mas-corto [pega el mensaje] | | Que no se pierda la hora |
| Contrato o hilo | /resumen [pega el texto] | | Montos y fechas contra el original |
| Lista de precios | /tabla [pega la lista] | | Que estén todos |
| Contratar | /vacante [puesto, horario, sueldo] | | Que el sueldo esté escrito |
| Producto nuevo | /producto [nombre, para quién, cómo se usa] | | Nada que no sea cierto |

# Compartirlas con el equipo
1. Los comandos que trae esta app son tuyos: escribes / en el Creador o en la Bandeja y aparecen.
2. Para que los use todo el equipo, abre su **espacio → Comandos** y crea ahí el mismo nombre con el mismo texto.
3. Sube esta hoja a ese espacio: cada quien agrega la suya, con su nombre.
`,
    en: `# Those that worked
A prompt is kept once it has been useful twice. Write what is to be filled in between brackets.

| For | Prompt | Tried by | What to check |
| --- | --- | --- | --- |
| Offer of the day | /offer 2 for 1 on [product] until [day] | | Price and date |
| A long message | /shorter [paste the message] | | That the time is still there |
| A contract or thread | /summary [paste the text] | | Amounts and dates against the original |
| A price list | /table [paste the list] | | That all are there |
| Hiring | /job-ad [position, hours, wage] | | That the wage is written |
| A new product | /product [name, for whom, how it is used] | | Nothing that is not true |

# Sharing them with the team
1. The commands that this app adds are yours: type / in the Creator or in the inbox, and they appear.
2. For the whole team, open its **space → Commands** and create the same name with the same text there.
3. Put this sheet into that space: each of you adds theirs, with a name.
`,
  },
);

export const GOALS_CHART = textDocument(
  "goals-chart",
  { es: "Gráfica de la semana, para la pared", en: "Chart of the week, for the wall" },
  {
    es: `# Gráfica de la semana
Imprímela cada lunes y pégala donde todos la vean. Cada cuadro es una décima parte de la meta: se rellena con plumón al cerrar el día.

| Meta | 10 % | 20 % | 30 % | 40 % | 50 % | 60 % | 70 % | 80 % | 90 % | 100 % |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
| 1. [Vender 40 pedidos por WhatsApp] | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ |
| 2. [Merma: hasta $600] | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ |
| 3. [Cinco reseñas nuevas] | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ |

# Cómo se lee
- Miércoles al cerrar: menos de 40 %, se cambia algo hoy, no el domingo.
- La columna «Avance» de tu tabla «Metas de la semana» dice cuántos cuadros van: 0.3 son tres.
- La meta que es un máximo (merma) se festeja si llega el domingo con cuadros vacíos.
`,
    en: `# Chart of the week
Print it every Monday and put it where everyone sees it. Each square is a tenth of the goal: fill it in with a marker when you close.

| Goal | 10 % | 20 % | 30 % | 40 % | 50 % | 60 % | 70 % | 80 % | 90 % | 100 % |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
| 1. [40 orders by WhatsApp] | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ |
| 2. [Waste: up to $600] | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ |
| 3. [Five new reviews] | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ | ☐ |

# How to read it
- Wednesday evening: below 40 %, change something today, not on Sunday.
- The column "Progress" of your table "Weekly goals" tells how many squares: 0.3 is three.
- A goal that is a maximum (waste) is reached if Sunday comes with empty squares.
`,
  },
);

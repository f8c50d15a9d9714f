/**
 * Content of spaces of teams, agencies and people who are beginning, that the list shows first. Long
 * because it is content only.
 */
import type { WrittenInside } from "./written-inside.ts";

export const INSIDES_OF_TEAMS: readonly WrittenInside[] = [
  {
    space: "space-6",
    language: "en",
    agentik: "agentik-158",
    documents: [
      {
        name: "How we write specs",
        labels: ["specs"],
        isPinned: true,
        text: `# Length
A spec has two pages at most. The first paragraph says which problem it solves and for whom.

# Review
A spec is open for comments for 48 hours. Two approvals are enough; silence is not one.

# Decisions
Every decision is written at the end of the spec with its date and the name of the person who took it.`,
      },
      {
        name: "Standups and releases",
        labels: ["rituals"],
        text: `# Standup
The written standup is due at 10:00 Mexico City time. Calls are on Tuesdays only, for 25 minutes.

# Releases
Releases go out on Wednesdays before noon. Nothing ships on Fridays.

# Release notes
Release notes are written for customers: what changed, why, and what they have to do. Five lines at most.`,
      },
    ],
    answers: [
      {
        question: "Which time zone do we use for deadlines?",
        answer: "Mexico City, always written out, as in 10:00 CDMX.",
      },
    ],
    threads: [
      {
        title: "Fewer calls, three months later",
        hoursAgo: 122,
        messages: [
          {
            by: 3,
            text: "We cut our calls from five a week to one. The written standup does the rest.",
          },
          { by: 5, text: "What did you lose?" },
          {
            by: 3,
            text: "Small talk. So the first five minutes on Tuesday are for that, on purpose.",
          },
          { by: "demo", text: "We do the same with clients in the studio. It works there too." },
        ],
      },
      {
        title: "When is a spec approved?",
        hoursAgo: 35,
        messages: [
          { by: 6, text: "My spec has one approval and a lot of silence." },
          { by: 6, text: "How many approvals does a spec need?", isAnswered: true },
          { by: 2, text: "I will read it tonight, Montevideo time." },
        ],
      },
      {
        title: "Standup from Tijuana",
        hoursAgo: 7,
        messages: [
          { by: 4, text: "When is the written standup due?", isAnswered: true },
          { by: 4, text: "That is early here. I will write mine the evening before." },
        ],
      },
    ],
    tasks: [
      { title: "Read the spec on shared carts", for: 2, inDays: 0 },
      { title: "Write the release notes in five lines", for: 4, inDays: 2 },
    ],
  },
  {
    space: "space-16",
    language: "es",
    agentik: "agentik-18",
    documents: [
      {
        name: "Tu primer agente en cuatro pasos",
        labels: ["para empezar"],
        isPinned: true,
        text: `# 1. Elige una tarea
Busca una pregunta que contestes más de diez veces por semana. Esa es la primera tarea del agente.

# 2. Escribe lo que sabe
Haz un documento de una página con precios, horario y reglas. El agente contesta con lo que ahí dice.

# 3. Pruébalo
Hazle veinte preguntas como las haría un cliente. Lo que no sepa, agrégalo al documento.

# 4. Ponlo a trabajar
Empieza con un solo espacio y revisa sus respuestas cada día durante la primera semana.`,
      },
      {
        name: "Sesiones de cada semana",
        labels: ["sesiones"],
        text: `# Horario
La sesión es los miércoles a las 19:00 y dura una hora. No hace falta saber programar.

# Qué traer
Trae diez preguntas reales de tus clientes, sin nombres ni teléfonos.

# Si faltas
Un resumen de una página se publica aquí al día siguiente.`,
      },
    ],
    answers: [
      {
        question: "¿Cuánto cuesta entrar a las sesiones?",
        answer: "Nada: son gratis para quien está en este espacio.",
      },
    ],
    threads: [
      {
        title: "Preséntate aquí",
        hoursAgo: 140,
        messages: [
          {
            by: 4,
            text: "Tengo una papelería en Puebla y contesto lo mismo todo el día: copias y horario.",
          },
          { by: 6, text: "Vendo gelatinas por mensaje. Quiero dejar de contestar a medianoche." },
          { by: 0, text: "¡Bienvenidas! Con esas dos historias armamos el ejemplo del miércoles." },
        ],
      },
      {
        title: "¿Por dónde empiezo?",
        hoursAgo: 42,
        messages: [
          { by: 3, text: "Tengo mil cosas que quisiera dejarle y no sé con cuál empezar." },
          { by: 3, text: "¿Cuál es la primera tarea del agente?", isAnswered: true },
          {
            by: 5,
            text: "A mí me funcionó empezar por los precios. Lo demás lo fui sumando cada semana.",
          },
        ],
      },
      {
        title: "Sesión del miércoles",
        hoursAgo: 5,
        messages: [
          { by: 9, text: "¿A qué hora es la sesión?", isAnswered: true },
          { by: 8, text: "¿Qué hay que traer?", isAnswered: true },
          { by: 9, text: "Ahí nos vemos. Llevo mis diez preguntas." },
        ],
      },
    ],
    tasks: [
      { title: "Publicar el resumen de la sesión", for: 0, inDays: 2 },
      { title: "Probar el agente de la papelería con veinte preguntas", for: 4, inDays: 3 },
    ],
  },
  {
    space: "space-17",
    language: "es",
    agentik: "agentik-18",
    documents: [
      {
        name: "Cómo funciona la mentoría",
        labels: ["mentoría"],
        isPinned: true,
        text: `# Duración
Cada mentoría dura tres meses, con una llamada de 45 minutos cada quince días.

# Antes de la llamada
Manda tus números del mes y una sola pregunta, dos días antes.

# Confidencialidad
Lo que se cuenta aquí no sale de aquí. Ni números ni nombres de clientes.`,
      },
      {
        name: "Números antes de abrir",
        labels: ["finanzas"],
        text: `# Fondo de arranque
Ten guardados seis meses de renta y sueldos antes de firmar un local.

# Precio
Suma materiales, tu hora de trabajo y la renta por pieza; a eso agrégale 30%.

# Señal de alarma
Si dos meses seguidos pagas la renta con tu tarjeta, pide una llamada esa misma semana.`,
      },
    ],
    answers: [],
    threads: [
      {
        title: "Lo que aprendí al cerrar",
        hoursAgo: 128,
        messages: [
          {
            by: 0,
            text: "Cerré mi primera tienda en once meses. Crecí en gastos antes que en clientas.",
          },
          { by: 5, text: "Gracias por contarlo. Yo firmé un local grande por la misma prisa." },
          { by: 2, text: "Mi regla desde entonces: nada fijo que no paguen tres meses malos." },
        ],
      },
      {
        title: "Voy a firmar un local",
        hoursAgo: 39,
        messages: [
          { by: 4, text: "Encontré uno en buena calle, pero me tiembla la mano." },
          {
            by: 4,
            text: "¿Cuántos meses de renta hay que tener guardados?",
            isAnswered: true,
          },
          { by: 0, text: "Antes de firmar, mándame la propuesta. La vemos el jueves." },
        ],
      },
      {
        title: "Primera llamada",
        hoursAgo: 9,
        messages: [
          { by: 6, text: "¿Cuánto dura la mentoría?", isAnswered: true },
          { by: 6, text: "¿Qué mando antes de la llamada?", isAnswered: true },
        ],
      },
    ],
    tasks: [
      { title: "Revisar la propuesta del local antes del jueves", for: 0, inDays: 2 },
      { title: "Mandar los números del mes", for: 6, inDays: 4 },
    ],
  },
  {
    space: "space-23",
    language: "en",
    agentik: "agentik-106",
    documents: [
      {
        name: "When to hand over to a person",
        labels: ["handover"],
        isPinned: true,
        text: `# Always
Refunds above 50 dollars, legal threats and anything about health go to a person at once.

# After two tries
If the customer asks the same thing twice, the agent stops and a person answers within 30 minutes.

# How to hand over
The agent writes three lines: who the customer is, what they want and what was already tried.`,
      },
      {
        name: "Tone guide",
        labels: ["macros", "tone"],
        text: `# Opening
Begin with the answer, not with an apology. One apology is enough, and only for our own mistakes.

# Length
A first reply has 80 words at most. Steps are numbered, one action each.

# Closing
End with what happens next and when. Never close with a question that has no use.`,
      },
    ],
    answers: [],
    threads: [
      {
        title: "A macro that sounded cold",
        hoursAgo: 108,
        messages: [
          {
            by: 3,
            text: "Our delay macro scored 2.1. We moved the new delivery date to the first line: 4.3.",
          },
          { by: 5, text: "Same text otherwise?" },
          { by: 3, text: "Same text, minus two apologies." },
        ],
      },
      {
        title: "Customer asks the same thing twice",
        hoursAgo: 30,
        messages: [
          {
            by: 6,
            text: "Our agent answered the same question four times yesterday. Painful to read.",
          },
          { by: 6, text: "In how many minutes does a person answer?", isAnswered: true },
          { by: 2, text: "Set the limit in the instructions, not in your head." },
        ],
      },
      {
        title: "Length of a first reply",
        hoursAgo: 8,
        messages: [
          { by: 4, text: "How many words does a first reply have?", isAnswered: true },
          { by: 4, text: "Mine have 140. Time to cut." },
        ],
      },
    ],
    tasks: [
      { title: "Rewrite the five most used macros", for: 3, inDays: 5 },
      { title: "Write the handover rule into the agent", for: 6, inDays: 1 },
    ],
  },
  {
    space: "space-24",
    language: "es",
    agentik: "agentik-18",
    documents: [
      {
        name: "Propuestas que se firman",
        labels: ["propuestas"],
        isPinned: true,
        text: `# Formato
Tres páginas: el problema del cliente, lo que haremos y el precio. Nada de historia de la agencia.

# Precio
Cada propuesta lleva dos opciones de precio, nunca una ni cuatro. La propuesta vale 15 días.

# Seguimiento
Se llama al tercer día y se escribe al séptimo. Al día 15 se cierra con un mensaje amable.`,
      },
      {
        name: "Reporte del mes en una página",
        labels: ["reportes"],
        text: `# Qué lleva
Cinco números, lo que cambió y lo que proponemos. Sin capturas de pantalla.

# Cuándo
El reporte se manda el día 3 de cada mes y se comenta en una llamada de 20 minutos.

# Horas extra
La hora extra cuesta $780. Con 90% de las horas contratadas se avisa al cliente, antes de seguir.`,
      },
    ],
    answers: [],
    threads: [
      {
        title: "Competimos con una agencia de cien",
        hoursAgo: 116,
        messages: [
          {
            by: 3,
            text: "Ganamos la cuenta. Dijeron que fuimos los únicos que hablamos de su almacén.",
          },
          { by: 5, text: "¿Cuántas páginas llevaba la propuesta?" },
          { by: 3, text: "Tres. La otra llevaba sesenta." },
          { by: "demo", text: "Me la llevo: mañana recorto la mía." },
        ],
      },
      {
        title: "El cliente pide más horas",
        hoursAgo: 33,
        messages: [
          { by: 6, text: "Vamos en 120% de las horas y apenas es día 20." },
          { by: 6, text: "¿Cuánto cuesta la hora extra?", isAnswered: true },
          { by: 2, text: "No esperes al reporte: llama hoy y lleva las horas por tarea." },
        ],
      },
      {
        title: "Propuesta vencida",
        hoursAgo: 6,
        messages: [
          { by: 4, text: "Contestaron a las tres semanas y quieren el mismo precio." },
          { by: 4, text: "¿Cuántos días vale la propuesta?", isAnswered: true },
          { by: 7, text: "¿Cuánto cobran por una auditoría de marca?", isAnswered: true },
        ],
      },
    ],
    tasks: [
      { title: "Recortar la propuesta a tres páginas", for: 4, inDays: 1 },
      { title: "Hablar con el cliente de las horas de más", for: 6, inDays: 0 },
    ],
  },
];

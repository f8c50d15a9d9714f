/** What any community and any team has inside its space, in three languages: agreements, introductions, a question. */
import type { ContentLanguage } from "#domain/items/catalogue.ts";

/** Texts of one language; `{}` is a weekday, `{about}` the description of the space. */
export interface CommonInside {
  weekdays: readonly string[];
  agreements: { name: string; label: string; text: string };
  /** Agreements of a team that works together. */
  duties: { name: string; label: string; text: string };
  introduce: { title: string; welcome: string; words: readonly string[] };
  /** A question that the agreements answer, and that of a team. */
  ask: { title: string; question: string; thanks: string };
  askTeam: { title: string; question: string; thanks: string };
  answer: { question: string; answer: string };
  tasks: readonly string[];
}

export const COMMON_INSIDES: Readonly<Record<ContentLanguage, CommonInside>> = {
  es: {
    weekdays: ["los lunes", "los martes", "los miércoles", "los jueves", "los viernes"],
    agreements: {
      name: "Acuerdos del espacio",
      label: "acuerdos",
      text: `# Para qué es
{about}

# Anuncios
Los anuncios de ventas se publican solo {}, uno por negocio.

# Preguntas
Cada tema va en su propia conversación. Quien sabe del tema contesta en uno o dos días.

# Archivos
Las plantillas y listas se suben en Documentos, con el año en el nombre.

# Datos de clientes
No se escriben teléfonos, domicilios ni cuentas bancarias de clientes.`,
    },
    duties: {
      name: "Cómo trabajamos",
      label: "equipo",
      text: `# Para qué es
{about}

# Reunión
La reunión del equipo es {} a las 9:30 y dura media hora.

# Faltas y permisos
Quien va a faltar avisa aquí con un día de anticipación.

# Compras
Lo que falta se anota en Tareas antes de las 17:00 y se compra al día siguiente.

# Quejas de clientes
Una queja se contesta el mismo día y se cuenta aquí, para que no se repita.`,
    },
    introduce: {
      title: "Preséntense aquí",
      welcome: "Les damos la bienvenida. Cuenten quiénes son y qué esperan encontrar.",
      words: [
        "Hola. Llevo seis años en esto y vengo a comparar cómo lo resuelven los demás.",
        "Gracias por abrir el espacio. Empecé este año y traigo más dudas que respuestas.",
        "Buenas tardes. Me interesa sobre todo hablar de precios y de proveedores.",
        "Un gusto. Me recomendó una compañera que ya está aquí y lee todo.",
        "Hola a todas y todos. Puedo ayudar con hojas de cálculo y con los números.",
        "Saludos. Trabajo con mi hermana y entre las dos llevamos el negocio.",
      ],
    },
    ask: {
      title: "Una duda de los anuncios",
      question: "¿Qué día se publican los anuncios de ventas?",
      thanks: "Gracias, entonces espero a ese día.",
    },
    askTeam: {
      title: "La reunión de esta semana",
      question: "¿A qué hora es la reunión del equipo?",
      thanks: "Ahí estaré. Llevo la lista de pendientes.",
    },
    answer: {
      question: "¿Puedo invitar a alguien?",
      answer: "Sí. Pídeselo a quien lleva el espacio: las invitaciones salen de Personas.",
    },
    tasks: ["Reunir las preguntas que más se repiten", "Revisar si los acuerdos siguen al día"],
  },
  en: {
    weekdays: ["on Mondays", "on Tuesdays", "on Wednesdays", "on Thursdays", "on Fridays"],
    agreements: {
      name: "How we use this space",
      label: "agreements",
      text: `# What it is for
{about}

# Welcome call
The welcome call for new members is {} at 10:00 am.

# Questions
Each topic gets its own conversation. Somebody who knows answers within two days.

# Files
Templates and checklists go into Documents, with the year in their name.

# Private data
No phone numbers, addresses or bank accounts of customers are written here.`,
    },
    duties: {
      name: "How we work",
      label: "team",
      text: `# What it is for
{about}

# Team meeting
The team meeting is {} at 9:30 am and takes half an hour.

# Days off
Whoever takes a day off says so here one day ahead.

# Purchases
What is missing goes into Tasks before 5 pm and is bought the next day.

# Complaints
A complaint is answered on the same day and told here, so that it does not happen twice.`,
    },
    introduce: {
      title: "Introduce yourselves here",
      welcome: "Welcome, all. Say who you are and what you hope to find.",
      words: [
        "Hi. Six years in the trade, here to see how others solve the same things.",
        "Thanks for opening this. I started this year and have more questions than answers.",
        "Good afternoon. Mostly interested in tools, prices and how you choose them.",
        "Nice to meet you. A colleague who reads everything here told me about it.",
        "Hello. Happy to help with spreadsheets and anything with numbers in it.",
        "Greetings from a team of two: my sister and I run it together.",
      ],
    },
    ask: {
      title: "The welcome call",
      question: "What time is the welcome call?",
      thanks: "Thanks, I will be there this time.",
    },
    askTeam: {
      title: "This week's meeting",
      question: "What time is the team meeting?",
      thanks: "I will be there, with the list of open points.",
    },
    answer: {
      question: "Can I invite somebody?",
      answer: "Yes. Ask whoever runs the space: invitations are made under People.",
    },
    tasks: ["Collect the questions that keep coming back", "Check that the agreements still hold"],
  },
  pt: {
    weekdays: [
      "às segundas-feiras",
      "às terças-feiras",
      "às quartas-feiras",
      "às quintas-feiras",
      "às sextas-feiras",
    ],
    agreements: {
      name: "Combinados do espaço",
      label: "combinados",
      text: `# Para que serve
{about}

# Anúncios
Os anúncios de vendas são publicados só {}, um por negócio.

# Perguntas
Cada assunto vai na própria conversa. Quem sabe responde em um ou dois dias.

# Arquivos
Os modelos e as listas ficam em Documentos, com o ano no nome.

# Dados de clientes
Não se escrevem telefones, endereços nem contas bancárias de clientes.`,
    },
    duties: {
      name: "Como trabalhamos",
      label: "equipe",
      text: `# Para que serve
{about}

# Reunião
A reunião da equipe é {} às 9:30 e dura meia hora.

# Faltas
Quem vai faltar avisa aqui com um dia de antecedência.

# Compras
O que falta é anotado em Tarefas antes das 17:00 e comprado no dia seguinte.

# Reclamações
Uma reclamação é respondida no mesmo dia e contada aqui, para não se repetir.`,
    },
    introduce: {
      title: "Apresentem-se aqui",
      welcome: "Boas-vindas. Contem quem são e o que esperam encontrar.",
      words: [
        "Oi. Estou há seis anos nisso e venho ver como os outros resolvem.",
        "Obrigada por abrir o espaço. Comecei este ano e tenho mais dúvidas que respostas.",
        "Boa tarde. Quero falar sobretudo de preços e de fornecedores.",
        "Prazer. Uma colega que já está aqui e lê tudo me recomendou.",
        "Olá a todas e todos. Posso ajudar com planilhas e com os números.",
        "Saudações. Trabalho com a minha irmã e nós duas cuidamos do negócio.",
      ],
    },
    ask: {
      title: "Onde estão os modelos?",
      question: "Onde ficam os modelos e as listas?",
      thanks: "Obrigada, já encontrei.",
    },
    askTeam: {
      title: "A reunião desta semana",
      question: "A que horas é a reunião da equipe?",
      thanks: "Estarei lá. Levo a lista do que falta.",
    },
    answer: {
      question: "Posso convidar alguém?",
      answer: "Sim. Peça a quem cuida do espaço: os convites saem de Pessoas.",
    },
    tasks: ["Juntar as perguntas que mais se repetem", "Ver se os combinados continuam valendo"],
  },
};

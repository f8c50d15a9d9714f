import type { TemplateContent } from "./template-content.ts";

/** Agencies and studios that work for clients. */
export const AGENCY: Record<"es" | "en", TemplateContent> = {
  es: {
    documents: [
      {
        name: "Cómo se trabaja con un cliente",
        labels: ["clientes"],
        text: `# Antes de empezar
- Escribe el pedido en una página: qué quiere, para quién, para cuándo y con cuánto.
- Manda la propuesta con lo que incluye, lo que no incluye y la fecha de entrega.
- No se empieza sin propuesta aceptada por escrito y anticipo pagado.

# Durante el trabajo
- Una sola persona habla con el cliente.
- Cada cambio que no estaba en la propuesta se cotiza antes de hacerlo.
- Si algo se va a retrasar, se avisa el mismo día en que se sabe.

# Al entregar
- Revisa ortografía, nombres, precios y enlaces con otra persona.
- Entrega los archivos finales y los editables en una carpeta con fecha.
- Pide el pago final y una frase que se pueda publicar.`,
      },
      {
        name: "Junta de la semana",
        labels: ["equipo"],
        text: `# Cómo es
La junta dura 30 minutos y empieza a la hora, aunque falte alguien.

# Qué se ve
- Qué se entregó y qué se cobró.
- Qué vence esta semana y quién lo tiene.
- Qué está detenido y qué falta para que avance.

# Después
Cada acuerdo queda como tarea con una persona y una fecha.`,
      },
    ],
    commands: [
      {
        name: "brief",
        text: "Para cotizarte necesito: qué quieres lograr, para quién es, para cuándo y tu presupuesto.",
      },
      {
        name: "propuesta",
        text: "Te mandé la propuesta. Dime si la aceptas por aquí y te paso los datos del anticipo.",
      },
      { name: "avance", text: "Te comparto el avance. ¿Me das tus comentarios en una sola lista?" },
      { name: "entrega", text: "Aquí están los archivos finales. Gracias por la confianza." },
    ],
    tasks: [
      { title: "Escribir la lista de servicios con precios en Documentos", inDays: 1 },
      { title: "Escribir cuántas rondas de cambios incluye cada servicio", inDays: 3 },
      { title: "Escribir los datos para anticipos y facturas", inDays: 3 },
      { title: "Invitar al equipo con el código QR", inDays: 7 },
    ],
    agentik: {
      name: "Ayudante de la agencia",
      description: "Responde al equipo con los documentos de la agencia, palabra por palabra.",
    },
  },
  en: {
    documents: [
      {
        name: "How we work with a client",
        labels: ["clients"],
        text: `# Before starting
- Write the request on one page: what they want, for whom, by when and for how much.
- Send the proposal with what it includes, what it does not include and the delivery date.
- Nothing starts without a proposal accepted in writing and a paid deposit.

# During the work
- One person alone talks to the client.
- Every change that was not in the proposal is quoted before it is made.
- If something will be late, the client is told on the day it is known.

# On delivery
- Check spelling, names, prices and links with another person.
- Deliver the final and the editable files in one dated folder.
- Ask for the final payment and a sentence that can be published.`,
      },
      {
        name: "Weekly meeting",
        labels: ["team"],
        text: `# How it goes
The meeting takes 30 minutes and starts on time, even if somebody is missing.

# What is discussed
- What was delivered and what was paid.
- What is due this week and who has it.
- What is stuck and what it needs to move.

# Afterwards
Each agreement becomes a task with a person and a date.`,
      },
    ],
    commands: [
      {
        name: "brief",
        text: "To quote this I need: what you want to achieve, for whom, by when and your budget.",
      },
      {
        name: "proposal",
        text: "I sent you the proposal. Tell me here if you accept it, and I will send the deposit details.",
      },
      {
        name: "progress",
        text: "Here is the progress. Could you give me your comments in a single list?",
      },
      { name: "delivery", text: "Here are the final files. Thank you for your trust." },
    ],
    tasks: [
      { title: "Write the list of services with prices in Documents", inDays: 1 },
      { title: "Write how many rounds of changes each service includes", inDays: 3 },
      { title: "Write the details for deposits and invoices", inDays: 3 },
      { title: "Invite the team with the QR code", inDays: 7 },
    ],
    agentik: {
      name: "Agency helper",
      description: "Answers the team from the agency's documents, word for word.",
    },
  },
};

import type { TemplateContent } from "./template-content.ts";

/** Workshops that repair or make things. */
export const WORKSHOP: Record<"es" | "en", TemplateContent> = {
  es: {
    documents: [
      {
        name: "Recibir y entregar un trabajo",
        labels: ["clientes"],
        text: `# Al recibir
- Anota nombre, teléfono, qué trae y qué falla, con las palabras del cliente.
- Toma fotos de cómo llega, también de golpes y piezas que falten.
- Entrega una nota con número de orden.

# Presupuesto
- Revisa antes de dar un precio y separa piezas de mano de obra.
- No se cambia ninguna pieza sin que el cliente lo acepte por escrito.
- Si aparece otra falla, se detiene el trabajo y se avisa.

# Al entregar
- Prueba el trabajo con el cliente presente.
- Muestra las piezas que se cambiaron.
- Escribe en la nota qué se hizo y hasta cuándo tiene garantía.`,
      },
      {
        name: "Seguridad en el taller",
        labels: ["seguridad"],
        text: `# Equipo
Usa lentes siempre que cortes, esmeriles o sueldes. Usa guantes para cargar y para químicos.
Con máquinas que giran no se usan guantes, anillos, mangas sueltas ni el pelo suelto.

# Orden
El piso se limpia en cuanto algo se derrama.
Cada herramienta regresa a su lugar al terminar el día.
El extintor y la salida están siempre libres.

# Si alguien se lastima
Para la máquina y llama al 911 si hay sangrado fuerte, golpe en la cabeza o quemadura grande.
Una quemadura se enfría con agua limpia al chorro durante 20 minutos. No se le pone nada más.`,
      },
    ],
    commands: [
      {
        name: "recibido",
        text: "Ya recibimos tu trabajo. Te aviso en cuanto tengamos el diagnóstico.",
      },
      {
        name: "presupuesto",
        text: "Este es el presupuesto, con piezas y mano de obra. ¿Lo autorizas por aquí?",
      },
      { name: "pieza", text: "Estamos esperando una pieza. Te escribo en cuanto llegue." },
      { name: "listo", text: "Tu trabajo está listo. ¿Cuándo pasas por él?" },
    ],
    tasks: [
      { title: "Escribir los precios de mano de obra en Documentos", inDays: 1 },
      { title: "Escribir horario, dirección y formas de pago en Documentos", inDays: 2 },
      { title: "Decidir la garantía de cada trabajo y escribirla", inDays: 3 },
      { title: "Invitar al equipo con el código QR", inDays: 7 },
    ],
    agentik: {
      name: "Ayudante del taller",
      description: "Responde al equipo con los documentos del taller, palabra por palabra.",
    },
  },
  en: {
    documents: [
      {
        name: "Receiving and handing over a job",
        labels: ["customers"],
        text: `# Receiving
- Note name, phone, what they bring and what is wrong, in the customer's words.
- Take photos of its condition, also of dents and missing parts.
- Hand over a slip with the order number.

# Quote
- Inspect before you give a price, and separate parts from labor.
- No part is changed unless the customer accepts it in writing.
- If another fault appears, the work stops and the customer is told.

# Handing over
- Test the job with the customer present.
- Show the parts that were changed.
- Write on the slip what was done and until when it is under warranty.`,
      },
      {
        name: "Safety in the workshop",
        labels: ["safety"],
        text: `# Equipment
Wear goggles whenever you cut, grind or weld. Wear gloves for lifting and for chemicals.
With rotating machines wear no gloves, rings, loose sleeves or loose hair.

# Order
The floor is cleaned as soon as something spills.
Each tool returns to its place at the end of the day.
The extinguisher and the exit are always clear.

# If somebody is hurt
Stop the machine and call emergency services for heavy bleeding, a blow to the head or a large burn.
A burn is cooled under clean running water for 20 minutes. Nothing else is put on it.`,
      },
    ],
    commands: [
      {
        name: "received",
        text: "We have received your job. I will tell you as soon as we know what is wrong.",
      },
      { name: "quote", text: "This is the quote, with parts and labor. Do you approve it here?" },
      { name: "part", text: "We are waiting for a part. I will write as soon as it arrives." },
      { name: "ready", text: "Your job is ready. When will you pick it up?" },
    ],
    tasks: [
      { title: "Write the labor prices in Documents", inDays: 1 },
      { title: "Write hours, address and ways to pay in Documents", inDays: 2 },
      { title: "Decide the warranty of each job and write it down", inDays: 3 },
      { title: "Invite the team with the QR code", inDays: 7 },
    ],
    agentik: {
      name: "Workshop helper",
      description: "Answers the team from the workshop's documents, word for word.",
    },
  },
};

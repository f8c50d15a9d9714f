/** The voice of a business: settled once, then used by each agentik, each reply and each text. */
import { command, prompt, reminder, textDocument } from "./make-part.ts";

/** How the voice reaches agentiks: their documents, their greeting, their instructions. */
export const VOICE_TRAINING = textDocument(
  "voice-training",
  { es: "Entrena tu voz en media hora", en: "Train your voice in half an hour" },
  {
    es: `# 1. Encuentra tu voz (10 minutos)
Copia tres mensajes tuyos que les hayan gustado a tus clientes. Subraya lo que solo tú dirías: eso es tu voz. Contesta:

| Pregunta | Tu respuesta |
| --- | --- |
| Si tu negocio fuera una persona, ¿quién sería? | [la tía que cocina rico y no se anda con rodeos] |
| ¿De tú o de usted? | |
| Tres palabras que sí dices | |
| Tres palabras que nunca dirías | |
| ¿Cuántos emojis por mensaje? | [uno, o ninguno] |

# 2. Escríbela en un párrafo (5 minutos)
Cambia lo que está entre corchetes:

> Hablamos de [tú], con frases cortas y una idea por mensaje. Sonamos [cercanos y prácticos]. Decimos «[con gusto]» y «[ahorita te digo]»; nunca «[estimado cliente]». Primero va lo que sí se puede, y el precio siempre con lo que incluye. [Un emoji] cuando mucho. Con una queja: agradecer, pedir el dato que falta y proponer una solución con hora.

# 3. Llévala a todos tus agentiks (10 minutos)
Haz esto una vez con cada uno. Abre **Agentiks → el tuyo → Configurar**:

1. **Lo que sabe:** pega el documento «Respuestas con nuestra voz». Tu agentik contesta con esas frases, palabra por palabra: así suena como tú, aunque no uses un modelo de IA.
2. **Saludo:** pega el tuyo, o el que te escriba el Creador.
3. **Instrucciones:** pega tu párrafo. Lo siguen los modelos de IA, si conectas uno.

Después, en **Mi negocio**, elige el tono que más se parezca al tuyo: lo usa el Creador en cada texto.

# 4. Pruébala (5 minutos)
Abre **Probar** y pregunta: ¿cuánto cuesta?, ¿a qué hora cierran?, ¿hacen entregas?, llegó frío. Si una respuesta no suena a ti, corrige esa línea en «Respuestas con nuestra voz», y vuelve a pegarla donde se usa.
`,
    en: `# 1. Find your voice (10 minutes)
Copy three of your messages that customers liked. Underline what only you would say: that is your voice. Answer:

| Question | Your answer |
| --- | --- |
| If your business were a person, who would it be? | [the aunt who cooks well and speaks plainly] |
| First names, or Mr and Ms? | |
| Three words that you do say | |
| Three words that you would never say | |
| How many emojis in a message? | [one, or none] |

# 2. Write it as one paragraph (5 minutes)
Change what is in brackets:

> We write [informally], in short sentences, one idea a message. We sound [close and practical]. We say "[gladly]" and "[give me a minute]"; never "[dear customer]". What can be done comes first, and a price always comes with what it includes. [One emoji] at most. With a complaint: thank them, ask for what is missing, and offer a solution with a time.

# 3. Give it to all your agentiks (10 minutes)
Do this once for each. Open **Agentiks → yours → Configure**:

1. **What it knows:** paste the document "Answers in our voice". Your agentik answers with these sentences, word for word: it sounds like you even without an AI model.
2. **Greeting:** paste yours, or the one that the Creator writes for you.
3. **Instructions:** paste your paragraph. AI models follow it, if you connect one.

Then choose in **My business** the tone closest to yours: the Creator uses it in each text.

# 4. Try it (5 minutes)
Open **Try it** and ask: how much is it?, when do you close?, do you deliver?, it came cold. If an answer does not sound like you, correct that line in "Answers in our voice", and paste it again where it is used.
`,
  },
);

/** Lines that an agentik quotes word for word, once they are among its documents. */
export const VOICE_ANSWERS = textDocument(
  "voice-answers",
  { es: "Respuestas con nuestra voz", en: "Answers in our voice" },
  {
    es: `# Respuestas con nuestra voz
Cambia lo que está entre corchetes y dilo como lo dirías en el mostrador. Después pega este texto en «Lo que sabe» de cada agentik: contesta con estas líneas tal como están.

## Horario
Abrimos de [martes a domingo, de 9 de la mañana a 7 de la tarde]. Los [lunes] descansamos.

## Dónde estamos
Estamos en [calle, número y colonia], [a media cuadra del mercado]. Si vienes en coche, [hay lugar enfrente].

## Precios
El precio que ves es el que pagas: ya incluye [IVA y empaque].

## Pedidos
Con gusto te lo preparamos. Dinos qué quieres, para qué hora y a nombre de quién, y nosotros hacemos el resto.

## Entregas
Sí llevamos a domicilio en [el centro y colonias cercanas]. El envío cuesta [$35] y tarda [unos 40 minutos].

## Formas de pago
Puedes pagar en [efectivo, con tarjeta o por transferencia]. Lo que te sea más fácil.

## Alergias
Dinos a qué eres alérgica o alérgico antes de pedir y te decimos con confianza qué sí puedes comer. Si tenemos duda, te lo decimos también.

## Grupos y eventos
Recibimos grupos de hasta [20 personas]. Con [dos días] de aviso te apartamos lugar y te armamos un menú.

## Facturas
Sí facturamos. Mándanos tu constancia el mismo mes de tu compra.

## Quejas
Lamentamos lo que pasó y queremos arreglarlo. Cuéntanos qué día fue y qué pediste, y una persona del equipo te contesta hoy mismo.
`,
    en: `# Answers in our voice
Change what is in brackets, and say it as you would across the counter. Then paste this text under "What it knows" of each agentik: it answers with these lines as they stand.

## Opening hours
We are open [Tuesday to Sunday, 9 am to 7 pm]. On [Mondays] we rest.

## Where we are
We are at [street, number and area], [half a block from the market]. If you come by car, [you can park opposite].

## Prices
The price you see is the price you pay: [tax and packaging] are in it.

## Orders
We will gladly make it for you. Tell us what you would like, for what time and under what name, and we do the rest.

## Delivery
Yes, we deliver to [the centre and nearby areas]. Delivery costs [$35] and takes [about 40 minutes].

## Ways to pay
You can pay [in cash, by card or by bank transfer]. Use what is easiest for you.

## Allergies
Tell us what you are allergic to before you order, and we will tell you plainly what you can eat. If we are not sure, we will say that too.

## Groups and events
We welcome groups of up to [20 people]. With [two days'] notice we keep a place for you and put a menu together.

## Invoices
Yes, we issue invoices. Send us your tax certificate in the month of your purchase.

## Complaints
We are sorry about what happened and want to put it right. Tell us which day it was and what you ordered, and one of the team will answer you today.
`,
  },
);

/** Prompts that are typed in the Creator with a text behind them. */
export const VOICE_COMMANDS = [
  command("prompt-our-voice", ["con-mi-voz", "in-my-voice"], {
    es: "Escribe este mensaje más cálido y más corto, de tú, sin «estimado cliente»:",
    en: "Write this message warmer and shorter, without “dear customer”:",
  }),
  command("reply-voice-hello", ["saludo", "greeting"], {
    es: "¡Hola, qué gusto que nos escribes! Dime qué se te antoja o qué necesitas y lo vemos.",
    en: "Hello, how nice to hear from you! Tell me what you fancy or what you need, and we will sort it out.",
  }),
  command("reply-voice-cannot", ["hoy-no", "not-today"], {
    es: "Hoy ya no alcanzamos, pero mañana a las [10] sí, y te lo aparto desde ahorita. ¿Te queda bien?",
    en: "We cannot make it today, but tomorrow at [10] we can, and I will keep it for you from now. Does that suit you?",
  }),
  command("reply-voice-bye", ["despedida", "goodbye"], {
    es: "Listo, quedó. Gracias por escribirnos; aquí andamos para lo que se te ofrezca.",
    en: "All done. Thank you for writing; we are here whenever you need us.",
  }),
];

export const VOICE_GREETING = prompt(
  "creator-voice-greeting",
  "text",
  { es: "Saludo para tus agentiks", en: "Greeting for your agentiks" },
  {
    es: "Mensaje de bienvenida corto y cálido para los clientes que nos escriben por chat.",
    en: "A short and warm welcome message for customers who write to us by chat.",
  },
);

/** The first day of each month at nine in the morning. */
export const VOICE_CHECK = reminder(
  "voice-check",
  "0 9 1 * *",
  { es: "¿Sonamos como nosotros?", en: "Do we sound like ourselves?" },
  {
    es: "Abre la Bandeja y lee cinco respuestas de tus agentiks en voz alta. Si una no suena a tu negocio, corrige su línea en «Respuestas con nuestra voz» y pégala de nuevo en «Lo que sabe».",
    en: 'Open the inbox and read five answers of your agentiks aloud. If one does not sound like your business, correct its line in "Answers in our voice", and paste it again under "What it knows".',
  },
);

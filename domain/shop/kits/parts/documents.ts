/** Documents of the kits: texts in Markdown to use and to change. Long because it is content only. */
import { textDocument } from "./make-part.ts";

export const OPENING = textDocument(
  "opening-checklist",
  { es: "Lista de apertura", en: "Opening checklist" },
  {
    es: `# Lista de apertura

| Hora | Paso | Responsable |
| --- | --- | --- |
| 7:30 | Abrir, prender luces y revisar que nada falte ni esté forzado | Quien abre |
| 7:35 | Anotar la temperatura del refrigerador (entre 0 y 4 °C) y del congelador (-18 °C) | Quien abre |
| 7:40 | Contar el fondo de caja entre dos personas y firmarlo | Caja |
| 7:45 | Prender equipo: cafetera, plancha, terminal de tarjetas, música | Quien abre |
| 7:50 | Limpiar entrada, mostrador y baño; poner papel y jabón | Turno |
| 7:55 | Poner al frente lo que caduca primero; anotar lo que falta en la lista de compra | Turno |
| 8:00 | Contestar los mensajes de la noche y abrir la puerta | Caja |

# Si algo falla
- Huele a gas: no prendas nada, abre la puerta, sal y llama al 911.
- No hay luz: no abras refrigeradores; avisa a la dueña o al dueño antes de 15 minutos.
- Falta alguien del turno: avisa en la conversación del equipo y reparte sus pasos.
`,
    en: `# Opening checklist

| Time | Step | Who |
| --- | --- | --- |
| 7:30 | Open up, switch the lights on, check that nothing is missing or forced | First in |
| 7:35 | Note the temperature of the fridge (0 to 4 °C) and the freezer (-18 °C) | First in |
| 7:40 | Two people count the cash float and sign for it | Till |
| 7:45 | Switch on the equipment: coffee machine, griddle, card terminal, music | First in |
| 7:50 | Clean the entrance, counter and toilet; fill up paper and soap | Shift |
| 7:55 | Put what expires first in front; add what is missing to the shopping list | Shift |
| 8:00 | Answer the night's messages and open the door | Till |

# If something is wrong
- It smells of gas: switch nothing on, open the door, leave and call the emergency number.
- No power: keep the fridges shut; tell the owner within 15 minutes.
- Someone is missing: say so in the team's conversation and share out their steps.
`,
  },
);

export const CLOSING = textDocument(
  "closing-checklist",
  { es: "Lista de cierre", en: "Closing checklist" },
  {
    es: `# Lista de cierre

| Hora | Paso | Responsable |
| --- | --- | --- |
| 20:30 | Avisar la última orden y cerrar pedidos por chat | Caja |
| 20:45 | Tapar, fechar y guardar lo preparado; tirar lo que ya no sirve y anotarlo como merma | Turno |
| 21:00 | Cerrar la puerta; limpiar plancha, mesas, piso y baño | Turno |
| 21:10 | Contar la caja entre dos: efectivo, tarjetas y transferencias, y anotar la diferencia | Caja |
| 21:20 | Guardar el efectivo y dejar el fondo de mañana | Caja |
| 21:25 | Cerrar gas, agua y campana; dejar prendido el refrigerador | Quien cierra |
| 21:30 | Poner la alarma, cerrar y probar la puerta desde fuera | Quien cierra |

# Para mañana
Escribe tres líneas en la conversación del equipo: qué se acabó, qué se descompuso y qué cliente espera respuesta.
`,
    en: `# Closing checklist

| Time | Step | Who |
| --- | --- | --- |
| 8:30 pm | Announce last orders and close orders by chat | Till |
| 8:45 pm | Cover, date and store what is prepared; throw out what is past it and note it as waste | Shift |
| 9:00 pm | Close the door; clean the griddle, tables, floor and toilet | Shift |
| 9:10 pm | Two people count the till: cash, cards and transfers, and note the difference | Till |
| 9:20 pm | Lock the cash away and leave tomorrow's float | Till |
| 9:25 pm | Turn off gas, water and extractor; leave the fridge on | Last out |
| 9:30 pm | Set the alarm, lock up and try the door from outside | Last out |

# For tomorrow
Write three lines in the team's conversation: what ran out, what broke, and which customer is waiting for an answer.
`,
  },
);

export const KITCHEN_ORDER = textDocument(
  "kitchen-order",
  { es: "Orden de preparación en cocina", en: "Order of work in the kitchen" },
  {
    es: `# Cómo entra un pedido
1. El agentik «Toma de pedidos» pregunta platillos, cantidad, nombre y hora, y deja una tarea por cada pedido completo.
2. Quien está en caja lee la tarea en voz alta y la asigna a una persona de cocina.
3. Cocina marca la tarea como hecha cuando el pedido está empacado, no antes.

# Qué se prepara primero
1. Lo que tarda más: hornos, guisos, cortes gruesos.
2. Lo que sale junto: todo lo de una misma mesa o de un mismo domicilio.
3. Lo que se enfría: papas, huevos, bebidas calientes, siempre al final.
4. Si dos pedidos llegan juntos, primero el de la hora prometida más cercana.

# Antes de entregar
- Se lee el pedido completo contra la tarea: platillos, salsas, cubiertos, bebidas.
- Una alergia escrita en el pedido se confirma de palabra con cocina.
- Si va a tardar más de 10 minutos de lo dicho, se avisa con /demora antes de que pregunten.
`,
    en: `# How an order comes in
1. The agentik "Order taker" asks for dishes, quantity, name and time, and leaves a task for each complete order.
2. The person at the till reads the task aloud and gives it to someone in the kitchen.
3. The kitchen ticks the task off when the order is packed, not before.

# What is cooked first
1. What takes longest: ovens, stews, thick cuts.
2. What leaves together: everything of one table or one delivery.
3. What goes cold: chips, eggs, hot drinks, always last.
4. If two orders arrive together, the one promised soonest comes first.

# Before it leaves
- Read the whole order against the task: dishes, sauces, cutlery, drinks.
- Confirm an allergy written in the order by word with the kitchen.
- If it will take more than 10 minutes longer than promised, say so with /late before they ask.
`,
  },
);

export const TONE_GUIDE = textDocument(
  "tone-guide",
  { es: "Guía de tono del negocio", en: "Tone of the business" },
  {
    es: `# Cómo hablamos
- De tú, con frases cortas y una sola idea por mensaje.
- Saludamos por su nombre si lo sabemos. Una exclamación por mensaje, cuando mucho.
- Decimos lo que sí se puede: «mañana a las 10 sí» en lugar de «hoy ya no».
- El precio va con lo que incluye. Nunca «barato»; sí «te alcanza para cuatro personas».

# Palabras nuestras
| En lugar de | Decimos |
| --- | --- |
| Estimado cliente | Su nombre, o nada |
| Favor de esperar | Dame dos minutos y te digo |
| No contamos con ello | No lo tenemos hoy; te puedo ofrecer… |
| Incidencia | Lo que pasó |
| Cualquier duda estoy a sus órdenes | ¿Te ayudo con algo más? |

# Con quejas
1. Agradecer y nombrar lo que pasó con sus palabras.
2. Pedir el dato que falta: día, pedido, foto.
3. Proponer una solución con hora. Nunca discutir en público.

# Cuándo pasa a una persona
Si está molesta o molesto, si habla de salud o de dinero devuelto, o si lo pide. Sin intentar convencer antes.
`,
    en: `# How we speak
- Short sentences, one idea for each message, like a neighbour behind the counter.
- We use their name if we know it. One exclamation mark a message, at most.
- We say what can be done: "tomorrow at 10, yes" instead of "not today".
- A price comes with what it includes. Never "cheap"; rather "enough for four".

# Our words
| Instead of | We say |
| --- | --- |
| Dear customer | Their name, or nothing |
| Please hold | Give me two minutes and I will tell you |
| Out of stock | We do not have it today; I can offer you… |
| Incident | What happened |
| Do not hesitate to contact us | Can I help with anything else? |

# With complaints
1. Thank them, and name what happened in their words.
2. Ask for what is missing: the day, the order, a picture.
3. Offer a solution with a time. Never argue in public.

# When a person takes over
If they are upset, if it is about health or money back, or if they ask. Without trying to persuade them first.
`,
  },
);

export const PRODUCT_PHOTOS = textDocument(
  "product-photos",
  { es: "Fotos de catálogo con el teléfono", en: "Catalogue pictures with a phone" },
  {
    es: `# Diez fotos en media hora
1. Pon una mesa junto a una ventana, sin sol directo. Apaga la luz del techo.
2. Fondo: una cartulina blanca o una tela lisa que suba por la pared.
3. Limpia la cámara del teléfono con la playera. Parece broma y es lo que más se nota.
4. Toca el producto en la pantalla para enfocar y baja un poco el brillo.
5. Tres tomas por producto: de frente, de cerca y en la mano para que se vea el tamaño.
6. Todas a la misma distancia y con el producto al centro: así el catálogo se ve parejo.

# Antes de subirlas
- Recorta en cuadrado y deja el mismo margen en todas.
- Nombre del archivo: producto y color, por ejemplo «blusa-manta-azul».
- Nada de precios escritos sobre la foto: van en el texto y así los cambias sin repetirla.

# En tu página
Abre la plantilla, pon las fotos en la galería y los precios en la lista. El botón de WhatsApp ya está: tus clientes preguntan desde ahí.
`,
    en: `# Ten pictures in half an hour
1. Put a table beside a window, out of direct sun. Switch the ceiling light off.
2. Background: white card, or plain cloth that goes up the wall.
3. Wipe the phone's camera. It sounds like a joke, and it is what shows most.
4. Tap the product on the screen to focus, and lower the brightness a little.
5. Three shots of each product: from the front, close up, and in a hand to show its size.
6. All from the same distance and centred, so that the catalogue looks even.

# Before you upload them
- Crop them square, with the same margin on each.
- Name of the file: product and colour, such as "linen-blouse-blue".
- No prices written on the picture: they belong in the text, where you can change them.

# On your page
Open the template, put the pictures in the gallery and the prices in the list. The WhatsApp button is there already: customers ask from it.
`,
  },
);

export const FLOW_STEPS = textDocument(
  "flow-in-words",
  { es: "Un flujo que se lee en voz alta", en: "A flow you can read aloud" },
  {
    es: `# La receta
Cuando **pasa esto**, entonces **alguien hace esto**, y si en **tanto tiempo** no está, **se avisa a**.

# Cuatro flujos listos
**Un cliente deja sus datos.** Cuando alguien escribe fuera de horario, el agentik «Llamadas por devolver» anota nombre, teléfono y motivo; deja una tarea; si en cuatro horas sigue abierta, te avisa.

**Un cliente espera.** Cuando una conversación lleva 15 minutos sin respuesta, el «Vigía de pendientes» te avisa. Tú decides quién contesta.

**Una tarea se atrasa.** Cuando una tarea pasa su fecha, el vigía te lo dice con su nombre y su responsable.

**Algo se acaba.** Cada mañana, el agentik «Lista de compra» lee tu hoja «Existencias y mínimos»; lo que está por debajo del mínimo te llega escrito, con su proveedor.

# Para hacer el tuyo
1. Escríbelo con la receta, en una frase.
2. Léelo en voz alta a quien lo va a usar. Si pregunta «¿y quién?», falta el responsable.
3. Abre el agentik, entra a sus tareas automáticas y elige la que corresponde.
4. Pruébalo con un caso real antes de confiarle el negocio.
`,
    en: `# The recipe
When **this happens**, **someone does this**, and if it is not done in **so much time**, **someone is told**.

# Four ready flows
**A customer leaves their details.** When someone writes out of hours, the agentik "Calls to return" notes name, phone and reason; leaves a task; and if it is still open after four hours, tells you.

**A customer waits.** When a conversation has had no answer for 15 minutes, the "Lookout" tells you. You decide who answers.

**A task is late.** When a task is past its date, the lookout tells you its name and whose it is.

**Something runs out.** Every morning the agentik "Shopping list" reads your sheet "Stock and minimums"; what is below its minimum is written to you, with its supplier.

# To make your own
1. Write it by the recipe, in one sentence.
2. Read it aloud to the person who will use it. If they ask "and who?", the person is missing.
3. Open the agentik, go to its duties and choose the one that fits.
4. Try it with a real case before you trust the business to it.
`,
  },
);

export const PALETTES = textDocument(
  "palettes",
  { es: "Ocho paletas revisadas", en: "Eight checked palettes" },
  {
    es: `# Cómo usar esta hoja
Elige la paleta que se parezca a tu fachada. El **principal** va en letrero y botones, el **fondo** en papel y pantalla, el **texto** en las letras. Los tres primeros de cada fila se leen bien juntos: texto sobre fondo con contraste mayor de 7 a 1.

| Paleta | Principal | Fondo | Texto | Acento | Para |
| --- | --- | --- | --- | --- | --- |
| Talavera | #1F4E9E | #FAF7F0 | #14213D | #E0A030 | fonda, cerámica |
| Chile y maíz | #B3261E | #FFF8E7 | #3B1210 | #E8B93C | taquería, antojitos |
| Bugambilia | #A3195B | #FDF4F8 | #3D0A23 | #2E7D5B | salón, moda |
| Jacaranda | #5B3E96 | #F7F4FB | #241640 | #D98E04 | papelería, belleza |
| Agave | #1F6F5C | #F3F8F5 | #0F2E27 | #C8553D | plantas, farmacia |
| Café de olla | #6B3F1D | #FBF6EF | #2C1A0C | #2F6B6B | cafetería, panadería |
| Taller | #2B3A4A | #F5F6F7 | #10171E | #E2711D | mecánico, ferretería |
| Mar abierto | #0B6E8A | #F1F8FA | #06303C | #F2A541 | mariscos, hospedaje |

# Antes de imprimir
1. Imprime una hoja con los cinco colores y ponla en tu fachada a mediodía y de noche.
2. Los tonos claros se lavan con el sol: si dudas entre dos, escoge el más oscuro.
3. Pide a la imprenta una prueba en el papel final. En cartón kraft todo se oscurece.
4. Guarda el principal y el acento en Mi negocio: el Creador los usa en tus letreros.
`,
    en: `# How to use this sheet
Choose the palette closest to your storefront. The **main** colour is for the sign and buttons, the **background** for paper and screen, the **text** for letters. The first three of each row read well together: text on background has a contrast above 7 to 1.

| Palette | Main | Background | Text | Accent | For |
| --- | --- | --- | --- | --- | --- |
| Talavera | #1F4E9E | #FAF7F0 | #14213D | #E0A030 | diner, ceramics |
| Chilli and corn | #B3261E | #FFF8E7 | #3B1210 | #E8B93C | taquería, snacks |
| Bougainvillea | #A3195B | #FDF4F8 | #3D0A23 | #2E7D5B | salon, fashion |
| Jacaranda | #5B3E96 | #F7F4FB | #241640 | #D98E04 | stationery, beauty |
| Agave | #1F6F5C | #F3F8F5 | #0F2E27 | #C8553D | plants, pharmacy |
| Pot coffee | #6B3F1D | #FBF6EF | #2C1A0C | #2F6B6B | café, bakery |
| Workshop | #2B3A4A | #F5F6F7 | #10171E | #E2711D | garage, hardware |
| Open sea | #0B6E8A | #F1F8FA | #06303C | #F2A541 | seafood, lodging |

# Before you print
1. Print one sheet with the five colours and hold it against your storefront at noon and at night.
2. Light tones fade in the sun: if you cannot decide between two, take the darker one.
3. Ask the printer for a proof on the final paper. On kraft board everything turns darker.
4. Keep the main colour and the accent in My business: the Creator uses them in your signs.
`,
  },
);

export const BRAND_SHEET = textDocument(
  "brand-sheet",
  { es: "Hoja de marca", en: "Brand sheet" },
  {
    es: `# Hoja de marca
Llénala una vez y dásela a quien haga tu letrero, tu página o tus empaques.

| Parte | Lo nuestro |
| --- | --- |
| Nombre como se escribe | |
| Una frase que dice qué vendemos y para quién | |
| Color principal y acento (en #RRGGBB) | |
| Letra de títulos / letra de textos | |
| Logo: archivo y tamaño mínimo (2 cm en papel) | |
| Lo que nunca se hace con el logo | Estirarlo, sombrearlo, ponerlo sobre una foto con mucho detalle |

# Dónde va
- Letrero, ventana y menú: logo y color principal.
- Bolsas, vasos y cajas: logo a un solo color.
- WhatsApp y redes: el símbolo solo, sin letras, porque se ve chiquito.
- Recibos y facturas: el nombre completo, sin color.

# En Plaza
Guarda colores y logo en Mi negocio: la página, los letreros del Creador y el chat los usan.
`,
    en: `# Brand sheet
Fill it in once, and give it to the people who make your sign, page or packaging.

| Part | Ours |
| --- | --- |
| The name, as it is written | |
| One sentence: what we sell, and to whom | |
| Main colour and accent (as #RRGGBB) | |
| Typeface of titles / of texts | |
| Logo: file and smallest size (2 cm on paper) | |
| What is never done to the logo | Stretch it, shadow it, put it on a busy picture |

# Where it goes
- Sign, window and menu: logo and main colour.
- Bags, cups and boxes: logo in one colour.
- WhatsApp and social media: the symbol alone, without letters, as it is shown small.
- Receipts and invoices: the full name, without colour.

# In Plaza
Keep colours and logo in My business: your page, the Creator's signs and the chat use them.
`,
  },
);

export const OBJECTIONS = textDocument(
  "sales-objections",
  { es: "Objeciones y qué responder", en: "Objections and what to answer" },
  {
    es: `# Antes de cotizar
Tres preguntas: ¿para cuándo lo necesitas?, ¿qué no te gustó de la última vez que lo compraste?, ¿quién más decide?

# Las seis de siempre
| Dice | Quiere decir | Responde |
| --- | --- | --- |
| Está caro | No veo qué incluye | /esta-caro y la lista de lo que incluye |
| Lo voy a pensar | Me falta un dato | /lo-pienso |
| En otro lado me dan menos | Quiero saber si cedes | Pregunta qué incluye el otro; baja alcance, no precio |
| Mándame información | No es buen momento | Manda una página, no un catálogo; y una fecha para hablar |
| Tengo que consultarlo | No decide solo | Ofrece explicarlo a los dos en diez minutos |
| Ahorita no | No es urgente | Pregunta el mes y apúntalo; escríbele ese mes |

# Seguimiento
- Día 2: /seguimiento. Día 5: una idea nueva o un ejemplo parecido. Día 10: cierre amable.
- Máximo tres mensajes. Después, solo si el cliente escribe.

# Se anota siempre
Qué pidió, cuánto se cotizó, en qué quedó y, si se perdió, por qué. En un mes sabrás qué objeción te cuesta más.
`,
    en: `# Before you quote
Three questions: when do you need it, what did you dislike the last time you bought it, and who else decides?

# The usual six
| They say | They mean | You answer |
| --- | --- | --- |
| It is expensive | I cannot see what is included | /too-dear and the list of what is included |
| I will think about it | Something is missing | /thinking |
| Elsewhere it costs less | I want to see if you give way | Ask what theirs includes; reduce the scope, not the price |
| Send me information | This is a bad moment | Send one page, not a catalogue; and a date to talk |
| I have to ask | They do not decide alone | Offer to explain it to both in ten minutes |
| Not now | It is not urgent | Ask which month, note it, and write that month |

# Following up
- Day 2: /follow-up. Day 5: a new idea or a similar case. Day 10: a friendly close.
- Three messages at most. After that, only if the customer writes.

# Always note
What they asked for, what was quoted, how it ended and, if lost, why. In a month you will know which objection costs you most.
`,
  },
);

export const SUPPLIER_CALL = textDocument(
  "supplier-call",
  { es: "Hoja para llamar al proveedor", en: "Supplier call sheet" },
  {
    es: `# Antes de la llamada
| Dato | Anótalo |
| --- | --- |
| Lo que compré los últimos tres meses (cantidad y monto) | |
| El último precio y el de hace un año | |
| Otro precio del mismo producto, con nombre y fecha | |
| Mi meta justa: el último precio más la inflación, menos mi descuento por volumen | |
| Lo máximo que pago antes de cambiar de proveedor | |
| Qué puedo dar a cambio: pago de contado, pedido fijo, recoger yo | |

# En la llamada
1. Empieza por lo bueno: «llevamos dos años y llegan a tiempo».
2. Di el volumen antes que el precio: «son 40 kilos fijos a la semana».
3. Pide, y cállate. El silencio es parte de la llamada.
4. Si no baja el precio, pide otra cosa: entrega gratis, 15 días para pagar, merma repuesta.
5. Repite el acuerdo en voz alta y mándalo por escrito ese mismo día.

# Después
Precio acordado, desde qué fecha, hasta cuándo y con quién se habló. Guárdalo junto a esta hoja.
`,
    en: `# Before the call
| Fact | Write it down |
| --- | --- |
| What I bought in the last three months (quantity and amount) | |
| The last price, and the one a year ago | |
| Another price for the same product, with name and date | |
| My fair target: last price plus inflation, less my discount for volume | |
| The most I pay before I change suppliers | |
| What I can give: cash payment, a fixed order, collecting it myself | |

# On the call
1. Begin with what is good: "we have worked together for two years, and you are on time".
2. Say the volume before the price: "it is a fixed 40 kilos a week".
3. Ask, and be quiet. Silence is part of the call.
4. If the price stays, ask for something else: free delivery, 15 days to pay, spoiled goods replaced.
5. Say the agreement aloud, and send it in writing the same day.

# Afterwards
The price, from when, until when, and with whom you spoke. Keep it with this sheet.
`,
  },
);

export const QUOTE = textDocument(
  "quote-template",
  { es: "Plantilla de cotización", en: "Quote template" },
  {
    es: `# Cotización [número]
**Fecha:** [día/mes/año] · **Vigencia:** 15 días naturales
**Para:** [nombre del cliente] · **De:** [tu negocio], [teléfono]

| Cantidad | Descripción | Precio unitario | Importe |
| --- | --- | --- | --- |
| | | | |
| | | | |
| | **Subtotal** | | |
| | **IVA (16 %)** | | |
| | **Total** | | |

**Incluye:** [entrega, instalación, garantía].
**No incluye:** [lo que se cobra aparte, dicho sin rodeos].
**Forma de pago:** 50 % para empezar y 50 % contra entrega.
**Tiempo de entrega:** [días hábiles] a partir del anticipo.

Si algo no queda claro o quieres otra cantidad, respóndeme aquí y la ajusto hoy mismo.
`,
    en: `# Quote [number]
**Date:** [day/month/year] · **Valid for:** 15 days
**For:** [customer's name] · **From:** [your business], [phone]

| Quantity | Description | Unit price | Amount |
| --- | --- | --- | --- |
| | | | |
| | | | |
| | **Subtotal** | | |
| | **Tax** | | |
| | **Total** | | |

**Includes:** [delivery, installation, guarantee].
**Does not include:** [what costs extra, said plainly].
**Payment:** 50 % to begin and 50 % on delivery.
**Delivery time:** [working days] from the deposit.

If something is unclear or you need another quantity, reply here and I will change it today.
`,
  },
);

export const NOTICE = textDocument(
  "notice-template",
  { es: "Plantilla de aviso", en: "Notice template" },
  {
    es: `# Aviso a clientes: cambio de horario
A partir del **[día y fecha]** abrimos de **[hora]** a **[hora]**. Lo hacemos para [razón en seis palabras].
Si tenías un pedido o una cita fuera de ese horario, escríbenos y lo acomodamos. Gracias por tu comprensión.

# Aviso a clientes: cambio de precio
El **[fecha]** cambian algunos precios porque subieron [insumos]. Los pedidos hechos antes de ese día se respetan al precio anterior. La lista nueva está en [dónde].

# Aviso al equipo
**Qué cambia:** [una línea].
**Desde cuándo:** [fecha y hora].
**Qué tienes que hacer:** [una acción].
**Con quién preguntar:** [nombre].
`,
    en: `# Notice to customers: new hours
From **[day and date]** we open from **[time]** to **[time]**. We do so to [the reason in six words].
If you had an order or an appointment outside those hours, write to us and we will find another time. Thank you for understanding.

# Notice to customers: new prices
On **[date]** some prices change, because [supplies] cost more. Orders made before that day keep the former price. The new list is at [where].

# Notice to the team
**What changes:** [one line].
**From when:** [date and time].
**What you need to do:** [one action].
**Whom to ask:** [name].
`,
  },
);

export const HOUSE_MANUAL = textDocument(
  "house-manual",
  { es: "Manual de la casa", en: "House manual" },
  {
    es: `# Manual de la casa
Cómo se hacen aquí las cosas. Se busca desde cualquier parte de Plaza y los agentiks de este espacio lo leen.

# Quién es quién
| Puesto | Persona | Para qué se le busca |
| --- | --- | --- |
| Dueña o dueño | | Dinero, proveedores, quejas que no se resuelven en el momento |
| Encargada o encargado de turno | | Turnos, faltas, llaves |
| Caja | | Cobros, cambios, facturas |

# Llegar y salir
- Se llega 10 minutos antes del turno. Si no vas a llegar, avisa con 2 horas.
- Los cambios de turno se acuerdan entre dos y los aprueba quien está a cargo.
- Descanso: 30 minutos en turnos de más de 5 horas.

# Con clientes
- Se saluda antes de 10 segundos, aunque estés ocupada u ocupado.
- Un error nuestro se repone sin discutir hasta [monto]. Más de eso, se pregunta.
- Devoluciones: 7 días con ticket; comida no.

# Dinero
- El fondo de caja es de [monto]. De la caja no se toma dinero, ni prestado.
- Cada gasto lleva ticket y firma el mismo día.

# Emergencias
911. Extintor: [dónde]. Llave del gas: [dónde]. Interruptor general: [dónde].
`,
    en: `# House manual
How things are done here. It is found from anywhere in Plaza, and the agentiks of this space read it.

# Who is who
| Role | Person | Ask them about |
| --- | --- | --- |
| Owner | | Money, suppliers, complaints that are not solved at once |
| Shift lead | | Shifts, absences, keys |
| Till | | Payments, exchanges, invoices |

# Coming and going
- Be here 10 minutes before the shift. If you cannot come, say so 2 hours ahead.
- Two people agree on a change of shifts, and the lead approves it.
- Break: 30 minutes in shifts of more than 5 hours.

# With customers
- Greet within 10 seconds, even if you are busy.
- Our own mistake is made good without argument, up to [amount]. Above that, ask.
- Returns: 7 days with the receipt; not food.

# Money
- The cash float is [amount]. No money is taken from the till, not even borrowed.
- Each expense has a receipt and a signature the same day.

# Emergencies
[Number]. Extinguisher: [where]. Gas valve: [where]. Main switch: [where].
`,
  },
);

export const ARCHIVE = textDocument(
  "archive-index",
  { es: "Índice del archivo", en: "Archive index" },
  {
    es: `# Índice del archivo
Sube a este mismo espacio fotos y PDF de recibos y contratos: Plaza los lee y los encuentra por lo que dicen, con la página.

# Cómo nombrarlos
**año-mes-día, quién, qué**: «2026-03-14 CFE recibo de luz», «2026-01-02 Inmobiliaria Sol contrato de renta».

# Etiquetas
| Etiqueta | Qué lleva | Cuánto se guarda |
| --- | --- | --- |
| facturas | Emitidas y recibidas | 5 años |
| nómina | Recibos firmados | 5 años después de la baja |
| contratos | Renta, proveedores, seguros | Mientras vivan y 5 años más |
| permisos | Uso de suelo, salubridad, protección civil | Vigente y el anterior |
| garantías | Equipos y muebles | Hasta que venzan |

# Vencimientos
| Documento | Vence | Avisar a |
| --- | --- | --- |
| Contrato de renta | | |
| Seguro | | |
| Permiso municipal | | |
`,
    en: `# Archive index
Upload pictures and PDFs of receipts and contracts to this space: Plaza reads them and finds them by what they say, with the page.

# How to name them
**year-month-day, who, what**: "2026-03-14 Power company bill", "2026-01-02 Sol Estates rental contract".

# Labels
| Label | What it holds | Kept for |
| --- | --- | --- |
| invoices | Issued and received | 5 years |
| payroll | Signed slips | 5 years after the person leaves |
| contracts | Rent, suppliers, insurance | While they run and 5 years more |
| permits | Land use, health, fire safety | The current and the former one |
| warranties | Equipment and furniture | Until they end |

# What expires
| Document | Expires | Tell |
| --- | --- | --- |
| Rental contract | | |
| Insurance | | |
| Town permit | | |
`,
  },
);

export const TEAM_CHANNELS = textDocument(
  "team-channels",
  { es: "Conversaciones del equipo", en: "The team's conversations" },
  {
    es: `# Una conversación para cada cosa
| Conversación | Para qué | Quién contesta |
| --- | --- | --- |
| Turno de la mañana | Entradas, faltas, lo que dejó la noche | Encargada o encargado |
| Turno de la tarde | Lo mismo, al revés | Encargada o encargado |
| Sucursal [Centro] | Lo que solo pasa ahí: llaves, visitas, inventario | Encargada o encargado |
| Caja | Cortes, faltantes, billetes chicos | Caja |
| [Cliente grande] | Sus pedidos y acuerdos | Quien lo atiende |

# Reglas cortas
- Un asunto por conversación. Si cambia el asunto, se abre otra.
- Lo urgente se llama por teléfono; lo demás puede esperar al turno.
- Lo que se acuerda se vuelve tarea con fecha y responsable.
- Fuera de turno no se espera respuesta.
`,
    en: `# One conversation for each thing
| Conversation | What for | Who answers |
| --- | --- | --- |
| Morning shift | Arrivals, absences, what the night left | Shift lead |
| Evening shift | The same, the other way round | Shift lead |
| [Centre] branch | What happens only there: keys, visits, stock | Shift lead |
| Till | Closings, shortages, small change | Till |
| [Big customer] | Their orders and agreements | The person who looks after them |

# Short rules
- One subject for each conversation. If the subject changes, open another.
- What is urgent is a phone call; the rest can wait for the shift.
- What is agreed becomes a task with a date and a person.
- Off shift, an answer is not expected.
`,
  },
);

export const SECOND_BRANCH = textDocument(
  "second-branch",
  { es: "Manual para abrir otra sucursal", en: "Manual to open another branch" },
  {
    es: `# ¿Ya toca?
Abre la segunda cuando la primera funcione dos semanas sin ti, deje utilidad seis meses seguidos y tengas a quien la encargue. Si falta una, espera.

# Doce semanas
| Semana | Qué se hace | Queda listo cuando |
| --- | --- | --- |
| 1–2 | Contar gente en tres locales, a tres horas, tres días | Hay un número por local |
| 3 | Negociar renta: un mes de gracia y obra descontada | Contrato firmado |
| 4 | Uso de suelo, salubridad, protección civil | Folios en el archivo |
| 5–7 | Obra, luz, agua, gas, internet | Prueba con todo prendido |
| 6 | Contratar: encargada primero, luego el equipo | Seis cartas de referencia llamadas |
| 8 | Equipo y mobiliario | Inventario firmado |
| 9–10 | Capacitación en la sucursal 1, turno completo | Cada persona abre y cierra sola |
| 11 | Inventario inicial y precios iguales a la 1 | Lista igual en las dos |
| 12 | Apertura suave con vecinos; después, el letrero | Caja cuadrada tres días |

# Capacitación: lo mínimo de cada puesto
- **Caja:** cobrar, devolver, corte, billete falso.
- **Cocina o piso:** las diez recetas o servicios que son el 80 % de la venta, con foto y gramaje.
- **Encargada:** turnos, compras, quejas, números de la semana.

# Lo que no se cambia
Receta, precio, saludo y horario. Lo demás se adapta al barrio.
`,
    en: `# Is it time?
Open the second when the first runs two weeks without you, has left a profit for six months in a row, and you have someone to lead it. If one is missing, wait.

# Twelve weeks
| Week | What is done | It is ready when |
| --- | --- | --- |
| 1–2 | Count people at three places, three hours, three days | There is a number for each |
| 3 | Negotiate the rent: a month free, and works deducted | The contract is signed |
| 4 | Land use, health, fire safety | The numbers are in the archive |
| 5–7 | Works, power, water, gas, internet | Everything runs at once |
| 6 | Hire: the lead first, then the team | Six references have been called |
| 8 | Equipment and furniture | The inventory is signed |
| 9–10 | Training at branch 1, whole shifts | Each person opens and closes alone |
| 11 | First stock, and prices as in branch 1 | The lists are the same |
| 12 | Soft opening with the neighbours; then the sign | The till is right three days running |

# Training: the least each role needs
- **Till:** charging, refunds, closing, false notes.
- **Kitchen or floor:** the ten recipes or services that make 80 % of sales, with picture and weights.
- **Lead:** shifts, purchases, complaints, the week's figures.

# What does not change
Recipe, price, greeting and hours. The rest adapts to the neighbourhood.
`,
  },
);

export const SHIFT_RULES = textDocument(
  "shift-rules",
  { es: "Reglas para armar turnos", en: "Rules for making shifts" },
  {
    es: `# En este orden
1. **Demanda:** llena en la tabla cuántos clientes hay por hora. Una persona atiende de 10 a 12 por hora en mostrador y de 4 a 5 mesas.
2. **Descansos:** un día completo por semana y 12 horas entre un turno y otro.
3. **Acuerdos:** escuela, hijos, segundo trabajo. Lo prometido se respeta primero.
4. **Justicia:** los domingos y las noches rotan. Se publica el miércoles para la semana siguiente.

# Límites que no se negocian
- 48 horas a la semana de día, 42 de noche; el resto es tiempo extra.
- Media hora de descanso en jornada continua.
- Menores de 15 años no trabajan; a los 15, máximo 6 horas al día.
Son los de la Ley Federal del Trabajo en México; en otro país cambia los números.

# Cuando falta alguien
Primero voluntarios con tiempo extra, después quien tenga menos horas en la semana. Nunca la misma persona dos veces seguidas.
`,
    en: `# In this order
1. **Demand:** enter in the table how many customers come each hour. One person serves 10 to 12 an hour at a counter, and 4 to 5 tables.
2. **Rest:** one whole day a week, and 12 hours between two shifts.
3. **Agreements:** school, children, a second job. What was promised comes first.
4. **Fairness:** Sundays and nights rotate. Published on Wednesday for the next week.

# Limits that are not negotiated
- 48 hours a week by day, 42 by night; the rest is overtime.
- Half an hour of rest in an unbroken shift.
- Under 15 may not work; at 15, 6 hours a day at most.
These are Mexico's; in another country, change the figures to those of its law.

# When someone is missing
First volunteers with overtime, then the person with the fewest hours that week. Never the same person twice in a row.
`,
  },
);

export const WHATS_NEW = textDocument(
  "what-is-new",
  { es: "Novedades y cómo aprovecharlas", en: "What is new and how to use it" },
  {
    es: `# Lo que ya puedes hacer en Plaza
Una cosa por semana es suficiente.

| Novedad | Para qué te sirve | Pruébala en cinco minutos |
| --- | --- | --- |
| Apps que se abren | Cada app dice qué agrega y qué puede ver | Mis cosas → una app → Abrir |
| Páginas por giro | Una página con tu nombre, precios y WhatsApp | Constructor → Plantillas |
| Bandeja | Todas las conversaciones de tus clientes juntas | Menú → Bandeja |
| Agentiks que avisan | Te dicen si un cliente espera o una tarea se atrasa | Agentiks → Crear → Vigía |
| Corte de la noche | Cómo fue el día, en un aviso | Perks → Corte diario |
| Documentos que se citan | Respuestas con la página de donde salen | Espacio → Documentos |

# Cómo aprovechar un mes
1. Semana 1: sube tu lista de precios y tu horario a Documentos.
2. Semana 2: lanza un agentik de preguntas y pruébalo con las diez que más te hacen.
3. Semana 3: publica tu página y pega el QR en el mostrador.
4. Semana 4: lee qué preguntas quedaron sin respuesta y complétalas.

Cuando haya una versión nueva de esta guía, la verás en Mis cosas con el botón Actualizar.
`,
    en: `# What you can already do in Plaza
One thing a week is enough.

| New | What it is good for | Try it in five minutes |
| --- | --- | --- |
| Apps that open | Each app says what it adds and what it may see | My things → an app → Open |
| Pages by trade | A page with your name, prices and WhatsApp | Builder → Templates |
| Inbox | All your customers' conversations together | Menu → Inbox |
| Agentiks that warn | They tell you when a customer waits or a task is late | Agentiks → Create → Lookout |
| Evening close | How the day went, in one notice | Perks → Daily close |
| Documents that are quoted | Answers with the page they come from | Space → Documents |

# Making the most of a month
1. Week 1: upload your price list and opening hours to Documents.
2. Week 2: launch an agentik for questions, and try it with the ten you hear most.
3. Week 3: publish your page, and put its QR code on the counter.
4. Week 4: read which questions had no answer, and complete them.

When there is a new version of this guide, My things shows it with the button Update.
`,
  },
);

export const INVOICE_GUIDE = textDocument(
  "invoice-guide",
  { es: "Facturas por lote, paso a paso", en: "Invoices in batches, step by step" },
  {
    es: `# Paso a paso
1. Guarda a cada cliente una sola vez en la tabla «Datos fiscales de clientes». Para pedirlos, manda /datos-factura.
2. Abre la tabla «Lote de cien facturas»: tiene cien filas, una por factura. Llénala aquí o descárgala a tu hoja de cálculo. Copia RFC, nombre, régimen y código postal **tal como están en la constancia** del cliente. Un acento de más y el SAT la rechaza.
3. Llena cantidad y precio unitario sin IVA; la tabla calcula importe, IVA y total. En fronteras y alimentos básicos cambia la tasa (0.08 o 0).
4. Revisa con otra persona y escribe «sí» en la columna «Revisada»: quien llena no revisa. A quien tenga duda, /revisar-factura. Borra las filas que no uses.
5. Sube la tabla terminada a Documentos y dale el lote a tu contadora o a tu sistema de facturación.

# Lo que más se rechaza
| Error | Cómo se evita |
| --- | --- |
| El nombre no coincide | Sin «S.A. de C.V.» en CFDI 4.0 y en mayúsculas, como la constancia |
| Régimen y uso no compatibles | G03 gastos en general sirve a casi todos los regímenes de empresa |
| Código postal viejo | Pide la constancia con menos de tres meses |
| Forma de pago 99 con método PUE | PUE lleva la forma real (01, 03, 04, 28); 99 va con PPD |

Plaza prepara y ordena los datos; el timbrado lo hace tu sistema de facturación.
`,
    en: `# Step by step
1. Keep each customer once in the table "Customers' tax data". To ask for them, send /invoice-data.
2. Open the table "Batch of a hundred invoices": it has a hundred rows, one for each. Fill it in here, or download it for your spreadsheet. Copy tax ID, name, regime and postal code **exactly as on the customer's tax certificate**.
3. Enter quantity and unit price before tax; the table works out amount, tax and total. Change the rate where another one holds (0.08 or 0).
4. Go through it with another person and write "yes" in the column "Checked": the one who fills in does not check. Ask the customer with /check-invoice where in doubt. Delete the rows that you do not use.
5. Upload the finished table to Documents, and give the batch to your accountant or invoicing system.

# What is rejected most
| Mistake | How to avoid it |
| --- | --- |
| The name differs | In Mexico (CFDI 4.0): capitals, without "S.A. de C.V.", as on the certificate |
| Regime and use do not match | G03, general expenses, suits nearly all company regimes |
| An old postal code | Ask for a certificate of the last three months |
| Form of payment 99 with method PUE | PUE takes the real form (01, 03, 04, 28); 99 goes with PPD |

Plaza prepares and orders the data; the invoice is stamped by your invoicing system.
`,
  },
);

export const TABLE_FORMULAS = textDocument(
  "formulas-explained",
  { es: "Las fórmulas, explicadas", en: "The formulas explained" },
  {
    es: `# Cómo leer una fórmula
Una fórmula empieza con =. La letra es la columna y el número es la fila: B2 es la segunda fila de la columna B. * multiplica y / divide.

| Quiero saber | Fórmula | En palabras |
| --- | --- | --- |
| Lo que cuesta un ingrediente en un platillo | =B2*C2 | cantidad por precio |
| Lo que me deja | =D2-E2 | precio de venta menos costo |
| El margen | =(D2-E2)/D2 | lo que deja entre el precio; 0.65 es 65 % |
| El precio para ganar 65 % | =E2/(1-0.65) | costo entre lo que falta para 1 |
| El IVA incluido en un precio | =D2-D2/1.16 | precio menos precio sin IVA |
| Lo que creció | =(C2-B2)/B2 | diferencia entre lo de antes |

# Dos errores comunes
- **Ganar 65 % no es costo por 1.65.** Costo 35 por 1.65 da 57.75, y eso deja 39 %. Costo 35 entre 0.35 da 100: eso sí deja 65 %.
- **El descuento sale de tu ganancia.** Si ganas 30 y descuentas 10, no perdiste 10 %: perdiste la tercera parte.
`,
    en: `# How to read a formula
A formula begins with =. The letter is the column and the number the row: B2 is the second row of column B. * multiplies and / divides.

| I want to know | Formula | In words |
| --- | --- | --- |
| What an ingredient costs in a dish | =B2*C2 | quantity times price |
| What it leaves me | =D2-E2 | sales price less cost |
| The margin | =(D2-E2)/D2 | what is left over the price; 0.65 is 65 % |
| The price to earn 65 % | =E2/(1-0.65) | cost divided by what is missing to 1 |
| The tax of 16 % in a price | =D2-D2/1.16 | price less the price without tax |
| How much it grew | =(C2-B2)/B2 | the difference over the former |

# Two common mistakes
- **Earning 65 % is not cost times 1.65.** A cost of 35 times 1.65 is 57.75, which leaves 39 %. A cost of 35 divided by 0.35 is 100: that leaves 65 %.
- **A discount comes out of your profit.** If you earn 30 and take off 10, you have not lost 10 %: you have lost a third.
`,
  },
);

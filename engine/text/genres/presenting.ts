/** Long because it is a list of texts. */

import type { Genre } from "#engine/text/genre.ts";

/** Texts in which a business presents itself. */
export const PRESENTING: readonly Genre[] = [
  {
    key: "about-us",
    name: { es: "Quiénes somos", en: "About us" },
    asks: {
      es: /\b(quienes somos|sobre nosotros|acerca de nosotros|nuestra historia|historia (?:de|del) (?:mi |el |nuestro )?(?:negocio|local|restaurante|taller)|presentacion (?:de|del) (?:mi |el |nuestro )?negocio|presenta(?:r|nos)? (?:a )?(?:mi|nuestr[oa]) (?:negocio|local|tienda|estetica|salon|restaurante?|fonda|taller|cafeteria|panaderia|barberia|estudio|agencia|empresa))/,
      en: /\b(about[- ]us|who we are|our story|story of (?:my|our) (?:business|shop|restaurant)|introduce (?:my|our) business)/,
    },
    es: {
      warm: {
        short:
          "<Somos|Detrás de esta puerta está> {business}[[, en {town}]]. <Nos dedicamos a|Lo nuestro es> {what}, y lo hacemos <como nos gustaría recibirlo|con las manos y con paciencia>. <Ven a conocernos|Aquí te esperamos>[[ en {address}]].",
        long: "## <Quiénes somos|Esta es tu casa>\n\n[Cómo empezó, en una frase]. Hoy somos {business}[[, en {town}]], y lo nuestro es {what}.\n\n**Cómo trabajamos.** <Hacemos cada cosa como nos gustaría recibirla|Preferimos hacer menos y hacerlo bien>. Si algo no queda como debe, lo decimos y lo arreglamos.\n\n**Con quién.** [Quiénes son y desde cuándo].\n\n**Dónde nos encuentras.** [[{address}. ]][[Abrimos {hours}. ]][[WhatsApp: {phone}. ]]<Ven sin prisa|Pasa a saludar, aunque no compres>.",
      },
      formal: {
        short:
          "{business} <es una empresa dedicada a|ofrece a sus clientes> {what}[[ en {town}]]. <Nuestro compromiso es la calidad y el cumplimiento|Trabajamos con seriedad y trato directo>. [[Informes: {phone}. ]]<Será un gusto atenderle|Quedamos a sus órdenes>.",
        long: "## <Nuestra empresa|Acerca de {business}>\n\n{business} <es una empresa dedicada a|se especializa en> {what}[[, con sede en {town}]].\n\n**Compromiso.** <Acordamos por escrito alcance, precio y fecha de entrega|Informamos con claridad precios, tiempos y condiciones antes de comenzar>, y respondemos por nuestro trabajo.\n\n**Contacto.** [[Domicilio: {address}. ]][[Horario: {hours}. ]][[Teléfono: {phone}. ]]<Será un gusto atenderle|Quedamos a sus órdenes>.",
      },
      playful: {
        short:
          "<Hola, somos|Esto es> {business}[[, de {town} para el mundo]]. <Nos dedicamos a|Nuestro superpoder es> {what}, <y lo hacemos bailando|y no nos da pena presumirlo>. <Ven y compruébalo|Entra, que no mordemos>[[: {address}]].",
        long: "## <La historia oficial (más o menos)|Quiénes somos cuando nadie nos ve>\n\n<Todo empezó con una idea, un préstamo y una tía que no nos creía|Había una vez un local vacío y unas ganas enormes>. Hoy somos {business}[[, orgullo de {town}]], y nuestro superpoder es {what}.\n\n- **Lo que sí hacemos:** <cumplir, reírnos y volver a cumplir|lo que prometemos, y a veces un poco más>.\n- **Lo que no hacemos:** <poner cara de lunes|decir «el sistema no me deja»>.\n- **Lo que nos mueve:** <la gente que regresa y trae a otra|tu cara de sorpresa, no te vamos a mentir>.\n\n[[Nos encuentras en {address}. ]][[Horario: {hours}. ]][[Mensajes a todas horas (humanas): {phone}. ]]<Entra, que no mordemos|Ven y compruébalo>.",
      },
    },
    en: {
      warm: {
        short:
          "<We are|Behind this door is> {business}[[, in {town}]]. <Our trade is|We devote ourselves to> {what}, and we do it <the way we would like to receive it|by hand and with patience>. <Come and meet us|We look forward to seeing you>[[ at {address}]].",
        long: "## <Who we are|Make yourself at home>\n\n[How it began, in one sentence]. Today we are {business}[[, in {town}]], and our trade is {what}.\n\n**How we work.** <We make each thing the way we would like to receive it|We prefer to do less and to do it well>. If something is not as it should be, we say so and put it right.\n\n**With whom.** [Who you are, and since when].\n\n**Where to find us.** [[{address}. ]][[Open {hours}. ]][[WhatsApp: {phone}. ]]<Come without hurry|Drop in to say hello, even if you buy nothing>.",
      },
      formal: {
        short:
          "{business} <is a company devoted to|offers its customers> {what}[[ in {town}]]. <Our commitment is quality and keeping our word|We work with care and deal with you directly>. [[Information: {phone}. ]]<It will be a pleasure to attend to you|We remain at your service>.",
        long: "## <Our company|About {business}>\n\n{business} <is a company devoted to|specialises in> {what}[[, based in {town}]].\n\n**Commitment.** <We agree scope, price and date of delivery in writing|We state prices, times and conditions clearly before we begin>, and we stand by our work.\n\n**Contact.** [[Address: {address}. ]][[Opening hours: {hours}. ]][[Telephone: {phone}. ]]<It will be a pleasure to attend to you|We remain at your service>.",
      },
      playful: {
        short:
          "<Hello, we are|This is> {business}[[, from {town} to the world]]. <We do|Our superpower is> {what}, <and we do it dancing|and we are not shy about it>. <Come and see for yourself|Come in, we do not bite>[[: {address}]].",
        long: "## <The official story (more or less)|Who we are when nobody is looking>\n\n<It all began with an idea, a loan and an aunt who did not believe us|Once upon a time there was an empty shop and a huge wish>. Today we are {business}[[, the pride of {town}]], and our superpower is {what}.\n\n- **What we do:** <deliver, laugh and deliver again|what we promise, and sometimes a little more>.\n- **What we do not do:** <put on a Monday face|say “the system will not let me”>.\n- **What keeps us going:** <people who come back and bring somebody along|the look on your face, we will not lie>.\n\n[[Find us at {address}. ]][[Open {hours}. ]][[Messages at all (human) hours: {phone}. ]]<Come in, we do not bite|Come and see for yourself>.",
      },
    },
  },
  {
    key: "service-description",
    name: { es: "Descripción de servicio", en: "Service description" },
    asks: {
      es: /\b(?:descripcion|describe|describir|presenta|presentar)(?: (?:de|del|un|una|el|la|mi|nuestro))* servicios?(?: (?:de|del))?|\bservicios? que ofrec\w+/,
      en: /\b(?:service description|describe (?:my|our|the|a) service|description of (?:my|our|the|a) service|services? (?:that )?we offer)(?: of)?/,
    },
    es: {
      warm: {
        short:
          "**{what}**[[ · desde {price}]]\n<Nos encargamos de todo para que tú no|Tú nos dices qué necesitas y nosotros lo resolvemos>. <Primero vemos, luego te decimos cuánto|Sin sorpresas al final>. [[Agenda por WhatsApp: {phone}. ]]{business}",
        long: "**{what}**[[ · desde {price}]]\n\n<Sabemos que buscas a alguien que llegue, cumpla y deje todo bien|Lo difícil no es encontrar quién lo haga, sino quién lo haga bien>. De eso nos encargamos.\n\n**Qué incluye**\n\n- <Una primera revisión para entender qué necesitas|Una plática sin prisa antes de empezar>\n- Precio claro antes de empezar, <sin cargos sorpresa|y por escrito>\n- El trabajo terminado y revisado contigo\n\n**Cómo empezamos.** [[Escríbenos al {phone} y ]]cuéntanos qué necesitas; agendamos cuando te quede bien. [[Estamos en {address}. ]]\n\n{business}",
      },
      formal: {
        short:
          "**{what}**[[ · desde {price}]]\nServicio <profesional|a la medida de lo que necesita>, con presupuesto previo por escrito. [[Citas e informes: {phone}. ]]{business}",
        long: "**{what}**[[ · desde {price}]]\n\nOfrecemos un servicio profesional, adaptado a sus necesidades, con alcances y tiempos definidos desde el inicio.\n\n**Alcance**\n\n- Diagnóstico <previo y sin compromiso|inicial de sus necesidades>\n- Presupuesto por escrito, desglosado por concepto\n- Ejecución en la fecha acordada y entrega con revisión conjunta\n\n**Contratación.** [[Comuníquese al {phone} o ]]<solicite una cita por este medio|visítenos para una primera entrevista>[[ en {address}]]. Con gusto le atenderemos.\n\n{business}",
      },
      playful: {
        short:
          "**{what}**[[ · desde {price}]] 🛠️\n<Tú relájate, que de esto nos encargamos|Ese pendiente que traes desde enero, hoy se acaba>. <Llegamos, resolvemos y hasta limpiamos|Rápido, bien y con buen humor>. [[Mensaje: {phone}. ]]{business}",
        long: "**{what}**[[ · desde {price}]] 🛠️\n\n<Ese pendiente que traes desde enero, hoy se acaba|Tu cuñado dijo que lo arreglaba; nosotros sí>. Tú pon el problema, que nosotros ponemos lo demás.\n\n**Lo que te llevas**\n\n- <Alguien que sí llega, y a la hora|Cero excusas, cero «vuelvo mañana»>\n- El precio antes, <no después del susto|para que respires tranquilo>\n- Un trabajo del que vas a presumir\n\n**Para empezar.** [[Manda mensaje al {phone}. ]]<Una foto del problema ya es media solución|Nos cuentas, nos reímos y lo arreglamos>.\n\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "**{what}**[[ · from {price}]]\n<We take care of everything so that you do not have to|You tell us what you need, and we sort it out>. <First we look, then we tell you the price|No surprises at the end>. [[Book on WhatsApp: {phone}. ]]{business}",
        long: "**{what}**[[ · from {price}]]\n\n<We know that you want somebody who turns up, keeps their word and leaves everything as it should be|The hard part is not finding somebody to do it, but somebody to do it well>. That is what we are here for.\n\n**What is included**\n\n- <A first look to understand what you need|A talk without hurry before we begin>\n- A clear price before we start, <with no surprises|in writing>\n- The finished work, checked together with you\n\n**How to begin.** [[Write to us at {phone} and ]]tell us what you need; we find a time that suits you. [[We are at {address}. ]]\n\n{business}",
      },
      formal: {
        short:
          "**{what}**[[ · from {price}]]\nA <professional service|service adapted to your needs>, with a prior quote in writing. [[Appointments and information: {phone}. ]]{business}",
        long: "**{what}**[[ · from {price}]]\n\nWe offer a professional service, adapted to your needs, with scope and times defined from the beginning.\n\n**Scope**\n\n- A <prior assessment with no obligation|first assessment of your needs>\n- A written quote, itemised\n- Work on the agreed date and a joint review on delivery\n\n**How to hire us.** [[Call {phone} or ]]<ask for an appointment by this means|visit us for a first interview>[[ at {address}]]. We will gladly attend to you.\n\n{business}",
      },
      playful: {
        short:
          "**{what}**[[ · from {price}]] 🛠️\n<Relax, we have got this|That chore you have put off since January ends today>. <We come, we fix and we even tidy up|Fast, good and in good spirits>. [[Message us: {phone}. ]]{business}",
        long: "**{what}**[[ · from {price}]] 🛠️\n\n<That chore you have put off since January ends today|Your brother-in-law said he would fix it; we will>. You bring the problem and we bring the rest.\n\n**What you get**\n\n- <Somebody who turns up, and on time|No excuses, no “I will be back tomorrow”>\n- The price first, <not after the shock|so that you can breathe>\n- A job that you will show off\n\n**To begin.** [[Message us at {phone}. ]]<A picture of the problem is half the solution|Tell us, we laugh together and we fix it>.\n\n{business}",
      },
    },
  },
  {
    key: "bio",
    name: { es: "Biografía para redes", en: "Bio for social media" },
    asks: {
      es: /\b(bio|biografia|descripcion (?:de|del|para) (?:mi |el )?perfil|perfil (?:de|para|en) (?:instagram|facebook|whatsapp|google|tiktok))(?: (?:para|de|en) (?:mi |el )?(?:perfil(?: de)? )?(?:redes|instagram|facebook|whatsapp|google|tiktok))?/,
      en: /\b(bio|profile (?:text|description)|(?:instagram|facebook|whatsapp|google) profile)(?: for (?:my )?(?:social media|instagram|facebook|whatsapp|google))?/,
    },
    es: {
      warm: {
        short:
          "{business}[[ · {town}]]\n<Lo nuestro: |Hacemos >{what} <con cariño|como en casa>\n[[📍 {address}]]\n[[📲 {phone}]]\n<Escríbenos 👇|Pide aquí 👇>",
        long: "**Instagram (hasta 150 letras)**\n\n{business}[[ · {town}]]\n{what} <con cariño|como en casa>\n[[📍 {address}]]\n[[📲 {phone}]]\n\n**WhatsApp**\n\n<Hola, gracias por escribir a|Estás en el WhatsApp de> {business}. [[Atendemos {hours}. ]]<Dinos qué necesitas y te contestamos pronto|Cuéntanos en qué te ayudamos>.\n\n**Google**\n\nEn {business} <hacemos|lo nuestro es> {what}[[, en {town}]]. <Atendemos por pedido y en el local|Nos gusta que vuelvas: por eso cuidamos cada detalle>. [[Estamos en {address}. ]][[Horario: {hours}. ]]",
      },
      formal: {
        short:
          "{business}[[ · {town}]]\n{what}: <atención profesional|calidad y puntualidad>\n[[Domicilio: {address}]]\n[[Teléfono: {phone}]]\n<Solicite informes|Agende una cita>",
        long: "**Instagram (hasta 150 letras)**\n\n{business}[[ · {town}]]\n{what}: <atención profesional|calidad y puntualidad>\n[[{address}]]\n[[{phone}]]\n\n**WhatsApp**\n\nLe agradecemos comunicarse con {business}. [[Nuestro horario de atención es {hours}. ]]<Indíquenos en qué podemos servirle|A la brevedad le responderemos>.\n\n**Google**\n\n{business} ofrece {what}[[ en {town}]], con trato directo y presupuestos claros. [[Domicilio: {address}. ]][[Horario: {hours}. ]][[Teléfono: {phone}. ]]",
      },
      playful: {
        short:
          "{business}[[ · {town}]] ✨\n{what} <y buena vibra|que se te van a antojar>\n[[📍 {address}]]\n[[📲 {phone}]]\n<Mándanos mensaje, contestamos con emojis|No nos sigas de lejos 👇>",
        long: "**Instagram (hasta 150 letras)**\n\n{business}[[ · {town}]] ✨\n{what} <y buena vibra|que se te van a antojar>\n[[📍 {address}]]\n<👇 Pica aquí y sé feliz|👇 No nos sigas de lejos>\n\n**WhatsApp**\n\n<¡Hola! Sí somos|Llegaste a> {business} 🎉 [[Contestamos {hours}. ]]<Si tardamos, es que estamos cocinando algo bueno para ti|Danos un minuto y te contestamos una persona de verdad>.\n\n**Google**\n\n{business}: {what}[[ en {town}]]. <Entras por curiosidad y sales con bolsa|Cinco minutos aquí y ya tienes tema para la cena>. [[Búscanos en {address}. ]][[Horario: {hours}. ]]",
      },
    },
    en: {
      warm: {
        short:
          "{business}[[ · {town}]]\n<We make |Our thing is >{what}, <with love|the way it should be>\n[[📍 {address}]]\n[[📲 {phone}]]\n<Write to us 👇|Order here 👇>",
        long: "**Instagram (up to 150 letters)**\n\n{business}[[ · {town}]]\n{what} <made with love|the way it should be>\n[[📍 {address}]]\n[[📲 {phone}]]\n\n**WhatsApp**\n\n<Hello, and thank you for writing to|This is the WhatsApp of> {business}. [[We answer {hours}. ]]<Tell us what you need and we will reply soon|Tell us how we can help>.\n\n**Google**\n\nAt {business} <we make|our thing is> {what}[[, in {town}]]. <We work to order and at our place|We like you to come back: that is why we look after each detail>. [[We are at {address}. ]][[Opening hours: {hours}. ]]",
      },
      formal: {
        short:
          "{business}[[ · {town}]]\n{what}: <professional attention|quality and punctuality> for our customers\n[[Address: {address}]]\n[[Telephone: {phone}]]\n<Ask us for information|Make an appointment with us>",
        long: "**Instagram (up to 150 letters)**\n\n{business}[[ · {town}]]\n{what}: <professional attention|quality and punctuality>\n[[{address}]]\n[[{phone}]]\n\n**WhatsApp**\n\nThank you for contacting {business}. [[Our opening hours are {hours}. ]]<Please tell us how we may serve you|We will reply as soon as possible>.\n\n**Google**\n\n{business} offers {what}[[ in {town}]], with direct dealing and clear quotes. [[Address: {address}. ]][[Opening hours: {hours}. ]][[Telephone: {phone}. ]]",
      },
      playful: {
        short:
          "{business}[[ · {town}]] ✨\n{what} <and good vibes|that you will want>\n[[📍 {address}]]\n[[📲 {phone}]]\n<Message us, we answer with emojis|Do not follow us from afar 👇>",
        long: "**Instagram (up to 150 letters)**\n\n{business}[[ · {town}]] ✨\n{what} <and good vibes|that you will want>\n[[📍 {address}]]\n<👇 Tap here and be happy|👇 Do not follow us from afar>\n\n**WhatsApp**\n\n<Hello! Yes, this is|You have reached> {business} 🎉 [[We answer {hours}. ]]<If we are slow, we are cooking up something good for you|Give us a minute and a real person will answer>.\n\n**Google**\n\n{business}: {what}[[ in {town}]]. <You come in out of curiosity and leave with a bag|Five minutes here and you have something to tell at dinner>. [[Look for us at {address}. ]][[Opening hours: {hours}. ]]",
      },
    },
  },
  {
    key: "faq",
    name: { es: "Preguntas frecuentes", en: "Frequently asked questions" },
    asks: {
      es: /\b(preguntas frecuentes|preguntas y respuestas|faq)(?: (?:de|del|para|sobre))?/,
      en: /\b(frequently asked questions|questions and answers|faqs?)(?: (?:about|for|of|on))?/,
    },
    es: {
      warm: {
        short:
          "**¿Qué ofrecen?** {what}. <Si no lo ves, pregúntanos|Y si buscas algo más, dinos>.\n**¿Dónde están?** En {address}.\n**¿A qué hora abren?** {hours}.\n**¿Cómo pido?** <Por WhatsApp|Con un mensaje>: {phone}.",
        long: "## Preguntas frecuentes\n\n**¿Qué ofrecen?**\n{what}. <Si no ves lo que buscas, pregúntanos: a veces lo tenemos o sabemos quién|Y si necesitas algo especial, platícanos>.\n\n**¿Dónde están y a qué hora abren?**\nEn {address}. Abrimos {hours}.\n\n**¿Cómo hago un pedido?**\n<Mándanos un WhatsApp|Escríbenos> al {phone} con lo que necesitas y para cuándo; te confirmamos precio y hora <antes de prepararlo|por el mismo chat>.\n\n**¿Cómo puedo pagar?**\n[formas de pago]. Si necesitas comprobante, dinos al pedir.\n\n**¿Y si algo no queda bien?**\nNos dices y lo arreglamos. <Preferimos saberlo a que te quedes con la molestia|Para eso estamos>.",
      },
      formal: {
        short:
          "**¿Qué ofrece {business}?** {what}.\n**¿Cuál es el domicilio?** {address}.\n**¿Cuál es el horario?** {hours}.\n**¿Cómo se hace un pedido?** <Al teléfono|Comunicándose al> {phone}. <Con gusto le atendemos|Quedamos a sus órdenes>.",
        long: "## Preguntas frecuentes\n\n**¿Qué productos o servicios ofrece {business}?**\n{what}. <Para necesidades particulares, solicite un presupuesto|Si requiere algo distinto, con gusto lo evaluamos>.\n\n**¿Cuál es el domicilio y el horario de atención?**\n{address}. El horario es {hours}.\n\n**¿Cómo se realiza un pedido?**\nComuníquese al {phone} indicando lo que requiere y la fecha; <le confirmaremos precio y disponibilidad|recibirá una confirmación por el mismo medio>.\n\n**¿Qué formas de pago se aceptan?**\n[formas de pago]. <Si requiere factura, le agradecemos indicarlo al ordenar|Emitimos comprobante en todos los casos>.\n\n**¿Cuál es la política de devoluciones?**\nAtendemos cualquier inconformidad; le pedimos presentar su comprobante.",
      },
      playful: {
        short:
          "**¿Qué venden?** {what}, <y sonrisas gratis|entre otras tentaciones>.\n**¿Dónde los encuentro?** En {address}.\n**¿A qué hora?** {hours}.\n**¿Y para pedir?** <Mensajito al|Un WhatsApp al> {phone}.",
        long: "## Lo que todos preguntan\n\n**¿Qué venden?**\n{what}, <y sonrisas sin costo|entre otras tentaciones>. Si buscas otra cosa, pregunta: <lo peor que puede pasar es que te antojes|nos gustan los retos>.\n\n**¿Dónde y a qué hora los encuentro?**\nEn {address}. Abrimos {hours}. <Cinco minutos antes de cerrar también cuenta, pero llega corriendo|Sí, también cuando llueve>.\n\n**¿Cómo pido?**\nMensaje al {phone}. <Audio de menos de un minuto, por favor|Puedes mandar foto, dibujo o poema>.\n\n**¿Cómo pago?**\n[formas de pago]. <Los abrazos se aceptan solo como propina|Todavía no aceptamos canciones>.\n\n**¿Y si algo sale mal?**\nNos dices y lo arreglamos, <sin drama y sin letra chiquita|con pena y con ganas>.",
      },
    },
    en: {
      warm: {
        short:
          "**What do you offer?** {what}. <If you do not see it, ask us|And if you need something else, tell us>.\n**Where are you?** At {address}.\n**When are you open?** {hours}.\n**How do I order?** <By WhatsApp|With a message>: {phone}.",
        long: "## Frequently asked questions\n\n**What do you offer?**\n{what}. <If you do not see what you are looking for, ask us: sometimes we have it or know who does|And if you need something special, let us talk>.\n\n**Where are you, and when are you open?**\nAt {address}. We are open {hours}.\n\n**How do I order?**\n<Send us a WhatsApp|Write to us> at {phone} with what you need and by when; we confirm the price and the time <before we prepare it|in the same chat>.\n\n**How can I pay?**\n[ways to pay]. If you need a receipt, tell us when you order.\n\n**What if something is not right?**\nTell us and we will put it right. <We would rather know than leave you upset|That is what we are here for>.",
      },
      formal: {
        short:
          "**What does {business} offer?** {what}.\n**What is the address?** {address}.\n**What are the opening hours?** {hours}.\n**How does one order?** <By telephone|By calling>: {phone}. <We will gladly attend to you|We remain at your service>.",
        long: "## Frequently asked questions\n\n**Which products or services does {business} offer?**\n{what}. <For particular needs, please ask for a quote|If you require something different, we will gladly look into it>.\n\n**What are the address and the opening hours?**\n{address}. The opening hours are {hours}.\n\n**How is an order placed?**\nCall {phone}, stating what you require and the date; <we will confirm the price and the availability|you will receive a confirmation by the same means>.\n\n**Which forms of payment are accepted?**\n[ways to pay]. <If you require an invoice, please say so when you order|We issue a receipt in every case>.\n\n**What is the policy on returns?**\nWe attend to any complaint; please bring your receipt.",
      },
      playful: {
        short:
          "**What do you sell?** {what}, <and smiles for free|among other temptations>.\n**Where do I find you?** At {address}.\n**When?** {hours}.\n**And to order?** <A little message to|A WhatsApp to> {phone}.",
        long: "## What everybody asks\n\n**What do you sell?**\n{what}, <and smiles for free|among other temptations>. If you want something else, ask: <the worst that can happen is that you get hungry|we like a challenge>.\n\n**Where and when do I find you?**\nAt {address}. We are open {hours}. <Five minutes before closing counts too, but run|Yes, also when it rains>.\n\n**How do I order?**\nA message to {phone}. <Voice notes of less than a minute, please|You may send a picture, a drawing or a poem>.\n\n**How do I pay?**\n[ways to pay]. <Hugs are accepted as tips only|We do not take songs yet>.\n\n**And if something goes wrong?**\nTell us and we will fix it, <without drama and without small print|red-faced and with a will>.",
      },
    },
  },
  {
    key: "catalogue-intro",
    name: { es: "Presentación de catálogo", en: "Catalogue introduction" },
    asks: {
      es: /\b(?:presentacion|introduccion|texto) (?:de|del|para|a) (?:mi |el |nuestro |un )?catalogo|\b(catalogo)(?: (?:de|para))?/,
      en: /\b(?:catalogue|catalog)(?: introduction)?(?: (?:of|for))?|\bintroduction (?:to|for) (?:my |the |our )?catalog(?:ue)?/,
    },
    es: {
      warm: {
        short:
          "<Aquí está todo|Esto es lo que hacemos>: {what}. <Elige con calma|Míralo con quien tú quieras> y <mándanos el nombre de lo que te gustó|dinos cuál te apartamos>[[ al {phone}]]. {business}",
        long: "**<Nuestro catálogo|Todo lo que hacemos, en un solo lugar>**\n\n<Juntamos aquí lo que más nos piden y lo que más nos gusta hacer|Tómate tu tiempo: esto se mira con café>: {what}[[, desde {price}]].\n\n**Para pedir es fácil**\n\n1. <Anota el nombre de lo que te gustó|Mándanos una captura de lo que te gustó>.\n2. [[Escríbenos al {phone}.]]\n3. Te confirmamos precio, color o tamaño y <cuándo está listo|la fecha de entrega>.\n\nSi no encuentras lo que buscas, lo platicamos. [[También nos puedes visitar en {address}. ]]\n\n{business}",
      },
      formal: {
        short:
          "<Le presentamos nuestro catálogo|Ponemos a su consideración nuestro catálogo>: {what}. <Precios sujetos a cambio sin previo aviso|Solicite precios de mayoreo>. [[Pedidos: {phone}. ]]{business}",
        long: "**<Catálogo de productos|Nuestra oferta>**\n\nEstimado cliente:\n\n<Le presentamos nuestro catálogo, en el que encontrará|Ponemos a su consideración una selección de> {what}[[, con precios desde {price}]].\n\n**Condiciones de compra**\n\n- Los precios <están expresados en pesos mexicanos|incluyen impuestos> y pueden cambiar sin previo aviso.\n- Los pedidos se confirman <con un anticipo|por escrito>.\n- [[Pedidos e informes: {phone}.]]\n- [[Exhibición y entrega: {address}.]]\n\n<Para compras de mayoreo, con gusto prepararemos una cotización|Si requiere una pieza especial, le presentaremos un presupuesto>.\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "<Peligro: catálogo adentro|Abrir solo con cartera a la mano> 👀 {what}. <Elige uno, o haz como todos y elige tres|No nos hacemos responsables de los antojos>. [[Pide al {phone}. ]]{business}",
        long: "**<Peligro: catálogo adentro|Abrir con la cartera lejos>** 👀\n\n<Te advertimos que nadie sale de aquí con las manos vacías|Empieza como «nada más voy a ver» y ya sabemos cómo acaba>: {what}[[, desde {price}]].\n\n1. <Elige uno. O haz como todos y elige tres|Señala con el dedo, como en la pastelería>.\n2. [[Manda captura al {phone}.]]\n3. <Nosotros lo preparamos y tú inventas dónde ponerlo|Espera el mensaje de «ya está listo» y corre>.\n\n<¿No está lo que soñaste? Descríbelo: también hacemos sueños a la medida|Se vale preguntar, se vale dudar y se vale volver>. [[Ven a verlo en {address}. ]]\n\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "<It is all here|This is what we make>: {what}. <Take your time to choose|Look at it with whoever you like> and <send us the name of what you liked|tell us which one to set aside>[[ at {phone}]]. {business}",
        long: "**<Our catalogue|All that we make, in one place>**\n\n<Here is what you ask us for most and what we most like to make|Take your time: this goes well with coffee>: {what}[[, from {price}]].\n\n**Ordering is easy**\n\n1. <Note the name of what you liked|Send us a screenshot of what you liked>.\n2. [[Write to us at {phone}.]]\n3. We confirm the price, the colour or the size and <when it is ready|the date of delivery>.\n\nIf you do not find what you are looking for, let us talk. [[You can also visit us at {address}. ]]\n\n{business}",
      },
      formal: {
        short:
          "<We present our catalogue|Please consider our catalogue>: {what}. <Prices may change without notice|Ask for our wholesale prices>. [[Orders: {phone}. ]]{business}",
        long: "**<Product catalogue|Our range>**\n\nDear customer,\n\n<We present our catalogue, in which you will find|Please consider our selection of> {what}[[, with prices from {price}]].\n\n**Terms of purchase**\n\n- Prices <are in Mexican pesos|include taxes> and may change without notice.\n- Orders are confirmed <with a deposit|in writing>.\n- [[Orders and information: {phone}.]]\n- [[Showroom and delivery: {address}.]]\n\n<For wholesale purchases, we will gladly prepare a quote|If you require a special piece, we will present you with a quote>.\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "<Danger: catalogue inside|Open only with your wallet at hand> 👀 {what}. <Choose one, or do like everybody and choose three|We are not responsible for cravings>. [[Order at {phone}. ]]{business}",
        long: "**<Danger: catalogue inside|Keep your wallet away>** 👀\n\n<We warn you that nobody leaves with empty hands|It begins with “just looking”, and we know how that ends>: {what}[[, from {price}]].\n\n1. <Choose one. Or do like everybody and choose three|Point with your finger, as at the pastry shop>.\n2. [[Send a screenshot to {phone}.]]\n3. <We prepare it while you think where to put it|Wait for the “it is ready” message and run>.\n\n<Is your dream not here? Describe it: we also make dreams to measure|You may ask, you may doubt and you may come back>. [[Come and see it at {address}. ]]\n\n{business}",
      },
    },
  },
  {
    key: "welcome",
    name: { es: "Bienvenida a un cliente", en: "Welcome to a customer" },
    asks: {
      es: /\b(bienvenida|dar la bienvenida|bienvenid[oa])(?: (?:a|para) (?:un |una |el |la |mis |los )?(?:clientes?|miembros?)(?: nuev[oa]s?)?)?/,
      en: /\b(welcome)(?: (?:message|note|text|e-?mail))?(?: (?:to|for) (?:an? |my |the )?(?:new )?(?:customers?|members?|clients?))?/,
    },
    es: {
      warm: {
        short:
          "¡Hola[[, {name}]]! <Qué gusto tenerte por aquí|Gracias por elegirnos>. <Guarda este número|Aquí nos encuentras>[[: {phone}]] y <pregunta lo que quieras|dinos en qué te ayudamos>. {business}",
        long: "¡Hola[[, {name}]], y bienvenido a {business}!\n\n<Gracias por elegirnos: sabemos que hay muchas opciones y nos alegra que estés aquí|Qué gusto que te animaste>. Te dejamos lo que te puede servir:\n\n- [[**Pedidos y dudas:** {phone}]]\n- [[**Dónde estamos:** {address}]]\n- [[**Cuándo abrimos:** {hours}]]\n- **Lo que más nos piden:** {what}\n\n<Si algo no queda como esperabas, dínoslo con confianza|Cualquier cosa, aquí hay una persona que te contesta>. <Ojalá nos veamos seguido|Esperamos verte pronto>.\n\nUn abrazo,\n{business}",
      },
      formal: {
        short:
          "Estimado cliente[[, {name}]]: <le damos la más cordial bienvenida a|agradecemos su confianza en> {business}. [[Para cualquier asunto, estamos en el {phone}. ]]<Quedamos a sus órdenes|Será un gusto atenderle>.",
        long: "Estimado cliente[[, {name}]]:\n\n<Le damos la más cordial bienvenida a|Agradecemos la confianza que deposita en> {business}. Nos permitimos compartirle la información necesaria para atenderle mejor:\n\n- [[Teléfono de atención: {phone}]]\n- [[Domicilio: {address}]]\n- [[Horario: {hours}]]\n- Principales productos y servicios: {what}\n\n<Su opinión nos es de gran utilidad y le agradeceremos compartirla|Le pedimos hacernos saber cualquier observación>. <Esperamos que esta sea una relación duradera|Será un honor contar con su preferencia>.\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "<¡Ya eres de la familia|¡Bienvenido al club|¡Por fin llegaste>[[, {name}]]! 🎉 <Aquí no hay reglamento, solo ganas|No hay cuota, pero sí antojos>. [[Guárdanos en tus contactos: {phone}. ]]{business}",
        long: "<¡Ya eres de la familia|¡Bienvenido al club|¡Por fin llegaste>[[, {name}]]! 🎉\n\n<No hay cuota, no hay examen, no hay vuelta atrás|Aquí no hay reglamento, solo ganas de verte contento>. Tu equipo de bienvenida, o sea {business}, te deja lo básico:\n\n- [[📲 Para pedir, preguntar o saludar: {phone}]]\n- [[📍 La base secreta: {address}]]\n- [[🕐 Despiertos y peinados: {hours}]]\n- ⭐ Lo que vas a acabar pidiendo: {what}\n\n<Quejas, sugerencias y memes, por el mismo número|Si algo falla, nos dices y lo arreglamos sin hacernos los dormidos>. <Nos vemos pronto, que ya te guardamos lugar|Te vemos antes de lo que crees>.",
      },
    },
    en: {
      warm: {
        short:
          "Hello[[, {name}]]! <It is good to have you here|Thank you for choosing us>. <Keep this number|This is where you find us>[[: {phone}]] and <ask us anything|tell us how we can help>. {business}",
        long: "Hello[[, {name}]], and welcome to {business}!\n\n<Thank you for choosing us: we know that there are many options, and we are glad that you are here|We are so glad that you came>. Here is what may be useful:\n\n- [[**Orders and questions:** {phone}]]\n- [[**Where we are:** {address}]]\n- [[**When we are open:** {hours}]]\n- **What people ask us for most:** {what}\n\n<If something is not as you expected, please tell us|Whatever you need, there is a person here who answers>. <We hope to see you often|See you soon>.\n\nWarmly,\n{business}",
      },
      formal: {
        short:
          "Dear customer[[, {name}]], <we cordially welcome you to|we appreciate your trust in> {business}. [[For any matter, please call {phone}. ]]<We remain at your service|It will be a pleasure to attend to you>.",
        long: "Dear customer[[, {name}]],\n\n<We cordially welcome you to|We appreciate the trust that you place in> {business}. Please find below what you need in order to be attended to well:\n\n- [[Customer service: {phone}]]\n- [[Address: {address}]]\n- [[Opening hours: {hours}]]\n- Main products and services: {what}\n\n<Your opinion is most useful to us, and we would appreciate your sharing it|Please let us know of any remark>. <We hope that this will be a lasting relation|It will be an honour to have your preference>.\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "<You are family now|Welcome to the club|At last you are here>[[, {name}]]! 🎉 <No rules here, just good will|There is no fee, but there are temptations>. [[Keep our number: {phone}. ]]{business}",
        long: "<You are family now|Welcome to the club|At last you are here>[[, {name}]]! 🎉\n\n<No fee, no exam, no way back|There are no rules here, just the wish to see you happy>. Your welcome team, that is {business}, leaves you the basics:\n\n- [[📲 To order, to ask or to say hello: {phone}]]\n- [[📍 The secret base: {address}]]\n- [[🕐 Awake and combed: {hours}]]\n- ⭐ What you will end up ordering: {what}\n\n<Complaints, ideas and memes to the same number|If something goes wrong, tell us and we will fix it without playing dead>. <See you soon, we are keeping you a place|We will see you sooner than you think>.",
      },
    },
  },
];

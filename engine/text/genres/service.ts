/** Long because it is a list of texts. */

import type { Genre } from "#engine/text/genre.ts";

/** Messages around an order: quotes, confirmations, complaints, what one asks afterwards. */
export const SERVICE: readonly Genre[] = [
  {
    key: "order-confirmation",
    name: { es: "Confirmación de pedido", en: "Order confirmation" },
    asks: {
      es: /\b(confirmacion (?:de|del) (?:un |el |su )?(?:pedido|compra|orden)|confirmar (?:un |el |su )?(?:pedido|compra|orden)|pedido (?:confirmado|recibido))(?: de)?/,
      en: /\b(order confirmation|confirm (?:an |the |my |their )?(?:order|purchase)|order (?:received|confirmed))(?: (?:for|of))?/,
    },
    es: {
      warm: {
        short:
          "¡<Listo|Anotado|Pedido recibido>[[, {name}]]! {what}[[, {price}]]. <Lo tenemos para|Queda listo> {date}[[ a {time}]]. <Cualquier cambio, avísanos|Gracias por tu pedido>[[: {phone}]]. {business}",
        long: "¡<Gracias por tu pedido|Ya está anotado>[[, {name}]]!\n\n- **Pedido:** {what}\n- [[**Total:** {price}]]\n- **Listo para:** {date}[[, {time}]]\n- [[**Recoges en:** {address}]]\n\n<Revísalo con calma: si algo no está bien, dinos y lo cambiamos|Si necesitas cambiar algo, avísanos cuanto antes y lo movemos>. [[Estamos en el {phone}. ]]<Te escribimos cuando esté listo|Nosotros nos encargamos de lo demás>.\n\nCon gusto,\n{business}",
      },
      formal: {
        short:
          "Estimado cliente[[, {name}]]: <confirmamos la recepción de su pedido|su pedido ha quedado registrado>: {what}[[, por {price}]], para {date}[[ a {time}]]. <Agradecemos su preferencia|Quedamos a sus órdenes>. {business}",
        long: "Estimado cliente[[, {name}]]:\n\n<Confirmamos la recepción de su pedido con los siguientes datos|Su pedido ha quedado registrado como sigue>:\n\n- Concepto: {what}\n- [[Importe: {price}]]\n- Fecha de entrega: {date}[[, {time}]]\n- [[Lugar de entrega: {address}]]\n\n<Le agradecemos verificar la información e indicarnos cualquier corrección|Cualquier modificación deberá solicitarse con anticipación>. [[Atención a clientes: {phone}. ]]\n\nAgradecemos su preferencia.\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "<¡Trato hecho|¡Pedido atrapado|¡Manos a la obra>[[, {name}]]! {what}[[ por {price}]], para {date}[[ a {time}]]. <Ya le estamos echando ganas|Prepara el lugar, que va en camino>. {business} 🙌",
        long: "<¡Trato hecho|¡Pedido atrapado|¡Manos a la obra>[[, {name}]]! 🙌\n\n- 🧾 {what}\n- [[💵 {price}]]\n- 📅 {date}[[, {time}]]\n- [[📍 {address}]]\n\n<Léelo como si fuera contrato de estrella de cine|Revísalo ahora, que luego ya no se vale llorar>: si algo no cuadra, [[mándanos mensaje al {phone} y ]]lo arreglamos. <Nosotros ya nos pusimos el delantal|La espera es corta y vale la pena>.\n\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "<Done|Noted|Order received>[[, {name}]]! {what}[[, {price}]]. <It will be ready on|We have it down for> {date}[[ at {time}]]. <If anything changes, let us know|Thank you for your order>[[: {phone}]]. {business}",
        long: "<Thank you for your order|We have noted your order>[[, {name}]]!\n\n- **Order:** {what}\n- [[**Total:** {price}]]\n- **Ready on:** {date}[[, {time}]]\n- [[**Pick-up at:** {address}]]\n\n<Have a look at it: if something is not right, tell us and we will change it|If you need to change anything, let us know as soon as you can>. [[We are at {phone}. ]]<We will write to you when it is ready|We will take care of the rest>.\n\nWarmly,\n{business}",
      },
      formal: {
        short:
          "Dear customer[[, {name}]], <we confirm that we have received your order|your order has been registered>: {what}[[, for {price}]], for {date}[[ at {time}]]. <Thank you for your preference|We remain at your service>. {business}",
        long: "Dear customer[[, {name}]],\n\n<We confirm that we have received your order with the following details|Your order has been registered as follows>:\n\n- Item: {what}\n- [[Amount: {price}]]\n- Delivery date: {date}[[, {time}]]\n- [[Place of delivery: {address}]]\n\n<Please check this information and let us know of any correction|Any change must be requested in advance>. [[Customer service: {phone}. ]]\n\nThank you for your preference.\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "<It is a deal|Order caught|Sleeves rolled up>[[, {name}]]! {what}[[ for {price}]], for {date}[[ at {time}]]. <We are on it|Make some room, it is on its way>. {business} 🙌",
        long: "<It is a deal|Order caught|Sleeves rolled up>[[, {name}]]! 🙌\n\n- 🧾 {what}\n- [[💵 {price}]]\n- 📅 {date}[[, {time}]]\n- [[📍 {address}]]\n\n<Read it like a film star's contract|Check it now, crying later does not count>: if anything is off, [[message us at {phone} and ]]we will fix it. <We already have our aprons on|The wait is short and worth it>.\n\n{business}",
      },
    },
  },
  {
    key: "order-ready",
    name: { es: "Aviso de pedido listo", en: "Order ready" },
    asks: {
      es: /\b(pedido (?:esta |ya esta )?listo|aviso de (?:pedido|entrega)|ya (?:esta|puede) (?:listo|recoger|pasar)|pasar? a recoger|pedido (?:va )?en camino)/,
      en: /\b(order (?:is )?ready|ready (?:for|to) pick ?up|delivery notice|order (?:is )?on its way)/,
    },
    es: {
      warm: {
        short:
          "¡Hola[[, {name}]]! <Tu pedido ya está listo|Ya terminamos tu pedido>[[: {what}]]. <Pasa por él cuando gustes|Te esperamos>[[, {hours}]][[, en {address}]]. {business}",
        long: "¡Hola[[, {name}]]!\n\n<Buenas noticias: tu pedido ya está listo|Ya terminamos tu pedido y quedó muy bien>.\n\n- [[**Qué es:** {what}]]\n- [[**Por pagar:** {price}]]\n- [[**Dónde:** {address}]]\n- [[**Horario:** {hours}]]\n\n<Si no puedes venir tú, dinos quién lo recoge|Te lo guardamos sin problema hasta que puedas pasar>. [[Para que te lo llevemos, escríbenos al {phone}. ]]\n\n<Gracias por confiar en nosotros|Nos vemos pronto>,\n{business}",
      },
      formal: {
        short:
          "Estimado cliente[[, {name}]]: <le informamos que su pedido está disponible|su pedido se encuentra listo>[[: {what}]]. <Puede recogerlo|Le esperamos>[[ en {address}]][[, {hours}]]. {business}",
        long: "Estimado cliente[[, {name}]]:\n\n<Le informamos que su pedido se encuentra listo para su entrega|Nos complace comunicarle que su pedido está disponible>.\n\n- [[Concepto: {what}]]\n- [[Saldo por cubrir: {price}]]\n- [[Domicilio: {address}]]\n- [[Horario: {hours}]]\n\n<Si otra persona lo recogerá en su nombre, le agradecemos indicarlo previamente|Le sugerimos presentar su comprobante>. [[Para coordinar el envío, comuníquese al {phone}. ]]\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "<🔔 ¡Ding, ding|🎺 ¡Tarán|📣 ¡Última llamada>[[, {name}]]! {what} <te está esperando y pregunta por ti|ya se peinó y quiere irse contigo>. [[Pasa {hours}. ]][[{address}. ]]{business}",
        long: "<🔔 ¡Ding, ding|🎺 ¡Tarán|📣 ¡Atención>[[, {name}]]!\n\n{what} <ya está listo y pregunta a qué hora vienes|ya se bañó, ya se peinó y quiere irse contigo>.\n\n- [[📍 {address}]]\n- [[🕐 {hours}]]\n- [[💵 Trae {price} y una sonrisa (lo segundo es opcional)]]\n\n<Si mandas a alguien, dinos su nombre, que no lo entregamos a cualquiera|Te lo cuidamos, pero no prometemos no presumirlo>. [[¿Te lo llevamos? Mensaje al {phone}. ]]\n\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "Hi[[ {name}]]! <Your order is ready|We have finished your order>[[: {what}]]. <Come for it whenever you like|See you soon>[[, {hours}]][[, at {address}]]. {business}",
        long: "Hi[[ {name}]]!\n\n<Good news: your order is ready|We have finished your order, and it turned out very well>.\n\n- [[**What:** {what}]]\n- [[**To pay:** {price}]]\n- [[**Where:** {address}]]\n- [[**Open:** {hours}]]\n\n<If you cannot come yourself, tell us who will pick it up|We will keep it for you until you can come>. [[If you would like it delivered, write to us at {phone}. ]]\n\n<Thank you for trusting us|See you soon>,\n{business}",
      },
      formal: {
        short:
          "Dear customer[[, {name}]], <we inform you that your order is available|your order is ready>[[: {what}]]. <You may collect it|We look forward to your visit>[[ at {address}]][[, {hours}]]. {business}",
        long: "Dear customer[[, {name}]],\n\n<We inform you that your order is ready to be collected|We are pleased to tell you that your order is available>.\n\n- [[Item: {what}]]\n- [[Balance due: {price}]]\n- [[Address: {address}]]\n- [[Opening hours: {hours}]]\n\n<If another person will collect it for you, please let us know beforehand|We suggest that you bring your receipt>. [[To arrange delivery, please call {phone}. ]]\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "<🔔 Ding, ding|🎺 Ta-da|📣 Last call>[[, {name}]]! {what} <is waiting and asking for you|is combed and wants to go home with you>. [[Come {hours}. ]][[{address}. ]]{business}",
        long: "<🔔 Ding, ding|🎺 Ta-da|📣 Attention>[[, {name}]]!\n\n{what} <is ready and asks when you are coming|has had a bath, is combed and wants to go home with you>.\n\n- [[📍 {address}]]\n- [[🕐 {hours}]]\n- [[💵 Bring {price} and a smile (the second is optional)]]\n\n<If you send somebody, tell us their name: we do not hand it to just anyone|We will look after it, but we do not promise not to show it off>. [[Shall we bring it? Message us at {phone}. ]]\n\n{business}",
      },
    },
  },
  {
    key: "quote-letter",
    name: { es: "Cotización", en: "Quote" },
    asks: {
      es: /(?<!\b(?:ped(?:ir|imos)|pid(?:e|o|iendo)|solicit\w+)(?:les?)? (?:una |la |su |un |el )?)\b(cotizacion|cotizar|presupuesto|propuesta (?:comercial|de servicio|economica)?)(?: (?:de|del|para|por))?/,
      en: /\b(quote|quotation|estimate|(?:business |commercial )?proposal)(?: (?:for|of))?/,
    },
    es: {
      warm: {
        short:
          "Hola[[, {name}]]: <con gusto, aquí va tu cotización|gracias por preguntarnos>. {what}: {price}. [[Lo tendríamos {date}. ]][[El precio se respeta hasta {until}. ]]<Dinos y empezamos|Quedamos al pendiente>. [[Dudas: {phone}. ]]{business}",
        long: "Hola[[, {name}]]:\n\n<Gracias por pensar en nosotros|Con gusto, aquí está lo que platicamos>. Te paso la cotización:\n\n| Concepto | Precio |\n|---|---|\n| {what} | {price} |\n\n- **Qué incluye:** [lo que incluye]\n- **Qué no incluye:** [lo que va aparte]\n- [[**Lo tendríamos:** {date}]]\n- **Para empezar:** [anticipo y forma de pago]\n\n[[El precio se respeta hasta {until}. ]][[Si quieres ajustar algo, escríbenos al {phone} y lo vemos. ]]<Nos daría mucho gusto hacerlo|Quedamos al pendiente>.\n\n{business}",
      },
      formal: {
        short:
          "Estimado cliente[[, {name}]]: <en atención a su solicitud, le cotizamos|presentamos nuestra cotización por> {what}: {price}. [[Entrega: {date}. ]][[Vigencia: hasta {until}. ]]<Quedamos a sus órdenes|Será un gusto atenderle>. {business}",
        long: "**Cotización**\n\nEstimado cliente[[, {name}]]:\n\n<En atención a su amable solicitud, sometemos a su consideración la siguiente propuesta|Agradecemos su interés y le presentamos nuestra propuesta>:\n\n| Concepto | Importe |\n|---|---|\n| {what} | {price} |\n\n**Condiciones**\n\n- Alcance: [lo que incluye]\n- Exclusiones: [lo que va aparte]\n- [[Fecha de entrega: {date}]]\n- Forma de pago: [anticipo y forma de pago]\n- [[Vigencia: hasta {until}]]\n\n<Para cualquier aclaración quedamos a sus órdenes|Con gusto ajustaremos la propuesta a sus necesidades>[[ en el {phone}]].\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "Hola[[, {name}]]: <hicimos cuentas (y las revisamos dos veces)|la calculadora habló>. {what}: {price}. [[Para {date} queda. ]]<Di que sí y arrancamos|Danos el sí y ya nadie nos para>. {business} 🙌",
        long: "Hola[[, {name}]]:\n\n<Hicimos cuentas, las revisamos dos veces y hasta nos cayó bien el resultado|La calculadora habló y salió contenta>:\n\n| Lo que quieres | Lo que cuesta |\n|---|---|\n| {what} | {price} |\n\n- **Sí entra:** [lo que incluye]\n- **No entra (pero lo platicamos):** [lo que va aparte]\n- [[**Listo para:** {date}]]\n- **Para arrancar motores:** [anticipo y forma de pago]\n\n[[El precio aguanta sin despeinarse hasta {until}. ]][[¿Cambios? Mensaje al {phone}. ]]<Di que sí, que ya nos emocionamos|Nosotros ya estamos imaginando cómo queda>.\n\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "Hi[[ {name}]], <gladly, here is your quote|thank you for asking us>. {what}: {price}. [[We would have it on {date}. ]][[The price holds until {until}. ]]<Say the word and we start|We look forward to hearing from you>. [[Questions: {phone}. ]]{business}",
        long: "Hi[[ {name}]],\n\n<Thank you for thinking of us|Gladly, here is what we talked about>. This is the quote:\n\n| Item | Price |\n|---|---|\n| {what} | {price} |\n\n- **What is included:** [what is included]\n- **What is not:** [what is extra]\n- [[**We would have it on:** {date}]]\n- **To start:** [deposit and way to pay]\n\n[[The price holds until {until}. ]][[If you want to change something, write to us at {phone} and we will look at it. ]]<We would be very glad to do it|We look forward to hearing from you>.\n\n{business}",
      },
      formal: {
        short:
          "Dear customer[[, {name}]], <at your request, we quote|we submit our quote for> {what}: {price}. [[Delivery: {date}. ]][[Valid until {until}. ]]We remain at your service. {business}",
        long: "**Quote**\n\nDear customer[[, {name}]],\n\n<At your kind request, we submit the following proposal for your consideration|We appreciate your interest and present our proposal>:\n\n| Item | Amount |\n|---|---|\n| {what} | {price} |\n\n**Terms**\n\n- Scope: [what is included]\n- Exclusions: [what is extra]\n- [[Date of delivery: {date}]]\n- Payment: [deposit and way to pay]\n- [[Valid until {until}]]\n\n<For any question, we remain at your service|We will gladly adapt the proposal to your needs>[[ at {phone}]].\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "Hi[[ {name}]], <we did the sums (and checked them twice)|the calculator has spoken>. {what}: {price}. [[Done by {date}. ]]<Say yes and we start|Give us a yes and nobody can stop us>. {business} 🙌",
        long: "Hi[[ {name}]],\n\n<We did the sums, checked them twice and even liked the result|The calculator has spoken, and it was smiling>:\n\n| What you want | What it costs |\n|---|---|\n| {what} | {price} |\n\n- **Included:** [what is included]\n- **Not included (but let us talk):** [what is extra]\n- [[**Ready by:** {date}]]\n- **To start the engines:** [deposit and way to pay]\n\n[[The price holds without blinking until {until}. ]][[Changes? Message us at {phone}. ]]<Say yes, we are already excited|We are already imagining how it will look>.\n\n{business}",
      },
    },
  },
  {
    key: "complaint-reply",
    name: { es: "Respuesta a una queja", en: "Reply to a complaint" },
    asks: {
      es: /\b(queja|reclamo|reclamacion|cliente (?:molesto|molesta|enojado|enojada|inconforme)|se quejo|se queja|client[ae] (?:que )?(?:me |nos )?(?:reclama|reclamo|dice que))(?: (?:de|por|sobre))?/,
      en: /\b(complaint|complains|complained|(?:upset|angry|unhappy) customer|is (?:upset|angry|unhappy|furious))(?: (?:about|of))?/,
    },
    es: {
      warm: {
        short:
          "Hola[[, {name}]]. <Gracias por decírnoslo|Te leímos y tienes razón en escribirnos>. <Sentimos lo que pasó|Te ofrecemos una disculpa> y queremos resolverlo: [[escríbenos al {phone} o ]]dinos <qué te quedaría bien|cómo prefieres que lo arreglemos>. {business}",
        long: "Hola[[, {name}]]:\n\n<Gracias por decírnoslo directamente: preferimos saberlo|Leímos tu mensaje y entendemos tu molestia>. [[Nos dices: «{quote}». ]]Te ofrecemos una disculpa.\n\n**Qué vamos a hacer**\n\n1. <Revisar qué pasó, con quien te atendió|Averiguar qué falló, sin buscar culpables>.\n2. <Contarte qué encontramos|Escribirte con lo que encontremos>.\n3. <Buscar contigo cómo arreglarlo|Acordar contigo una solución>.\n\n[[Para ir más rápido, escríbenos al {phone}. ]]<Queremos que te quedes con un buen recuerdo|Ojalá nos dejes componerlo>.\n\n{business}",
      },
      formal: {
        short:
          "Estimado cliente[[, {name}]]: <hemos recibido su queja y lamentamos lo ocurrido|agradecemos que nos haya comunicado su inconformidad>. <Le daremos respuesta a la brevedad|Su caso ya está en revisión>. [[Atención: {phone}. ]]{business}",
        long: "Estimado cliente[[, {name}]]:\n\n<Hemos recibido su queja, y lamentamos las molestias ocasionadas|Agradecemos que nos haya comunicado su inconformidad>. [[Tomamos nota de lo que señala: «{quote}». ]]\n\nSu caso será atendido de la siguiente manera:\n\n1. <Revisión de los hechos con el personal responsable|Verificación de su pedido y de la atención recibida>.\n2. Respuesta por escrito <con el resultado de la revisión|una vez concluida la revisión>.\n3. <La solución que proceda, acordada con usted|Acuerdo con usted sobre la solución>.\n\n[[Para dar seguimiento, comuníquese al {phone}. ]]<Le reiteramos nuestra disculpa|Agradecemos su comprensión>.\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "Hola[[, {name}]]. <Auch: tienes razón|Nos tocó quedar mal contigo>, y no vamos a salir con excusas. <Dinos cómo lo arreglamos y corremos|Danos chance de componerlo>[[: {phone}]]. {business}",
        long: "Hola[[, {name}]]:\n\n<Auch. Leímos tu mensaje dos veces, y las dos tenías razón|Nos tocó quedar mal, y contigo no se vale>. [[Lo de «{quote}» no debió pasar. ]]Disculpa de verdad, sin letra chiquita.\n\n**El plan de rescate**\n\n1. <Averiguamos en qué curva nos caímos|Hablamos con todos los que estuvieron ahí>.\n2. <Te contamos lo que pasó|Te escribimos con lo que salga>.\n3. <Vemos contigo cómo lo arreglamos|Buscamos juntos cómo componerlo>.\n\n[[Atajo para ir más rápido: {phone}. ]]<Queremos la revancha|Danos chance de volver a caerte bien>.\n\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "Hi[[ {name}]]. <Thank you for telling us|We have read your message, and you are right to write>. <We are sorry for what happened|We apologise>, and want to sort it out: [[write to us at {phone} or ]]tell us <what would work for you|how you would like us to fix it>. {business}",
        long: "Hi[[ {name}]],\n\n<Thank you for telling us directly: we would rather know|We have read your message and understand why you are upset>. [[You tell us: “{quote}”. ]]We apologise.\n\n**What we will do**\n\n1. <Find out what happened, with those who served you|Find out what went wrong, without looking for someone to blame>.\n2. <Tell you what we found|Write to you with what we find>.\n3. <Look with you for a way to put it right|Agree with you on a solution>.\n\n[[To go faster, write to us at {phone}. ]]<We want you to keep a good memory of us|We hope that you will let us make it good>.\n\n{business}",
      },
      formal: {
        short:
          "Dear customer[[, {name}]], <we have received your complaint and regret what happened|thank you for letting us know of your complaint>. <We will answer as soon as possible|Your case is being reviewed>. [[Customer service: {phone}. ]]{business}",
        long: "Dear customer[[, {name}]],\n\n<We have received your complaint, and regret the inconvenience caused|Thank you for letting us know of your complaint>. [[We take note of what you say: “{quote}”. ]]\n\nYour case will be attended to as follows:\n\n1. <A review of the facts with the staff responsible|A check of your order and of the service that you received>.\n2. A written answer <with the result of the review|once the review is complete>.\n3. <The appropriate solution, agreed with you|An agreement with you on the solution>.\n\n[[To follow up, please call {phone}. ]]<We repeat our apology|We appreciate your understanding>.\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "Hi[[ {name}]]. <Ouch: you are right|We let you down>, and there will be no excuses. <Tell us how to fix it and we will run|Let us put it right>[[: {phone}]]. {business}",
        long: "Hi[[ {name}]],\n\n<Ouch. We read your message twice, and you were right both times|We let you down, and you did not deserve it>. [[What you say, “{quote}”, should not have happened. ]]We are truly sorry, no small print.\n\n**The rescue plan**\n\n1. <We find out in which bend we slipped|We talk to everybody who was there>.\n2. <We tell you what happened|We write with whatever we find>.\n3. <We work out with you how to fix it|Together we find a way to fix it>.\n\n[[A short cut: {phone}. ]]<We want a rematch|Give us a chance to be liked again>.\n\n{business}",
      },
    },
  },
  {
    key: "survey",
    name: { es: "Encuesta de satisfacción", en: "Satisfaction survey" },
    asks: {
      es: /\b(encuesta|cuestionario|pedir(?:les)? (?:una |unas )?(?:opinion(?:es)?|resenas?)|(?:opinion|opiniones) de (?:mis |los )?clientes|preguntar (?:a mis clientes )?que les parecio)(?: (?:de|sobre|para))?(?: satisfaccion)?/,
      en: /\b(survey|questionnaire|ask (?:for )?(?:a review|feedback|opinions?)|customer feedback)(?: (?:about|on|for))?/,
    },
    es: {
      warm: {
        short:
          "Hola[[, {name}]]. <¿Nos regalas un minuto?|Tu opinión nos ayuda mucho>. Del 1 al 5, ¿<cómo te fue|qué tan contento quedaste> con {what}? <¿Y qué mejorarías?|¿Qué nos faltó?> <Gracias|Te leemos>, {business}",
        long: "Hola[[, {name}]]:\n\n<¿Nos regalas dos minutos?|Queremos hacerlo mejor, y tú sabes cómo>. Contesta con el número y, si quieres, una línea:\n\n1. ¿Cómo te fue con {what}? (1 mal, 5 muy bien)\n2. ¿Cómo te atendimos? (1 a 5)\n3. <¿El precio te pareció justo?|¿Llegó a tiempo?> (sí, más o menos, no)\n4. ¿Qué fue lo mejor?\n5. ¿Qué deberíamos cambiar?\n6. ¿Nos recomendarías? (0 a 10)\n\n[[Puedes responder por WhatsApp al {phone}. ]]<Leemos todas las respuestas, también las que duelen|Cada respuesta la lee una persona, no una máquina>.\n\nGracias,\n{business}",
      },
      formal: {
        short:
          "Estimado cliente[[, {name}]]: <agradeceremos su opinión sobre|le pedimos evaluar, del 1 al 5,> {what}. <¿Qué aspecto considera que debemos mejorar?|¿Recomendaría nuestro servicio?> {business}",
        long: "Estimado cliente[[, {name}]]:\n\n<Con el propósito de mejorar nuestro servicio, le agradeceremos responder la siguiente encuesta|Su opinión es valiosa para nosotros: le pedimos dos minutos de su tiempo>.\n\n1. ¿Cómo califica {what}? (1 deficiente, 5 excelente)\n2. ¿Cómo califica la atención de nuestro personal? (1 a 5)\n3. ¿Se cumplieron <los tiempos acordados|las condiciones ofrecidas>? (sí, parcialmente, no)\n4. ¿Qué aspecto considera más satisfactorio?\n5. ¿Qué aspecto debemos mejorar?\n6. ¿Qué tan probable es que nos recomiende? (0 a 10)\n\n[[Puede enviarnos sus respuestas al {phone}. ]]Sus respuestas <son confidenciales|se utilizan únicamente para mejorar el servicio>.\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "<Momento de la verdad|Examen sorpresa, pero para nosotros>[[, {name}]]: del 1 al 5, ¿<qué tal estuvo|cómo nos fue con> {what}? <Sé sincero: aguantamos|Se aceptan flores y jitomatazos>. {business}",
        long: "<Momento de la verdad|Examen sorpresa, pero para nosotros>[[, {name}]]:\n\n1. {what}: del 1 (nunca más) al 5 (quiero casarme con eso)\n2. Nuestra atención: <del 1 (como ventanilla) al 5 (como tu tía)|1 a 5, sin lástima>\n3. ¿Te hicimos esperar? (no, poquito, me salieron canas)\n4. ¿Qué te hizo sonreír?\n5. ¿Qué te hizo levantar la ceja?\n6. Del 0 al 10, ¿nos presumirías con tus amigos?\n\n[[Manda tus respuestas al {phone}. ]]<Se aceptan flores, jitomatazos y notas de voz|Prometemos no llorar (mucho)>.\n\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "Hi[[ {name}]]. <Could you spare a minute?|Your opinion helps us a lot>. From 1 to 5, <how was it|how happy were you> with {what}? <And what would you improve?|What did we miss?> <Thank you|We read every answer>, {business}",
        long: "Hi[[ {name}]],\n\n<Could you spare two minutes?|We want to do better, and you know how>. Answer with the number and, if you like, a line:\n\n1. How was it with {what}? (1 bad, 5 very good)\n2. How did we serve you? (1 to 5)\n3. <Was the price fair?|Did it arrive on time?> (yes, more or less, no)\n4. What was the best part?\n5. What should we change?\n6. Would you recommend us? (0 to 10)\n\n[[You can answer on WhatsApp: {phone}. ]]<We read all answers, also those that hurt|Each answer is read by a person, not a machine>.\n\nThank you,\n{business}",
      },
      formal: {
        short:
          "Dear customer[[, {name}]], <we would appreciate your opinion of|please rate, from 1 to 5,> {what}. <Which aspect should we improve?|Would you recommend our service?> {business}",
        long: "Dear customer[[, {name}]],\n\n<In order to improve our service, we would appreciate your answers to this survey|Your opinion is valuable to us: we ask for two minutes of your time>.\n\n1. How do you rate {what}? (1 poor, 5 excellent)\n2. How do you rate the attention of our staff? (1 to 5)\n3. Were <the agreed times|the offered terms> kept? (yes, partly, no)\n4. Which aspect did you find most satisfactory?\n5. Which aspect should we improve?\n6. How likely are you to recommend us? (0 to 10)\n\n[[You may send us your answers at {phone}. ]]Your answers <are confidential|are used only to improve the service>.\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "<Moment of truth|A surprise exam, but for us>[[, {name}]]: from 1 to 5, <how was|how did we do with> {what}? <Be honest: we can take it|Flowers and tomatoes accepted>. {business}",
        long: "<Moment of truth|A surprise exam, but for us>[[, {name}]]:\n\n1. {what}: from 1 (never again) to 5 (I want to marry it)\n2. Our service: <from 1 (like a tax office) to 5 (like your aunt)|1 to 5, no mercy>\n3. Did we keep you waiting? (no, a little, my hair went grey)\n4. What made you smile?\n5. What made you raise an eyebrow?\n6. From 0 to 10, would you show us off to your friends?\n\n[[Send your answers to {phone}. ]]<Flowers, tomatoes and voice notes accepted|We promise not to cry (much)>.\n\n{business}",
      },
    },
  },
  {
    key: "price-rise",
    name: { es: "Aviso de cambio de precios", en: "Price change notice" },
    asks: {
      es: /\b((?:cambio|aumento|ajuste|alza|actualizacion) (?:de|en|a) (?:los |mis |nuestros )?precios?|subimos (?:los )?precios?|nuevos precios|subir (?:los |mis )?precios?|suben (?:los )?precios?)(?: (?:de|del|en))?/,
      en: /\b(price (?:change|rise|increase)(?: notice)?|(?:raise|raising|increase) (?:our |my |the )?prices?|new prices)(?: (?:of|for|on))?/,
    },
    es: {
      warm: {
        short:
          "<Te lo decimos de frente|Queremos avisarte con tiempo>: desde {date}, {what} costará {price}. <Los insumos subieron y no queremos bajar la calidad|Aguantamos todo lo que pudimos>. <Gracias por entender|Gracias por seguir con nosotros>. {business}",
        long: "**Un aviso sobre nuestros precios**\n\n<Te lo decimos de frente y con tiempo|Preferimos que lo sepas por nosotros>: desde {date}, {what} costará {price}.\n\n**Por qué.** <Los insumos subieron varias veces este año y aguantamos todo lo que pudimos|Subió lo que compramos, y bajar la calidad no es una opción>.\n\n**Qué no cambia.** <La calidad, las porciones y el trato|Lo que recibes y cómo te atendemos>. Los pedidos que ya confirmaste conservan su precio.\n\n[[Si tienes dudas, escríbenos al {phone}. ]]<Gracias por entender y por seguir aquí|Gracias por elegirnos, también en tiempos difíciles>.\n\n{business}",
      },
      formal: {
        short:
          "Estimado cliente: <le informamos que a partir de|hacemos de su conocimiento que desde> {date} el precio de {what} será de {price}. <Los pedidos confirmados conservan su precio|Agradecemos su comprensión>. {business}",
        long: "**Actualización de precios**\n\nEstimado cliente:\n\n<Hacemos de su conocimiento que, a partir de|Le informamos que desde> {date}, el precio de {what} será de {price}.\n\nEl ajuste obedece <al incremento en el costo de los insumos|al aumento sostenido de nuestros costos de operación>, y nos permite mantener la calidad que usted espera de nosotros.\n\n- Los pedidos y cotizaciones confirmados <conservan el precio acordado|se respetarán en sus términos>.\n- [[Para aclaraciones: {phone}.]]\n\n<Agradecemos su comprensión y su preferencia|Quedamos a sus órdenes para cualquier aclaración>.\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "<Malas noticias rapidito, como curita|Respira hondo>: desde {date}, {what} sube a {price}. <El jitomate no nos pidió permiso|Todo subió menos nuestro ánimo>, pero <la calidad no se toca|te seguimos queriendo igual>. {business}",
        long: "**<Malas noticias, rapidito como curita|Respira hondo: hablemos de precios>**\n\nDesde {date}, {what} pasa a costar {price}.\n\n<El jitomate, la luz y el gas no nos pidieron permiso|Todo subió menos nuestro ánimo>. Aguantamos hasta donde la calculadora dejó de hablarnos.\n\n- <La calidad no se toca|Las porciones siguen igual de generosas>.\n- Lo que ya pediste, <se queda como quedamos|al precio de antes: palabra>.\n- <Las sonrisas siguen gratis|El chisme del mostrador sigue sin costo>.\n\n[[¿Dudas o pésames? {phone}. ]]<Gracias por no dejarnos en visto|Gracias por entender: nosotros también vamos al súper>.\n\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "<We want to be open with you|We want to tell you in time>: from {date}, {what} will cost {price}. <What we buy has gone up, and we will not lower the quality|We held on as long as we could>. <Thank you for understanding|Thank you for staying with us>. {business}",
        long: "**A word about our prices**\n\n<We want to be open with you, and in time|We would rather that you hear it from us>: from {date}, {what} will cost {price}.\n\n**Why.** <What we buy has gone up several times this year, and we held on as long as we could|Our supplies have gone up, and lowering the quality is not an option>.\n\n**What does not change.** <The quality, the portions and the service|What you get and how we look after you>. Orders that you have confirmed keep their price.\n\n[[If you have questions, write to us at {phone}. ]]<Thank you for understanding and for staying with us|Thank you for choosing us, also in difficult times>.\n\n{business}",
      },
      formal: {
        short:
          "Dear customer, <we inform you that from|please note that as of> {date} the price of {what} will be {price}. <Confirmed orders keep their price|We appreciate your understanding>. {business}",
        long: "**Price update**\n\nDear customer,\n\n<Please note that as of|We inform you that from> {date} the price of {what} will be {price}.\n\nThe change is due to <the rise in the cost of our supplies|the sustained rise of our operating costs>, and allows us to maintain the quality that you expect of us.\n\n- Confirmed orders and quotes <keep the agreed price|will be honoured on their terms>.\n- [[For any question: {phone}.]]\n\n<We appreciate your understanding and your preference|We remain at your service for any question>.\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "<Bad news, quickly, like a plaster|Take a deep breath>: from {date}, {what} goes up to {price}. <Tomatoes did not ask for our permission|Everything went up but our mood>, but <the quality stays|we love you just the same>. {business}",
        long: "**<Bad news, quickly, like a plaster|Take a deep breath: let us talk prices>**\n\nFrom {date}, {what} will cost {price}.\n\n<Tomatoes, power and gas did not ask for our permission|Everything went up but our mood>. We held on until the calculator stopped talking to us.\n\n- <The quality stays|The portions are as generous as ever>.\n- What you have ordered <stays as agreed|keeps the old price: our word>.\n- <Smiles are still free|Gossip at the counter is still free>.\n\n[[Questions or condolences? {phone}. ]]<Thank you for not leaving us on read|Thank you for understanding: we go to the market too>.\n\n{business}",
      },
    },
  },
  {
    key: "away-message",
    name: { es: "Mensaje de ausencia", en: "Away message" },
    asks: {
      es: /\b(mensaje de ausencia|respuesta automatica|fuera de (?:horario|oficina)|contestadora|mensaje automatico)(?: (?:de|para|en) (?:whatsapp|mi negocio))?/,
      en: /\b(away message|auto(?:matic)?[- ]?(?:reply|response|message)|out of (?:office|hours)|voicemail)(?: (?:for|on) (?:whatsapp|my business))?/,
    },
    es: {
      warm: {
        short:
          "¡Hola! <Gracias por escribir a|Llegaste a> {business}. <En este momento no estamos|Ahora descansamos un rato>. [[Abrimos {hours}. ]]<Déjanos tu mensaje y te contestamos en cuanto abramos|Dinos qué necesitas y mañana te respondemos>.",
        long: "¡Hola! <Gracias por escribir a|Llegaste a> *{business}*.\n\n<En este momento no podemos contestarte|Ahora mismo estamos cerrados>, pero no queremos que te quedes sin respuesta.\n\n[[🕐 Abrimos {hours}]]\n[[📍 {address}]]\n[[↩️ Volvemos {date}]]\n\nPara ir adelantando, <mándanos en un solo mensaje|déjanos escrito>:\n\n1. Tu nombre\n2. Qué necesitas\n3. Para cuándo\n\n<Te contestamos en cuanto abramos, en orden de llegada|En cuanto abramos, eres de los primeros>. ¡Gracias!",
      },
      formal: {
        short:
          "<Le agradecemos comunicarse con|Se ha comunicado con> {business}. <Por el momento nos encontramos fuera de horario|En este momento no nos es posible atenderle>. [[Horario: {hours}. ]]Le responderemos <a la brevedad|el siguiente día hábil>.",
        long: "<Le agradecemos comunicarse con|Se ha comunicado con> *{business}*.\n\n<Por el momento nos encontramos fuera de horario de atención|En este momento no nos es posible atenderle>.\n\n[[Horario de atención: {hours}]]\n[[Domicilio: {address}]]\n[[Reanudamos actividades: {date}]]\n\nCon el fin de darle una respuesta completa, <le pedimos indicarnos|agradeceremos que nos comparta>:\n\n1. Nombre\n2. Asunto\n3. Fecha en que lo requiere\n\n<Le responderemos el siguiente día hábil|A la brevedad nos pondremos en contacto con usted>.",
      },
      playful: {
        short:
          "<¡Hola! Nos agarraste dormidos|¡Ups! La cortina está abajo|Bip: aquí la contestadora con más estilo> de {business}. [[Abrimos {hours}. ]]<Deja tu mensaje y lo leemos con el primer café|Escríbenos tu antojo y al abrir corremos>.",
        long: "<¡Hola! Nos agarraste dormidos|¡Ups! La cortina está abajo|Bip: aquí la contestadora con más estilo> de *{business}* 😴\n\n<No es que no te queramos: es que también cenamos|Hasta las planchas descansan>.\n\n[[🕐 Despiertos: {hours}]]\n[[📍 Nido: {address}]]\n[[↩️ Regresamos {date}, bronceados o no]]\n\nMientras, <cuéntanos|déjanos la pista>:\n\n1. ¿Quién eres, misterio?\n2. ¿Qué se te antoja?\n3. ¿Para cuándo lo soñaste?\n\n<Con el primer café te contestamos|Al abrir, eres lo primero que leemos>.",
      },
    },
    en: {
      warm: {
        short:
          "Hello! <Thank you for writing to|You have reached> {business}. <We are not here right now|We are resting for a while>. [[We are open {hours}. ]]<Leave us a message and we will answer as soon as we open|Tell us what you need and we will reply tomorrow>.",
        long: "Hello! <Thank you for writing to|You have reached> *{business}*.\n\n<We cannot answer you right now|We are closed at the moment>, but we do not want to leave you without an answer.\n\n[[🕐 Open {hours}]]\n[[📍 {address}]]\n[[↩️ Back on {date}]]\n\nTo save time, <send us in one message|leave us>:\n\n1. Your name\n2. What you need\n3. By when\n\n<We answer as soon as we open, in order of arrival|As soon as we open, you will be among the first>. Thank you!",
      },
      formal: {
        short:
          "<Thank you for contacting|You have contacted> {business}. <We are out of office hours at the moment|We are unable to attend to you at the moment>. [[Opening hours: {hours}. ]]We will answer <as soon as possible|on the next working day>.",
        long: "<Thank you for contacting|You have contacted> *{business}*.\n\n<We are out of office hours at the moment|We are unable to attend to you at the moment>.\n\n[[Opening hours: {hours}]]\n[[Address: {address}]]\n[[We reopen on {date}]]\n\nIn order to give you a complete answer, <please state|we would appreciate knowing>:\n\n1. Your name\n2. The subject\n3. The date on which you need it\n\n<We will answer on the next working day|We will contact you as soon as possible>.",
      },
      playful: {
        short:
          "<Hello! You caught us asleep|Oops! The shutters are down|Beep: this is the most stylish answering machine> at {business}. [[We are open {hours}. ]]<Leave a message and we will read it with the first coffee|Write us your craving and we will run when we open>.",
        long: "<Hello! You caught us asleep|Oops! The shutters are down|Beep: this is the most stylish answering machine> at *{business}* 😴\n\n<It is not that we do not love you: we have dinner too|Even griddles need their rest>.\n\n[[🕐 Awake: {hours}]]\n[[📍 Nest: {address}]]\n[[↩️ Back on {date}, tanned or not]]\n\nMeanwhile, <tell us|leave a trail>:\n\n1. Who are you, stranger?\n2. What would you like?\n3. For when did you dream it?\n\n<We will answer with the first coffee|When we open, you are the first thing that we read>.",
      },
    },
  },
];

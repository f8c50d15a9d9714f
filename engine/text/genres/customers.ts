import type { Genre } from "#engine/text/genre.ts";

/** Messages to one customer. */
export const CUSTOMERS: readonly Genre[] = [
  {
    key: "payment-reminder",
    name: { es: "Recordatorio de pago", en: "Payment reminder" },
    asks: {
      es: /\b(recordatorio de pago|recordar(?:le)? (?:el |su |un )?pago|cobrar(?:le)?|adeudo|debe dinero|saldo pendiente|pago pendiente|(?:factura|mensualidad|renta|cuota)s? (?:vencida|pendiente|atrasada)s?)\b/,
      en: /\b(payment reminder|remind .{0,40}\bpay(?:ment)?\b|overdue|past due|unpaid|outstanding (?:balance|invoice)|invoice (?:reminder|due)|owes?)\b/,
    },
    es: {
      warm: {
        short:
          "Hola[[, {name}]]. <Te escribimos para recordarte|Un recordatorio amable de> tu pago de {price}[[ por {what}]][[, con fecha {date}]]. <Si ya lo hiciste, gracias y olvida este mensaje|Si ya pagaste, mil gracias>. [[Cualquier duda: {phone}. ]]{business}",
        long: "Hola[[, {name}]]:\n\n<Esperamos que todo vaya muy bien|Gracias por confiar en nosotros>. Te escribimos para recordarte que tienes pendiente un pago de {price}[[ por {what}]][[, con fecha {date}]].\n\nSi ya lo hiciste, <muchas gracias y olvida este mensaje|te lo agradecemos: mándanos el comprobante y lo anotamos>. Si algo te lo complica, dinos: <buscamos contigo la manera|lo platicamos y encontramos una salida>. [[Estamos en el {phone}.]]\n\nGracias,\n{business}",
      },
      formal: {
        short:
          "Estimado cliente[[, {name}]]: <le recordamos|nos permitimos recordarle> que su pago de {price}[[ por {what}]] <se encuentra pendiente|sigue pendiente>[[ desde {date}]]. Si ya lo realizó, haga caso omiso de este aviso. [[Informes: {phone}. ]]{business}",
        long: "Estimado cliente[[, {name}]]:\n\n<Por este medio le recordamos|Nos permitimos recordarle> que a la fecha se encuentra pendiente de pago la cantidad de {price}[[, correspondiente a {what}]][[, con vencimiento {date}]].\n\nLe agradeceremos realizar el pago <a la brevedad|en los próximos días> y enviarnos su comprobante. Si ya lo efectuó, le pedimos hacer caso omiso de este aviso. [[Para cualquier aclaración, nuestro teléfono es {phone}.]]\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "Hola[[, {name}]]: <tu pago y nosotros nos extrañamos|hay un pago que quiere llegar a casa|pasaba por aquí un recordatorio>. Son {price}[[ por {what}]][[, de {date}]]. <Si ya va en camino, gracias|Si ya lo hiciste, te aplaudimos>. [[Dudas al {phone}. ]]{business}",
        long: "Hola[[, {name}]]:\n\n<Este es un recordatorio con modales: venimos en son de paz|Nadie quiere recibir este mensaje, así que lo hacemos breve|Tu cuenta nos pidió que te saludáramos>. Quedó pendiente un pago de {price}[[ por {what}]][[, con fecha {date}]].\n\nSi ya lo mandaste, <te debemos un aplauso y tú no nos debes nada|este mensaje se autodestruye>. Si se te complicó, cuéntanos: <preferimos acomodarlo contigo que perseguirte|con una llamada lo resolvemos>. [[Estamos en el {phone}.]]\n\nGracias de verdad,\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "Hi[[ {name}]]. <This is a friendly reminder of|We are writing to remind you of> your payment of {price}[[ for {what}]][[, due on {date}]]. <If you have already paid, thank you, and please ignore this message|If it is on its way, many thanks>. [[Any questions: {phone}. ]]{business}",
        long: "Hi[[ {name}]],\n\n<We hope that you are well|Thank you for your trust in us>. We are writing to remind you that a payment of {price} is still open[[ for {what}]][[, due on {date}]].\n\nIf you have already made it, <thank you, and please ignore this message|thank you: send us the receipt and we will note it>. If something makes it difficult, tell us: <we will find a way with you|let us talk and find a solution>. [[You can reach us at {phone}.]]\n\nThank you,\n{business}",
      },
      formal: {
        short:
          "Dear customer[[, {name}]]: <we would like to remind you|please be reminded> that your payment of {price}[[ for {what}]] <is outstanding|remains open>[[ since {date}]]. If you have already paid, please disregard this notice. [[Information: {phone}. ]]{business}",
        long: "Dear customer[[, {name}]],\n\n<We hereby remind you|We would like to remind you> that the amount of {price} is outstanding to date[[, corresponding to {what}]][[, due on {date}]].\n\nWe would appreciate your payment <at your earliest convenience|within the next few days>, and a copy of your receipt. If you have already paid, please disregard this notice. [[For any clarification, our telephone is {phone}.]]\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "Hi[[ {name}]]: <your payment and we miss each other|there is a payment that wants to come home|a reminder was passing by>. It is {price}[[ for {what}]][[, from {date}]]. <If it is on its way, thank you|If you have paid, we applaud you>. [[Questions: {phone}. ]]{business}",
        long: "Hi[[ {name}]],\n\n<This is a reminder with manners: we come in peace|Nobody likes to get this message, so we keep it short|Your account asked us to say hello>. A payment of {price} is still open[[ for {what}]][[, due on {date}]].\n\nIf you have sent it, <we owe you applause and you owe us nothing|this message will self-destruct>. If it got complicated, tell us: <we would rather work it out with you than chase you|one call will settle it>. [[We are at {phone}.]]\n\nThank you, really,\n{business}",
      },
    },
  },
  {
    key: "appointment-reminder",
    name: { es: "Recordatorio de cita", en: "Appointment reminder" },
    asks: {
      es: /\b(?:recordatorio|recordar|recuerda|confirmacion|confirmar|confirma)\b.{0,30}\b(?:cita|reserva|reservacion)\b|\bcita\b/,
      en: /\b(?:remind\w*|confirm\w*)\b.{0,30}\b(?:appointment|booking|reservation)\b|\bappointment\b(?: reminder)?/,
    },
    es: {
      warm: {
        short:
          "Hola[[, {name}]]. <Te recordamos tu cita|Tu cita ya está cerca|Te esperamos en tu cita>[[ de {what}]]: {date} a {time}[[, en {address}]]. <Si no puedes, avísanos y la cambiamos|Si algo cambia, escríbenos>[[ al {phone}]]. {business}",
        long: "Hola[[, {name}]]:\n\n<Te escribimos para recordarte tu cita|Ya casi es el día de tu cita|Nos da gusto verte pronto>:\n\n- Cuándo: {date}, a {time}\n- [[Qué: {what}]]\n- [[Dónde: {address}]]\n\n<Llega con unos minutos de calma|Si llegas cinco minutos antes, empezamos a tiempo>. Si no puedes venir, <avísanos con un día y la movemos sin problema|escríbenos y buscamos otro momento>[[: {phone}]].\n\nTe esperamos,\n{business}",
      },
      formal: {
        short:
          "<Le recordamos su cita|Confirmamos su cita>[[, {name}]][[, para {what}]]: {date} a {time}[[, en {address}]]. <Si requiere cambiarla, le agradeceremos avisarnos|En caso de cambio, comuníquese con nosotros>[[ al {phone}]]. {business}",
        long: "Estimado cliente[[, {name}]]:\n\n<Por este medio le recordamos su cita|Nos permitimos confirmar su cita>, con los siguientes datos:\n\n- Fecha y hora: {date}, a {time}\n- [[Servicio: {what}]]\n- [[Domicilio: {address}]]\n\nLe sugerimos presentarse <diez minutos antes|con diez minutos de anticipación>. Si necesita cancelar o cambiar la cita, le agradeceremos avisarnos al menos un día antes[[, al {phone}]].\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "<¡Ding dong!|Alarma bonita:|Esto no es una llamada de tu mamá, pero casi:> [[{name}, ]]tienes cita[[ de {what}]] {date} a {time}[[ en {address}]]. <No nos dejes con los brazos abiertos|Te guardamos la mejor silla>. [[Cambios al {phone}. ]]{business}",
        long: "Hola[[, {name}]]:\n\n<Tu yo del pasado hizo una cita y tu yo del presente va a estar feliz|Agenda, café y puntualidad: ya casi es el día|Ponle estrellita a tu calendario>:\n\n- {date}, a {time}\n- [[Para: {what}]]\n- [[En: {address}]]\n\n<Ven sin prisas|Trae tu mejor sonrisa, nosotros ponemos lo demás>. ¿Se te atravesó la vida? <Pasa hasta en las mejores agendas|No hay drama>: avísanos y la movemos[[, al {phone}]].\n\nNos vemos,\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "Hi[[ {name}]]. <A reminder of your appointment|Your appointment is coming up|We look forward to your appointment>[[ for {what}]]: {date} at {time}[[, at {address}]]. <If you cannot come, tell us and we will change it|If anything changes, write to us>[[ at {phone}]]. {business}",
        long: "Hi[[ {name}]],\n\n<We are writing to remind you of your appointment|The day of your appointment is almost here|We are happy to see you soon>:\n\n- When: {date}, at {time}\n- [[What: {what}]]\n- [[Where: {address}]]\n\n<Come with a few minutes to spare|If you arrive five minutes early, we begin on time>. If you cannot come, <tell us a day before and we will move it|write to us and we will find another moment>[[: {phone}]].\n\nSee you soon,\n{business}",
      },
      formal: {
        short:
          "<We would like to remind you of your appointment|We confirm your appointment>[[, {name}]][[, for {what}]]: {date} at {time}[[, at {address}]]. <Should you need to change it, please let us know|In case of a change, please contact us>[[ at {phone}]]. {business}",
        long: "Dear customer[[, {name}]],\n\n<We would like to remind you of your appointment|We are pleased to confirm your appointment>, with the following details:\n\n- Date and time: {date}, at {time}\n- [[Service: {what}]]\n- [[Address: {address}]]\n\nPlease arrive <ten minutes early|ten minutes in advance>. If you need to cancel or change the appointment, we would appreciate your letting us know at least one day before[[, at {phone}]].\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "<Ding dong!|A nice alarm:|This is not your mother calling, but almost:> [[{name}, ]]you have an appointment[[ for {what}]]: {date} at {time}[[, at {address}]]. <Do not leave us with open arms|We are saving the best chair>. [[Changes: {phone}. ]]{business}",
        long: "Hi[[ {name}]],\n\n<Your past self made an appointment and your present self will be happy|Calendar, coffee and punctuality: the day is almost here|Put a little star on your calendar>:\n\n- {date}, at {time}\n- [[For: {what}]]\n- [[At: {address}]]\n\n<Come without a hurry|Bring your best smile, we bring the rest>. Did life get in the way? <It happens to the best calendars|No drama>: tell us and we will move it[[, at {phone}]].\n\nSee you,\n{business}",
      },
    },
  },
  {
    key: "thank-you",
    name: { es: "Agradecimiento", en: "Thank-you note" },
    asks: {
      es: /\b(agradecimiento|agradecer(?:le)?|agradece(?:le)?|dar las gracias|mensaje de gracias|gracias a)\b/,
      en: /\b(thank[- ]you(?: (?:note|message|card|letter))?(?: (?:to|for))?|thanking|say thanks|thanks? (?:a|our|my|the) customers?)\b/,
    },
    es: {
      warm: {
        short:
          "¡<Gracias|Muchas gracias|Mil gracias>[[, {name}]]! <Por confiar en nosotros|Por elegirnos|Por tu preferencia>[[ con {what}]]. <Fue un gusto atenderte|Nos alegraste el día>, y aquí estamos para lo que necesites. {business}",
        long: "Hola[[, {name}]]:\n\n<Queremos darte las gracias como se debe|Este mensaje es solo para agradecerte|Hay gracias que no caben en un ticket>. [[Gracias por elegirnos para {what}. ]]<Detrás del mostrador hay un equipo que se esfuerza todos los días, y tu confianza es lo que nos mueve|Cada vez que nos eliges, un negocio de aquí cerca sigue adelante>.\n\nSi algo se puede mejorar, dínoslo con confianza. Y si te gustó, <cuéntaselo a quien quieras|una recomendación tuya vale más que cualquier anuncio>.\n\nCon cariño,\n{business}",
      },
      formal: {
        short:
          "Estimado cliente[[, {name}]]: <le agradecemos sinceramente su preferencia|agradecemos la confianza depositada en nosotros>[[ para {what}]]. <Ha sido un honor atenderle|Quedamos a sus órdenes para cualquier necesidad>. {business}",
        long: "Estimado cliente[[, {name}]]:\n\n<Nos dirigimos a usted para agradecerle su preferencia|Por este medio le expresamos nuestro agradecimiento>. [[Ha sido un honor atenderle en lo relativo a {what}. ]]La confianza de nuestros clientes es el mejor reconocimiento a nuestro trabajo, y nos compromete a mantener la calidad del servicio.\n\n<Sus comentarios son siempre bienvenidos|Le invitamos a compartirnos cualquier sugerencia>; quedamos a sus órdenes para lo que pueda necesitar en adelante.\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "¡<Aplausos para ti|Porra para ti|Te debemos un abrazo>[[, {name}]]! 🎉 Gracias por <caer por aquí|elegirnos|hacernos el día>[[ y llevarte {what}]]. <Vuelve cuando quieras: ya eres de la casa|La próxima, te reconocemos de lejos>. {business}",
        long: "¡Hola[[, {name}]]!\n\n<Íbamos a mandarte un mariachi, pero nos pidieron bajar el volumen|Esto es un aplauso por escrito|Interrumpimos tu día para una noticia importante: eres lo máximo>. 🎉 [[Gracias por llevarte {what}. ]]Con clientes como tú, hasta los lunes se antojan.\n\n<Ya te pusimos en la lista de favoritos, aunque no deberíamos tener una|Si un día necesitas testigo de que tienes buen gusto, llámanos>. Vuelve pronto, y <trae a alguien que merezca conocer este lugar|cuéntale a tu grupo de WhatsApp>.\n\nCon cariño,\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "<Thank you|Thank you so much|Many thanks>[[, {name}]]! <For your trust|For choosing us|For coming to us>[[ for {what}]]. <It was a pleasure to help you|You made our day>, and we are here for anything you need. {business}",
        long: "Hi[[ {name}]],\n\n<We want to thank you properly|This message is only to say thank you|Some thanks do not fit on a receipt>. [[Thank you for choosing us for {what}. ]]<Behind the counter there is a team that does its best every day, and your trust is what moves us|Every time you choose us, a business near you keeps going>.\n\nIf something could be better, do tell us. And if you liked it, <tell whoever you like|a word from you is worth more than any advertisement>.\n\nWarmly,\n{business}",
      },
      formal: {
        short:
          "Dear customer[[, {name}]]: <we sincerely thank you for your preference|thank you for the trust that you have placed in us>[[ for {what}]]. <It has been an honour to serve you|We remain at your service for any need>. {business}",
        long: "Dear customer[[, {name}]],\n\n<We are writing to thank you for your preference|We would like to express our gratitude>. [[It has been an honour to assist you with {what}. ]]The trust of our customers is the best recognition of our work, and commits us to maintaining the quality of our service.\n\n<Your comments are always welcome|We invite you to share any suggestion with us>; we remain at your service for whatever you may need in the future.\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "<Applause for you|Three cheers for you|We owe you a hug>[[, {name}]]! 🎉 Thanks for <dropping by|choosing us|making our day>[[ and taking {what} home]]. <Come back any time: you are family now|Next time we will spot you from afar>. {business}",
        long: "Hi[[ {name}]]!\n\n<We were going to send you a mariachi band, but they asked us to keep it down|This is applause in writing|We interrupt your day with important news: you are the best>. 🎉 [[Thank you for taking {what} home. ]]With customers like you, even Mondays look good.\n\n<We have put you on the list of favourites, though we should not have one|If you ever need a witness that you have good taste, call us>. Come back soon, and <bring someone who deserves to know this place|tell your group chat>.\n\nWith love,\n{business}",
      },
    },
  },
];

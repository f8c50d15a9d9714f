/** Long because it is a list of texts. */

import type { Genre } from "#engine/text/genre.ts";

/** Texts that reach out: launches, broadcasts, invitations, short lines for walls and networks. */
export const CAMPAIGNS: readonly Genre[] = [
  {
    key: "product-launch",
    name: { es: "Lanzamiento de producto", en: "Product launch" },
    asks: {
      es: /\b(lanzamiento|lanzar|lanzamos|estreno|estrenamos|novedad|nuevo (?:producto|platillo|servicio|sabor)|nueva (?:coleccion|linea|carta))(?: (?:del?|nuestr[oa]|producto|servicio|platillo|linea|coleccion))*/,
      en: /\b(product launch|launch(?:ing)?|new (?:product|dish|service|flavou?r|collection|line))(?: (?:of|our|the))*/,
    },
    es: {
      warm: {
        short:
          "<Ya llegó|Por fin está aquí|Lo estábamos guardando para ti>: {what}[[, a {price}]]. [[Desde {date} ]]<lo encuentras|te espera> en {business}. <Ven a conocerlo|Queremos que seas de los primeros en probarlo>.",
        long: "**<Tenemos algo nuevo|Recién llegado|Estreno de la casa>: {what}**\n\n<Llevábamos tiempo preparándolo y por fin podemos contarlo|Nació de lo que ustedes nos piden en el mostrador|Lo probamos, lo corregimos y lo volvimos a probar>. Hoy te presentamos {what}[[, a {price}]].\n\n- **Por qué lo hicimos:** <porque nos lo pedían seguido|porque hacía falta algo así, hecho con cuidado>.\n- **Cómo conseguirlo:** [[desde {date}, ]]<pregunta por él en el mostrador|pídelo al llegar>.\n- [[**Para apartarlo:** escríbenos al {phone}.]]\n\n<Ven a conocerlo y dinos qué te parece|Tu opinión nos ayuda a dejarlo perfecto>. [[Te esperamos en {address}. ]]\n\n{business}",
      },
      formal: {
        short:
          "{business} <se complace en presentar|tiene el gusto de anunciar> {what}[[, disponible desde {date}]][[ a un precio de {price}]]. <Le invitamos a conocerlo|Quedamos a sus órdenes para mayores informes>[[ en el {phone}]].",
        long: "**<Presentación|Nuevo en nuestro catálogo>: {what}**\n\nEstimado cliente:\n\n<Nos complace informarle que hemos incorporado a nuestra oferta|Tenemos el gusto de presentarle> {what}[[, disponible a partir de {date}]][[ con un precio de {price}]].\n\n<Su desarrollo responde a las solicitudes de quienes nos distinguen con su preferencia|Ha sido preparado con el mismo cuidado que distingue al resto de nuestro trabajo>, y ha pasado por las pruebas necesarias antes de ofrecérselo.\n\n[[Puede conocerlo en {address}. ]][[Para informes y apartados, comuníquese al {phone}. ]]<Será un gusto atenderle personalmente|Agradecemos de antemano su interés>.\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "<🎬 Estreno mundial (bueno, de la colonia):|🥁 Redoble de tambores:|👶 ¡Ya nació!> {what}[[, a {price}]]. [[Desde {date}. ]]<Llega temprano, que se acaba|Ven por el tuyo antes que tu vecino>. {business} ✨",
        long: "**<Redoble de tambores|Se abre el telón|Llegó el nuevo de la familia>: {what}** 🥁\n\n<Lo tuvimos en secreto y nos costó mucho trabajo no contarlo|Lo probamos tantas veces que ya casi no alcanza para vender|Nadie del equipo quería soltarlo>, pero hoy sale a conocer al mundo[[ a {price}]].\n\n- <Sí, es tan bueno como suena|Sí, puedes traer a tu suegra>\n- <No, no prometemos que alcance|No, no guardamos para mañana>\n- [[Disponible desde {date}]]\n\n[[Estamos en {address}. ]][[Aparta el tuyo: {phone}. ]]<El que llega primero estrena|Luego no digas que no te invitamos al estreno>.\n\n{business} ✨",
      },
    },
    en: {
      warm: {
        short:
          "<It is here|At last|We were keeping it for you>: {what}[[, for {price}]]. [[From {date} ]]<you will find it|it waits for you> at {business}. <Come and see it|We would love you to be among the first>.",
        long: "**<Something new|Just arrived|New in the house>: {what}**\n\n<We have been working on it for a while and can finally tell you|It was born from what you ask us for at the counter|We tried it, changed it and tried it again>. Today we present {what}[[, for {price}]].\n\n- **Why we made it:** <because you kept asking for it|because something like this, made with care, was missing>.\n- **How to get it:** [[from {date}, ]]<ask for it at the counter|order it when you arrive>.\n- [[**To set one aside:** write to us at {phone}.]]\n\n<Come and see it, and tell us what you think|Your opinion helps us to make it perfect>. [[We are at {address}. ]]\n\n{business}",
      },
      formal: {
        short:
          "{business} <is pleased to present|has the pleasure of announcing> {what}[[, available from {date}]][[ at {price}]]. <We invite you to see it|We remain at your disposal for any information>[[ at {phone}]].",
        long: "**<Introducing|New in our catalogue>: {what}**\n\nDear customer,\n\n<We are pleased to inform you that we have added to our range|We have the pleasure of presenting> {what}[[, available from {date}]][[ at a price of {price}]].\n\n<It responds to the requests of those who honour us with their preference|It has been prepared with the same care as the rest of our work>, and has passed the necessary tests before being offered to you.\n\n[[You may see it at {address}. ]][[For information and reservations, please call {phone}. ]]<It will be a pleasure to attend to you in person|We thank you in advance for your interest>.\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "<🎬 World premiere (well, of the block):|🥁 Drum roll, please:|👶 It is born!> {what}[[, for {price}]]. [[From {date}. ]]<Come early, it will not last|Get yours before your neighbour does>. {business} ✨",
        long: "**<Drum roll, please|The curtain goes up|The new one in the family>: {what}** 🥁\n\n<We kept it secret, and it was very hard not to tell|We tried it so often that there is hardly any left to sell|Nobody in the team wanted to let go of it>, but today it goes out to meet the world[[ for {price}]].\n\n- <Yes, it is as good as it sounds|Yes, you may bring your mother-in-law>\n- <No, we do not promise that there will be enough|No, we do not save any for tomorrow>\n- [[Available from {date}]]\n\n[[We are at {address}. ]][[Set one aside: {phone}. ]]<First come, first served|Do not say that you were not invited>.\n\n{business} ✨",
      },
    },
  },
  {
    key: "whatsapp-broadcast",
    name: { es: "Difusión por WhatsApp", en: "WhatsApp broadcast" },
    asks: {
      es: /\b(difusion|lista de difusion|mensaje masivo|mensaje de whatsapp|mensaje (?:para|por|a) (?:el )?whatsapp|whatsapp (?:para|a) (?:mis |todos (?:mis |los )?)?clientes)(?: (?:por|para|de|en) whatsapp)?(?: (?:para|a) (?:mis |todos (?:mis |los )?)?clientes)?/,
      en: /\b(broadcast|whatsapp (?:message|broadcast)|bulk message)(?: to (?:my |all (?:my )?)?customers)?/,
    },
    es: {
      warm: {
        short:
          "Hola[[, {name}]] 👋 <Te escribimos de|Somos> {business}. <Queremos contarte de|Tenemos para ti> {what}[[ a {price}]][[, hasta {until}]]. ¿<Te apartamos uno|Te lo guardamos|Te esperamos>? <Responde SÍ y listo|Contéstanos por aquí>.",
        long: "Hola[[, {name}]] 👋 <Somos|Te escribimos de> *{business}*.\n\n<Te contamos algo que te puede interesar|Una buena noticia para ti|Pensamos en ti con esto>: {what}[[ a {price}]][[ con {discount}]].\n\n[[📅 {date}]]\n[[⏳ Hasta {until}]]\n[[📍 {address}]]\n[[🕐 {hours}]]\n\n¿<Te apartamos|Te guardamos> el tuyo? Responde *SÍ* y <nosotros nos encargamos|te confirmamos por aquí>.\n\n_Si ya no quieres recibir mensajes, responde BAJA._",
      },
      formal: {
        short:
          "Buen día[[, {name}]]. Le saluda {business}. <Ponemos a su disposición|Le informamos de> {what}[[ a {price}]][[, vigente hasta {until}]]. <Para solicitarlo, responda a este mensaje|Quedamos atentos a su respuesta>.",
        long: "Buen día[[, {name}]]:\n\nLe saluda *{business}*. <Por este medio le informamos de|Nos permitimos hacer de su conocimiento> {what}[[ a {price}]][[ con {discount}]].\n\n[[Fecha: {date}]]\n[[Vigencia: hasta {until}]]\n[[Domicilio: {address}]]\n[[Horario: {hours}]]\n\n<Si desea solicitarlo, responda a este mensaje y con gusto le atenderemos|Para apartarlo basta con responder por este medio>.\n\n_Si prefiere no recibir más mensajes, responda BAJA._",
      },
      playful: {
        short:
          "<Toc, toc|Psst, psst|¡Eh, tú!>[[, {name}]] 👀 Aquí {business}. <Tenemos|Se nos antojó avisarte de> {what}[[ a {price}]][[, hasta {until}]]. <Responde con un 🙌 y es tuyo|Mándanos un 🔥 y lo apartamos>.",
        long: "<Toc, toc|Psst, psst|¡Eh, tú!>[[, {name}]] 👀 Aquí *{business}*.\n\n<No es cadena, te lo juramos|Lee esto antes que tu grupo de la familia|Dos minutos y te vas feliz>: {what}[[ a {price}]][[ con {discount}]].\n\n[[📅 {date}]]\n[[⏳ Se acaba {until}]]\n[[📍 {address}]]\n\nResponde con un 🙌 y <es tuyo|lo apartamos|corremos a prepararlo>.\n\n_¿Muchos mensajes? Responde BAJA y quedamos como amigos._",
      },
    },
    en: {
      warm: {
        short:
          "Hi[[ {name}]] 👋 <This is|We are writing from> {business}. <We want to tell you about|We have for you> {what}[[ for {price}]][[, until {until}]]. <Shall we set one aside|Shall we keep one for you|Will you join us>? <Reply YES and it is done|Just answer here>.",
        long: "Hi[[ {name}]] 👋 <This is|We are writing from> *{business}*.\n\n<Here is something that you may like|Good news for you|We thought of you with this>: {what}[[ for {price}]][[ with {discount}]].\n\n[[📅 {date}]]\n[[⏳ Until {until}]]\n[[📍 {address}]]\n[[🕐 {hours}]]\n\n<Shall we set yours aside|Shall we keep yours>? Reply *YES* and <we will take care of the rest|we will confirm it here>.\n\n_If you no longer want our messages, reply STOP._",
      },
      formal: {
        short:
          "Good day[[, {name}]]. This is {business}. <We are pleased to offer you|We would like to inform you of> {what}[[ at {price}]][[, valid until {until}]]. <To order, please reply to this message|We await your reply>.",
        long: "Good day[[, {name}]],\n\nThis is *{business}*. <We would like to inform you of|We are pleased to offer you> {what}[[ at {price}]][[ with {discount}]].\n\n[[Date: {date}]]\n[[Valid until {until}]]\n[[Address: {address}]]\n[[Opening hours: {hours}]]\n\n<If you would like to order, please reply to this message and we will attend to you|To reserve, simply reply to this message>.\n\n_If you prefer not to receive further messages, please reply STOP._",
      },
      playful: {
        short:
          "<Knock, knock|Psst|Hey, you>[[, {name}]] 👀 It is {business}. <We have|We could not wait to tell you about> {what}[[ for {price}]][[, until {until}]]. <Reply with a 🙌 and it is yours|Send a 🔥 and we will set it aside>.",
        long: "<Knock, knock|Psst|Hey, you>[[, {name}]] 👀 It is *{business}*.\n\n<This is not a chain letter, we promise|Read this before your family group|Two minutes and you will be happy>: {what}[[ for {price}]][[ with {discount}]].\n\n[[📅 {date}]]\n[[⏳ It ends on {until}]]\n[[📍 {address}]]\n\nReply with a 🙌 and <it is yours|we set it aside|we run to prepare it>.\n\n_Too many messages? Reply STOP and we stay friends._",
      },
    },
  },
  {
    key: "event-invitation",
    name: { es: "Invitación a un evento", en: "Event invitation" },
    asks: {
      es: /\b(invitacion|invita|invitar|evento|taller de|degustacion|concierto|noche de)(?: (?:a un|a una|al|a la|a|un|una)(?= ))?(?: evento)?/,
      en: /\b(invitation|invite|event|workshop|tasting)(?: (?:to an?|to the|to|an?)(?= ))?(?: event)?/,
    },
    es: {
      warm: {
        short:
          "<Te invitamos|Ven con nosotros|Nos encantaría verte>: {what}, {date}[[ a {time}]][[ en {address}]]. [[Entrada: {price}. ]]<Confirma y te guardamos lugar|Trae a quien quieras>[[: {phone}]]. {business}",
        long: "**<Te invitamos|Una tarde para compartir|Nos encantaría verte>: {what}**\n\nHola[[, {name}]]:\n\n<Estamos preparando algo bonito y queremos que estés|Nos gusta abrir la puerta para algo más que vender|Será un buen rato, con buena compañía>.\n\n- **Cuándo:** {date}[[, a {time}]]\n- **Dónde:** {business}[[, {address}]]\n- [[**Entrada:** {price}]]\n\n<Los lugares son contados|Nos ayuda saber cuántos seremos>: [[confirma al {phone} y ]]te guardamos el tuyo. <Puedes traer a quien quieras|Ven con hambre de pasarla bien>.\n\nTe esperamos,\n{business}",
      },
      formal: {
        short:
          "{business} <tiene el gusto de invitarle a|le extiende una cordial invitación a> {what}, que tendrá lugar {date}[[ a {time}]][[ en {address}]]. <Agradeceremos confirme su asistencia|Será un honor contar con su presencia>[[: {phone}]].",
        long: "**<Invitación|Le esperamos>: {what}**\n\nEstimado cliente[[, {name}]]:\n\n<Tenemos el gusto de invitarle a|Nos honra invitarle a> {what}, que hemos preparado para <quienes nos distinguen con su preferencia|nuestros clientes y amigos>.\n\n- **Fecha:** {date}\n- [[**Hora:** {time}]]\n- [[**Lugar:** {address}]]\n- [[**Cuota de recuperación:** {price}]]\n\n<El cupo es limitado|Con el fin de atenderle debidamente>, le agradeceremos confirmar su asistencia[[ al teléfono {phone}]]. Será un honor contar con su presencia.\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "<🎉 Cancela tus planes|📌 Ya tienes plan|🪩 Se arma>: {what}, {date}[[ a {time}]][[ en {address}]]. [[Entras con {price}. ]]<Avísanos y te apartamos silla|Llega con hambre y con risa>[[: {phone}]]. {business}",
        long: "**<Cancela tus planes|Ya tienes plan|Se arma en grande>: {what}** 🎉\n\n<El sillón de tu casa te va a perdonar|Tu serie puede esperar un día|No hay código de vestir, solo ganas>:\n\n- 📅 {date}[[, {time}]]\n- 📍 {business}[[, {address}]]\n- [[💸 {price}]]\n\n<Trae a tu gente|Ven solo y sal con amigos>. [[Para apartar lugar, mensaje al {phone}. ]]<Si llegas tarde, te toca lavar platos|Si faltas, lo vas a ver en fotos y te va a doler>.\n\n{business} 🪩",
      },
    },
    en: {
      warm: {
        short:
          "<You are invited|Join us|We would love to see you>: {what}, {date}[[ at {time}]][[, {address}]]. [[Entry: {price}. ]]<Tell us and we will keep you a place|Bring whoever you like>[[: {phone}]]. {business}",
        long: "**<You are invited|An afternoon to share|We would love to see you>: {what}**\n\nHi[[ {name}]],\n\n<We are preparing something nice and want you to be there|We like to open our door for more than selling|It will be a good time in good company>.\n\n- **When:** {date}[[, at {time}]]\n- **Where:** {business}[[, {address}]]\n- [[**Entry:** {price}]]\n\n<Places are limited|It helps us to know how many we will be>: [[confirm at {phone} and ]]we will keep yours. <Bring whoever you like|Come ready for a good time>.\n\nSee you there,\n{business}",
      },
      formal: {
        short:
          "{business} <has the pleasure of inviting you to|cordially invites you to> {what}, to be held on {date}[[ at {time}]][[ at {address}]]. <Please confirm your attendance|It will be an honour to have you with us>[[: {phone}]].",
        long: "**<Invitation|We look forward to your visit>: {what}**\n\nDear customer[[, {name}]],\n\n<We have the pleasure of inviting you to|It is our honour to invite you to> {what}, which we have prepared for <those who honour us with their preference|our customers and friends>.\n\n- **Date:** {date}\n- [[**Time:** {time}]]\n- [[**Place:** {address}]]\n- [[**Fee:** {price}]]\n\n<Places are limited|In order to attend to you properly>, we would appreciate your confirmation[[ by telephone: {phone}]]. It will be an honour to have you with us.\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "<🎉 Cancel your plans|📌 You have a plan|🪩 It is on>: {what}, {date}[[ at {time}]][[, {address}]]. [[{price} gets you in. ]]<Tell us and we will save you a chair|Come hungry and ready to laugh>[[: {phone}]]. {business}",
        long: "**<Cancel your plans|Now you have a plan|It is on>: {what}** 🎉\n\n<Your sofa will forgive you|Your series can wait a day|No dress code, just come as you are>:\n\n- 📅 {date}[[, {time}]]\n- 📍 {business}[[, {address}]]\n- [[💸 {price}]]\n\n<Bring your people|Come alone and leave with friends>. [[To save a place, message us at {phone}. ]]<If you are late, you wash the dishes|If you miss it, you will see the pictures and it will hurt>.\n\n{business} 🪩",
      },
    },
  },
  {
    key: "slogan",
    name: { es: "Eslogan", en: "Slogan" },
    asks: {
      es: /\b(eslogan|eslogans|eslóganes|esloganes|slogan|lema|frase (?:para|de) (?:mi |el |la )?(?:negocio|marca|local|letrero))(?: (?:para|de) (?:mi |el |la )?(?:negocio|marca|local))?/,
      en: /\b(slogans?|tagline|motto)(?: (?:for|of) (?:my |the )?(?:business|brand|shop))?/,
    },
    es: {
      warm: {
        short:
          "1. {business}: <como en casa|hecho para ti|aquí te conocemos>.\n2. {what}, <con el gusto de siempre|hecho con calma|para compartir>.\n3. <Llegas con prisa y te vas contento|Donde siempre hay lugar para ti|Lo bueno se hace despacio>.",
        long: "**Del negocio**\n\n1. {business}: <como en casa|hecho para ti|aquí te conocemos>.\n2. <Donde siempre hay lugar para ti|La puerta que siempre está abierta|Tu lugar de siempre, cada día mejor>.\n3. [[En {town}, cerca de ti.]]\n\n**De lo que haces**\n\n4. {what}, <con el gusto de siempre|hecho con calma|para compartir>.\n5. <Lo bueno se hace despacio|Hecho a mano, pensado con cariño|Se nota en el primer momento>.\n\n**De lo que se siente**\n\n6. <Llegas con prisa y te vas contento|Vienes una vez y ya eres de aquí|Lo que le hace falta a tu día>.\n\n<Lee cada uno en voz alta: el bueno se recuerda a la primera|Pruébalos una semana en tu estado de WhatsApp y quédate con el que te repitan>.",
      },
      formal: {
        short:
          "1. {business}: <calidad que se mantiene|atención a cada detalle>.\n2. {what} <con la seriedad que usted merece|a la altura de sus expectativas>.\n3. <La confianza se construye cada día|Su preferencia es nuestro mejor respaldo>.",
        long: "**Institucionales**\n\n1. {business}: <calidad que se mantiene|atención a cada detalle>.\n2. <La confianza se construye cada día|Su preferencia es nuestro mejor respaldo|El trabajo bien hecho permanece>.\n3. [[Al servicio de {town}.]]\n\n**De producto o servicio**\n\n4. {what} <con la seriedad que usted merece|a la altura de sus expectativas>.\n5. <Precisión en el trabajo, claridad en el trato|Materiales seleccionados, resultados verificados>.\n\n**De relación con el cliente**\n\n6. <Le escuchamos antes de proponer|Cada cliente, una atención distinta|Su tiempo vale: lo cuidamos>.\n\n<Conviene elegir uno solo y usarlo siempre igual|Antes de imprimirlo, verifique que ningún competidor cercano lo use>.",
      },
      playful: {
        short:
          "1. {business}: <culpable de tus antojos|peligrosamente bueno|la excusa perfecta>.\n2. {what}: <vienes por uno y te llevas tres|prohibido resistirse>.\n3. <Si no te gusta, revisa tu pulso|Tu dieta nos tiene miedo|Hacemos que el lunes valga la pena>.",
        long: "**Con descaro**\n\n1. {business}: <culpable de tus antojos|peligrosamente bueno|la excusa perfecta>.\n2. <Tu dieta nos tiene miedo|Hacemos que el lunes valga la pena|Gente seria haciendo cosas divertidas>.\n3. [[Lo mejor que le pasó a {town} desde el pan dulce.]]\n\n**Con antojo**\n\n4. {what}: <vienes por uno y te llevas tres|prohibido resistirse>.\n5. <Si no te gusta, revisa tu pulso|Advertencia: crea costumbre>.\n\n**Para la playera**\n\n6. <Yo también dije que solo iba a ver|Sobreviví y volví por más|Aquí se viene feliz o se sale feliz>.\n\n<El que te haga reír dos veces es el bueno|Si tu competencia se enoja al leerlo, ese es>.",
      },
    },
    en: {
      warm: {
        short:
          "1. {business}: <like home|made for you|where we know you>.\n2. {what}, <the way it has always been|made with time|for sharing>.\n3. <You come in a hurry and leave happy|There is always a place for you|Good things are made slowly>.",
        long: "**About the business**\n\n1. {business}: <like home|made for you|where we know you>.\n2. <There is always a place for you|The door that is always open|Your usual place, better each day>.\n3. [[In {town}, close to you.]]\n\n**About what you make**\n\n4. {what}, <the way it has always been|made with time|for sharing>.\n5. <Good things are made slowly|Made by hand, with care|You notice it at once>.\n\n**About how it feels**\n\n6. <You come in a hurry and leave happy|Come once and you belong here|What your day was missing>.\n\n<Read each one aloud: the good one is remembered at once|Try them for a week in your WhatsApp status and keep the one that people repeat to you>.",
      },
      formal: {
        short:
          "1. {business}: <quality that lasts|attention to each detail>.\n2. {what} <with the care that you deserve|that meets your expectations>.\n3. <Trust is built each day|Your preference is our best reference>.",
        long: "**For the company**\n\n1. {business}: <quality that lasts|attention to each detail>.\n2. <Trust is built each day|Your preference is our best reference|Work well done remains>.\n3. [[At the service of {town}.]]\n\n**For the product or service**\n\n4. {what} <with the care that you deserve|that meets your expectations>.\n5. <Precise in our work, clear in our dealings|Selected materials, verified results>.\n\n**For the customer**\n\n6. <We listen before we propose|Each customer, their own attention|Your time matters: we look after it>.\n\n<Choose one and always use it in the same way|Before printing it, make sure that no competitor nearby uses it>.",
      },
      playful: {
        short:
          "1. {business}: <guilty of your cravings|dangerously good|the perfect excuse>.\n2. {what}: <come for one and leave with three|resistance is futile>.\n3. <If you do not like it, check your pulse|Your diet is afraid of us|We make Mondays worth it>.",
        long: "**Cheeky**\n\n1. {business}: <guilty of your cravings|dangerously good|the perfect excuse>.\n2. <Your diet is afraid of us|We make Mondays worth it|Serious people doing fun things>.\n3. [[The best thing to happen to {town} since sweet bread.]]\n\n**Tempting**\n\n4. {what}: <come for one and leave with three|resistance is futile>.\n5. <If you do not like it, check your pulse|Warning: habit-forming>.\n\n**For the T-shirt**\n\n6. <I also said that I was just looking|I survived and came back for more|Arrive happy or leave happy>.\n\n<The one that makes you laugh twice is the right one|If your competitors are annoyed when they read it, that is the one>.",
      },
    },
  },
  {
    key: "headlines",
    name: { es: "Títulos para anuncio", en: "Ad headlines" },
    asks: {
      es: /\b(titulos?|titulares?|encabezados?|anuncio|anuncios|publicidad)(?: (?:para|de|del))?(?: (?:un|una|mi|el|la|los))?(?: (?:anuncios?|facebook|google|campana|publicidad))*/,
      en: /\b(ad headlines?|headlines?|ad copy|advert(?:isement)?s?|titles?)(?: (?:for|of))?(?: (?:an?|my|the))?(?: (?:ads?|facebook|google|campaign|advertisement))*/,
    },
    es: {
      warm: {
        short:
          "- {what}[[ a {price}]]: <hoy sí|para ti|aquí cerca>\n- <¿Y si hoy te consientes?|Lo que buscabas está más cerca de lo que crees>\n- {business}: <te esperamos con gusto|pregunta por el tuyo>",
        long: "**Títulos (de 30 a 40 letras)**\n\n- {what}[[ a {price}]]: <hoy sí|para ti|aquí cerca>\n- <¿Y si hoy te consientes?|Lo bueno queda a unas cuadras>\n- [[En {town}: ]]<hecho con cariño|como en casa>\n\n**Texto que acompaña**\n\n<Sabemos lo que cuesta encontrar algo bien hecho|A veces un buen detalle arregla el día>. En {business} te espera {what}[[ a {price}]]. [[Escríbenos al {phone} ]]<y te lo apartamos|y lo resolvemos en un mensaje>.\n\n**Botón**\n\n<Enviar WhatsApp|Quiero el mío|Ver cómo llegar>",
      },
      formal: {
        short:
          "- {what}[[ desde {price}]]: solicite informes\n- Soluciones claras, trato directo\n- {business}: <atención profesional|cotice sin compromiso>",
        long: "**Títulos (de 30 a 40 letras)**\n\n- {what}[[ desde {price}]]: solicite informes\n- Soluciones claras, trato directo\n- [[Servicio en {town}: ]]cotice sin compromiso\n\n**Texto que acompaña**\n\n<Ponemos a su disposición|En {business} le ofrecemos> {what}[[ desde {price}]], con la atención y la seriedad que su proyecto requiere. [[Solicite informes en el {phone}. ]]<Con gusto le asesoramos|Le respondemos a la brevedad>.\n\n**Botón**\n\n<Solicitar información|Cotizar ahora|Llamar>",
      },
      playful: {
        short:
          "- {what}[[ a {price}]]: <tu quincena aprueba|no te hagas el fuerte>\n- <Deja de ver y ven|Este anuncio se come mejor en persona>\n- {business}: <culpable desde el primer día|avisado quedas>",
        long: "**Títulos (de 30 a 40 letras)**\n\n- {what}[[ a {price}]]: <tu quincena aprueba|no te hagas el fuerte>\n- <Deja de ver y ven|Un clic y se te quita lo indeciso>\n- [[Lo que {town} no quería que supieras]]\n\n**Texto que acompaña**\n\n<Llevas tres minutos viendo el celular y ninguno ha valido tanto como este|Esto apareció porque el destino existe>: {what}[[ a {price}]] en {business}. [[Mensaje al {phone} ]]<y dejamos de coquetear|y se acabó el antojo>.\n\n**Botón**\n\n<Va, me convenciste|Lo quiero ya|Llévame>",
      },
    },
    en: {
      warm: {
        short:
          "- {what}[[ for {price}]]: <today is the day|made for you|close to you>\n- <What if you treated yourself today?|What you are looking for is closer than you think>\n- {business}: <we look forward to seeing you|ask for yours>",
        long: "**Headlines (30 to 40 letters)**\n\n- {what}[[ for {price}]]: <today is the day|made for you|close to you>\n- <What if you treated yourself today?|The good stuff is a few blocks away>\n- [[In {town}: ]]<made with care|like home>\n\n**Text below**\n\n<We know how hard it is to find something well made|Sometimes a small treat makes the day>. At {business} you will find {what}[[ for {price}]]. [[Write to us at {phone} ]]<and we will set it aside|and we will sort it out in one message>.\n\n**Button**\n\n<Send a WhatsApp|I want mine|How to get there>",
      },
      formal: {
        short:
          "- {what}[[ from {price}]]: ask for information\n- Clear solutions, direct dealing\n- {business}: <professional attention|get a quote with no obligation>",
        long: "**Headlines (30 to 40 letters)**\n\n- {what}[[ from {price}]]: ask for information\n- Clear solutions, direct dealing\n- [[Service in {town}: ]]a quote with no obligation\n\n**Text below**\n\n<We are pleased to offer you|At {business} we offer> {what}[[ from {price}]], with the attention and the care that your project requires. [[Ask for information at {phone}. ]]<We will gladly advise you|We will answer you promptly>.\n\n**Button**\n\n<Request information|Get a quote|Call now>",
      },
      playful: {
        short:
          "- {what}[[ for {price}]]: <your wallet approves|stop pretending to be strong>\n- <Stop scrolling and come|This ad is best enjoyed in person>\n- {business}: <guilty from day one|you have been warned>",
        long: "**Headlines (30 to 40 letters)**\n\n- {what}[[ for {price}]]: <your wallet approves|stop pretending to be strong>\n- <Stop scrolling and come|One click and you are decided>\n- [[What {town} did not want you to know]]\n\n**Text below**\n\n<You have been on your phone for three minutes, and none was worth as much as this one|This appeared because fate exists>: {what}[[ for {price}]] at {business}. [[Message us at {phone} ]]<and let us stop flirting|and the craving is over>.\n\n**Button**\n\n<Fine, you convinced me|I want it now|Take me there>",
      },
    },
  },
  {
    key: "story-post",
    name: { es: "Texto para historia", en: "Text for a story" },
    asks: {
      es: /\b(texto (?:de|para) (?:una |mi )?(?:historia|estado|storie?s?)|(?:historia|story|stories|estado) (?:de|para|en) (?:instagram|facebook|whatsapp)|publicacion (?:de|para|en) facebook|post (?:de|para|en) facebook)/,
      en: /\b(text for (?:a |my )?(?:story|status)|(?:instagram|facebook|whatsapp) (?:story|status|post))/,
    },
    es: {
      warm: {
        short:
          "<Hoy en la casa|Recién salido|Mira lo que hay>: {what}[[ · {price}]] 🧡\n<Desliza y escríbenos|Responde y te lo apartamos>[[: {phone}]]. {business}",
        long: "**Pantalla 1** · <Hoy amanecimos con buenas noticias|Te queremos enseñar algo|¿Tienes un minuto?>\n\n**Pantalla 2** · {what}[[ · {price}]] 🧡 <Así, como lo ves|Hecho hoy, para hoy>\n\n**Pantalla 3** · Encuesta: ¿<lo pedirías|se te antoja>? <Sí, ya voy · Mañana sin falta|Claro · Guárdame uno>\n\n**Pantalla 4** · [[Estamos en {address}. ]][[{hours}. ]]<Responde a esta historia y te lo apartamos|Escríbenos por mensaje y te lo guardamos>. {business}",
      },
      formal: {
        short:
          "<Disponible hoy|Le presentamos>: {what}[[ · {price}]].\n<Solicite informes por mensaje|Reserve por este medio>[[ o al {phone}]]. {business}",
        long: "**Pantalla 1** · <Le presentamos|Conozca nuestra propuesta de hoy>\n\n**Pantalla 2** · {what}[[ · {price}]]. <Calidad y atención en cada detalle|Elaborado con materiales seleccionados>.\n\n**Pantalla 3** · Encuesta: <¿le gustaría recibir más información?|¿Conocía ya esta opción?> Sí · No todavía\n\n**Pantalla 4** · [[Domicilio: {address}. ]][[Horario: {hours}. ]]<Con gusto le atendemos por mensaje|Reserve respondiendo a esta historia>. {business}",
      },
      playful: {
        short:
          "<¿Ya viste?|No te saltes esta|Pausa el dedo>: {what}[[ · {price}]] 🤤\n<Manda un 🔥 y es tuyo|Responde antes de que se acabe>[[ ({phone})]]. {business}",
        long: "**Pantalla 1** · <No te saltes esta, que te arrepientes|Pausa el dedo tantito|Breve interrupción de tus historias>\n\n**Pantalla 2** · {what}[[ · {price}]] 🤤 <Sí, es real|No, no es filtro>\n\n**Pantalla 3** · Encuesta: <¿cuánto aguantas sin pedirlo?|¿Vienes o te lo contamos?> <Nada · Cinco minutos|Voy · Voy corriendo>\n\n**Pantalla 4** · [[Te esperamos en {address}. ]]<Manda un 🔥 y te apartamos uno|Responde con un emoji y sabremos qué hacer>. {business} ✨",
      },
    },
    en: {
      warm: {
        short:
          "<Today in the house|Just out|Look what we have>: {what}[[ · {price}]] 🧡\n<Swipe and write to us|Reply and we will set one aside for you>[[: {phone}]]. {business}",
        long: "**Screen 1** · <We woke up with good news|There is something we want to show you|Do you have a minute?>\n\n**Screen 2** · {what}[[ · {price}]] 🧡 <Just as you see it|Made today, for today>\n\n**Screen 3** · Poll: <would you order it|do you want one>? <Yes, on my way · Tomorrow for sure|Of course · Keep me one>\n\n**Screen 4** · [[We are at {address}. ]][[{hours}. ]]<Reply to this story and we will set one aside|Message us and we will keep one for you>. {business}",
      },
      formal: {
        short:
          "<Available today|We present to you>: {what}[[ · {price}]].\n<Ask for information by message|Reserve here>[[ or at {phone}]]. {business}",
        long: "**Screen 1** · <We are pleased to present|Discover our proposal for today>\n\n**Screen 2** · {what}[[ · {price}]]. <Quality and attention in each detail|Made with selected materials>.\n\n**Screen 3** · Poll: <would you like to receive more information?|Did you know this option?> Yes · Not yet\n\n**Screen 4** · [[Address: {address}. ]][[Opening hours: {hours}. ]]<We will gladly attend to you by message|Reserve by replying to this story>. {business}",
      },
      playful: {
        short:
          "<Have you seen this?|Do not skip this one|Hold that thumb>: {what}[[ · {price}]] 🤤\n<Send a 🔥 and it is yours|Reply before it is gone>[[ ({phone})]]. {business}",
        long: "**Screen 1** · <Do not skip this one, you would regret it|Hold that thumb for a second|A brief interruption of your stories>\n\n**Screen 2** · {what}[[ · {price}]] 🤤 <Yes, it is real|No, it is not a filter>\n\n**Screen 3** · Poll: <how long can you resist?|Are you coming or shall we tell you about it?> <Not at all · Five minutes|Coming · Running>\n\n**Screen 4** · [[We are at {address}. ]]<Send a 🔥 and we will set one aside|Reply with an emoji and we will know what to do>. {business} ✨",
      },
    },
  },
];

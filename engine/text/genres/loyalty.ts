/** Long because it is a list of texts. */

import type { Genre } from "#engine/text/genre.ts";

/** Messages that keep customers: greetings, gifts, rewards. */
export const LOYALTY: readonly Genre[] = [
  {
    key: "birthday-greeting",
    name: { es: "Felicitación de cumpleaños", en: "Birthday greeting" },
    asks: {
      es: /\b(cumpleanos|felicitacion de cumpleanos|feliz cumple|cumple anos)/,
      en: /\b(birthday(?: greeting| message| wish(?:es)?)?)/,
    },
    es: {
      warm: {
        short:
          "¡Feliz cumpleaños[[, {name}]]! 🎂 <Que este año te traiga cosas buenas|Gracias por dejarnos ser parte de tus días>. <Pasa por tu regalo|Te invitamos>: {what}[[, hasta {until}]]. {business}",
        long: "¡Feliz cumpleaños[[, {name}]]! 🎂\n\nEn {business} nos acordamos de ti y queremos celebrarlo. Gracias por elegirnos durante este año.\n\n**Tu regalo:** {what}[[, con {discount}]].\n\n- [[Válido hasta {until}]]\n- <Solo muestra este mensaje|Basta con decir tu nombre al llegar>\n- [[Te esperamos en {address}]]\n\n<Que este año venga lleno de buenas noticias|Que no te falten salud, trabajo y buena compañía>.\n\nUn abrazo de todo el equipo de\n{business}",
      },
      formal: {
        short:
          "Estimado cliente[[, {name}]]: <le deseamos un feliz cumpleaños|reciba nuestra más sincera felicitación por su cumpleaños>. <Con este motivo le ofrecemos|Nos complace obsequiarle> {what}[[, vigente hasta {until}]]. {business}",
        long: "Estimado cliente[[, {name}]]:\n\n<Reciba la más sincera felicitación de {business} con motivo de su cumpleaños|En esta fecha especial, {business} le hace llegar sus mejores deseos>.\n\nComo muestra de agradecimiento por su preferencia, <nos complace obsequiarle|le ofrecemos> {what}[[, con un {discount}]].\n\n- [[Vigencia: hasta {until}]]\n- Para hacerlo válido, <presente este mensaje|mencione esta felicitación al ser atendido>\n- [[Domicilio: {address}]]\n\n<Le deseamos salud y prosperidad|Esperamos poder celebrarlo con usted>.\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "<🎉 ¡Ya diste otra vuelta al sol|🎂 ¡Hoy mandas tú|🎈 ¡Felicidades>[[, {name}]]! Te toca {what}[[, pero córrele: vence {until}]]. <No preguntamos cuántos cumples|Prometemos no cantar (a menos que lo pidas)>. {business}",
        long: "<🎉 ¡Ya diste otra vuelta al sol|🎂 ¡Hoy mandas tú|🎈 ¡Felicidades>[[, {name}]]!\n\n<No preguntamos cuántos cumples: aquí contamos en rebanadas|Los años pesan menos con algo rico al lado>. El jurado deliberó y te tocó: **{what}**[[, con {discount} en la cuenta]].\n\n- [[Caduca {until}, como los globos]]\n- <Enseña este mensaje y pon cara de festejado|Di «hoy es mi día» y nosotros hacemos la bulla>\n- [[La fiesta es en {address}]]\n\n<Prometemos no cantar, a menos que lo pidas|Las velas las ponemos nosotros; el deseo es tuyo>.\n\n{business} 🥳",
      },
    },
    en: {
      warm: {
        short:
          "Happy birthday[[, {name}]]! 🎂 <May this year bring you good things|Thank you for letting us be part of your days>. Come for your present: {what}[[, until {until}]]. {business}",
        long: "Happy birthday[[, {name}]]! 🎂\n\nAt {business} we remembered you and want to celebrate. Thank you for choosing us this year.\n\n**Your present:** {what}[[, with {discount}]].\n\n- [[Valid until {until}]]\n- <Just show this message|Just say your name when you arrive>\n- [[We are at {address}]]\n\n<May this year be full of good news|We wish you health, work and good company>.\n\nA hug from everybody at\n{business}",
      },
      formal: {
        short:
          "Dear customer[[, {name}]], <we wish you a happy birthday|please accept our best wishes on your birthday>. <On this occasion we offer you|We are pleased to present you with> {what}[[, valid until {until}]]. {business}",
        long: "Dear customer[[, {name}]],\n\n<Please accept the sincere congratulations of {business} on your birthday|On this special day, {business} sends you its best wishes>.\n\nIn gratitude for your preference, <we are pleased to present you with|we offer you> {what}[[, with {discount}]].\n\n- [[Valid until {until}]]\n- To make use of it, <please show this message|mention this greeting when you are served>\n- [[Address: {address}]]\n\n<We wish you health and prosperity|We hope to celebrate it with you>.\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "<🎉 Another lap around the sun|🎂 Today you are the boss|🎈 Congratulations>[[, {name}]]! You get {what}[[, but hurry: it ends {until}]]. <We do not ask how many candles|We promise not to sing (unless you ask)>. {business}",
        long: "<🎉 Another lap around the sun|🎂 Today you are the boss|🎈 Congratulations>[[, {name}]]!\n\n<We do not ask how old you are: here we count in slices|Years weigh less with a treat beside them>. The jury has met, and you get: **{what}**[[, with {discount} the bill]].\n\n- [[It expires {until}, like balloons]]\n- <Show this message and look like it is your day|Say “it is my day” and we will make the noise>\n- [[The party is at {address}]]\n\n<We promise not to sing, unless you ask|We bring the candles; the wish is yours>.\n\n{business} 🥳",
      },
    },
  },
  {
    key: "season-greeting",
    name: { es: "Felicitación de temporada", en: "Season's greetings" },
    asks: {
      es: /\b(felicitacion(?: de)? (?:navidad|temporada|ano nuevo|fiestas)|(?:feliz|felices) (?:navidad|fiestas|ano)|(?:felicitacion|mensaje|felicitar|saludo)(?: (?:del?|por|para))?(?: el)? dia (?:de(?: las?)? madres?|del padre|del maestro|del nino|del amor)|mensaje de (?:navidad|ano nuevo|fin de ano|dia de (?:muertos|las madres|la madre|reyes)|fiestas patrias)|saludo de (?:navidad|ano nuevo|temporada)|navideno|navidena)/,
      en: /\b(season'?s greetings?|(?:christmas|new year'?s?|holiday) (?:greeting|message|card|wish(?:es)?)|(?:mother's|father's|valentine's) day (?:greeting|message|card|wish(?:es)?)|(?:merry christmas|happy holidays|happy new year))/,
    },
    es: {
      warm: {
        short:
          "<En estas fechas|Al cerrar este año> queremos darte las gracias[[, {name}]]. <Que en tu mesa no falte nada|Que descanses y la pases con los tuyos>. [[Abrimos {hours}. ]]<Un abrazo de todos en|Con cariño,> {business}",
        long: "**<Gracias por este año|Un abrazo de temporada>**\n\nHola[[, {name}]]:\n\n<Antes de que se acabe el año queremos darte las gracias|En estas fechas uno piensa en la gente que hace posible lo que hace, y tú estás ahí>. Cada pedido, cada visita y cada recomendación tuya mantuvo encendida la luz de {business}.\n\n<Que en tu mesa no falten pan, risa y compañía|Que estos días te den descanso y a los tuyos cerca>.\n\n- [[En estas fechas abrimos {hours}.]]\n- [[Si necesitas algo, escríbenos al {phone}.]]\n\n<Nos vemos muy pronto|El año que entra, aquí seguimos para ti>.\n\nCon cariño,\n{business}",
      },
      formal: {
        short:
          "Estimado cliente[[, {name}]]: <en estas fechas le expresamos nuestro agradecimiento|al concluir el año le agradecemos su confianza>. <Reciba nuestros mejores deseos|Le deseamos salud y prosperidad para usted y su familia>. {business}",
        long: "Estimado cliente[[, {name}]]:\n\n<Al concluir un año más, {business} le expresa su más sincero agradecimiento por la confianza que nos ha brindado|En esta temporada, todo el equipo de {business} le agradece su preferencia>.\n\n<Ha sido un honor trabajar para usted, y renovamos el compromiso de servirle mejor|Sus observaciones y su confianza nos han permitido crecer>. Le deseamos, a usted y a su familia, <salud, paz y prosperidad|un tiempo de descanso y un próximo año lleno de logros>.\n\n- [[Horario durante la temporada: {hours}]]\n- [[Atención: {phone}]]\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "<🎄 Entre ponche y ponche|✨ Antes del recalentado|🎁 Con el moño puesto>, <te mandamos un abrazo apretado|queremos decirte gracias>[[, {name}]]. <Come, ríe y no te peses hasta enero|Que tu único pendiente sea quién parte la rosca>. {business}",
        long: "**<Entre ponche y ponche, un mensaje|Antes del recalentado, dos palabras>** 🎄\n\nHola[[, {name}]]:\n\n<Hicimos el recuento del año y saliste en la lista de lo bueno|Si este año fuera una posada, tú serías de los que sí traen algo>. Gracias por venir, por recomendar y por perdonar nuestros chistes.\n\n- Para tu mesa: <que sobre, pero poquito|recalentado eterno>.\n- Para tu casa: <risas hasta que se enoje el vecino|la familia completa y nadie peleado>.\n- Para tu año: <que la báscula se descomponga en enero|muchos pretextos para visitarnos>.\n- [[Nosotros abrimos {hours}.]]\n\n<Un abrazo apretado, de esos que despeinan|Brindamos por ti, con lo que haya>.\n\n{business} ✨",
      },
    },
    en: {
      warm: {
        short:
          "<At this time of the year|As the year ends> we want to thank you[[, {name}]]. <May your table lack nothing|We hope that you rest and spend it with your people>. [[We are open {hours}. ]]<A hug from everybody at|With love,> {business}",
        long: "**<Thank you for this year|A hug for the season>**\n\nHi[[ {name}]],\n\n<Before the year is over we want to thank you|At this time one thinks of the people who make things possible, and you are one of them>. Each order, each visit and each recommendation of yours has kept the lights on at {business}.\n\n<May your table have bread, laughter and company|May these days bring you rest, and your people close>.\n\n- [[During these days we are open {hours}.]]\n- [[If you need anything, write to us at {phone}.]]\n\n<See you very soon|Next year we will still be here for you>.\n\nWith love,\n{business}",
      },
      formal: {
        short:
          "Dear customer[[, {name}]], <at this season we express our gratitude to you|as the year ends we thank you for your trust>. <Please accept our best wishes|We wish you and your family health and prosperity>. {business}",
        long: "Dear customer[[, {name}]],\n\n<As another year ends, {business} expresses its sincere gratitude for the trust that you have placed in us|In this season, the whole team of {business} thanks you for your preference>.\n\n<It has been an honour to work for you, and we renew our commitment to serve you better|Your remarks and your trust have allowed us to grow>. We wish you and your family <health, peace and prosperity|a time of rest and a new year full of achievements>.\n\n- [[Opening hours during the season: {hours}]]\n- [[Customer service: {phone}]]\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "<🎄 Between one punch and the next|✨ Before the leftovers|🎁 With our bows on>, <we send you a big hug|we want to say thanks>[[, {name}]]. <Eat, laugh and stay off the scales until January|May your only problem be who cuts the cake>. {business}",
        long: "**<Between one punch and the next, a message|Before the leftovers, two words>** 🎄\n\nHi[[ {name}]],\n\n<We looked back at the year, and you are on the list of good things|If this year were a party, you would be among those who do bring something>. Thank you for coming, for recommending us and for forgiving our jokes.\n\n- For your table: <let there be some left, but only a little|leftovers for ever>.\n- For your home: <laughter until the neighbour complains|the whole family and nobody cross>.\n- For your year: <may the scales break in January|many excuses to visit us>.\n- [[We are open {hours}.]]\n\n<A big hug, the kind that messes up your hair|Here is to you, with whatever is in the glass>.\n\n{business} ✨",
      },
    },
  },
  {
    key: "gift-card",
    name: { es: "Tarjeta de regalo", en: "Gift card" },
    asks: {
      es: /\b(tarjetas? de regalo|certificados? de regalo|vales? de regalo|gift card)(?: (?:de|del|por|para))?/,
      en: /\b(gift (?:cards?|certificates?|vouchers?))(?: (?:of|for))?/,
    },
    es: {
      warm: {
        short:
          "**<Un regalo para ti|Con mucho cariño>[[, {name}]]**\nVale por {what}[[ de {price}]] en {business}. [[Úsalo hasta {until}. ]]<Disfrútalo sin prisa|Ojalá te saque una sonrisa>.",
        long: "**<Un regalo para ti|Alguien pensó en ti>[[, {name}]]**\n\n<Hay regalos que se abren y regalos que se disfrutan: este es de los segundos|Alguien te quiere mucho y eligió que lo disfrutes a tu modo>.\n\n- **Vale por:** {what}\n- [[**Valor:** {price}]]\n- [[**Vigente hasta:** {until}]]\n- **De parte de:** [quién regala]\n- **Folio:** [folio]\n\n[[Canjéalo en {address}. ]][[Aparta tu lugar al {phone}. ]]<No se cambia por dinero, pero sí por un buen rato|Preséntalo al llegar, en papel o en tu celular>.\n\n{business}",
      },
      formal: {
        short:
          "**<Certificado de regalo|Tarjeta de regalo>**\n{business} <acredita al portador|otorga al portador> {what}[[ con valor de {price}]]. [[Vigente hasta {until}. ]]No canjeable por efectivo.",
        long: "**<Certificado de regalo|Tarjeta de regalo>**\n\n{business} <otorga al portador de este certificado|acredita al portador el derecho a> {what}.\n\n- [[Beneficiario: {name}]]\n- [[Valor: {price}]]\n- [[Vigencia: hasta {until}]]\n- Folio: [folio]\n\n**Condiciones.** <Se hace válido en una sola exhibición|Puede utilizarse en una o varias compras, hasta agotar su valor>. No es canjeable por efectivo ni acumulable con otras promociones. [[Informes y reservaciones: {phone}. ]][[Domicilio: {address}. ]]\n\n<Agradecemos su preferencia|Será un gusto atenderle>.",
      },
      playful: {
        short:
          "**<Boleto dorado|Pase de antojo libre>[[ para {name}]]** 🎁\nTe toca {what}[[ ({price})]] en {business}. [[Caduca {until}. ]]<No incluye remordimiento|Aplican sonrisas>.",
        long: "**<Boleto dorado|Pase de antojo libre>[[ para {name}]]** 🎁\n\n<Felicidades: alguien te quiere más que a su quincena|Esto no es un calcetín, y ya con eso ganó la Navidad>.\n\n- 🎟️ Vale por: {what}\n- [[💰 Valor: {price}]]\n- [[⏳ Se convierte en calabaza {until}]]\n- 💌 Culpable del detalle: [quién regala]\n- 🔢 Folio: [folio]\n\n[[Canjéalo en {address}. ]][[Avísanos que vienes: {phone}. ]]No se cambia por dinero, ni por lágrimas.\n\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "**<A present for you|With love>[[, {name}]]**\nGood for {what}[[ worth {price}]] at {business}. [[Use it until {until}. ]]<Enjoy it without hurry|We hope it makes you smile>.",
        long: "**<A present for you|Somebody thought of you>[[, {name}]]**\n\n<Some presents are opened and some are enjoyed: this is one of the second kind|Somebody cares for you and wants you to enjoy it your way>.\n\n- **Good for:** {what}\n- [[**Value:** {price}]]\n- [[**Valid until:** {until}]]\n- **From:** [who gives it]\n- **Number:** [number]\n\n[[Redeem it at {address}. ]][[Book your place at {phone}. ]]<It cannot be changed for money, but for a good time it can|Show it when you arrive, on paper or on your phone>.\n\n{business}",
      },
      formal: {
        short:
          "**<Gift certificate|Gift card>**\n{business} <entitles the bearer to|grants the bearer> {what}[[ to the value of {price}]]. [[Valid until {until}. ]]Not redeemable for cash.",
        long: "**<Gift certificate|Gift card>**\n\n{business} <grants the bearer of this certificate|entitles the bearer to> {what}.\n\n- [[Recipient: {name}]]\n- [[Value: {price}]]\n- [[Valid until {until}]]\n- Number: [number]\n\n**Terms.** <To be used in one visit|May be used in one or several purchases, up to its value>. It is not redeemable for cash, and cannot be combined with other promotions. [[Information and reservations: {phone}. ]][[Address: {address}. ]]\n\n<We thank you for your preference|It will be a pleasure to attend to you>.",
      },
      playful: {
        short:
          "**<Golden ticket|Licence to treat yourself>[[ for {name}]]** 🎁\nYou get {what}[[ ({price})]] at {business}. [[It expires {until}. ]]<Guilt not included|Smiles apply>.",
        long: "**<Golden ticket|Licence to treat yourself>[[ for {name}]]** 🎁\n\n<Congratulations: somebody loves you more than their wages|This is not a pair of socks, so it has won already>.\n\n- 🎟️ Good for: {what}\n- [[💰 Value: {price}]]\n- [[⏳ It turns into a pumpkin on {until}]]\n- 💌 Guilty of the idea: [who gives it]\n- 🔢 Number: [number]\n\n[[Redeem it at {address}. ]][[Tell us that you are coming: {phone}. ]]It cannot be changed for money, or for tears.\n\n{business}",
      },
    },
  },
  {
    key: "loyalty-programme",
    name: { es: "Programa de lealtad", en: "Loyalty programme" },
    asks: {
      es: /\b(programa de (?:lealtad|puntos|recompensas|clientes)|cliente frecuente|tarjeta de (?:lealtad|cliente frecuente|sellos|puntos)|club de clientes)/,
      en: /\b(loyalty (?:programme|program|scheme|card)|rewards? programme?|frequent customers?|stamp card|customer club)/,
    },
    es: {
      warm: {
        short:
          "<Nos gusta que vuelvas|Volver tiene premio>: junta [cuántos] sellos y {what} <va por nuestra cuenta|es gratis>. [[Vale hasta {until}. ]]<Pide tu tarjeta en caja|Dinos tu número y te anotamos>. {business}",
        long: "**<Nos gusta que vuelvas|Volver tiene premio>**\n\n<Quien regresa merece más que un «gracias»|Para los de siempre, y para los que quieren serlo>. Así funciona:\n\n1. <Pide tu tarjeta en caja|Dinos tu número de WhatsApp y te anotamos>.\n2. Cada compra <es un sello|suma un sello>.\n3. Con [cuántos] sellos, {what} <va por nuestra cuenta|es tuyo>.\n\n**Lo que conviene saber.** [[Los sellos valen hasta {until}. ]]Puedes compartir la tarjeta con tu familia. No se junta con otras promociones.\n\n[[Dudas al {phone}. ]]<Gracias por volver|Empieza hoy con tu primer sello>.\n\n{business}",
      },
      formal: {
        short:
          "{business} <presenta su programa de lealtad|reconoce su preferencia>: al completar [cuántas] compras, usted recibe {what}. [[Vigencia: {until}. ]]Solicite su tarjeta en caja.",
        long: "**<Programa de lealtad|Programa de cliente frecuente>**\n\nEstimado cliente:\n\nEn reconocimiento a su preferencia, {business} <ha creado un programa de beneficios|pone a su disposición su programa de lealtad>.\n\n1. **Inscripción.** <En caja|Al realizar su siguiente compra>.\n2. **Acumulación.** Un sello por cada compra <igual o mayor al monto mínimo vigente|registrada>.\n3. **Beneficio.** Al completar [cuántos] sellos, usted recibe {what}.\n\n**Condiciones.** [[Vigencia hasta {until}. ]]Beneficio <personal e intransferible|sujeto a disponibilidad>, no acumulable con otras promociones. [[Informes: {phone}. ]]\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "<Tus visitas ya cuentan (literal)|Confiesa: ya casi vives aquí>. Junta [cuántos] sellos y {what} <te sale en cero pesos|es todo tuyo>. [[Hasta {until}. ]]Pide tu tarjeta y empieza a presumir. {business}",
        long: "**<Confiesa: ya casi vives aquí|Tus visitas ya cuentan (literal)>** 🏅\n\n<Si vas a venir de todos modos, que valga la pena|Hay quien colecciona timbres; tú puedes coleccionar antojos>:\n\n1. Pide tu tarjeta. <Se ve bien junto a la del gimnasio que no usas|Cabe en la cartera, entre los recibos>.\n2. Cada compra, un sello. <Sí, los contamos dos veces|Sin trampa, que conocemos a tu mamá>.\n3. Con [cuántos]: {what}, <por la casa|en cero pesos>.\n\n[[Tienes hasta {until}. ]][[¿Dudas? {phone}. ]]La tarjeta no se vende, no se renta y no se empeña.\n\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "<We like you to come back|Coming back has its reward>: collect [how many] stamps and {what} <is on us|is free>. [[Valid until {until}. ]]<Ask for your card at the till|Tell us your number and we will add you>. {business}",
        long: "**<We like you to come back|Coming back has its reward>**\n\n<Those who return deserve more than a “thank you”|For our regulars, and for those who want to be>. This is how it works:\n\n1. <Ask for your card at the till|Tell us your WhatsApp number and we will add you>.\n2. Each purchase <is a stamp|adds a stamp>.\n3. With [how many] stamps, {what} <is on us|is yours>.\n\n**Good to know.** [[Stamps are valid until {until}. ]]You may share the card with your family. It cannot be combined with other promotions.\n\n[[Questions: {phone}. ]]<Thank you for coming back|Begin today with your first stamp>.\n\n{business}",
      },
      formal: {
        short:
          "{business} <presents its loyalty programme|rewards your preference>: after [how many] purchases, you receive {what}. [[Valid until {until}. ]]Ask for your card at the till.",
        long: "**<Loyalty programme|Programme for frequent customers>**\n\nDear customer,\n\nIn recognition of your preference, {business} <has created a programme of benefits|offers you its loyalty programme>.\n\n1. **Joining.** <At the till|With your next purchase>.\n2. **Collecting.** One stamp for each purchase <of the minimum amount in force|that is registered>.\n3. **Benefit.** With [how many] stamps, you receive {what}.\n\n**Terms.** [[Valid until {until}. ]]The benefit is <personal and not transferable|subject to availability>, and cannot be combined with other promotions. [[Information: {phone}. ]]\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "<Your visits count now (literally)|Admit it: you almost live here>. Collect [how many] stamps and {what} <costs you nothing|is all yours>. [[Until {until}. ]]Get your card and start showing off. {business}",
        long: "**<Admit it: you almost live here|Your visits count now (literally)>** 🏅\n\n<If you are coming anyway, it may as well pay off|Some collect stamps of countries; you can collect treats>:\n\n1. Ask for your card. <It looks good next to that gym card you never use|It fits in your wallet, between the receipts>.\n2. Each purchase, a stamp. <Yes, we count them twice|No cheating, we know your mother>.\n3. With [how many]: {what}, <on the house|for zero pesos>.\n\n[[You have until {until}. ]][[Questions? {phone}. ]]The card is not for sale, rent or pawn.\n\n{business}",
      },
    },
  },
  {
    key: "referral",
    name: { es: "Recomienda a un amigo", en: "Refer a friend" },
    asks: {
      es: /\b(recomienda a un amigo|recomendar a (?:un )?amigos?|referidos?|trae a un amigo|recomendaciones de clientes)/,
      en: /\b(refer a friend|referrals?|bring a friend|recommend us)/,
    },
    es: {
      warm: {
        short:
          "<¿Te gustó? Cuéntaselo a alguien|Nos ayudas mucho cuando nos recomiendas>[[, {name}]]: <trae a un amigo|si viene de tu parte> y los dos reciben {what}[[, hasta {until}]]. <Solo que diga tu nombre|Así de fácil>. {business}",
        long: "Hola[[, {name}]]:\n\n<Lo mejor que nos pasa es que alguien llegue y diga «vengo de parte de…»|Casi todos llegan porque alguien como tú nos recomendó>. Queremos agradecerlo como se debe.\n\n**Cómo funciona**\n\n1. <Cuéntale a un amigo de nosotros|Reenvía este mensaje a quien creas que le va a gustar>.\n2. Que al llegar diga tu nombre.\n3. Los dos reciben {what}.\n\n[[Vale hasta {until}. ]]<No hay límite: trae a cuantos quieras|Puedes recomendarnos las veces que gustes>. [[Estamos en {address}. ]][[Dudas al {phone}. ]]\n\nGracias por la confianza,\n{business}",
      },
      formal: {
        short:
          "Estimado cliente[[, {name}]]: <por cada persona que nos recomiende|al recomendarnos>, usted y su recomendado reciben {what}[[, vigente hasta {until}]]. <Agradecemos su confianza|Basta con mencionar su nombre>. {business}",
        long: "Estimado cliente[[, {name}]]:\n\n<Su recomendación es el mejor respaldo a nuestro trabajo|Buena parte de nuestros clientes llega por recomendación>. Por ello, {business} ha establecido el siguiente beneficio:\n\n1. Recomiéndenos con <un familiar, amigo o colega|quien requiera nuestros servicios>.\n2. Su recomendado deberá mencionar el nombre de usted <en su primera compra|al solicitar el servicio>.\n3. Ambos reciben {what}.\n\n**Condiciones.** [[Vigente hasta {until}. ]]Aplica <en la primera compra del recomendado|una vez por cada persona recomendada>. [[Informes: {phone}. ]]\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "<Comparte el chisme bueno|No te quedes el secreto>[[, {name}]]: <tráete a tu compadre|manda a un amigo> y {what} <para los dos|para ti y para él>. [[Hasta {until}. ]]<La contraseña es tu nombre|Los enemigos también cuentan>. {business} 🙌",
        long: "<No te quedes el secreto|Comparte el chisme bueno>[[, {name}]] 👯\n\n<Tus amigos llevan años comiendo mal, comprando caro o peinándose feo: sálvalos|Ya sabemos que nos presumes; ahora vamos a pagarte el favor>.\n\n1. Reenvía esto a <tu compadre, tu comadre o tu ex (tú sabrás)|quien más te deba un favor>.\n2. Que llegue y diga la contraseña: <tu nombre completo, como cuando te regaña tu mamá|tu nombre>.\n3. {what} para los dos. <Sin sorteo y sin letra chiquita|Así, sin más>.\n\n[[Se acaba {until}. ]][[Dudas: {phone}. ]]<Los enemigos también cuentan, y a veces se contentan aquí|No hay límite de compadres>.\n\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "<Did you like it? Tell somebody|You help us a lot when you recommend us>[[, {name}]]: <bring a friend|if they come thanks to you> and you both get {what}[[, until {until}]]. <They only have to say your name|It is that easy>. {business}",
        long: "Hi[[ {name}]],\n\n<The best thing that happens to us is somebody who arrives and says “I was sent by…”|Almost everybody comes because somebody like you recommended us>. We want to thank you properly.\n\n**How it works**\n\n1. <Tell a friend about us|Forward this message to somebody who would like it>.\n2. They say your name when they arrive.\n3. You both get {what}.\n\n[[Valid until {until}. ]]<There is no limit: bring as many as you like|You may recommend us as often as you like>. [[We are at {address}. ]][[Questions: {phone}. ]]\n\nThank you for your trust,\n{business}",
      },
      formal: {
        short:
          "Dear customer[[, {name}]], <for each person that you refer to us|when you recommend us>, you and the person referred receive {what}[[, valid until {until}]]. <We appreciate your trust|They need only mention your name>. {business}",
        long: "Dear customer[[, {name}]],\n\n<Your recommendation is the best support for our work|Many of our customers come to us by recommendation>. For this reason {business} has established the following benefit:\n\n1. Recommend us to <a relative, friend or colleague|whoever may need our services>.\n2. The person referred mentions your name <with the first purchase|when requesting the service>.\n3. You both receive {what}.\n\n**Terms.** [[Valid until {until}. ]]It applies <to the first purchase of the person referred|once for each person referred>. [[Information: {phone}. ]]\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "<Share the good gossip|Do not keep the secret>[[, {name}]]: <bring your best friend|send a friend> and {what} <for the two of you|for you and for them>. [[Until {until}. ]]<The password is your name|Enemies count too>. {business} 🙌",
        long: "<Do not keep the secret|Share the good gossip>[[, {name}]] 👯\n\n<Your friends have been eating badly, paying too much or wearing bad haircuts for years: save them|We know that you show us off; now we repay the favour>.\n\n1. Forward this to <your best friend, your neighbour or your ex (your choice)|whoever owes you a favour>.\n2. They arrive and say the password: <your full name, as when your mother is cross|your name>.\n3. {what} for the two of you. <No raffle, no small print|Just like that>.\n\n[[It ends {until}. ]][[Questions: {phone}. ]]<Enemies count too, and sometimes make peace here|There is no limit to friends>.\n\n{business}",
      },
    },
  },
  {
    key: "raffle",
    name: { es: "Sorteo", en: "Raffle" },
    asks: {
      es: /\b(sorteo|rifa|giveaway|concurso)(?: (?:de|del|para|por))?/,
      en: /\b(raffle|giveaway|prize draw|contest)(?: (?:of|for))?/,
    },
    es: {
      warm: {
        short:
          "🎁 <Sorteamos|Queremos regalarte> {what}. <Para participar|Es fácil>: síguenos, comenta <con quién lo compartirías|qué se te antoja> y comparte. [[Cierra {until}. ]]Suerte a todos. {business}",
        long: "**🎁 <Sorteo para quienes nos acompañan|Queremos regalarte algo>: {what}**\n\n<Es nuestra forma de dar las gracias|Por este año, por las visitas y por las recomendaciones>. Para participar:\n\n1. <Sigue nuestra página|Síguenos>.\n2. Comenta <con quién lo compartirías|a quién se lo regalarías>.\n3. Comparte esta publicación.\n\n**Fechas.** Participa [[hasta {until}. ]][[El sorteo es {date}, ]]<en vivo, para que todos lo vean|y lo grabamos completo>.\n\n**Reglas.** Un comentario por persona; <no compres nada para participar|participar no cuesta>. El premio se entrega [[en {address} ]]con identificación. <Esta red social no organiza ni patrocina el sorteo|El sorteo lo organizamos nosotros, no esta red social>.\n\n¡Suerte!\n{business}",
      },
      formal: {
        short:
          "{business} <sortea|le invita a participar en el sorteo de> {what}. <Participe|Registro> hasta {until}[[; sorteo: {date}]]. <Consulte las bases por mensaje|Participación sin costo>.",
        long: "**Bases del sorteo: {what}**\n\nOrganiza: {business}[[, {address}]].\n\n1. **Participación.** <Sin costo; requiere seguir la página y comentar la publicación|Gratuita, un registro por persona mayor de edad>.\n2. **Vigencia.** Hasta {until}[[; sorteo el {date}]].\n3. **Mecánica.** El ganador se elige <al azar, en transmisión en vivo|mediante una herramienta de selección aleatoria, cuyo registro se conserva>.\n4. **Premio.** {what}. No es canjeable por efectivo.\n5. **Entrega.** Con identificación oficial, dentro de [plazo]. [[Informes: {phone}. ]]\n6. **Datos personales.** Se usan únicamente para <contactar al ganador|entregar el premio>.\n\nEste sorteo no está patrocinado ni administrado por la red social en que se publica.",
      },
      playful: {
        short:
          "🎰 <Se va a ganar|Alguien se va a llevar> {what}, y <podrías ser tú|ojalá no sea tu cuñado>. <Síguenos, etiqueta a quien te aguanta y comparte|Comenta, comparte y cruza los dedos>. [[Hasta {until}. ]]{business}",
        long: "**🎰 <Alguien se va a llevar|Hay un premio sin dueño>: {what}**\n\n<Podrías ser tú. O tu cuñado. Tú decides si participas|La suerte es ciega, pero lee comentarios>.\n\n1. Síguenos (<si ya nos sigues, date un aplauso|con un clic basta>).\n2. Etiqueta a <quien te aguanta|quien SÍ te lo prestaría>.\n3. Comparte y cruza <los dedos de las manos|lo que puedas cruzar>.\n\n[[⏳ Hasta {until}. ]][[🎥 Sorteo: {date}, en vivo y sin cortes. ]]\n\n<No hay que comprar nada, ni vender riñones|Participar no cuesta; llorar tampoco>. Un comentario por persona: <los clones no cuentan|tus cuentas falsas las conocemos>. La red social no tiene nada que ver.\n\n{business} 🍀",
      },
    },
    en: {
      warm: {
        short:
          "🎁 <We are giving away|We want to give you> {what}. <To take part|It is easy>: follow us, comment <with whom you would share it|what you fancy> and share. [[It closes {until}. ]]Good luck to all. {business}",
        long: "**🎁 <A raffle for those who are with us|We want to give you something>: {what}**\n\n<It is our way of saying thank you|For this year, for your visits and your recommendations>. To take part:\n\n1. <Follow our page|Follow us>.\n2. Comment <with whom you would share it|to whom you would give it>.\n3. Share this post.\n\n**Dates.** Take part [[until {until}. ]][[The draw is on {date}, ]]<live, for everybody to see|and we record all of it>.\n\n**Rules.** One comment a person; <you need not buy anything|taking part is free>. The prize is handed over [[at {address} ]]with an identity document. <This social network does not organise or sponsor the raffle|We organise the raffle, not this social network>.\n\nGood luck!\n{business}",
      },
      formal: {
        short:
          "{business} <is raffling|invites you to take part in the raffle of> {what}. <Take part|Register> until {until}[[; draw: {date}]]. <Ask us for the terms|Taking part is free of charge>.",
        long: "**Terms of the raffle: {what}**\n\nOrganised by {business}[[, {address}]].\n\n1. **Taking part.** <Free of charge; follow the page and comment on the post|Free, one entry for each adult>.\n2. **Dates.** Until {until}[[; the draw is on {date}]].\n3. **Draw.** The winner is chosen <at random, in a live broadcast|with a tool for random selection, whose record is kept>.\n4. **Prize.** {what}. It is not redeemable for cash.\n5. **Delivery.** With an official identity document, within [how long]. [[Information: {phone}. ]]\n6. **Personal data.** Used only to <contact the winner|deliver the prize>.\n\nThis raffle is not sponsored or run by the social network on which it is published.",
      },
      playful: {
        short:
          "🎰 <Somebody will win|Somebody is going home with> {what}, and <it could be you|let us hope it is not your brother-in-law>. <Follow us, tag whoever puts up with you and share|Comment, share and cross your fingers>. [[Until {until}. ]]{business}",
        long: "**🎰 <Somebody is going home with|There is a prize without an owner>: {what}**\n\n<It could be you. Or your brother-in-law. You decide whether you take part|Luck is blind, but it reads the comments>.\n\n1. Follow us (<if you do already, give yourself a hand|one click is enough>).\n2. Tag <whoever puts up with you|whoever WOULD lend it to you>.\n3. Share it and cross <your fingers|whatever you can cross>.\n\n[[⏳ Until {until}. ]][[🎥 The draw: {date}, live and uncut. ]]\n\n<You need not buy anything, or sell a kidney|Taking part is free; so is crying>. One comment a person: <clones do not count|we know your fake accounts>. The social network has nothing to do with it.\n\n{business} 🍀",
      },
    },
  },
];

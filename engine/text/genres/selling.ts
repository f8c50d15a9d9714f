import type { Genre } from "#engine/text/genre.ts";

/** Texts that present what a business sells. */
export const SELLING: readonly Genre[] = [
  {
    key: "product-description",
    name: { es: "Descripción de producto", en: "Product description" },
    asks: {
      es: /\b(?:descripcion|describe|describir)\b(?!.{0,20}\bmenu\b)(?: (?:del?|un|una|el|la|mi|nuestro|nuestra))*(?: (?:producto|servicio|platillo|articulo))?/,
      en: /\b(?:description|describe)\b(?!.{0,20}\bmenu\b)(?: (?:of|a|an|the|my|our))*(?: (?:product|service|dish|item))?|\b(?:product|service) description\b/,
    },
    es: {
      warm: {
        short:
          "**{what}**[[ · {price}]]\n<Hecho con calma y con buen gusto|De lo que da gusto tener en casa|Sencillo, bien hecho y a tu medida>. <Pregúntanos y te contamos más|Llévatelo hoy>[[: {phone}]]. {business}",
        long: "**{what}**[[ · {price}]]\n\n<Hay cosas que se notan desde que las tienes en la mano|Lo hacemos como nos gustaría recibirlo|No es de los que se hacen a las carreras>: cuidamos cada paso, elegimos bien los materiales y no lo entregamos hasta que queda como debe.\n\n- <Pensado para usarse todos los días|Bonito y práctico a la vez>\n- Hecho con cuidado\n- [[Precio: {price}]]\n\n[[Míralo en {address}. ]][[Apártalo por WhatsApp: {phone}. ]]<Te va a gustar|Ojalá lo estrenes pronto>.\n\n{business}",
      },
      formal: {
        short:
          "**{what}**[[ · {price}]]\n<Calidad cuidada en cada detalle|Elaboración cuidadosa y materiales seleccionados>, pensado para <un uso duradero|satisfacer las necesidades de nuestros clientes>. [[Informes: {phone}. ]]{business}",
        long: "**{what}**[[ · {price}]]\n\n<Presentamos una opción elaborada con materiales seleccionados|Una propuesta que combina calidad y funcionalidad>, con atención a cada detalle del proceso y un acabado que responde a las expectativas de nuestros clientes.\n\n- Elaboración <cuidadosa y verificada|sujeta a revisión antes de su entrega>\n- <Adecuado para uso cotidiano|Diseñado para conservarse en buen estado>\n- [[Precio: {price}]]\n\n[[Disponible en {address}. ]][[Para mayores informes, comuníquese al {phone}. ]]Será un gusto atenderle.\n\n{business}",
      },
      playful: {
        short:
          "**{what}**[[ · {price}]] ✨\n<Cuidado: se antoja|Dicen que el dinero no compra la felicidad, pero esto se le parece|Lo viste, te guiñó el ojo y ahora no puedes dejar de pensarlo>. <Ándale, llévatelo|Date el gusto>[[: {phone}]]. {business}",
        long: "**{what}**[[ · {price}]] ✨\n\n<Si los gustos hablaran, el tuyo diría «ya era hora»|Lo pusimos en el aparador y se puso a saludar a la gente|Advertencia: una vez que lo pruebas, ya no hay vuelta atrás>. Hecho con ganas, con buen ojo y con cero flojera.\n\n- <Sirve, luce y no se queja|Queda bien hasta en foto mal tomada>\n- <Ideal para regalar, o para regalarte|Perfecto para presumir sin presumir>\n- [[Cuesta {price}, y lo vale]]\n\n[[Te espera en {address}. ]][[Escríbenos y te lo apartamos: {phone}. ]]<Ándale, date el gusto|Ya lo pensaste mucho>.\n\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "**{what}**[[ · {price}]]\n<Made with care and good taste|The kind of thing that you are glad to have at home|Simple, well made and right for you>. <Ask us and we will tell you more|Take it home today>[[: {phone}]]. {business}",
        long: "**{what}**[[ · {price}]]\n\n<Some things show their quality as soon as you hold them|We make it the way we would like to get it|This was not made in a hurry>: we look after each step, choose the materials well and do not hand it over until it is as it should be.\n\n- <Made to be used every day|Beautiful and practical at once>\n- <Made by people from here|Backed by people who stand by their work>\n- [[Price: {price}]]\n\n[[See it at {address}. ]][[Set one aside on WhatsApp: {phone}. ]]<You will like it|We hope that you enjoy it soon>.\n\n{business}",
      },
      formal: {
        short:
          "**{what}**[[ · {price}]]\n<Quality in each detail|Careful work and selected materials>, designed for <lasting use|the needs of our customers>. [[Information: {phone}. ]]{business}",
        long: "**{what}**[[ · {price}]]\n\n<We present an option made with selected materials|A proposal that combines quality and function>, with attention to each detail of the process and a finish that meets the expectations of our customers.\n\n- <Careful, verified work|Checked before it is delivered>\n- <Suitable for everyday use|Designed to stay in good condition>\n- [[Price: {price}]]\n\n[[Available at {address}. ]][[For further information, please call {phone}. ]]We will be pleased to assist you.\n\n{business}",
      },
      playful: {
        short:
          "**{what}**[[ · {price}]] ✨\n<Careful: you will want it|They say that money cannot buy happiness, but this comes close|You saw it, it winked at you, and now you cannot stop thinking of it>. <Go on, take it home|Treat yourself>[[: {phone}]]. {business}",
        long: "**{what}**[[ · {price}]] ✨\n\n<If your taste could talk, it would say “at last”|We put it in the window and it began to greet people|Warning: once you have tried it, there is no way back>. Made with love, a good eye and no laziness at all.\n\n- <It works, it looks good and it does not complain|It looks good even in a bad photo>\n- <Ideal as a gift, also to yourself|Perfect for showing off without showing off>\n- [[It costs {price}, and it is worth it]]\n\n[[It is waiting for you at {address}. ]][[Write to us and we will set one aside: {phone}. ]]<Go on, treat yourself|You have thought about it long enough>.\n\n{business}",
      },
    },
  },
  {
    key: "newsletter",
    name: { es: "Boletín", en: "Newsletter" },
    asks: {
      es: /\b(boletin|newsletter|noticias para clientes)\b(?: (?:del? (?:mes|la semana|semana)|mensual|semanal))?(?: (?:para|a) (?:mis |los |nuestros |todos los )?(?:client[ea]s|vecin[oa]s)(?: del barrio| frecuentes)?)?/,
      en: /\b((?:monthly |weekly )?newsletter|news for (?:our )?customers)\b(?: (?:of the (?:month|week)))?(?: (?:for|to) (?:my |our |the )?(?:customers|neighbou?rs|neighbou?rhood))?/,
    },
    es: {
      warm: {
        short:
          "**<Noticias de la casa|Lo nuevo de esta semana|Te contamos>**\n<Hola de nuevo|Qué gusto saludarte>. Esta semana: {what}. [[Apunta la fecha: {date}. ]]<Pasa a saludarnos|Te esperamos>[[ en {address}]]. {business}",
        long: "**<Noticias de la casa|Lo que pasó y lo que viene|Carta a los clientes de siempre>**\n\n<Hola de nuevo, y gracias por seguir aquí|Qué gusto saludarte otra vez|Nos sentamos un rato a contarte qué hay de nuevo>.\n\n**Lo nuevo.** Esta semana queremos hablarte de {what}. <Lo preparamos pensando en quienes nos visitan seguido|Ya lo probamos en casa y estamos contentos>.\n\n**Para tu agenda.** [[No te pierdas {date}. ]]<Siempre hay algo sabroso que compartir|Te avisaremos primero, como cliente de la casa>.\n\n**Dónde estamos.** [[Nos encuentras en {address}. ]][[Abrimos {hours}. ]][[WhatsApp: {phone}. ]]<La puerta siempre está abierta|Ven cuando quieras>.\n\nUn abrazo,\n{business}",
      },
      formal: {
        short:
          "**<Boletín informativo|Novedades>**\nEstimado cliente: <le compartimos las novedades de esta semana|ponemos a su disposición nuestras noticias>. En esta ocasión: {what}. [[Fecha: {date}. ]]{business}",
        long: "**<Boletín para nuestros clientes|Novedades y avisos>**\n\nEstimado cliente:\n\n<Es un gusto saludarle y compartirle las novedades de esta temporada|Le presentamos un resumen de nuestras novedades>.\n\n**Novedades.** En esta ocasión le presentamos {what}. <Continuamos trabajando para ofrecerle un mejor servicio|Hemos preparado nuevas opciones para usted>.\n\n**Fechas.** [[Le invitamos a tomar nota: {date}. ]]Con oportunidad le informaremos de cualquier cambio.\n\n**Contacto.** [[Domicilio: {address}. ]][[Horario: {hours}. ]][[Teléfono: {phone}. ]]Quedamos a sus órdenes.\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "**<Chisme del bueno|Última hora en el mostrador|Noticias sin corbata>** 📣\nLo más sonado: {what}. [[Marca el calendario: {date}. ]]<Ven antes de que te lo cuenten|No digas que no te enteraste>. {business}",
        long: "**<El chisme de la semana|Noticias sin corbata|Última hora en el mostrador>** 📣\n\n<Pon café, que esto se lee en dos minutos|Lo prometido es deuda, y aquí viene el resumen|Sabemos que abriste esto por el título>.\n\n**Lo más sonado.** Se trata de {what}. <En la cocina se habla de otra cosa solo cuando hay visitas|Nosotros ya lo presumimos con la familia>.\n\n**En tu agenda.** [[Aparta {date}. ]]<Lo demás se puede mover|El que avisa no es traidor>.\n\n**Dónde nos agarras.** [[En {address}. ]][[De plano: {hours}. ]][[Y si te da flojera salir: {phone}. ]]<Siempre hay lugar para uno más|Nos da gusto verte hasta con lentes oscuros>.\n\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "**<News from the house|What is new this week|Here is what is going on>**\n<Hello again|It is good to write to you>. This week: {what}. [[Note the date: {date}. ]]<Come and say hello|We look forward to seeing you>[[ at {address}]]. {business}",
        long: "**<News from the house|What happened and what comes next|A letter to our regulars>**\n\n<Hello again, and thank you for being here|It is good to write to you again|We sat down to tell you what is new>.\n\n**What is new.** This week we want to tell you about {what}. <We made it with our regulars in mind|We have tried it at home and are happy>.\n\n**For your calendar.** [[Do not miss {date}. ]]<There is always something good to share|You will be the first to know, as a friend of the house>.\n\n**Where we are.** [[You will find us at {address}. ]][[We are open {hours}. ]][[WhatsApp: {phone}. ]]<The door is always open|Come whenever you like>.\n\nWarmly,\n{business}",
      },
      formal: {
        short:
          "**<Newsletter|News>**\nDear customer: <we would like to share this week's news with you|please find our news below>. On this occasion: {what}. [[Date: {date}. ]]{business}",
        long: "**<Newsletter for our customers|News and notices>**\n\nDear customer,\n\n<It is a pleasure to share the news of this season with you|We present a summary of our news>.\n\n**News.** On this occasion we present {what}. <We continue to work in order to offer you a better service|We have prepared new options for you>.\n\n**Dates.** [[Please take note: {date}. ]]<We will inform you in good time of any change|We appreciate your punctual attendance>.\n\n**Contact.** [[Address: {address}. ]][[Opening hours: {hours}. ]][[Telephone: {phone}. ]]We remain at your service.\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "**<The good kind of gossip|Breaking news at the counter|News without a tie>** 📣\nThe talk of the town: {what}. [[Mark your calendar: {date}. ]]<Come before somebody else tells you|Do not say that you did not hear>. {business}",
        long: "**<The gossip of the week|News without a tie|Breaking news at the counter>** 📣\n\n<Put some coffee on, this takes two minutes|A promise is a promise, so here is the summary|We know that you opened this for the title>.\n\n**The talk of the town.** It is about {what}. <In the kitchen we only talk of something else when there are visitors|We have already shown it off to the family>.\n\n**In your calendar.** [[Keep {date} free. ]]<The rest can be moved|You have been told>.\n\n**Where to catch us.** [[At {address}. ]][[More exactly: {hours}. ]][[And if you do not feel like going out: {phone}. ]]<There is always room for one more|We are happy to see you even in sunglasses>.\n\n{business}",
      },
    },
  },
  {
    key: "instagram-caption",
    name: { es: "Pie de foto", en: "Photo caption" },
    asks: {
      es: /\b(pie de foto|instagram|publicacion para redes|post para redes|post p(?:ar)?a (?:el |mi )?(?:instagram|insta|facebook|fb|ig)|publicacion|facebook)\b/,
      en: /\b(caption|instagram|social media post|(?:facebook|fb|insta|ig) post|post for)\b/,
    },
    es: {
      warm: {
        short:
          "<Pequeños momentos, grandes antojos|De nuestras manos a tu mesa|Así se ve un buen día>: {what}[[ · {price}]].\n<Guárdalo para después|Etiqueta a quien lo merece>. #<HechoEnMéxico|NegocioLocal|ConsumeLocal>",
        long: "<Hay días que piden algo especial|No todo tiene que ser perfecto, pero esto se acerca|Lo hicimos pensando en ti>: {what}[[ · {price}]].\n\nDetrás de esta foto hay madrugadas, manos que saben y mucho cariño. <Gracias por apoyar lo hecho aquí|Cada pedido tuyo nos deja seguir haciéndolo>.\n\n[[📍 {address}\n]][[📲 {phone}\n]]\n<¿Con quién lo compartirías?|Cuéntanos en los comentarios>\n\n#NegocioLocal #<HechoConAmor|HechoEnMéxico> #ConsumeLocal",
      },
      formal: {
        short:
          "{what}[[ · {price}]]. <Calidad y atención en cada detalle|Un servicio pensado para usted>. [[Informes: {phone}. ]]<Síganos para conocer más|Consulte nuestra página>. #<Calidad|Servicio|NegocioLocal>",
        long: "{what}[[ · {price}]].\n\nCuidamos cada etapa del proceso para ofrecerle un resultado confiable. Nuestro compromiso es que usted reciba lo que espera, en el tiempo acordado.\n\n[[Domicilio: {address}\n]][[Teléfono: {phone}\n]]\n<Será un gusto atenderle|Quedamos a sus órdenes>.\n\n#Calidad #Servicio #<NegocioLocal|Empresa>",
      },
      playful: {
        short:
          "<POV: encontraste lo que no sabías que querías|Mira quién llegó|Plot twist de tu día>: {what}[[ · {price}]] 😍\n<Etiqueta a quien te lo debe|Manda esto sin contexto>. #<AntojoDelDía|DateElGusto|NegocioLocal>",
        long: "<Dicen que una imagen vale más que mil palabras; esta vale un antojo|Nuestro abogado nos pidió no decir que es lo mejor. Pero…|Respira. Mira otra vez. Sí, es real>: {what}[[ · {price}]] 😍\n\n- Paso 1: <dale like para que el algoritmo se entere|guárdalo>\n- Paso 2: <etiqueta a quien te lo debe|mándaselo a tu crush con cualquier pretexto>\n- Paso 3: ven por lo tuyo\n\n[[📍 {address}\n]][[📲 {phone}\n]]\n#DateElGusto #<AntojoDelDía|SinCulpa> #NegocioLocal",
      },
    },
    en: {
      warm: {
        short:
          "<Small moments, big cravings|From our hands to your table|This is what a good day looks like>: {what}[[ · {price}]].\n<Save it for later|Tag someone who deserves it>. #<ShopLocal|SmallBusiness|MadeWithLove>",
        long: "<Some days ask for something special|Not everything has to be perfect, but this comes close|We made it with you in mind>: {what}[[ · {price}]].\n\nBehind this photo there are early mornings, hands that know their craft and a lot of love. <Thank you for supporting what is made here|Every order of yours lets us keep doing it>.\n\n[[📍 {address}\n]][[📲 {phone}\n]]\n<Who would you share it with?|Tell us in the comments>\n\n#ShopLocal #<MadeWithLove|Handmade> #SmallBusiness",
      },
      formal: {
        short:
          "{what}[[ · {price}]]. <Quality and attention in each detail|A service designed for you>. [[Information: {phone}. ]]<Follow us to learn more|Please visit our page>. #<Quality|Service|SmallBusiness>",
        long: "{what}[[ · {price}]].\n\nWe look after each stage of the process in order to offer you a reliable result. Our commitment is that you receive what you expect, at the agreed time.\n\n[[Address: {address}\n]][[Telephone: {phone}\n]]\n<We will be pleased to assist you|We remain at your service>.\n\n#Quality #Service #<SmallBusiness|Business>",
      },
      playful: {
        short:
          "<POV: you found what you did not know you wanted|Plot twist of your day|Well, hello there>: {what}[[ · {price}]] 😍\n<Tag whoever owes you one|Send this without context>. #<TreatYourself|CravingOfTheDay|SmallBusiness>",
        long: "<They say that a picture is worth a thousand words; this one is worth a craving|Our lawyer asked us not to say that it is the best. But…|Breathe. Look again. Yes, it is real>: {what}[[ · {price}]] 😍\n\n- Step 1: <like it, so that the algorithm hears of it|save it>\n- Step 2: <tag whoever owes you one|send it to your crush with any excuse>\n- Step 3: come and get yours\n\n[[📍 {address}\n]][[📲 {phone}\n]]\n#TreatYourself #<CravingOfTheDay|NoRegrets> #SmallBusiness",
      },
    },
  },
];

import type { Genre } from "#engine/text/genre.ts";

/** Texts for those who work in a business or for it: staff, applicants, suppliers. */
export const INSIDE: readonly Genre[] = [
  {
    key: "job-ad",
    name: { es: "Oferta de empleo", en: "Job advertisement" },
    asks: {
      es: /\b((?:oferta|anuncio) de (?:empleo|trabajo)|vacante|se (?:solicita|busca)|solicitamos|(?:busco|buscamos|contratar|contratamos)(?= (?:un |una |a |a un |a una )?(?:meser|cociner|ayudante|vendedor|cajer|empleado|repartidor|estilista|mecanic|recepcionist|personal|barista|auxiliar|gente)))(?: (?:de|para|un|una))?/,
      en: /\b(job (?:ad|advert|advertisement|offer|posting|description)|vacancy|(?:we are |we're )?hiring|help wanted|looking for (?=.{0,40}\b(?:part|full)[- ]time\b|an? (?:barista|cook|chef|server|waiter|waitress|cashier|stylist|mechanic|driver|receptionist|assistant)\b))(?: (?:for|of|an?))?/,
    },
    es: {
      warm: {
        short:
          "<Buscamos|En {business} se abre un lugar para> {what}. Queremos a alguien con <ganas|puntualidad> y buen trato. [[Pagamos {price}. ]]<Mándanos mensaje|Ven a platicar>[[: {phone}]].",
        long: "**<Buscamos|Únete al equipo>: {what}**\n\n<En {business} somos un equipo chico que se cuida|Hay trabajo, hay equipo y hay ganas de crecer: faltas tú>.\n\n**Lo que harías.** <Atender, preparar y dejar todo listo para el siguiente turno|Lo del día a día del puesto, con un equipo que se ayuda>.\n\n[[**Sueldo.** {price}\n\n]][[**Horario.** {hours}\n\n]]**Lo que pedimos.** <Puntualidad y buen trato|Ganas de aprender y gusto por atender a la gente>.\n\n[[Escríbenos al {phone} con tu nombre y en qué has trabajado. ]][[O pasa a {address}. ]]<Te contestamos a todos|Contestamos siempre, también si la respuesta es no>.",
      },
      formal: {
        short:
          "{business} <solicita|requiere> {what}. [[Sueldo: {price}. ]][[Horario: {hours}. ]]<Interesados, enviar solicitud|Presentarse con solicitud elaborada>[[: {phone}]].",
        long: "**<Vacante|Oferta de empleo>: {what}**\n\n{business}[[, ubicado en {address},]] <solicita personal para incorporarse a su equipo de trabajo|requiere cubrir el puesto señalado>.\n\n**Funciones.** <Las propias del puesto, con apego a los procedimientos de la empresa|Atención a clientes y actividades operativas del puesto>.\n\n**Se pide.** Responsabilidad y trato cordial.\n\n[[**Sueldo.** {price}\n\n]][[**Horario.** {hours}\n\n]][[Interesados, comunicarse al {phone}. ]]La selección se realiza <sin distinción de género, edad, origen o condición|en igualdad de condiciones para todas las personas>.",
      },
      playful: {
        short:
          "<Se busca (viva o vivo)|Nos falta una pieza del rompecabezas>: {what}. <No pedimos cinco años de experiencia ni cinco idiomas|Pedimos buen humor y puntualidad, en ese orden>. [[{price}. ]]<Manda mensaje y di «yo mero»|Ven antes de que llegue tu primo>[[: {phone}]]. {business}",
        long: "**<Se busca (viva o vivo)|Nos falta una pieza del rompecabezas>: {what}**\n\n<No pedimos cinco años de experiencia, cinco idiomas y sueldo simbólico. Somos gente normal|Si te levantas de buenas aunque sea tres días de cinco, sigue leyendo>.\n\n**Vas a hacer:** lo del puesto, <más una que otra carcajada|y de vez en cuando salvar el día>.\n\n[[**Te damos:** {price}, puntual como tú\n\n]][[**Horario:** {hours}\n\n]]**Ponemos una condición:** <llegar a tiempo y tratar bien a la gente|saludar al entrar>.\n\n[[Manda mensaje al {phone} y di «yo mero». ]][[O cáele a {address}. ]]<Contestamos a todos, palabra|Aquí nadie se queda en visto>.\n\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "<We are looking for|At {business} there is a place for> {what}. We want somebody who is <willing|punctual> and kind. [[We pay {price}. ]]<Send us a message|Come and talk to us>[[: {phone}]].",
        long: "**<We are looking for|Join the team>: {what}**\n\n<At {business} we are a small team that looks after each other|There is work, there is a team and there is a wish to grow: you are missing>.\n\n**What you would do.** <Serve, prepare and leave everything ready for the next shift|The daily work of the job, with a team that helps each other>.\n\n[[**Pay.** {price}\n\n]][[**Hours.** {hours}\n\n]]**What we ask.** <Punctuality and kindness|The will to learn and to look after people>.\n\n[[Write to us at {phone} with your name and what you have worked in. ]][[Or come to {address}. ]]<We answer everybody|We always answer, also if the answer is no>.",
      },
      formal: {
        short:
          "{business} <is looking for|seeks to hire> {what}. [[Pay: {price}. ]][[Hours: {hours}. ]]<Please send your application|Please apply in person>[[: {phone}]].",
        long: "**<Vacancy|Job offer>: {what}**\n\n{business}[[, located at {address},]] <is looking for staff to join its team|seeks to fill this position>.\n\n**Duties.** <Those of the position, following the procedures of the company|Customer service and the operations of the position>.\n\n**What we ask.** Responsibility and courtesy.\n\n[[**Pay.** {price}\n\n]][[**Hours.** {hours}\n\n]][[Please contact us at {phone}. ]]Selection is made <without distinction of gender, age, origin or condition|on equal terms for all persons>.",
      },
      playful: {
        short:
          "<Wanted (alive)|One piece of the puzzle is missing>: {what}. <We do not ask for five years of experience or five languages|We ask for good humour and punctuality, in that order>. [[{price}. ]]<Message us and say “that is me”|Come before your cousin does>[[: {phone}]]. {business}",
        long: "**<Wanted (alive)|One piece of the puzzle is missing>: {what}**\n\n<We do not ask for five years of experience, five languages and symbolic pay. We are normal people|If you wake up in a good mood at least three days of five, read on>.\n\n**You will do:** the work of the job, <plus the odd laugh|and from time to time save the day>.\n\n[[**You get:** {price}, as punctual as you\n\n]][[**Hours:** {hours}\n\n]]**One condition:** <be on time and treat people well|say hello when you come in>.\n\n[[Message us at {phone} and say “that is me”. ]][[Or drop in at {address}. ]]<We answer everybody, our word|Nobody is left on read here>.\n\n{business}",
      },
    },
  },
  {
    key: "supplier-order",
    name: { es: "Pedido a proveedor", en: "Supplier order" },
    asks: {
      es: /\b((?:pedido|orden) (?:de compra )?(?:a|al|para|con) (?:un |el |mi |mis |los )?proveedor(?:es)?|orden de compra|pedirle? al proveedor)(?: (?:de|para))?/,
      en: /\b(supplier order|order (?:to|for|from) (?:an? |the |my )?suppliers?|purchase order)(?: (?:of|for))?/,
    },
    es: {
      warm: {
        short:
          "Hola[[, {name}]], <¿cómo va todo?|espero que estés bien>. <Para esta semana necesito|Te encargo> {what}[[, para {date}]]. ¿<Me confirmas precio y hora|Lo tienes disponible>? <Gracias|Quedo pendiente>, {business}",
        long: "Hola[[, {name}]]:\n\n<¿Cómo va todo? Te paso el pedido|Espero que estés bien. Va el pedido de esta semana>:\n\n| Producto | Cantidad |\n|---|---|\n| {what} | [cantidad] |\n\n- **Para cuándo:** {date}[[, {time}]]\n- [[**Entrega en:** {address}]]\n- **Pago:** <como siempre|contra entrega>\n\n¿Me confirmas <que lo tienes y el precio|precio y disponibilidad>? <Si algo falta, dime y vemos con qué lo cambiamos|Si cambió algún precio, avísame antes, por favor>.\n\n<Gracias, como siempre|Quedo al pendiente>,\n{business}",
      },
      formal: {
        short:
          "Estimado proveedor[[, {name}]]: <solicitamos|por este medio requerimos> {what}[[, con entrega el {date}]]. <Agradeceremos confirmar precio y disponibilidad|Favor de confirmar de recibido>. Atentamente, {business}",
        long: "**Orden de compra**\n\nEstimado proveedor[[, {name}]]:\n\n<Por este medio solicitamos el suministro de lo siguiente|Le agradeceremos surtir el siguiente pedido>:\n\n| Concepto | Cantidad | Precio unitario |\n|---|---|---|\n| {what} | [cantidad] | [precio] |\n\n- Fecha de entrega: {date}[[, {time}]]\n- [[Lugar de entrega: {address}]]\n- Forma de pago: <la acordada|contra factura>\n\n<Agradeceremos confirmar por escrito precio y disponibilidad|Favor de confirmar la recepción de esta orden>. La mercancía se revisará al recibirla, y <los faltantes se descontarán de la factura|las diferencias se informarán por escrito>.\n\nAtentamente,\n{business}",
      },
      playful: {
        short:
          "<Proveedor favorito|Héroe de la despensa>[[ {name}]]: <se nos acaba el mundo si no llega|necesitamos> {what}[[ el {date}]]. ¿<Precio de compas|Lo tienes>? <Aquí te esperamos con café|Confirma y te queremos más>. {business}",
        long: "<Proveedor favorito|Héroe de la despensa>[[ {name}]] 🛵\n\n<El refri hace eco y el cocinero ya me mira feo|Hicimos cuentas, rezamos y nos falta esto>:\n\n| Lo que urge | Cuánto |\n|---|---|\n| {what} | [cantidad] |\n\n- **Para no llorar:** {date}[[, {time}]]\n- [[**Tráelo a:** {address}]]\n- **Te pagamos:** <al entregar, con café incluido|como siempre, sin regateo (casi)>\n\n¿Me confirmas <precio y si sobrevivimos|que sí hay>? <Si algo no llegó, dímelo con tacto|Si subió el precio, dímelo sentado>.\n\n<Se te aprecia|Un abrazo>,\n{business}",
      },
    },
    en: {
      warm: {
        short:
          "Hi[[ {name}]], <how is everything?|I hope you are well>. <For this week I need|I would like to order> {what}[[, for {date}]]. Could you <confirm the price and the time|tell me whether you have it>? <Thank you|I look forward to your answer>, {business}",
        long: "Hi[[ {name}]],\n\n<How is everything? Here is the order|I hope you are well. This is the order for the week>:\n\n| Product | Quantity |\n|---|---|\n| {what} | [quantity] |\n\n- **By when:** {date}[[, {time}]]\n- [[**Deliver to:** {address}]]\n- **Payment:** <as usual|on delivery>\n\nCould you confirm <that you have it, and the price|price and availability>? <If something is missing, tell me and we will see what to replace it with|If a price has changed, please tell me first>.\n\n<Thank you, as always|I look forward to your answer>,\n{business}",
      },
      formal: {
        short:
          "Dear supplier[[, {name}]], <we would like to order|we hereby request> {what}[[, for delivery on {date}]]. <Please confirm price and availability|Please confirm receipt>. Sincerely, {business}",
        long: "**Purchase order**\n\nDear supplier[[, {name}]],\n\n<We hereby request the supply of the following|We would be grateful if you would supply the following order>:\n\n| Item | Quantity | Unit price |\n|---|---|---|\n| {what} | [quantity] | [price] |\n\n- Date of delivery: {date}[[, {time}]]\n- [[Place of delivery: {address}]]\n- Payment: <as agreed|against invoice>\n\n<Please confirm price and availability in writing|Please confirm receipt of this order>. Goods are checked on arrival, and <what is missing is deducted from the invoice|differences are reported in writing>.\n\nSincerely,\n{business}",
      },
      playful: {
        short:
          "<Favourite supplier|Hero of the pantry>[[ {name}]], <our world ends without|we need> {what}[[ on {date}]]. <A friends' price|Do you have it>? <There is coffee waiting for you|Confirm and we will love you more>. {business}",
        long: "<Favourite supplier|Hero of the pantry>[[ {name}]] 🛵\n\n<The fridge echoes and the cook is giving me looks|We did the sums, we prayed, and this is missing>:\n\n| What is urgent | How much |\n|---|---|\n| {what} | [quantity] |\n\n- **So that nobody cries:** {date}[[, {time}]]\n- [[**Bring it to:** {address}]]\n- **We pay:** <on delivery, coffee included|as always, without haggling (almost)>\n\nCould you confirm <the price and whether we survive|that there is some>? <If something did not arrive, break it gently|If the price went up, let me sit down first>.\n\n<Much appreciated|A hug>,\n{business}",
      },
    },
  },
  {
    key: "staff-notice",
    name: { es: "Aviso al equipo", en: "Notice to staff" },
    asks: {
      es: /\b((?:aviso|mensaje|comunicado|circular|recordatorio) (?:a|al|para) (?:el |mi |los |mis )?(?:equipo|personal|empleados|trabajadores)|comunicado interno|circular interna|junta (?:del? )?(?:equipo|personal))(?: (?:de|sobre|para))?/,
      en: /\b((?:notice|message|memo|announcement|reminder) (?:to|for) (?:the |my |our )?(?:staff|team|employees)|staff (?:notice|memo)|internal (?:memo|notice)|(?:staff|team) meeting)(?: (?:about|on))?/,
    },
    es: {
      warm: {
        short:
          "Equipo: <les cuento|un aviso>. {what}[[, desde {date}]][[, a {time}]]. <Si a alguien se le complica, platíquenlo conmigo|Cualquier duda, aquí estoy>. <Gracias por lo que hacen|Gracias a todos>.",
        long: "**Equipo: <un aviso importante|para que todos estemos enterados>**\n\n{what}[[, a partir del {date}]][[, a {time}]].\n\n**Por qué.** [la razón, en una línea]\n\n**Qué cambia para ustedes**\n\n- <Lo primero que hay que hacer: [acción]|A partir de ese día: [acción]>\n- <Quién ayuda si hay dudas: [persona]|Con quién verlo: [persona]>\n- Lo demás sigue igual.\n\n<Si a alguien se le complica, díganmelo antes y lo arreglamos|Sé que los cambios pesan: si algo no funciona, lo corregimos>. Por favor respondan «enterado» <en el grupo|a este mensaje>.\n\n<Gracias por lo que hacen todos los días|Gracias, de verdad>.",
      },
      formal: {
        short:
          "Se <comunica|informa> al personal de {business}: {what}[[, a partir del {date}]][[, a {time}]]. <Favor de confirmar de enterado|Agradecemos su puntual cumplimiento>.",
        long: "**Comunicado al personal**\n\n<Se informa a todo el personal de|Por este medio se comunica al personal de> {business} lo siguiente:\n\n{what}[[, con efecto a partir del {date}]][[, a {time}]].\n\n1. **Motivo:** [la razón]\n2. **Alcance:** <todo el personal|las áreas y turnos siguientes: [áreas]>\n3. **Responsable:** [persona]\n4. **Medidas:** [acción]\n\n<Las dudas se atenderán con el responsable del área|Quien requiera una excepción deberá solicitarla por escrito>. Se agradece <confirmar de enterado|su colaboración y puntual cumplimiento>.\n\nAtentamente,\nLa administración",
      },
      playful: {
        short:
          "<📢 Atención, tropa|📢 Equipo maravilla>: {what}[[, desde {date}]][[, {time}]]. <Respondan «enterado» o mandamos canción|El último en contestar trae el pan>. <Los queremos|Sin pánico, que hay café>.",
        long: "**📢 <Atención, tropa|Equipo maravilla, junta exprés>**\n\n{what}[[, desde {date}]][[, {time}]].\n\n- **¿Por qué?** [la razón, sin rollo]\n- **¿Qué nos toca?** [acción]\n- **¿Quién sabe más?** [persona], <que no muerde|y contesta hasta dormido>\n- **¿Algo más cambia?** No. <Las bromas siguen permitidas|El café sigue siendo sagrado>.\n\n<Si a alguien le complica la vida, que lo diga ahora o que hable después, pero que hable|Dudas, quejas y memes: conmigo>. Respondan «enterado»: <el último trae el pan|quien no conteste canta en la próxima junta>.\n\n<Los queremos, aunque lleguen tarde|Sin ustedes esto sería una bodega con luz>.",
      },
    },
    en: {
      warm: {
        short:
          "Team, <here is some news|a notice>. {what}[[, from {date}]][[, at {time}]]. <If this is hard for anybody, come and talk to me|If you have any questions, I am here>. <Thank you for what you do|Thank you all>.",
        long: "**Team: <an important notice|so that we all know>**\n\n{what}[[, from {date}]][[, at {time}]].\n\n**Why.** [the reason, in one line]\n\n**What changes for you**\n\n- <The first thing to do: [action]|From that day: [action]>\n- <Who helps with questions: [person]|Whom to ask: [person]>\n- The rest stays as it is.\n\n<If this is hard for anybody, tell me first and we will sort it out|I know that changes weigh: if something does not work, we will correct it>. Please answer “read” <in the group|to this message>.\n\n<Thank you for what you do each day|Thank you, truly>.",
      },
      formal: {
        short:
          "The staff of {business} is <informed|notified> as follows: {what}[[, from {date}]][[, at {time}]]. <Please confirm that you have read this|We appreciate your compliance>.",
        long: "**Notice to staff**\n\n<All staff of|By this notice, the staff of> {business} is informed of the following:\n\n{what}[[, with effect from {date}]][[, at {time}]].\n\n1. **Reason:** [the reason]\n2. **Scope:** <all staff|the following areas and shifts: [areas]>\n3. **Person in charge:** [person]\n4. **Measures:** [action]\n\n<Questions will be answered by the person in charge|Exceptions must be requested in writing>. Please <confirm that you have read this notice|lend your cooperation and comply punctually>.\n\nSincerely,\nThe management",
      },
      playful: {
        short:
          "<📢 Attention, troops|📢 Wonder team>: {what}[[, from {date}]][[, {time}]]. <Answer “read” or we send a song|The last to answer brings the bread>. <We love you|No panic, there is coffee>.",
        long: "**📢 <Attention, troops|Wonder team, a quick word>**\n\n{what}[[, from {date}]][[, {time}]].\n\n- **Why?** [the reason, without waffle]\n- **What do we do?** [action]\n- **Who knows more?** [person], <who does not bite|who answers even asleep>\n- **Does anything else change?** No. <Jokes are still allowed|Coffee is still sacred>.\n\n<If it makes your life harder, say so now or speak later, but speak|Questions, complaints and memes: to me>. Answer “read”: <the last one brings the bread|whoever does not will sing at the next meeting>.\n\n<We love you, even when you are late|Without you this would be a warehouse with lights>.",
      },
    },
  },
  {
    key: "call-script",
    name: { es: "Guion de llamada", en: "Call script" },
    asks: {
      es: /\b(guion|script)(?! (?:de|para) (?:un |el |mi )?(?:video|reel|tiktok|podcast|comercial|spot))(?: (?:de|para) (?:una |la |mis )?(?:llamadas?|ventas?|atencion|telefono|recepcion))*(?: (?:de|para))?/,
      en: /\b((?:call|phone|sales) script|script(?! for (?:an? |the |my )?(?:(?:short|new) )?(?:video|reel|tiktok|podcast|commercial)))(?: (?:for|of))?/,
    },
    es: {
      warm: {
        short:
          "**Saludo.** «Buenas tardes, <habla [tu nombre]|soy [tu nombre]> de {business}. ¿Tiene un minuto?»\n**Motivo.** «<Le llamo por|Quería contarle de> {what}[[, a {price}]].»\n**Cierre.** «¿<Le aparto uno|Le queda bien que le mande los datos>? Gracias.»",
        long: "**1. Saludo**\n«Buenas tardes[[, ¿hablo con {name}]]. <Habla [tu nombre]|Soy [tu nombre]> de {business}. ¿Tiene un minuto?»\n_Si no puede: «¿A qué hora le marco?», y cuelga con gusto._\n\n**2. Motivo, en una frase**\n«<Le llamo por|Quería contarle de> {what}[[, a {price}]][[, hasta {until}]].»\n\n**3. Escuchar**\n«<¿Qué es lo que más le importa de esto?|¿Cómo lo resuelve hoy?>» _Anota con sus palabras._\n\n**4. Si duda**\n- «Está caro»: «<Lo entiendo. ¿Comparado con qué?|Tiene razón en preguntarlo: incluye [lo que incluye].>»\n- «Lo voy a pensar»: «Claro. ¿Le marco el [día]?»\n\n**5. Cierre**\n«<¿Le aparto uno?|¿Le mando los datos por WhatsApp?> Muchas gracias por su tiempo.»",
      },
      formal: {
        short:
          "**Presentación.** «Buenos días, <le saluda [su nombre]|mi nombre es [su nombre]>, de {business}.»\n**Asunto.** «El motivo de mi llamada es <presentarle|informarle de> {what}[[, con un precio de {price}]].»\n**Cierre.** «<¿Le envío una propuesta por escrito?|¿Le parece si agendamos una cita?>»",
        long: "**1. Presentación**\n«Buenos días. <Le saluda [su nombre]|Mi nombre es [su nombre]>, de {business}. [[¿Tengo el gusto con {name}? ]]¿Me permite un minuto?»\n\n**2. Asunto**\n«El motivo de mi llamada es <presentarle|informarle de> {what}[[, con un precio de {price}]][[, vigente hasta {until}]].»\n\n**3. Diagnóstico**\n«<¿Cómo atienden actualmente esta necesidad?|¿Qué aspectos son prioritarios para usted?>»\n\n**4. Respuesta a objeciones**\n- Precio: «<El importe incluye [lo que incluye]|Puedo presentarle opciones con distinto alcance>.»\n- Tiempo: «¿En qué fecha sería oportuno comunicarme?»\n- Decisión compartida: «¿Le envío la información para que la revise con su equipo?»\n\n**5. Cierre**\n«<¿Le parece si agendamos una cita?|¿Me permite enviarle una propuesta por escrito?> Agradezco su tiempo.»",
      },
      playful: {
        short:
          "**Hola.** «¡Buenas! <Soy [tu nombre]|Le llama [tu nombre], y no es del banco>, de {business}.»\n**La razón.** «<Tengo algo que le va a gustar|No me cuelgue: es>: {what}[[, a {price}]].»\n**Y ya.** «¿<Se lo aparto o se lo llevo|Le guardo uno antes de que vuele>?»",
        long: "**1. Rompe el hielo**\n«¡Buenas[[, {name}]]! <Soy [tu nombre], de|Le llama [tu nombre], que no es del banco, de> {business}. ¿Lo agarro ocupado o aburrido?»\n_Ocupado: «Le marco luego y hacemos como que no pasó nada»._\n\n**2. Suelta la bomba**\n«<Le tengo algo que le va a gustar|Va rápido, como comercial de radio>: {what}[[, a {price}]][[, nomás hasta {until}]].»\n\n**3. Deja hablar** (<sí, callado cuesta|muérdete la lengua tres segundos>)\n«¿Y usted, cómo le hace hoy con eso?»\n\n**4. Si se hace del rogar**\n- «Está caro»: «<Más caro es quedarse con el antojo|Caro es llevarlo al doctor; esto es cariño>. Y además incluye [lo que incluye].»\n- «Lo pienso»: «Va. ¿Le marco el [día], o me marca usted y me da gusto?»\n\n**5. Remate**\n«<¿Se lo aparto o se lo llevo?|¿Le guardo uno antes de que vuele?> ¡Gracias, de verdad!»",
      },
    },
    en: {
      warm: {
        short:
          "**Greeting.** “Good afternoon, <this is [your name]|my name is [your name]> from {business}. Do you have a minute?”\n**Reason.** “<I am calling about|I wanted to tell you about> {what}[[, for {price}]].”\n**Close.** “<Shall I set one aside|May I send you the details>? Thank you.”",
        long: "**1. Greeting**\n“Good afternoon[[, am I speaking to {name}]]. <This is [your name]|My name is [your name]> from {business}. Do you have a minute?”\n_If not: “When may I call you?”, and hang up kindly._\n\n**2. The reason, in one sentence**\n“<I am calling about|I wanted to tell you about> {what}[[, for {price}]][[, until {until}]].”\n\n**3. Listen**\n“<What matters most to you in this?|How do you manage that today?>” _Write it down in their words._\n\n**4. If they doubt**\n- “It is expensive”: “<I understand. Compared with what?|You are right to ask: it includes [what is included].>”\n- “I will think about it”: “Of course. Shall I call you on [day]?”\n\n**5. Close**\n“<Shall I set one aside?|May I send you the details on WhatsApp?> Thank you very much for your time.”",
      },
      formal: {
        short:
          "**Introduction.** “Good morning, <this is [your name]|my name is [your name]>, of {business}.”\n**Subject.** “The reason for my call is <to present|to inform you of> {what}[[, at a price of {price}]].”\n**Close.** “<May I send you a written proposal?|Would you like to make an appointment?>”",
        long: "**1. Introduction**\n“Good morning. <This is [your name]|My name is [your name]>, of {business}. [[Do I have the pleasure of speaking with {name}? ]]May I have a minute?”\n\n**2. Subject**\n“The reason for my call is <to present|to inform you of> {what}[[, at a price of {price}]][[, valid until {until}]].”\n\n**3. Needs**\n“<How do you attend to this need at present?|Which aspects are a priority for you?>”\n\n**4. Answers to objections**\n- Price: “<The amount includes [what is included]|I can present options with a different scope>.”\n- Time: “On which date would it be convenient to call you?”\n- Shared decision: “May I send you the information so that you can review it with your team?”\n\n**5. Close**\n“<Would you like to make an appointment?|May I send you a written proposal?> I appreciate your time.”",
      },
      playful: {
        short:
          "**Hello.** “Hi! <I am [your name]|It is [your name], and not your bank>, from {business}.”\n**The reason.** “<I have something that you will like|Do not hang up: it is>: {what}[[, for {price}]].”\n**That is it.** “<Shall I set it aside or bring it|Shall I keep you one before it flies>?”",
        long: "**1. Break the ice**\n“Hi[[ {name}]]! <I am [your name], from|It is [your name], not your bank, from> {business}. Are you busy or bored?”\n_Busy: “I will call later, and we pretend that this never happened”._\n\n**2. Drop the news**\n“<I have something that you will like|Quickly, like a radio ad>: {what}[[, for {price}]][[, only until {until}]].”\n\n**3. Let them talk** (<yes, silence is hard|bite your tongue for three seconds>)\n“And how do you do that today?”\n\n**4. If they play hard to get**\n- “It is expensive”: “<Wanting it and not having it is worse|Expensive is the doctor; this is love>. And it includes [what is included].”\n- “I will think about it”: “Fine. Shall I call on [day], or will you call and make my day?”\n\n**5. The finish**\n“<Shall I set it aside or bring it?|Shall I keep you one before it flies?> Thank you, truly!”",
      },
    },
  },
];

/**
 * Content of spaces of bakeries, cafés and kitchens that the list shows first. Long because it is
 * content only.
 */
import type { WrittenInside } from "./written-inside.ts";

export const INSIDES_OF_KITCHENS: readonly WrittenInside[] = [
  {
    space: "space-7",
    language: "pt",
    agentik: "agentik-125",
    documents: [
      {
        name: "Encomendas e fornadas",
        labels: ["encomendas"],
        isPinned: true,
        text: `# Encomendas
Encomendas de bolo e salgados são aceitas até 48 horas antes. Para domingo, até sexta às 18h.
O sinal é de 30% por Pix e o restante é pago na retirada.

# Fornadas
O pão francês sai às 6h, às 11h e às 16h30. O pão de queijo sai a cada duas horas.

# Entrega
A entrega no bairro custa R$ 6 e é grátis acima de R$ 80.`,
      },
      {
        name: "Custos que já conferimos",
        labels: ["custos"],
        text: `# Pão francês
O quilo custa R$ 7,90 para produzir e é vendido em média por R$ 17,50.

# Sonho
A unidade custa R$ 2,10 e é vendida por R$ 6.

# Sobras
Sobra acima de 6% da fornada quer dizer que a fornada das 16h30 está grande demais.`,
      },
    ],
    answers: [
      {
        question: "Vocês aceitam vale-refeição?",
        answer: "Sim, no balcão. Nas encomendas por mensagem, só Pix ou cartão.",
      },
    ],
    threads: [
      {
        title: "Sobra de pão na segunda-feira",
        hoursAgo: 90,
        messages: [
          { by: 4, text: "Toda segunda jogo fora quase 10% do pão francês. Alguém resolveu isso?" },
          {
            by: 6,
            text: "Aqui a fornada da tarde de segunda é metade. E a torrada vende bem a R$ 9.",
          },
          { by: 0, text: "Anote a sobra por fornada durante duas semanas antes de cortar." },
        ],
      },
      {
        title: "Encomendas para domingo",
        hoursAgo: 28,
        messages: [
          { by: 3, text: "Uma cliente quer 100 salgados para domingo e hoje já é quinta." },
          { by: 3, text: "Até quando são aceitas encomendas para domingo?", isAnswered: true },
          { by: 3, text: "Ainda dá tempo, então. Vou pedir o sinal hoje." },
        ],
      },
      {
        title: "Mensagens antes das seis",
        hoursAgo: 6,
        messages: [
          {
            by: 8,
            text: "Metade das mensagens chega antes de abrir e pergunta a mesma coisa: que horas sai o pão.",
          },
          { by: 8, text: "A que horas sai o pão francês?", isAnswered: true },
          { by: 5, text: "Deixo essa resposta pronta no perfil também. Ajudou muito." },
        ],
      },
    ],
    tasks: [
      { title: "Anotar a sobra de cada fornada por duas semanas", for: 4, inDays: 9 },
      { title: "Cobrar o sinal da encomenda de domingo", for: 3, inDays: 0 },
    ],
  },
  {
    space: "space-15",
    language: "es",
    agentik: "agentik-102",
    documents: [
      {
        name: "Masa madre, paso a paso",
        labels: ["producción"],
        isPinned: true,
        text: `# Refresco
La masa madre se refresca cada 12 horas: una parte de masa, dos de harina y dos de agua a 26 °C.
Si pasó la noche en refrigeración, dale dos refrescos antes de usarla.

# Hogaza
La hidratación es de 72% y la sal de 2% sobre la harina.
Se hornea 45 minutos a 240 °C, los primeros 20 con vapor.

# Señales de cuidado
Si huele a acetona le falta comida: refréscala dos veces seguidas.`,
      },
      {
        name: "Pedidos de cafeterías",
        labels: ["ventas"],
        text: `# Precios de mayoreo
El croissant cuesta $19 por pieza desde 24 piezas. La hogaza cuesta $68 desde 6 piezas.

# Horario de pedidos
El pedido del día siguiente se cierra a las 14:00. Se entrega entre 6:30 y 7:30.

# Mermas
Lo que no se vende no se recoge. Con la tercera devolución se ajusta el pedido fijo.`,
      },
    ],
    answers: [],
    threads: [
      {
        title: "La masa huele a acetona",
        hoursAgo: 110,
        messages: [
          { by: 5, text: "Con el frío mi masa madre anda lenta y huele fuerte, como a acetona." },
          { by: 3, text: "Es hambre. Súbele el agua a 28 y refréscala dos veces." },
          { by: 5, text: "Al segundo refresco volvió. ¡Gracias!" },
        ],
      },
      {
        title: "Cafetería que pide todos los días",
        hoursAgo: 31,
        messages: [
          { by: 8, text: "Una cafetería quiere 30 croissants diarios y pregunta por el precio." },
          { by: 8, text: "¿Cuánto cuesta el croissant de mayoreo?", isAnswered: true },
          { by: 2, text: "Yo además firmo el pedido fijo por mes. Me bajó la merma a 4%." },
        ],
      },
      {
        title: "Pedidos de última hora",
        hoursAgo: 7,
        messages: [
          { by: 4, text: "¿A qué hora se cierra el pedido del día siguiente?", isAnswered: true },
          { by: 4, text: "Entonces a las dos en punto apago el teléfono de pedidos." },
        ],
      },
    ],
    tasks: [
      { title: "Escribir el contrato de pedido fijo para cafeterías", for: 2, inDays: 4 },
      { title: "Medir la merma de la semana", for: 8, inDays: 2 },
    ],
  },
  {
    space: "space-22",
    language: "es",
    agentik: "agentik-43",
    documents: [
      {
        name: "Lotes de esta cosecha",
        labels: ["lotes", "precios"],
        isPinned: true,
        text: `# Huatusco, lavado
Altura de 1,350 metros. Taza de 84.5 puntos: caramelo, mandarina y cacao. El kilo verde cuesta $168.

# Pluma Hidalgo, natural
Altura de 1,480 metros. Taza de 86 puntos: ciruela y flores. El kilo verde cuesta $205.

# Apartar un lote
Un lote se aparta con 20% y se paga completo al salir de la bodega. El mínimo es un saco de 69 kg.`,
      },
      {
        name: "Cómo catamos juntos",
        labels: ["cata"],
        text: `# Protocolo
Se usan 8.25 gramos por cada 150 ml de agua a 93 °C. Se rompe la costra a los 4 minutos.

# Fichas
Cada lote lo catan tres personas sin saber de quién es. La ficha se publica aunque la nota sea baja.

# Muestras
La muestra es de 200 gramos y la paga el productor; el envío lo paga quien compra.`,
      },
    ],
    answers: [
      {
        question: "¿Envían café verde fuera de México?",
        answer: "Todavía no. Sí enviamos café tostado a Guatemala y Colombia, desde 5 kg.",
      },
    ],
    threads: [
      {
        title: "Ficha del lavado de Huatusco",
        hoursAgo: 120,
        messages: [
          { by: 2, text: "Lo caté dos veces: 84.5 las dos. Muy limpio, acidez de mandarina." },
          { by: 6, text: "Coincido. En espresso se queda corto; en filtro es una belleza." },
          {
            by: 0,
            text: "Queda publicada la ficha con las tres notas. Gracias por catar a ciegas.",
          },
        ],
      },
      {
        title: "Apartar entre dos cafeterías",
        hoursAgo: 40,
        messages: [
          { by: 5, text: "Un saco es mucho para mí. ¿Alguien comparte el natural de Pluma?" },
          { by: 3, text: "Yo tomo la mitad. ¿Con cuánto se aparta un lote?", isAnswered: true },
          { by: 5, text: "Va: pongo mi parte mañana y lo tostamos en tu equipo." },
        ],
      },
      {
        title: "Muestras de la sierra",
        hoursAgo: 9,
        messages: [
          { by: 8, text: "Mi cooperativa manda dos lotes nuevos la próxima semana." },
          { by: 8, text: "¿De cuántos gramos es la muestra?", isAnswered: true },
        ],
      },
    ],
    tasks: [
      { title: "Apartar el saco de Pluma Hidalgo", for: 5, inDays: 1 },
      { title: "Juntar a tres personas para la cata a ciegas", for: 0, inDays: 5 },
    ],
  },
  {
    space: "space-53",
    language: "es",
    agentik: "agentik-91",
    documents: [
      {
        name: "Precios de la pesca",
        labels: ["precios"],
        isPinned: true,
        text: `# Camarón
El kilo de camarón azul mediano cuesta $235 en muelle. El grande cuesta $290.

# Pescado
El kilo de sierra cuesta $82 y el de cabrilla $164.

# Pulpo
El kilo de pulpo cuesta $198. En veda solo se compra congelado y con factura.`,
      },
      {
        name: "Merma y frío",
        labels: ["cocina"],
        text: `# Rendimiento
La cabrilla entera rinde 46% en filete. El camarón con cabeza rinde 58% ya pelado.

# Temperatura
El pescado fresco se guarda entre 0 y 2 °C, en hielo que escurra, dos días como máximo.

# Regla del ceviche
Se prepara cada cuatro horas. Lo que sobra no se guarda para el día siguiente.`,
      },
    ],
    answers: [],
    threads: [
      {
        title: "Subió el camarón",
        hoursAgo: 76,
        messages: [
          { by: 4, text: "El azul mediano subió $20 en una semana. ¿Ya movieron la carta?" },
          { by: 2, text: "Yo pasé el aguachile a precio del día, escrito en pizarrón." },
          { by: 6, text: "Y yo metí tostada de sierra: cuesta la mitad y se vende sola." },
        ],
      },
      {
        title: "¿Cuánto filete sale de una cabrilla?",
        hoursAgo: 25,
        messages: [
          { by: 5, text: "¿Cuánto rinde la cabrilla entera en filete?", isAnswered: true },
          { by: 5, text: "Con eso el filete me sale a $357 el kilo. Tengo que subir el plato." },
          { by: 9, text: "No tires el esqueleto: con él sale el caldo de toda la semana." },
        ],
      },
      {
        title: "Pescado del domingo",
        hoursAgo: 4,
        messages: [
          {
            by: 7,
            text: "¿Cuántos días se guarda el pescado fresco?",
            isAnswered: true,
          },
          { by: 7, text: "Entonces lo del sábado se acaba el lunes en caldo. Enterado." },
        ],
      },
    ],
    tasks: [
      { title: "Publicar los precios de muelle de la semana", for: 2, inDays: 1 },
      { title: "Volver a costear el filete de cabrilla", for: 5, inDays: 3 },
    ],
  },
  {
    space: "space-274",
    language: "pt",
    agentik: "agentik-173",
    documents: [
      {
        name: "Custo de cada lanche",
        labels: ["custos", "cardápio"],
        isPinned: true,
        text: `# Xis salada
O xis salada custa R$ 11,40 para fazer e é vendido por R$ 28. A carne é metade desse custo.

# Torrada americana
A torrada americana custa R$ 6,80 e é vendida por R$ 19.

# Combo da tarde
Torrada, suco e café custam R$ 10,20 e são vendidos por R$ 27, das 15h às 18h.`,
      },
      {
        name: "Entregas",
        labels: ["entregas"],
        text: `# Taxa de entrega
A taxa de entrega é de R$ 7 até 3 km e de R$ 11 até 5 km. Acima disso não entregamos.

# Tempo
O pedido sai da cozinha em até 25 minutos. Em dia de jogo, avise 45.

# Embalagem
O xis vai em caixa com furos, senão o pão molha. A caixa custa R$ 1,30.`,
      },
    ],
    answers: [],
    threads: [
      {
        title: "O pão chega molhado",
        hoursAgo: 100,
        messages: [
          { by: 8, text: "Recebi duas reclamações: o xis chega com o pão molhado." },
          { by: 5, text: "Troque o papel-alumínio por caixa com furos. Aqui acabou o problema." },
          { by: 8, text: "Testei no sábado e funcionou. Obrigada!" },
        ],
      },
      {
        title: "Preço do xis",
        hoursAgo: 33,
        messages: [
          { by: 6, text: "A carne subiu de novo. Quero rever o preço." },
          { by: 6, text: "Quanto custa fazer o xis salada?", isAnswered: true },
          { by: 2, text: "Aqui diminuí o tamanho da porção de batata e mantive o preço." },
        ],
      },
      {
        title: "Entregas em dia de jogo",
        hoursAgo: 8,
        messages: [
          { by: 4, text: "Qual é a taxa de entrega até 5 km?", isAnswered: true },
          { by: 4, text: "Obrigado. Na quarta vou avisar 45 minutos para todos." },
        ],
      },
    ],
    tasks: [
      { title: "Recalcular o custo do xis com a carne nova", for: 6, inDays: 2 },
      { title: "Comprar caixas com furos para o mês", for: 8, inDays: 5 },
    ],
  },
];

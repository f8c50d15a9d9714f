/** One row of orders for a kitchen, and what dishes cost when a supplier's price changes. */
import { prompt, tableOf, textDocument } from "./make-part.ts";

export const KITCHEN_SCREEN = textDocument(
  "kitchen-screen",
  { es: "Una sola pantalla de cocina", en: "One kitchen screen" },
  {
    es: `# Por dónde entra cada pedido
Todos pasan por el mismo agentik, «Toma de pedidos», y por eso caen en la misma lista.

| Llega por | Qué se hace |
| --- | --- |
| Chat | El cliente escribe al agentik; él pregunta lo que falta y el total |
| Mesa | El cliente escanea el letrero de la mesa y pide en la misma página; dice su número de mesa |
| Teléfono | Quien contesta abre la página de chat en la computadora y escribe lo que va oyendo; al final lee el resumen en voz alta y confirma |

# Prepararlo una vez (15 minutos)
1. Lanza el agentik y abre su página de chat en **Canales**.
2. Pega tu menú con precios en **Configurar → Lo que sabe**: sumará cada pedido.
3. Imprime el letrero de mesa con el Creador y pega en él el código QR de la página.
4. En la cocina, deja una tableta o un teléfono viejo abierto en **Bandeja → Pedidos**.

# Durante el servicio
1. La lista muestra lo que falta; el primero que llegó está arriba. Cada toque (aceptado, en preparación, listo, en camino) le avisa al cliente.
2. En hora pico pasa los pedidos a la tabla «Orden de cocina»: promete una hora, escribe los minutos que tarda el platillo más lento y la tabla dice a qué hora se empieza. Toca el título **Se empieza a las** y quedan en el orden en que conviene prepararlos.
3. Entregado o cancelado, sale de la lista.
`,
    en: `# How each order comes in
All of them go through the same agentik, "Order taker", and so they land on the same list.

| It comes by | What is done |
| --- | --- |
| Chat | The customer writes to the agentik, which asks for what is missing and says the total |
| Table | The customer scans the sign on the table and orders on the same page, with the table's number |
| Phone | The person who answers opens the chat page on a computer and types what they hear; at the end they read the summary aloud and confirm it |

# Set it up once (15 minutes)
1. Launch the agentik and open its chat page under **Channels**.
2. Paste your menu with prices under **Configure → What it knows**: it adds up each order.
3. Print the table sign with the Creator, and put the page's QR code on it.
4. In the kitchen, leave a tablet or an old phone open on **Inbox → Orders**.

# During service
1. The list shows what is to be done, the first to come on top. Each tap (accepted, being prepared, ready, on its way) tells the customer.
2. At rush hour, write the orders into the table "Order of the kitchen": promise a time, enter the minutes of the slowest dish, and the table says when to begin. Press the heading **Begin at**, and they stand in cooking order.
3. Delivered or cancelled, an order leaves the list.
`,
  },
);

/** Sorted by its last column, it is the order in which to cook. */
export const KITCHEN_TIMES = tableOf(
  "kitchen-times",
  { es: "Orden de cocina", en: "Order of the kitchen" },
  [
    [
      ["Pedido", "Order"],
      ["Llegó por", "It came by"],
      ["Qué lleva", "What it has"],
      ["Hora prometida (13.5 = 13:30)", "Promised at (13.5 = 1:30 pm)"],
      ["Minutos en cocina", "Minutes in the kitchen"],
      ["Minutos para empacar o llevar", "Minutes to pack or bring it"],
      ["Se empieza a las", "Begin at"],
    ],
    [
      ["Mesa 4", "Table 4"],
      ["mesa", "table"],
      ["2 enchiladas, 1 agua", "2 enchiladas, 1 fruit water"],
      14,
      20,
      0,
      "=D2-(E2+F2)/60",
    ],
    [
      ["Ana, para llevar", "Ana, to take away"],
      ["teléfono", "phone"],
      ["1 pollo entero", "1 whole chicken"],
      14.25,
      45,
      5,
      "=D3-(E3+F3)/60",
    ],
    [
      ["Luis, a domicilio", "Luis, delivery"],
      "chat",
      ["3 tortas", "3 sandwiches"],
      14.5,
      12,
      20,
      "=D4-(E4+F4)/60",
    ],
  ],
);

export const TABLE_SIGN = prompt(
  "creator-table-order-sign",
  "images",
  { es: "Letrero de mesa para pedir", en: "Table sign to order" },
  {
    es: "Letrero con QR para la mesa: «Escanea y pide desde tu lugar».",
    en: 'Sign with QR code: "Scan and order from your seat".',
  },
);

/** The suppliers' prices are the second line: a changed one changes each dish below. */
export const RECIPE_COSTS = tableOf(
  "recipe-costs",
  { es: "Recetas: si sube un ingrediente", en: "Recipes: when an ingredient costs more" },
  [
    [
      ["Platillo o producto", "Dish or product"],
      ["Maíz o tortilla (kg)", "Maize or tortilla (kg)"],
      ["Pollo (kg)", "Chicken (kg)"],
      ["Queso (kg)", "Cheese (kg)"],
      ["Salsa (litros)", "Salsa (litres)"],
      ["Café (kg)", "Coffee (kg)"],
      ["Leche (litros)", "Milk (litres)"],
      ["Lo demás (pesos)", "All else (money)"],
      ["Costo", "Cost"],
      ["Precio sin IVA", "Price before tax"],
      ["Te deja", "It leaves"],
      ["Margen", "Margin"],
    ],
    [
      ["PRECIO DEL PROVEEDOR: cámbialo aquí", "SUPPLIER'S PRICE: change it here"],
      26,
      98,
      145,
      48,
      240,
      27,
      1,
      "",
      "",
      "",
      "",
    ],
    ...(
      [
        [["Enchiladas", "Enchiladas"], 0.12, 0.15, 0.04, 0.15, 0, 0, 6, 110],
        [["Quesadilla", "Quesadilla"], 0.06, 0, 0.08, 0.03, 0, 0, 3, 45],
        [["Torta de pollo", "Chicken sandwich"], 0, 0.14, 0.03, 0.02, 0, 0, 11, 75],
        [["Sopa de tortilla", "Tortilla soup"], 0.05, 0.05, 0.03, 0.2, 0, 0, 5, 65],
        [["Café con leche", "White coffee"], 0, 0, 0, 0, 0.012, 0.2, 3, 42],
        [["Café americano", "Black coffee"], 0, 0, 0, 0, 0.014, 0, 3, 38],
      ] as const
    ).map(([name, maize, chicken, cheese, salsa, coffee, milk, rest, price], at) => {
      const row = at + 3;
      const cost = ["B", "C", "D", "E", "F", "G", "H"].map((each) => `${each}${row}*${each}2`);
      const amounts = [maize, chicken, cheese, salsa, coffee, milk, rest];
      return [
        name,
        ...amounts,
        `=${cost.join("+")}`,
        price,
        `=J${row}-I${row}`,
        `=K${row}/J${row}`,
      ];
    }),
    [
      ["Cómo se lee", "How to read it"],
      [
        "Abajo va cuánto lleva cada platillo; si un proveedor sube, cambia solo la segunda línea",
        "Below is how much goes into each dish; if a supplier costs more, change the second line alone",
      ],
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      "",
      ["lo que queda de cada venta", "what is left of each sale"],
      ["menos de 0.6 pide revisar el precio", "below 0.6, look at the price"],
    ],
  ],
);

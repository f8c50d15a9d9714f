import type { Good } from "../../good.ts";
import { siteGood } from "./site-good.ts";

const BUNCHES: readonly (readonly [string, string, string, string])[] = [
  ["Ramo de la semana", "Lo más fresco del mercado, a gusto de la casa", "$380", "#e0507a"],
  ["Doce rosas", "Rojas, blancas o durazno", "$560", "#c8243f"],
  ["Girasoles", "Cinco, con eucalipto", "$420", "#f0a81e"],
  ["Mesa de novia", "Centro bajo; se aparta con quince días", "$980", "#b48ac9"],
  ["Orquídea en maceta", "Dura dos meses en flor", "$690", "#d96bb0"],
  ["Corona", "Con listón y leyenda; entrega el mismo día", "$1,250", "#5c8a63"],
];

/** A flower shop that takes orders by WhatsApp. */
export const flowerShop = (): Good =>
  siteGood({
    artifakt: 19,
    fileName: "Tienda lista para flores.zip",
    lang: "es-MX",
    title: "Flor de Barrio · Ramos a domicilio",
    description: "Ramos, plantas y coronas con entrega el mismo día. Pedidos por WhatsApp.",
    body: `
<header><p class="logo">Flor de Barrio</p><a href="#zonas">Zonas y horarios</a></header>
<main>
<section class="portada"><h1>Flores de hoy, en su puerta hoy.</h1><p>Pide antes de las dos y llegan el mismo día, con tarjeta escrita a mano.</p></section>
<section aria-labelledby="ramos"><h2 id="ramos">Ramos y plantas</h2>
<ul class="tienda">
${BUNCHES.map(([name, words, price, color]) => `<li><svg viewBox="0 0 120 90" aria-hidden="true"><path fill="#5c8a63" d="M57 44h6v46h-6z"/><circle cx="60" cy="30" r="14" fill="${color}"/><circle cx="42" cy="38" r="12" fill="${color}"/><circle cx="78" cy="38" r="12" fill="${color}"/><circle cx="60" cy="48" r="12" fill="${color}"/><circle cx="60" cy="38" r="8" fill="#fff3d0"/></svg><h3>${name}</h3><p>${words}</p><p class="precio">${price}</p><a class="boton" href="https://wa.me/525500000000?text=${encodeURIComponent(`Hola, quiero: ${name} (${price}). Para el día: `)}">Pedir<span class="oculto"> ${name}</span></a></li>`).join("\n")}
</ul></section>
<section class="tarjeta"><h2>La tarjeta dedicada</h2><p>Escríbela en el mensaje de WhatsApp, hasta treinta palabras. ¿No sabes qué poner? Copia una:</p>
<ul><li>«Porque hoy también es un buen día para decirte que te quiero.»</li><li>«Gracias por todo lo que no se ve.»</li><li>«Que te mejores pronto. Aquí te esperamos.»</li><li>«Con cariño y respeto, les acompañamos en su pena.»</li></ul></section>
<section id="zonas"><h2>Zonas de reparto</h2>
<table><thead><tr><th>Zona</th><th>Códigos postales</th><th>Costo</th><th>Llega</th></tr></thead>
<tbody><tr><td>Centro</td><td>06000 a 06090</td><td>$50</td><td>12:00 a 19:00</td></tr><tr><td>Roma y Condesa</td><td>06100 a 06170, 06700</td><td>$60</td><td>12:00 a 19:00</td></tr><tr><td>Del Valle y Narvarte</td><td>03020 a 03104</td><td>$80</td><td>13:00 a 19:00</td></tr><tr><td>Otra</td><td>Pregúntanos</td><td>Desde $120</td><td>Al día siguiente</td></tr></tbody></table>
<h3>Días con mucha entrega</h3><p>14 de febrero, 10 de mayo y 2 de noviembre: aparta con cinco días. Ese día repartimos de 7:00 a 21:00, sin hora exacta.</p></section>
</main>
<footer><p>Flor de Barrio · Mercado de la colonia, local 24 · 55 0000 0000</p></footer>`,
    css: `
*{box-sizing:border-box}
body{margin:0;font:17px/1.55 system-ui,sans-serif;color:#23382b;background:#fdf9f4}
header{display:flex;justify-content:space-between;align-items:center;padding:1rem 1.2rem}
header a{color:inherit}
.logo{margin:0;font:700 1.5rem Georgia,serif;color:#a72a55}
section{max-width:66rem;margin:auto;padding:1.6rem 1.2rem}
h1{font:700 clamp(2.2rem,7vw,4rem)/1.08 Georgia,serif;margin:1rem 0}
h2{font:700 1.8rem Georgia,serif}
.tienda{list-style:none;padding:0;margin:0;display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr))}
.tienda li{display:flex;flex-direction:column;padding:1.2rem;border-radius:18px;background:#fff;border:1px solid #eadfd3}
.tienda svg{width:100%;height:8rem;background:#eef3ea;border-radius:12px}
.tienda h3{margin:.8rem 0 0}
.tienda p{margin:.2rem 0}
.precio{font-weight:800;font-size:1.3rem}
.boton{margin-top:auto;padding:.75rem;text-align:center;border-radius:99px;background:#a72a55;color:#fff;font-weight:700;text-decoration:none}
.oculto{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
a:focus-visible{outline:3px solid #23382b;outline-offset:2px}
.tarjeta{background:#f7e3e8;border-radius:24px}
#zonas{overflow-x:auto}
table{border-collapse:collapse;min-width:32rem}
th,td{text-align:left;padding:.5rem 1rem .5rem 0;border-bottom:1px solid #eadfd3}
footer{padding:2rem;text-align:center;background:#23382b;color:#fff}`,
    readme:
      'Tienda lista para flores\n\nEs una página de HTML y CSS, sin base de datos: los pedidos llegan a tu WhatsApp y cobras como siempre.\n\n1. Cambia nombres y precios en index.html; cada ramo es un <li>.\n2. Cambia 525500000000 por tu número.\n3. Ajusta zonas, costos y fechas.\n4. Si tienes fotos, pon <img src="foto.jpg" alt="..."> en lugar del dibujo.\n',
    cover: {
      ground: "#efd3da",
      page: "#fdf9f4",
      accent: "#a72a55",
      ink: "#23382b",
      name: "Flor de Barrio",
      title: "Flores de hoy, en su puerta hoy.",
      button: "Pedir un ramo",
      rows: BUNCHES.slice(0, 3).map(([name, , price]) => [name, price] as const),
    },
  });

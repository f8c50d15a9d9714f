/** Components of a till, as HTML and CSS. Long because each is written out. */
import type { Good } from "../../good.ts";
import { siteGood } from "./site-good.ts";

/** Name, what it is for, and its markup. */
export const TILL_PARTS: readonly (readonly [string, string, string])[] = [
  [
    "Botón de cobro",
    "El único lleno de la pantalla; dice cuánto.",
    `<button class="cobrar">Cobrar $286.50</button>`,
  ],
  [
    "Botón secundario",
    "Para lo que no termina la venta.",
    `<button class="sec">Guardar pedido</button>`,
  ],
  [
    "Botón que borra",
    "Pide confirmar con una segunda pulsación.",
    `<button class="borrar">Cancelar venta</button>`,
  ],
  [
    "Tarjeta de producto",
    "Se toca completa; muestra cuántos van.",
    `<button class="prod"><b>Concha</b><span>$14</span><i aria-label="3 en la cuenta">3</i></button>`,
  ],
  [
    "Producto agotado",
    "Se ve, pero no se puede tocar.",
    `<button class="prod" disabled><b>Cuerno</b><span>Agotado</span></button>`,
  ],
  [
    "Renglón de la cuenta",
    "Cantidad con más y menos del tamaño de un dedo.",
    `<div class="reng"><button aria-label="Uno menos">−</button><b>2</b><button aria-label="Uno más">+</button><span>Café de olla</span><span>$76.00</span></div>`,
  ],
  [
    "Total",
    "Números tabulares: no brincan.",
    `<dl class="total"><dt>Subtotal</dt><dd>$246.98</dd><dt>IVA</dt><dd>$39.52</dd><dt>Total</dt><dd>$286.50</dd></dl>`,
  ],
  [
    "Teclado numérico",
    "Doce teclas de 64 puntos.",
    `<div class="tecl">${["1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0", "←"].map((key) => `<button${key === "←" ? ` aria-label="Borrar"` : ""}>${key}</button>`).join("")}</div>`,
  ],
  [
    "Billetes rápidos",
    "Con cuánto paga, de un toque.",
    `<div class="bill"><button>Exacto</button><button>$300</button><button>$500</button></div>`,
  ],
  [
    "Cambio",
    "Lo más grande de la pantalla cuando toca devolver.",
    `<p class="cambio">Cambio <b>$13.50</b></p>`,
  ],
  [
    "Forma de pago",
    "Una sola, siempre visible.",
    `<fieldset class="pago"><legend>Forma de pago</legend><label><input type="radio" name="p" checked> Efectivo</label><label><input type="radio" name="p"> Tarjeta</label><label><input type="radio" name="p"> Transferencia</label></fieldset>`,
  ],
  [
    "Buscador",
    "Nombre o código de barras.",
    `<label class="busca"><span>Buscar producto</span><input type="search" placeholder="Nombre o código"></label>`,
  ],
  [
    "Categorías",
    "Se desplazan de lado en pantallas chicas.",
    `<div class="cats"><button aria-pressed="true">Todo</button><button aria-pressed="false">Pan</button><button aria-pressed="false">Bebidas</button></div>`,
  ],
  [
    "Mesa libre y ocupada",
    "El color nunca va solo: también lo dice.",
    `<div class="mesas"><button>Mesa 1<small>Libre</small></button><button class="ocu">Mesa 2<small>4 personas · $412</small></button></div>`,
  ],
  [
    "Estado del pedido",
    "Con palabra, no sólo color.",
    `<p class="est"><span>Recibido</span><span class="hoy">En cocina</span><span>Listo</span></p>`,
  ],
  [
    "Comanda de cocina",
    "Letra grande; lo especial va en otro renglón.",
    `<article class="com"><h3>Mesa 2 · 13:42</h3><p><b>2</b> Enchiladas<br><em>una sin cebolla</em></p><button>Listo</button></article>`,
  ],
  [
    "Aviso de que se guardó",
    "Se va solo; queda el enlace.",
    `<p class="aviso ok" role="status">Venta 0214 guardada. <a href="#">Ver ticket</a></p>`,
  ],
  [
    "Error de pago",
    "Qué pasó y qué hacer.",
    `<p class="aviso mal" role="alert"><b>La tarjeta no pasó.</b> No se cobró nada. Intenta otra vez o cobra en efectivo.</p>`,
  ],
  [
    "Sin conexión",
    "Se sigue cobrando.",
    `<p class="aviso sin">Sin internet. Las ventas se guardan aquí y se envían solas al volver.</p>`,
  ],
  [
    "Cuenta vacía",
    "Dice el primer paso.",
    `<div class="vacio"><p>Todavía no hay productos.</p><p>Toca uno a la izquierda o lee su código.</p></div>`,
  ],
  [
    "Ticket",
    "Ancho de 58 mm al imprimir.",
    `<pre class="ticket">      PAN Y CAFÉ
 26/11/2026  13:45   0214
--------------------------
2 Café de olla      76.00
3 Concha            42.00
1 Torta            168.50
--------------------------
TOTAL             $286.50
    ¡Gracias, vuelve pronto!</pre>`,
  ],
  [
    "Corte de caja",
    "Esperado, contado y diferencia.",
    `<table class="corte"><tr><th>Esperado</th><td>$7,478.00</td></tr><tr><th>Contado</th><td>$7,481.00</td></tr><tr><th>Sobra</th><td>$3.00</td></tr></table>`,
  ],
];

/** Components for designing tills, orders and cash counts. */
export const tillParts = (): Good =>
  siteGood({
    artifakt: 4,
    fileName: "Componentes de punto de venta.zip",
    lang: "es-MX",
    title: "Componentes de punto de venta",
    description: `${TILL_PARTS.length} componentes para cajas, pedidos y cortes, en HTML y CSS.`,
    body: `
<header><h1>Componentes de punto de venta</h1><p>${TILL_PARTS.length} piezas para cajas, pedidos y cortes. Copia el HTML de cada una y lleva contigo estilo.css.</p></header>
<main>
${TILL_PARTS.map(([name, words, html], index) => `<section id="c${index + 1}"><h2>${index + 1}. ${name}</h2><p>${words}</p><div class="pieza">\n${html}\n</div></section>`).join("\n")}
</main>`,
    css: `
:root{--tinta:#16222e;--fondo:#eef1f4;--hoja:#fff;--linea:#cfd6dd;--si:#0b6b4f;--no:#a32020;--ojo:#8a5a00;--r:12px}
*{box-sizing:border-box}
body{margin:0;font:17px/1.45 system-ui,sans-serif;color:var(--tinta);background:var(--fondo);font-variant-numeric:tabular-nums}
header{padding:2rem 1.2rem;max-width:72rem;margin:auto}
main{max-width:72rem;margin:auto;padding:0 1.2rem 3rem;display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(20rem,1fr))}
section{padding:1.2rem;border-radius:var(--r);background:var(--hoja);border:1px solid var(--linea)}
section h2{margin:0;font-size:1.1rem}
section>p{margin:.2rem 0 1rem;color:#52606d}
.pieza{display:grid;gap:.6rem}
button{font:inherit;min-height:48px;padding:.5rem 1rem;border-radius:var(--r);border:1px solid var(--linea);background:#fff;color:inherit;cursor:pointer}
button:focus-visible,input:focus-visible,a:focus-visible{outline:3px solid #2b6cb0;outline-offset:2px}
button[disabled]{opacity:.55;cursor:not-allowed}
.cobrar{min-height:64px;background:var(--si);border-color:var(--si);color:#fff;font-size:1.3rem;font-weight:800}
.sec{font-weight:600}
.borrar{color:var(--no);border-color:currentColor;font-weight:600}
.prod{position:relative;display:flex;flex-direction:column;justify-content:center;min-height:96px;text-align:left}
.prod i{position:absolute;top:8px;right:8px;min-width:28px;line-height:28px;border-radius:14px;background:var(--si);color:#fff;text-align:center;font-style:normal;font-weight:700}
.reng{display:flex;align-items:center;gap:.6rem}
.reng button{width:48px;padding:0;font-size:1.4rem}
.reng span:last-child{margin-left:auto;font-weight:700}
.total{display:grid;grid-template-columns:1fr auto;gap:.3rem;margin:0}
.total dd{margin:0;text-align:right}
.total dt:last-of-type,.total dd:last-of-type{font-size:1.5rem;font-weight:800;border-top:2px solid;padding-top:.4rem}
.tecl{display:grid;grid-template-columns:repeat(3,1fr);gap:8px}
.tecl button{min-height:64px;font-size:1.4rem;font-weight:700}
.bill,.cats,.mesas{display:flex;gap:8px;overflow-x:auto}
.bill button,.cats button{flex:none}
.cats [aria-pressed=true]{background:var(--tinta);color:#fff}
.cambio{margin:0;font-size:1.2rem}
.cambio b{display:block;font-size:3rem}
.pago{border:1px solid var(--linea);border-radius:var(--r);display:grid}
.pago label{min-height:48px;display:flex;align-items:center;gap:.6rem}
.busca{display:grid;gap:.3rem}
.busca input{font:inherit;min-height:48px;padding:0 1rem;border:1px solid #7b8794;border-radius:var(--r)}
.mesas button{display:grid;min-width:8rem;min-height:80px}
.mesas .ocu{background:#fff3d6;border-color:var(--ojo)}
.est{display:flex;gap:.4rem;margin:0}
.est span{padding:.3rem .8rem;border-radius:99px;border:1px solid var(--linea)}
.est .hoy{background:var(--ojo);border-color:var(--ojo);color:#fff;font-weight:700}
.com{padding:1rem;border-left:6px solid var(--ojo);background:#fffaf0;font-size:1.2rem}
.com h3{margin:0}
.aviso{margin:0;padding:.9rem 1rem;border-radius:var(--r);border-left:6px solid}
.ok{background:#e3f4ed;border-color:var(--si)}
.mal{background:#fbe7e7;border-color:var(--no)}
.sin{background:#fff3d6;border-color:var(--ojo)}
.vacio{padding:2rem 1rem;text-align:center;border:2px dashed var(--linea);border-radius:var(--r)}
.vacio p{margin:0}
.ticket{margin:0;padding:1rem;background:#fffdf5;font:15px/1.4 ui-monospace,monospace;box-shadow:0 1px 4px #0002;overflow-x:auto}
.corte th,.corte td{text-align:left;padding:.3rem 1rem .3rem 0}
.corte tr:last-child{font-weight:800}
@media print{body>*{display:none}.ticket{display:block;width:58mm}}`,
    readme: `Componentes de punto de venta\n\n${TILL_PARTS.length} componentes en HTML y CSS, sin scripts. Abre index.html para verlos; se copian a tu proyecto o se capturan para diseñar en Figma.\n\nColores y redondez están al inicio de estilo.css. Los botones miden 48 puntos o más, para dedos con prisa.\n\n${TILL_PARTS.map(([name], index) => `${index + 1}. ${name}`).join("\n")}\n`,
    cover: {
      ground: "#c9d3dc",
      page: "#ffffff",
      accent: "#0b6b4f",
      ink: "#16222e",
      name: `${TILL_PARTS.length} componentes`,
      title: "Punto de venta",
      button: "Cobrar $286.50",
      rows: [
        ["2  Café de olla", "$76.00"],
        ["3  Concha", "$42.00"],
        ["1  Torta", "$168.50"],
        ["Total", "$286.50"],
      ],
    },
  });

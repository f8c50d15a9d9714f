import type { Good } from "../../good.ts";
import { siteGood } from "./site-good.ts";

const MENU: readonly (readonly [string, readonly (readonly [string, string, string])[]])[] = [
  [
    "Lanches",
    [
      ["X-salada", "Hambúrguer de 120 g, queijo, alface, tomate e maionese da casa", "22,00"],
      ["X-bacon", "Com bacon crocante e cebola na chapa", "27,00"],
      ["Misto quente", "Presunto e queijo no pão na chapa", "13,00"],
      ["Vegetariano", "Hambúrguer de grão-de-bico, rúcula e queijo coalho", "25,00"],
    ],
  ],
  [
    "Salgados",
    [
      ["Coxinha de frango", "Com ou sem catupiry", "8,50"],
      ["Pão de queijo", "Saindo do forno a cada hora", "6,00"],
      ["Pastel", "Carne, queijo ou palmito", "11,00"],
    ],
  ],
  [
    "Combos",
    [
      ["Combo da casa", "X-salada, batata e suco de 400 ml", "36,00"],
      ["Combo da tarde", "Pão de queijo e café coado, das 15h às 17h", "11,00"],
    ],
  ],
  [
    "Bebidas",
    [
      ["Suco natural", "Laranja, maracujá, abacaxi com hortelã", "12,00"],
      ["Guaraná", "Lata de 350 ml", "7,00"],
      ["Café coado", "Xícara grande", "6,00"],
    ],
  ],
];

/** A digital menu of a Brazilian snack bar. */
export const lunchMenu = (): Good =>
  siteGood({
    artifakt: 11,
    fileName: "Cardápio digital para lanchonete.zip",
    lang: "pt-BR",
    title: "Lanchonete Ponto Certo · Cardápio",
    description: "Lanches, salgados, combos e bebidas. Peça pelo WhatsApp.",
    body: `
<header>
  <h1>Ponto Certo</h1>
  <p>Lanches na chapa desde cedo · das 7h às 21h</p>
</header>
<nav aria-label="Partes do cardápio">${MENU.map(([name]) => `<a href="#${name.toLowerCase()}">${name}</a>`).join("")}</nav>
<main>
${MENU.map(
  ([name, items]) => `<section id="${name.toLowerCase()}">
<h2>${name}</h2>
<ul>
${items.map(([item, words, price]) => `<li><div><h3>${item}</h3><p>${words}</p></div><a href="https://wa.me/5511900000000?text=${encodeURIComponent(`Olá! Quero 1 ${item}, por favor.`)}" aria-label="Pedir ${item} por R$ ${price}"><b>R$ ${price}</b> <span>Pedir</span></a></li>`).join("\n")}
</ul>
</section>`,
).join("\n")}
</main>
<footer><p>Rua Exemplo, 100 · Não esqueça de avisar se você tem alergia · Taxa de entrega: R$ 6,00</p></footer>`,
    css: `
*{box-sizing:border-box}
body{margin:0;font:17px/1.5 system-ui,sans-serif;color:#2b1d12;background:#fff7e8}
header{padding:2.2rem 1rem 1.6rem;background:#c8321f;color:#fff;text-align:center}
h1{margin:0;font:800 2.6rem/1 system-ui,sans-serif;letter-spacing:-.02em}
header p{margin:.4rem 0 0}
nav{position:sticky;top:0;display:flex;gap:.4rem;overflow-x:auto;padding:.6rem 1rem;background:#ffd25a}
nav a{flex:none;padding:.55rem 1rem;border-radius:99px;background:#fff;color:inherit;font-weight:700;text-decoration:none}
main{max-width:44rem;margin:auto;padding:1rem}
section{scroll-margin-top:4.5rem}
h2{font-size:1.6rem;margin:1.4rem 0 .4rem}
ul{list-style:none;margin:0;padding:0}
li{display:flex;gap:1rem;justify-content:space-between;align-items:center;padding:.8rem 0;border-bottom:2px dotted #e3c99a}
h3{margin:0;font-size:1.1rem}
li p{margin:0;color:#6a5340}
li a{flex:none;display:grid;text-align:center;padding:.5rem .9rem;border-radius:12px;background:#0b6b3a;color:#fff;text-decoration:none}
li a span{font-size:.9rem}
a:focus-visible{outline:3px solid #2b1d12;outline-offset:2px}
footer{padding:2rem 1rem;text-align:center;color:#6a5340}`,
    readme:
      "Cardápio digital para lanchonete\n\n1. Abra index.html em um editor de texto, no computador ou no celular, e troque nomes e preços.\n2. Troque 5511900000000 pelo seu WhatsApp, com 55 e DDD, sem espaços.\n3. Publique a pasta e faça um QR Code com o endereço. Não usa scripts: abre em qualquer celular.\n",
    cover: {
      ground: "#f6d98d",
      page: "#fff7e8",
      accent: "#c8321f",
      ink: "#2b1d12",
      name: "Ponto Certo",
      title: "Lanches na chapa desde cedo",
      button: "Pedir pelo WhatsApp",
      rows: MENU[0]![1].slice(0, 3).map(([name, , price]) => [name, `R$ ${price}`] as const),
    },
  });

import type { Good } from "../../good.ts";
import { siteGood } from "./site-good.ts";

const SERVICES: readonly (readonly [string, string, string])[] = [
  ["Corte y peinado", "Lavado, corte y secado", "$320"],
  ["Color completo", "Sin amoniaco, con tratamiento", "$780"],
  ["Balayage", "Desde; se cotiza según el largo", "$1,450"],
  ["Uñas en gel", "Duran tres semanas", "$280"],
  ["Pedicure", "Con exfoliación y masaje", "$310"],
  ["Maquillaje social", "Incluye prueba", "$650"],
];

/** A salon on one page. */
export const salonSite = (): Good =>
  siteGood({
    artifakt: 9,
    fileName: "Sitio de una página para salón de belleza.zip",
    lang: "es-MX",
    title: "Salón Jacaranda · Corte, color y uñas",
    description: "Corte, color, uñas y maquillaje en Coyoacán. Citas por WhatsApp.",
    body: `
<header>
  <a class="logo" href="#inicio">Salón Jacaranda</a>
  <nav aria-label="Secciones"><a href="#servicios">Servicios</a> <a href="#trabajos">Trabajos</a> <a href="#donde">Dónde</a></nav>
</header>
<main id="inicio">
  <section class="portada">
    <h1>Sal con ganas de que te vean.</h1>
    <p>Corte, color y uñas en Coyoacán, con cita y sin esperas.</p>
    <a class="boton" href="https://wa.me/525500000000?text=Hola%2C%20quiero%20una%20cita">Pedir cita por WhatsApp</a>
  </section>
  <section id="servicios">
    <h2>Servicios y precios</h2>
    <ul class="precios">
${SERVICES.map(([name, words, price]) => `      <li><span><b>${name}</b><small>${words}</small></span> <strong>${price}</strong></li>`).join("\n")}
    </ul>
  </section>
  <section id="trabajos">
    <h2>Trabajos</h2>
    <div class="galeria">
      <figure><img src="fotos/corte.svg" alt="Corte bob con fleco" width="400" height="300"><figcaption>Bob con fleco</figcaption></figure>
      <figure><img src="fotos/color.svg" alt="Color cobrizo en cabello largo" width="400" height="300"><figcaption>Cobrizo</figcaption></figure>
      <figure><img src="fotos/unas.svg" alt="Uñas rojas en forma de almendra" width="400" height="300"><figcaption>Gel rojo</figcaption></figure>
    </div>
  </section>
  <section id="donde">
    <h2>Dónde y cuándo</h2>
    <p>Calle Jacarandas 12, colonia Del Carmen, Coyoacán.<br>A dos cuadras del jardín; hay estacionamiento enfrente.</p>
    <table>
      <caption>Horario</caption>
      <tr><th scope="row">Martes a viernes</th><td>10:00 a 19:00</td></tr>
      <tr><th scope="row">Sábado</th><td>9:00 a 20:00</td></tr>
      <tr><th scope="row">Domingo y lunes</th><td>Cerrado</td></tr>
    </table>
  </section>
</main>
<footer><p>Salón Jacaranda · 55 0000 0000 · <a href="https://wa.me/525500000000">WhatsApp</a></p></footer>`,
    css: `
:root{--tinta:#33203a;--lila:#8a5aa8;--papel:#fbf6fc;--linea:#e5d8ea}
*{box-sizing:border-box}
html{scroll-behavior:smooth}
body{margin:0;font:18px/1.55 system-ui,sans-serif;color:var(--tinta);background:var(--papel)}
header{position:sticky;top:0;display:flex;justify-content:space-between;align-items:center;gap:1rem;padding:.8rem 1.2rem;background:var(--papel);border-bottom:1px solid var(--linea)}
header a{color:inherit;text-decoration:none}
nav a{padding:.6rem}
.logo{font:700 1.25rem Georgia,serif;color:var(--lila)}
section{max-width:60rem;margin:auto;padding:2.5rem 1.2rem}
h1{font:700 clamp(2.4rem,8vw,4.5rem)/1.05 Georgia,serif;margin:0 0 1rem}
h2{font:700 2rem Georgia,serif;margin:0 0 1rem}
.portada{padding-block:4rem}
.boton{display:inline-block;padding:.9rem 1.6rem;border-radius:99px;background:#6d3f8c;color:#fff;font-weight:700;text-decoration:none}
.boton:hover{background:var(--tinta)}
a:focus-visible{outline:3px solid var(--lila);outline-offset:3px}
.precios{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fit,minmax(17rem,1fr));gap:0 2.5rem}
.precios li{display:flex;justify-content:space-between;gap:1rem;padding:.8rem 0;border-bottom:1px solid var(--linea)}
.precios small{display:block;color:#6b5872}
.galeria{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:1rem}
figure{margin:0}
img{width:100%;height:auto;border-radius:14px;display:block}
figcaption{padding:.4rem 0;color:#6b5872}
table{border-collapse:collapse}
caption{text-align:left;font-weight:700}
th,td{text-align:left;padding:.4rem 1.5rem .4rem 0;font-weight:400}
footer{padding:2rem 1.2rem;text-align:center;background:var(--tinta);color:#fff}
footer a{color:inherit}`,
    files: {
      "fotos/corte.svg": picture(
        "#d9c2e6",
        "#4a2a1c",
        "M130 250V130c0-50 140-50 140 0v120h-34V150H164v100z",
      ),
      "fotos/color.svg": picture(
        "#f3d7c4",
        "#b4552a",
        "M120 290c-10-90 0-190 80-190s90 100 80 190h-40c10-70 6-120-40-120s-50 50-40 120z",
      ),
      "fotos/unas.svg": picture(
        "#f2cfd6",
        "#c0213f",
        "M110 250V170a22 22 0 0 1 44 0v80zM178 250V140a22 22 0 0 1 44 0v110zM246 250V165a22 22 0 0 1 44 0v85z",
        false,
      ),
    },
    readme:
      "Sitio de una página para salón de belleza\n\n1. Abre index.html en un editor de texto y cambia nombre, precios, dirección y horario.\n2. Cambia 525500000000 por tu WhatsApp, con 52 y sin espacios.\n3. Sustituye los dibujos de la carpeta fotos por fotografías tuyas (800 por 600 está bien).\n4. Sube la carpeta completa a tu hospedaje. No usa scripts ni nada de otro servidor: pesa menos de 10 KB sin fotos.\n",
    cover: {
      ground: "#d9c6e4",
      page: "#fbf6fc",
      accent: "#6d3f8c",
      ink: "#33203a",
      name: "Salón Jacaranda",
      title: "Sal con ganas de que te vean.",
      button: "Pedir cita",
      rows: SERVICES.slice(0, 3).map(([name, , price]) => [name, price] as const),
    },
  });

/** A shape of a colour, on a face without features. */
function picture(ground: string, color: string, d: string, hasFace = true): string {
  const face = hasFace ? `<circle cx="200" cy="170" r="52" fill="#e8b892"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300"><path fill="${ground}" d="M0 0h400v300H0z"/>${face}<path fill="${color}" d="${d}"/></svg>\n`;
}

import type { Good } from "../../good.ts";
import { siteGood } from "./site-good.ts";

/** A small studio's work in five sections. */
export const portfolioSite = (): Good =>
  siteGood({
    artifakt: 21,
    fileName: "Portafolio de estudio pequeño.zip",
    lang: "es-MX",
    title: "Estudio Mezquite · Diseño y fotografía",
    description:
      "Estudio de tres personas en Querétaro: identidad, empaque y fotografía de producto.",
    body: `
<a class="saltar" href="#trabajo">Ir al trabajo</a>
<header><p class="marca">Mezquite</p><nav aria-label="Secciones"><a href="#trabajo">Trabajo</a><a href="#como">Cómo trabajamos</a><a href="#equipo">Equipo</a><a href="#contacto">Contacto</a></nav></header>
<main>
<section class="inicio"><h1>Marcas que se entienden a la primera.</h1><p>Somos tres personas en Querétaro. Diseñamos identidad, empaque y fotografía para negocios que venden cosas de verdad.</p></section>
<section id="trabajo"><h2>Trabajo</h2>
<div class="casos">
<article style="--c:#d9772b"><h3>Tostadores del Norte</h3><p>Empaque para café de finca. Subieron de seis a veintidós puntos de venta en un año.</p><p class="que">Identidad · Empaque</p></article>
<article style="--c:#2f6f6a"><h3>Clínica Alameda</h3><p>Señalización y citas: la gente dejó de perderse y de llamar para preguntar el piso.</p><p class="que">Señalización · Web</p></article>
<article style="--c:#8a3b5c"><h3>Vinos Cardón</h3><p>Etiquetas y fotografía de una cosecha de tres mil botellas.</p><p class="que">Etiqueta · Fotografía</p></article>
<article style="--c:#48578f"><h3>Librería Faro</h3><p>Un cartel por mes durante dos años. Todos siguen en la pared.</p><p class="que">Cartel</p></article>
</div></section>
<section id="como"><h2>Cómo trabajamos</h2><ol><li><b>Una plática de una hora.</b> Sin costo. Si no somos para ti, te decimos quién.</li><li><b>Una propuesta, no tres.</b> La que creemos mejor, con sus razones.</li><li><b>Dos rondas de ajustes.</b> Con fecha. Así nadie se cansa.</li><li><b>Entrega con manual.</b> De una página, para que lo uses sin llamarnos.</li></ol></section>
<section id="equipo"><h2>Equipo</h2><ul class="gente"><li><b>Irene Sauceda</b><span>Dirección y tipografía</span></li><li><b>Pablo Hinojosa</b><span>Fotografía</span></li><li><b>Wen Castillo</b><span>Web y producción</span></li></ul></section>
<section id="contacto"><h2>Contacto</h2>
<form action="mailto:hola@example.com" method="post" enctype="text/plain">
<label>Tu nombre <input name="nombre" autocomplete="name" required></label>
<label>Correo o WhatsApp <input name="contacto" required></label>
<label>Qué necesitas <textarea name="mensaje" rows="5" required></textarea></label>
<button>Preparar el correo</button>
<p>El botón abre tu programa de correo con el mensaje escrito. También: <a href="mailto:hola@example.com">hola@example.com</a></p>
</form></section>
</main>
<footer><p>Estudio Mezquite, Querétaro. Con cita.</p></footer>`,
    css: `
:root{--tinta:#1d1d1b;--papel:#f4f1ea;--oro:#b9862b}
*{box-sizing:border-box}
body{margin:0;font:18px/1.6 system-ui,sans-serif;color:var(--tinta);background:var(--papel)}
.saltar{position:absolute;left:-99rem}
.saltar:focus{left:1rem;top:1rem}
header,section,footer{max-width:64rem;margin:auto;padding:1.4rem 1.2rem}
header{display:flex;flex-wrap:wrap;gap:.6rem 2rem;justify-content:space-between;align-items:baseline}
.marca{margin:0;font:700 1.5rem Georgia,serif}
nav a{color:inherit;padding:.5rem .6rem;text-decoration:none}
nav a:hover{text-decoration:underline}
h1{font:400 clamp(2.6rem,9vw,5.6rem)/1 Georgia,serif;margin:3rem 0 1.2rem;max-width:14ch}
h2{font:400 2.2rem Georgia,serif;border-top:2px solid;padding-top:1rem}
.inicio p{font-size:1.3rem;max-width:36rem}
.casos{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(18rem,1fr))}
article{min-height:17rem;padding:1.4rem;border-radius:6px;background:var(--c);color:#fff;display:flex;flex-direction:column;justify-content:flex-end}
article h3{font:400 1.8rem Georgia,serif;margin:0}
article p{margin:.3rem 0}
.que{opacity:.95;font-size:.95rem}
ol{padding-left:1.4rem}
li{margin:.6rem 0}
.gente{list-style:none;padding:0;display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr))}
.gente span{display:block}
form{display:grid;gap:1rem;max-width:36rem}
label{display:grid;gap:.3rem;font-weight:600}
input,textarea{font:inherit;padding:.7rem;border:2px solid var(--tinta);border-radius:4px;background:#fff}
button{justify-self:start;font:inherit;font-weight:700;padding:.8rem 1.6rem;border:0;border-radius:4px;background:var(--tinta);color:#fff;cursor:pointer}
:focus-visible{outline:3px solid var(--oro);outline-offset:3px}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}article{transition:transform .2s}article:hover{transform:translateY(-4px)}}`,
    readme:
      'Portafolio de estudio pequeño\n\nCinco secciones en una página: inicio, trabajo, cómo trabajamos, equipo y contacto.\n\n- Cambia textos en index.html. El color de cada caso está en style="--c:#...".\n- Cambia hola@example.com por tu correo. El formulario abre el programa de correo de quien escribe; para recibirlo sin eso, pon en action la dirección que te dé tu hospedaje.\n- No usa scripts ni fuentes de otros servidores.\n',
    cover: {
      ground: "#d8cfbd",
      page: "#f4f1ea",
      accent: "#2f6f6a",
      ink: "#1d1d1b",
      name: "Mezquite",
      title: "Marcas que se entienden a la primera.",
      button: "Ver el trabajo",
      rows: [
        ["Tostadores del Norte", "Empaque"],
        ["Clínica Alameda", "Web"],
        ["Vinos Cardón", "Etiqueta"],
      ],
    },
  });

/**
 * The style sheet: tokens of the themes, CSS by hand, rules and shortcuts. Long because a class is found
 * in one place.
 */
import { defineConfig, presetIcons, presetWind3 } from "unocss";
import { PERSON_IMAGE, tileImages } from "./domain/items/tiles.ts";

/** The CSS layer of the four themes' colour tokens. */
export const THEMES_LAYER = "themes";

/** A layer between the preflights and the shortcuts. */
const UNDER_SHORTCUTS = "under-shortcuts";

/** Design tokens: the same names in each theme, used by every screen, chart and cover. */
const TOKENS = [
  "ground",
  "surface",
  "raised",
  "line",
  "line-strong",
  "ink",
  "ink-soft",
  "accent",
  "on-accent",
  "space",
  "artifakt",
  "agentik",
  "challenge",
  "gold",
  "danger",
  "success",
  "warning",
  "focus",
] as const;

type Theme = Record<(typeof TOKENS)[number], string>;

/** Día: warm paper, ink text. */
const light: Theme = {
  ground: "#f6f0e4",
  surface: "#fffcf5",
  raised: "#ffffff",
  line: "#e0d5bf",
  "line-strong": "#8f8368",
  ink: "#231c12",
  "ink-soft": "#5e5443",
  accent: "#1f47a8",
  "on-accent": "#ffffff",
  space: "#04714f",
  artifakt: "#8f5403",
  agentik: "#0b6a84",
  challenge: "#6a2bcb",
  gold: "#7c5a00",
  danger: "#b02318",
  success: "#04714f",
  warning: "#8f5403",
  focus: "#1f47a8",
};

/** Noche: deep blue-black, not pure black. */
const dark: Theme = {
  ground: "#0c1424",
  surface: "#131d32",
  raised: "#1b2842",
  line: "#2a3857",
  "line-strong": "#7285ad",
  ink: "#eef2fb",
  "ink-soft": "#aab7d1",
  accent: "#8bb0ff",
  "on-accent": "#0a1530",
  space: "#3fd99f",
  artifakt: "#fbbf3c",
  agentik: "#35d3ee",
  challenge: "#bda4ff",
  gold: "#f4cd63",
  danger: "#ff978d",
  success: "#3fd99f",
  warning: "#fbbf3c",
  focus: "#ffd479",
};

/** Gris Tenue: grays with one accent; the item kinds keep their hue at low saturation. */
const graySubtle: Theme = {
  ground: "#e8e9eb",
  surface: "#f3f4f5",
  raised: "#ffffff",
  line: "#cdd0d5",
  "line-strong": "#7d838c",
  ink: "#23262b",
  "ink-soft": "#525861",
  accent: "#355070",
  "on-accent": "#ffffff",
  space: "#27634c",
  artifakt: "#76541a",
  agentik: "#285f70",
  challenge: "#584a86",
  gold: "#6f571b",
  danger: "#97342b",
  success: "#27634c",
  warning: "#76541a",
  focus: "#355070",
};

/** Turquesa: teal ground, for long sessions. */
const tealCalm: Theme = {
  ground: "#0b3135",
  surface: "#103e43",
  raised: "#174c52",
  line: "#2a6268",
  "line-strong": "#76a9ad",
  ink: "#eefaf8",
  "ink-soft": "#b7d8d5",
  accent: "#86e6d8",
  "on-accent": "#06282b",
  space: "#7be9bd",
  artifakt: "#fcd465",
  agentik: "#7ce6fb",
  challenge: "#d6c1ff",
  gold: "#f9dc83",
  danger: "#ffb0a8",
  success: "#7be9bd",
  warning: "#fcd465",
  focus: "#ffe08a",
};

const variables = (theme: Theme) => TOKENS.map((name) => `--${name}:${theme[name]}`).join(";");

/**
 * Classes whose CSS is shorter by hand, or depends on a parent's state. The drawer is open while it
 * is the URL's `:target` (without JavaScript) or while the shell has `data-menu=open`; a closed one is not
 * laid out, and loads no icons.
 */
const PIECES: Record<string, string> = {
  "skip-link": `.skip-link{position:fixed;z-index:60;top:.5rem;left:.5rem;padding:.75rem;border-radius:.625rem;background:var(--accent);color:var(--on-accent)}
.skip-link:not(:focus){transform:translateY(-200%)}`,
  drawer: `.drawer{position:fixed;z-index:40;inset:0 auto 0 0;width:min(19rem,86vw);overflow-y:auto;overscroll-behavior:contain;outline:none}
@media(max-width:1023.9px){.drawer{display:none}
html:not([data-ready]) .drawer:target,[data-menu=open] .drawer{display:flex;animation:drawer .18s;box-shadow:0 0 3rem #0006}@keyframes drawer{from{transform:translateX(-100%)}}}
@media(min-width:1024px){.drawer{width:17rem}}@media(min-width:1280px){.drawer{width:18rem}}`,
  "drawer-backdrop": `.drawer-backdrop{display:none;position:fixed;inset:0;z-index:30;background:#0008}
@media(max-width:1023.9px){html:not([data-ready]) :has(>.drawer:target)>.drawer-backdrop,[data-menu=open]>.drawer-backdrop{display:block}}`,
  // Hidden until they are parsed: what comes last moves the search box of the header, and each of the five places
  // of the bottom bar the others. Not `a + a`: links that prefetch put elements between them.
  header: `.header:not(:has(+*)),.bar:not(:has(a~a~a~a~a)){visibility:hidden}.header{background:var(--ground);transition:background-color .15s}`,
  // Stays in view at the window's foot, above the bottom bar of a phone and the player.
  "at-foot": `.at-foot{position:sticky;z-index:10;bottom:calc(5rem + var(--player,0px))}@media(min-width:1024px){.at-foot{bottom:calc(1rem + var(--player,0px))}}`,
  bar: `.bar{padding-bottom:env(safe-area-inset-bottom)}`,
  // On a phone above the bottom bar, within the thumb's reach.
  fab: `@media(max-width:639.9px){.fab{position:fixed;right:.75rem;bottom:4.25rem;width:3rem;padding:0;border-radius:1rem}}`,
  // 600 px high; an inset shadow instead of a border, so that blocks can use the whole area.
  "canvas-dots": `.canvas-dots{height:600px;background:radial-gradient(var(--line) 1.5px,#0000 1.6px) 0 0/20px 20px var(--surface);box-shadow:inset 0 0 0 1px var(--line-strong)}`,
  "canvas-block": `.canvas-block{display:flex;height:100%;overflow:hidden;border:2px solid var(--line-strong);border-radius:1rem;background:var(--raised);cursor:grab;-webkit-user-select:none;user-select:none}
.canvas-block:hover,.canvas-block[aria-current]{border-color:var(--kind)}.canvas-block[aria-current]{touch-action:none;box-shadow:0 10px 24px #0004}`,
  // Its two tones are masks, the soft one below the strong one and the children.
  tile: `.tile{display:grid;overflow:hidden;aspect-ratio:1}.tile::before,.tile::after{content:"";background:currentColor;-webkit-mask:var(--tile) 50%/var(--cell,100%)}.tile::after{--tile:var(--soft);order:-1;opacity:.45}.tile::before,.tile::after,.tile>*{grid-area:1/1}`,
  // Density, turn and second hue by the item's id (app/ui/art/cover.tsx).
  cover: `.cover{--cell:calc(25%*var(--c,1));aspect-ratio:2;background:color-mix(in srgb,var(--kind) 14%,var(--surface));color:var(--kind)}.c1{--c:.8}.c2{--c:1.33}.t1{scale:-1 1}.t2{rotate:180deg}.t3{scale:1 -1}.y1::after{color:var(--ink)}.y2::after{color:var(--accent)}`,
  // Behind the name on an item's page: two rows of cells, more where the name is longer.
  "cover-strip": `.cover.cover-strip{--cell:calc(3rem*var(--c,1));position:absolute;inset:0;aspect-ratio:auto}`,
  // Stretches the link over the whole card and draws its focus ring around the card.
  "card-link": `.card-link::after{content:"";position:absolute;inset:-5rem 0 0}.card-link:focus-visible{outline:none}.card-link:focus-visible::after{border-radius:1rem;outline:3px solid var(--focus);outline-offset:-3px}`,
  rating: `.rating::before{content:"★ ";color:var(--gold)}`,
  "status-shape": `.status-shape::before{content:"";display:inline-block;width:.625rem;height:.625rem;margin-right:.375rem}`,
  meter: `.meter{justify-content:end}.meter::before{content:"";width:100%;height:.5rem;border-radius:999px;background:linear-gradient(90deg,var(--kind) var(--filled),color-mix(in srgb,var(--kind) 14%,var(--surface)) 0)}`,
  scripted: `@media(scripting:none){.scripted{display:none}}`,
  // A card: picture on top, and on a phone a row with the picture at the left. Its buttons are compact.
  "item-card": `.item-card{position:relative;display:flex;flex-direction:column;overflow:hidden;background:var(--surface);border:1px solid var(--line);border-radius:1rem}.item-card>.cover{flex:none;height:3rem}.item-card>div{display:flex;flex-direction:column;flex:1;gap:.4rem;min-width:0;padding:.75rem}.item-card .pin{position:absolute;left:.75rem;top:2rem}.item-card .pin~.pin{left:auto;right:.5rem;top:.5rem}.item-card .card-link::after{inset:0}.item-card h3{font-weight:700}.item-card :is(form,.btn){align-self:end}.item-card .btn{width:auto;padding:.25rem .4rem;font-size:.875rem}@media(min-width:1024px) and (pointer:fine){.item-card .btn{min-height:2.25rem;font-size:.8125rem}}
@media(max-width:767.9px){.item-card{flex-direction:row}.item-card>.cover{width:4.5rem;height:auto;--cell:calc(50%*var(--c,1))}.item-card .pin{position:static;align-self:start}.item-card .pin~.pin{position:absolute;top:.75rem}.item-card p{-webkit-line-clamp:1}.wide-only{display:none!important}}`,
  // The categories of a list with its language, on a phone in one line that scrolls sideways. What would move
  // while the HTML is being parsed is hidden until what moves it is there.
  chips: `.chips:not(:has(+p)),.sheet:not(:has(+*>a~a)){visibility:hidden}.chips{display:flex;align-items:center;gap:.5rem;flex:1 1 0}.chips>nav{display:flex;gap:.5rem}@media(max-width:767.9px){.chips{flex-basis:100%;overflow-x:auto}.chips>button{order:-1}.views>[aria-current]{display:none!important}}.views>[aria-current]{background:var(--raised);box-shadow:inset 0 0 0 1px var(--line-strong)}@media(min-width:768px){.chips>nav{flex:1;flex-wrap:wrap}}`,
  // A line that opens what is below it, with a chevron that turns. Its parent is a `details`.
  "fold-line": `.fold-line{display:flex;align-items:center;gap:.625rem;min-height:2.75rem;font-weight:600}.fold-line::before{content:"";flex:none;width:.5em;height:.5em;margin-inline:.1em;border:solid;border-width:0 .125rem .125rem 0;rotate:-45deg}[open]>.fold-line::before{rotate:45deg}`,
  // An app's card on a phone: the price beside its name, in a column as wide as it, above what the app does.
  "offer-card": `@media(max-width:767.9px){.item-grid .offer-card>div{display:grid;grid-template-columns:minmax(0,1fr) auto;align-content:start}.offer-card>div>*{grid-column:1/-1}.item-grid .offer-card .pin:first-child{grid-area:1/2}.item-grid .offer-card h3{grid-area:1/1}}`,
  // The relationship of the viewer to an item, in place of its button.
  "card-state": `.card-state{position:relative;align-self:end;padding-block:.75rem;font-size:.875rem;font-weight:600;color:var(--kind)}.card-state::before{content:"✓ "/""}`,
  // Until hydration, cards from the seventh on skip layout (content-visibility), which speeds up the
  // first frame. Afterwards all are laid out, so that scroll restoration is exact.
  // Pictures load after hydration, unless scripts are off: their 33 KB would delay the scripts.
  "item-grid": `.item-grid{display:grid;gap:.75rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,12.5rem),1fr))}@media(max-width:767.9px){.item-grid{grid-template-columns:minmax(0,1fr)}}
html:not([data-ready]) .item-grid li:nth-child(n+7){content-visibility:auto;contain-intrinsic-height:auto 11rem}@media(scripting){html:not([data-ready]) .item-grid img{display:none}}`,
  // A list beside the preview of one of its items, which folds into its button.
  "with-preview": `.with-preview{display:grid;gap:1rem;align-items:start}@media(min-width:1280px){.with-preview{grid-template-columns:minmax(0,1fr) 12rem}.with-preview:has(details:not([open])){grid-template-columns:minmax(0,1fr) 2.75rem}.with-preview>aside{position:sticky;top:5rem}}`,
  // The Creator's prompt form: on a phone its second line comes with the focus or a text.
  composer: `@media(max-width:1023.9px){.composer:not(:focus-within):has(textarea:placeholder-shown)>:last-child{display:none}}`,
  // Above the composer; the inline place is the caret's, where a phone has its keyboard.
  suggestions: `.suggestions{position:absolute;inset:auto .5rem calc(100% + .25rem)!important;max-height:30dvh;overflow:auto;padding:.25rem;box-shadow:0 4px 24px #0005}.suggestions>li{padding:.625rem .75rem;border-radius:.5rem;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;cursor:pointer;font-weight:600}.suggestions>[aria-selected=true]{background:var(--tint)}.suggestions span{color:var(--ink-soft);font-weight:400}`,
  // Room for the numbers of lines (`line-numbers`).
  "numbered-lines": `.numbered-lines{padding-left:3rem}`,
  // 40 bars (WAVEFORM_PEAKS in seeds/sounds), each two thirds of its cell of 2.5%.
  waveform: `.waveform{-webkit-mask:repeating-linear-gradient(90deg,#000 0 1.7%,#0000 0 2.5%)}`,
  // Above the bottom navigation bar of phones.
  player: `.player{bottom:calc(3.5rem + env(safe-area-inset-bottom))}@media(min-width:1024px){.player{bottom:0}}`,
};

/**
 * Like PIECES, for the form kit (app/ui/fields, app/ui/forms). With forced colours, checkboxes and radio buttons are the
 * browser's own.
 */
const FORM_PIECES: Record<string, string> = {
  // With `field`, of a select: its arrow in the theme's colour.
  select: `.select{appearance:none;padding-right:2rem;background:conic-gradient(from -45deg,var(--ink-soft) 25%,#0000 0) 100% 60%/2rem .75rem no-repeat var(--raised)}`,
  // A checkbox or a radio button.
  tick: `.tick{appearance:none;display:grid;flex:none;place-content:center;width:1.25rem;height:1.25rem;border:2px solid var(--line-strong);border-radius:.375rem;background:var(--raised);cursor:pointer}.tick[type=radio]{border-radius:50%}.tick:checked{border-color:var(--accent);background:var(--accent)}.tick:checked::before{content:"";width:.75rem;height:.75rem;background:var(--on-accent);clip-path:polygon(14% 44%,0 65%,50% 100%,100% 16%,80% 0,43% 62%)}.tick[type=radio]:checked::before{clip-path:circle(33%)}@media(forced-colors:active){.tick{appearance:auto}}`,
  // Radio buttons in a row (app/ui/fields/segmented-field.tsx); below it the line of the chosen one.
  segments: `.segments{display:grid;grid-template-columns:repeat(var(--n),minmax(0,1fr));gap:.25rem;padding:.25rem;border:1px solid var(--line-strong);border-radius:.75rem;background:var(--ground)}.segments>label{position:relative;display:grid}.segments input{position:absolute;inset:0;width:100%;height:100%;opacity:0;cursor:pointer}.segments span{display:grid;place-items:center var(--at,center);min-height:2.25rem;padding:.2rem;border-radius:.5rem;text-align:var(--at,center);font-size:.875rem;line-height:1.2;color:var(--ink-soft)}.segments :checked+span{background:var(--raised);outline:2px solid var(--kind,var(--accent));color:var(--ink)}.segments :focus-visible+span{outline:3px solid var(--focus)}@media(max-width:479.9px){.segments.by-two{grid-template-columns:repeat(2,minmax(0,1fr))}.segments span{min-height:2.75rem}}
@supports selector(:has(a)){.segment-lines{display:grid}.segment-lines>p{grid-area:1/1;min-width:0;visibility:hidden}:has(>:nth-child(1)>:checked)+*>:nth-child(1),:has(>:nth-child(2)>:checked)+*>:nth-child(2),:has(>:nth-child(3)>:checked)+*>:nth-child(3),:has(>:nth-child(4)>:checked)+*>:nth-child(4){visibility:visible}}`,
  // A file input that fills its box, so that without a script a file can be dropped anywhere on it.
  filebox: `.filebox{position:relative;display:grid}.filebox>input{width:100%;min-width:0;padding:4.75rem .75rem .75rem;border:2px dashed var(--line-strong);border-radius:1rem;background:var(--raised);font-size:.875rem;color:var(--ink-soft);cursor:pointer}.filebox ::file-selector-button{min-height:2.25rem;margin-right:.75rem;padding-inline:.75rem;border:1px solid var(--line-strong);border-radius:.625rem;background:var(--surface);font:inherit;font-weight:600;color:var(--ink);cursor:pointer}.filebox::before{position:absolute;left:1.5rem;top:1.5rem;width:1.75rem;height:1.75rem}`,
};

/** CSS layer of what is needed only after the user has pressed or scrolled. */
export const LATE_LAYER = "late";

/** Like PIECES, for LATE_LAYER: in the complete style sheet, not in a page's HTML. */
const LATE_PIECES: Record<string, string> = {
  // The number of each line in the margin: a pseudo-element is not copied.
  "line-numbers": `.line-numbers{counter-reset:line}.line-numbers span{counter-increment:line}.line-numbers span:before{content:counter(line);display:inline-block;width:2rem;margin:0 .5rem 0 -2.5rem;text-align:right;color:var(--ink-soft)}`,
  // A file input (`filebox`) once a file is dragged over it or chosen
  // (app/shell/late/chosen-file.tsx).
  "chosen-face": `.filebox>input:hover,.filebox[data-over]>input{border-color:var(--kind,var(--accent))}.filebox[data-chosen]>input{border-style:solid;color:#0000}.filebox[data-chosen]::before{display:none}.chosen-face{position:absolute;inset:.75rem .75rem auto;display:flex;align-items:center;gap:.75rem;height:3.25rem;pointer-events:none}.chosen-face>span{flex:none;display:grid;place-content:center;width:3.25rem;height:3.25rem;overflow:hidden;border-radius:.625rem}`,
  // On a layer of its own: a filter on the header would hold what is fixed in it.
  "header-glass": `.header-glass[data-scrolled]{background:none}.header-glass[data-scrolled]::before{content:"";position:absolute;z-index:-1;inset:0;background:color-mix(in srgb,var(--ground) 78%,transparent);backdrop-filter:blur(12px);-webkit-backdrop-filter:blur(12px);box-shadow:0 1px 0 var(--line)}`,
  "progress-bar": `.progress-bar{position:fixed;z-index:50;inset:0 0 auto;height:3px;background:var(--accent);transform-origin:0 0;animation:progress 8s cubic-bezier(.1,.7,.2,1) both}
@keyframes progress{from{transform:scaleX(.05)}to{transform:scaleX(.95)}}`,
  // Skeleton in place of the former screen while the next one loads
  // (app/shell/late/screen-skeleton.tsx).
  "screen-skeleton": `#main:has(>.screen-skeleton)>:not(.screen-skeleton){display:none}.screen-skeleton{animation:breathe 1.6s ease-in-out infinite}.screen-skeleton :is(i,b){display:block;border-radius:.625rem;background:var(--line)}.screen-skeleton>i{width:min(18rem,70%);height:2.125rem;margin:1rem 0 1.25rem}.screen-skeleton>div{display:grid;gap:.75rem}.of-list>i{margin:.8125rem 0}.of-list>b{height:2.75rem;margin-bottom:4rem;box-shadow:0 3.25rem var(--line)}.of-list>div{grid-template-columns:repeat(auto-fill,minmax(min(100%,12.5rem),1fr))}.screen-skeleton.of-list>div>i{height:15.5rem;border:1px solid var(--line);border-radius:1rem;background:linear-gradient(var(--line),var(--line)) 0 0/100% 4rem no-repeat,linear-gradient(var(--line),var(--line)) .75rem 5.5rem/65% 1rem no-repeat,linear-gradient(var(--line),var(--line)) .75rem 7.25rem/45% 1rem no-repeat var(--surface)}@media(max-width:767.9px){.screen-skeleton.of-list>div>i{height:9rem;background-size:4.5rem 100%,45% 1rem,30% 1rem;background-position:0 0,5.25rem 1rem,5.25rem 2.75rem}}@media(min-width:768px){.of-list>i{margin:.5rem 0 2rem}.of-list>b{margin-bottom:3.5rem;box-shadow:0 3rem 0 -.25rem var(--line)}}@media(min-width:1280px){.of-list>div{margin-right:13rem}}.of-item>i{width:6rem;height:1.25rem;margin:1.25rem 0}.of-item>b{height:6rem;border:solid var(--surface);border-width:1px 1px 0;border-radius:1rem 1rem 0 0}.of-item>div{padding:1rem;border-radius:0 0 1rem 1rem;background:var(--surface)}.of-item>div>i{width:85%;height:1.25rem}.of-item>div>i:first-child{width:12rem;height:2.75rem}.of-item>div>i:last-child{width:60%}.of-chat>b{height:6.25rem;margin-top:-2.125rem;border-radius:1rem}.of-chat>i{opacity:0;margin:0}.of-chat>div{margin-top:4rem}.of-chat>div>i{width:70%;height:3.5rem;border-radius:1rem}.of-chat>div>i:nth-child(3n){justify-self:end;width:55%}.of-chat>div>i:last-child{width:100%;height:5rem;margin-top:1rem}:is(.of-form,.of-rows)>b{display:none}.of-form>div{gap:1.5rem;padding:1rem;border-radius:1rem;background:var(--surface)}.of-form>div>i{height:2.75rem;margin-top:1.75rem;position:relative}.of-form>div>i::before{content:"";position:absolute;top:-1.5rem;width:8rem;height:1rem;border-radius:.25rem;background:inherit}.of-form>div>i:last-child{width:9rem}.of-form>div>i:last-child::before{display:none}:is(.of-rows,.of-form){max-width:45rem;margin-inline:auto}.of-rows>div>i{height:4.5rem;border-radius:1rem}.of-home{display:flex;flex-direction:column}.of-home>i{height:1.75rem;margin:.75rem 0}.of-home>div>i{height:3.75rem;border-radius:1rem}.of-home>b{order:1;height:16rem;margin-top:1.5rem;border-radius:1rem}.of-inbox>b{height:3rem;margin-bottom:1rem;border-radius:1rem}.of-inbox>div{gap:1px}.of-inbox>div>i{height:5.25rem}.of-library>b{height:2.75rem;margin-bottom:4.5rem;box-shadow:0 3.5rem 0 -.25rem var(--line)}.of-library{max-width:45rem;margin-inline:auto}.of-library>div>i{height:5rem;border-radius:1rem}.of-creator>b{height:2.75rem;margin-bottom:11rem;box-shadow:0 4rem var(--line)}.of-challenges>i{margin-bottom:7.5625rem;box-shadow:0 3.5rem 0 -.5rem var(--line)}.of-library>i{margin-bottom:10.75rem}.of-creator>div>i{height:12rem;border-radius:1rem}.of-builder>b{height:9rem;margin-bottom:1rem;border-radius:1rem}.of-builder>div>i{height:37.5rem;border-radius:1rem}@media(min-width:768px){.of-challenges>i{margin-bottom:5.5rem}.of-library>i{margin-bottom:5rem}}@media(min-width:640px){.of-home>div{grid-template-columns:repeat(3,1fr)}.of-creator>div{grid-template-columns:repeat(2,1fr)}}@media(min-width:1024px){:is(.of-creator,.of-builder>div){display:grid;grid-template-columns:13rem 1fr;column-gap:1.5rem}.of-creator>i{grid-column:1/-1}.of-creator>b{height:24rem;margin:0;box-shadow:none}.of-creator>div{grid-template-columns:repeat(4,1fr)}.of-builder>b{height:7rem}.of-builder>div{grid-template-columns:1fr 17rem}.of-builder>div>i:last-child{height:7rem}}@keyframes breathe{50%{opacity:.55}}`,
  // A frieze of tiles at the head of an empty list, in the room above its icon (app/ui/text/empty-state.tsx).
  frieze: `.frieze{position:relative}.frieze::before{content:"";position:absolute;inset:0 0 auto;height:2rem;border-radius:1rem 1rem 0 0;background:var(--kind,var(--accent));opacity:.55;-webkit-mask:url("${tileImages(1).strong}") 0 0/2rem}`,
  tooltip: `.tooltip{pointer-events:none;position:fixed;z-index:60;max-width:16rem;padding:.25rem .5rem;border-radius:.625rem;background:var(--ink);font-size:.875rem;line-height:1.25rem;color:var(--ground)}`,
  // Above what else is fixed at the bottom of a phone.
  // The sidebar's theme, mode and voice stay in view below its places, but in a low window. The shadow covers
  // the padding below them.
  "drawer-foot": `@media(min-height:40rem){.drawer{scroll-padding-bottom:20rem}.drawer-foot{background:var(--surface);box-shadow:0 1rem var(--surface)}}@media(max-height:39.9rem){.drawer-foot{position:static}}`,
  // Beside the Creator's composer while that is one line; search is the header's field there.
  "fab-late": `@media(max-width:639.9px){.fab-late{box-shadow:0 2px 12px #0006;margin-bottom:env(safe-area-inset-bottom)}body:has(.player){--fab:9rem}.fab-late{bottom:var(--fab,4.25rem)}body:has(.composer:focus-within,.composer textarea:not(:placeholder-shown),.talk,main .field:focus) :is(.fab-late,.find),body:not(:has(.player)):has(.composer) .find{display:none}body:not(:has(.player)) .composer:not(.talk,:focus-within):has(textarea:placeholder-shown){margin-right:3.25rem}body:has(.item-card) :is(.fab-late,.find){transform:translateX(calc(8rem - 100vw))}}`,
  // The icon of the header's search field, which is its label; on a phone a button beside `fab`. Hidden until this
  // sheet is there, which places it.
  find: `.find{display:block;position:absolute;left:.75rem;top:.625rem;color:var(--ink-soft)}@media(max-width:639.9px){.find{position:fixed;left:auto;top:auto;right:4.25rem;bottom:var(--fab,4.25rem);display:grid;place-content:center;width:3rem;height:2.75rem;margin-bottom:env(safe-area-inset-bottom);border:1px solid var(--line-strong);border-radius:1rem;background:var(--raised);box-shadow:0 2px 12px #0006;font-size:1.125rem;color:var(--ink);cursor:pointer}:focus-within>.find{display:none}}`,
  // Where there is the bottom bar, at the top of the window over the header: at the bottom are composers,
  // the main button and the bar; in the open drawer, below its close button. Ark sets the place inline. The
  // empty strips that Ark draws beside a toast do not take presses from what is below them.
  "toast-place": `.toast-place{--toast-bottom:calc(1rem + var(--player,0px))}@media(max-width:1023.9px){.toast-place{top:calc(.5rem + env(safe-area-inset-top))!important;bottom:auto!important}body:has([data-menu=open]) .toast-place{top:4.5rem!important}.toast-place>*{top:0!important;bottom:auto!important}}.toast-place [data-ghost]{pointer-events:none}`,
  // View transition from a list: the cover of the card that was pressed becomes its page's head. A
  // name must be unique, so a pressed related card takes it from the head.
  "view-moves": `.item-card:focus-within>.cover,.view-moves:not(:has(.item-card:focus-within)) .cover-strip{view-transition-name:cover}::view-transition-group(*){animation-duration:.18s}@media(prefers-reduced-motion:reduce){::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation:none!important}}`,
  // A panel below its button, on a phone at the bottom of the window; pressing beside it closes it.
  sheet: `@media(max-width:767.9px){.sheet>summary+*{position:fixed;z-index:41;inset:auto 0 0;width:auto;max-height:85dvh;margin:0;overflow:auto;padding-bottom:calc(1rem + env(safe-area-inset-bottom));border-radius:1rem 1rem 0 0}.sheet[open]>summary::before{content:"";position:fixed;z-index:40;inset:0;background:#0008}}`,
};

/** Layers of what only some requests of a screen need in their first frame (scripts/vite/route-styles.ts). */
export const EASY_LAYER = "easy";
export const ROWS_LAYER = "rows";

/** Like PIECES, for pages in easy mode. */
const EASY_PIECES: Record<string, string> = {
  // A list in easy mode (docs/product.md, Modes and themes): fewer cards per row, larger text.
  "easy-list": `.easy-list .item-grid{grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:1rem}.easy-list h3{font-size:1.375rem}.easy-list p{font-size:1rem}.easy-list .item-card .btn{min-height:3.25rem;font-size:1.125rem}`,
};

/** Like PIECES, for lists in the view "list". */
const ROWS_PIECES: Record<string, string> = {
  // The dense view of a list: badge, name, facts and buttons in one line, on a phone in two.
  "item-rows": `.item-rows{display:grid;gap:.5rem}.item-rows li{flex-direction:row}.item-rows .cover{width:4.5rem;height:auto;min-height:0!important;--cell:100%}.item-rows li>div{flex-flow:row wrap;align-items:center;column-gap:1rem}.item-rows li>div>*,.item-rows li .pin{flex:none;align-self:auto;max-width:100%;margin:0;position:static}.item-rows li>div>h3{flex:1 1 10rem}.item-rows .wide-only,.item-rows .kind-artifakt .pin~.pin{display:none}
@media(max-width:767.9px){.item-rows .cover{width:2.75rem}.item-rows .pin:first-child{display:none}.item-rows li>div>h3{flex-basis:100%;order:-1}.item-rows li .pin~.pin{position:static}.item-rows h3 a{-webkit-line-clamp:1}.item-rows li>div>p{flex:1 1 0;min-width:0;overflow:hidden}}.item-rows li>div>[id]{flex:0 0 100%}`,
};

/** The CSS of the pieces contains these class names. */
const namesOf = (pieces: Record<string, string>) =>
  new RegExp(`^(${Object.keys(pieces).join("|")})$`);

/**
 * Gris Tenue draws tiles as lines: where a drawing and the same drawing beside it by a line's width do
 * not overlap. Nested, so that only this theme's pages contain it.
 */
const TILES_AS_LINES =
  ".tile::before,.tile::after{-webkit-mask:var(--tile) 50%/var(--cell,100%),var(--tile) calc(50% + 1.5px) calc(50% + 1.5px)/var(--cell,100%);mask-composite:exclude}";

/**
 * CSS of each theme, by its class on the root element. A page's HTML contains the tokens of its own
 * theme (scripts/vite/route-styles.ts); the complete style sheet has all four.
 */
export const THEME_TOKENS: Record<string, string> = {
  dark: `color-scheme:dark;${variables(dark)}`,
  light: `color-scheme:light;${variables(light)}`,
  "gray-subtle": `color-scheme:light;${variables(graySubtle)};${TILES_AS_LINES}`,
  "teal-calm": `color-scheme:dark;${variables(tealCalm)}`,
};

const themeRules = Object.entries(THEME_TOKENS)
  .map(([name, tokens]) => `.${name}{${tokens}}`)
  .join("");

/** Elements that show an icon. */
export const ICON_FRAME = '[class^=i-],[class*=" i-"],.nav-icon::before';

const preflight = `
*,::before,::after{margin:0;padding:0;box-sizing:border-box;border:0 solid var(--line)}
html{font:16px/1.5 system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif;-webkit-text-size-adjust:100%;scroll-padding-top:5rem}
body{background:var(--ground);color:var(--ink);min-height:100dvh;overflow-wrap:break-word}
h1,h2,h3,h4{font-size:inherit;font-weight:inherit}
h1,h2,h3{line-height:1.2;letter-spacing:-.015em;text-wrap:balance}
a{color:inherit;text-decoration:none}
ul,ol,summary{list-style:none}
button,input,select,textarea{font:inherit;color:inherit;background:none}
button,summary{cursor:pointer}
summary::-webkit-details-marker{display:none}
${ICON_FRAME}{display:inline-block;width:1.25em;height:1.25em;flex-shrink:0;vertical-align:-.25em;-webkit-mask:var(--sprite,var(--icon,linear-gradient(#0000 0 0)));background-color:currentColor}
svg,img{display:block;max-width:100%}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
[hidden]{display:none!important}
@media(prefers-reduced-motion:reduce){*,::before,::after{transition:none!important;animation:none!important}}
`.replace(/\n/g, "");

export default defineConfig({
  // Built from an item's kind at run time, so UnoCSS cannot find these classes in the sources.
  safelist: ["kind-space", "kind-artifakt", "kind-agentik", "kind-challenge"],
  presets: [
    presetWind3({ preflight: "on-demand" }),
    presetIcons({
      scale: 1.25,
      // The frame that all icons share is in the preflight. A screen's own CSS has a sprite instead of the
      // pictures (scripts/vite/icon-sprite.ts).
      processor: (css) => {
        // Without a size of its own an SVG fills its element.
        css["--icon"] = `${css["--un-icon"]}`.replace(/ (?:width|height)='[\d.]+em'/g, "");
        for (const name of Object.keys(css)) if (name !== "--icon") delete css[name];
      },
    }),
  ],
  content: {
    // UnoCSS skips .ts files by default. The compiled messages contain no class names.
    pipeline: { include: [/\/app\/(?!messages\/).*\.[jt]sx?($|\?)/] },
  },
  preflights: [
    // A layer of its own, so that route-styles.ts can leave it out.
    { layer: THEMES_LAYER, getCSS: () => themeRules },
    { getCSS: () => preflight },
  ],
  layers: { [THEMES_LAYER]: -200, [UNDER_SHORTCUTS]: -50, [EASY_LAYER]: 10, [ROWS_LAYER]: 11 },
  // Words of the sources that are also names of utilities. `ring` and `filter` would give every element,
  // `::before` and `::after` sixteen properties more.
  blocklist: [
    "b",
    "ease-out",
    "filter",
    "h1",
    "h2",
    "h3",
    "ring",
    "table",
    "transform",
    "transition",
  ],
  theme: {
    colors: {
      ...Object.fromEntries(TOKENS.map((name) => [name, `var(--${name})`])),
      /** The colour of the surrounding item kind: see the rule `kind-…`. */
      kind: "var(--kind)",
      transparent: "transparent",
      current: "currentColor",
    },
    fontSize: {
      sm: ["0.875rem", "1.25rem"],
      base: ["1rem", "1.5rem"],
      lg: ["1.125rem", "1.625rem"],
      xl: ["1.375rem", "1.75rem"],
      "2xl": ["1.75rem", "2.125rem"],
      "3xl": ["2.25rem", "2.5rem"],
    },
    borderRadius: { control: "0.625rem", card: "1rem", full: "999px" },
    breakpoints: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px" },
  },
  rules: [
    [/^kind-(space|artifakt|agentik|challenge)$/, ([, kind]) => ({ "--kind": `var(--${kind})` })],
    // Offers of the shops use the accent colour.
    ["kind-offer", { "--kind": "var(--accent)" }],
    // Challenges of the type "design": a violet towards red.
    ["text-design", { color: "color-mix(in srgb,var(--challenge),var(--danger))" }],
    // A pale background in the kind's colour; browsers without color-mix() ignore it.
    ["bg-tint", { background: "color-mix(in srgb,var(--kind,var(--accent)) 14%,var(--surface))" }],
    [namesOf(PIECES), ([, name]) => PIECES[name!]],
    [namesOf(FORM_PIECES), ([, name]) => FORM_PIECES[name!]],
    [namesOf(LATE_PIECES), ([, name]) => LATE_PIECES[name!], { layer: LATE_LAYER }],
    [namesOf(EASY_PIECES), ([, name]) => EASY_PIECES[name!], { layer: EASY_LAYER }],
    [namesOf(ROWS_PIECES), ([, name]) => ROWS_PIECES[name!], { layer: ROWS_LAYER }],
    // An icon in front of a link's text without an element of its own. Takes back the frame that the
    // icon's class gets in the preflight, before the link's own classes apply.
    [
      /^nav-icon$/,
      () =>
        `.nav-icon{width:auto;height:auto;flex-shrink:1;background:none;-webkit-mask:none!important}
.nav-icon::before{content:""}`,
      { layer: UNDER_SHORTCUTS },
    ],
    // In the layer of the icons, which is applied after the first frame.
    [
      /^tile-([0-5])$/,
      ([, drawing]) => {
        const { strong, soft } = tileImages(Number(drawing));
        return { "--tile": `url("${strong}")`, "--soft": `url("${soft}")` };
      },
      { layer: "icons" },
    ],
    // A search field whose placeholder is too long for a phone, where `data-hint` is shown instead. With an
    // icon in the field the hint begins after it. On the narrowest screens placeholders are smaller.
    [
      /^search-hint$/,
      () =>
        `@media(max-width:639.9px){.search-hint ::placeholder{opacity:0}.search-hint:has(:placeholder-shown)::after{content:attr(data-hint);position:absolute;left:.875rem;top:.625rem;pointer-events:none}.search-hint:has(.pl-10):not(:has(.find))::after{left:2.5rem}}@media(max-width:359.9px){[role=search] ::placeholder{font-size:.8125rem}}`,
      { layer: "icons" },
    ],
    // A person without a picture: an icon that is the ground with the figure cut out.
    ["i-person", { "--icon": `url("${PERSON_IMAGE}")` }, { layer: "icons" }],
    // Plaza's ornament: a stripe in the colours of the four item kinds.
    [
      "stripe",
      {
        "background-image":
          "linear-gradient(90deg,var(--space) 25%,var(--artifakt) 0 50%,var(--agentik) 0 75%,var(--challenge) 0)",
        "background-size": "6rem 4px",
        "background-repeat": "repeat-x",
      },
    ],
    // The preset's versions are ten times as long: a variable for each part.
    ["shadow-lg", { "box-shadow": "0 10px 24px #0004" }],
    ["transition-colors", { transition: "color .15s,background-color .15s,border-color .15s" }],
    ["tabular", { "font-variant-numeric": "tabular-nums" }],
  ],
  shortcuts: {
    card: "bg-surface border border-line rounded-card",
    "btn-shape":
      "inline-flex items-center justify-center gap-2 min-h-11 px-4 rounded-control font-600 text-center transition-colors",
    btn: "btn-shape bg-raised border border-line-strong hover:border-ink",
    "btn-primary": "btn-shape bg-accent text-on-accent hover:bg-ink hover:text-ground",
    "btn-icon": "inline-flex items-center justify-center w-11 h-11 rounded-control hover:bg-raised",
    pin: "px-2.5 py-0.5 rounded-full bg-surface border border-line text-sm font-700",
    badge: "inline-flex items-center gap-1 px-2 rounded-full text-sm font-600 bg-tint text-kind",
    field:
      "w-full min-h-11 px-3 rounded-control bg-raised border border-line-strong placeholder-ink-soft",
    "nav-link":
      "flex items-center gap-2 min-h-11 lg:min-h-9 px-3 rounded-control text-ink-soft hover:bg-raised hover:text-ink aria-[current=page]:bg-tint aria-[current=page]:text-ink",
    "nav-badge": "px-2 rounded-full border border-line text-sm text-ink-soft tabular",
    choice:
      "flex items-center gap-2 min-h-11 lg:min-h-9 px-2 rounded-control text-sm border border-transparent hover:bg-raised aria-pressed:bg-raised aria-pressed:border-line-strong aria-pressed:font-600",
    chip: "inline-flex shrink-0 items-center min-h-11 lg:min-h-9 px-4 rounded-full border border-line-strong text-sm font-600 hover:bg-raised aria-[current=true]:!bg-ink aria-[current=true]:text-ground",
    play: "inline-flex items-center justify-center w-11 h-11 rounded-full bg-accent text-on-accent hover:bg-ink hover:text-ground",
    // A line of "Yours today": its icon in the first column, its texts in the second.
    "today-line": "grid grid-cols-[auto_1fr] before:text-xl",
    swatch: "w-5 h-5 rounded-full border-2 border-accent bg-ground shrink-0",
    // Hidden until its list is parsed, whose lines break anew with each part: something follows the list, or the
    // section that it ends.
    "stat-line":
      "[:not(:has(+*))>dl:not(:has(+*))>&]:invisible inline mr-3 lg:mr-0 lg:card lg:flex flex-row-reverse justify-end items-center gap-2 lg:px-4 lg:py-2",
    // Label width plus an equal share of the rest: at 320 px five equal columns would cut labels.
    place:
      "flex-auto min-h-14 min-w-0 px-1 pt-2 text-sm text-center truncate text-ink-soft before:block before:mx-auto aria-[current=page]:text-accent aria-[current=page]:[box-shadow:inset_0_3px]",
  },
});

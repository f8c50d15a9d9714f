import type { IncomingMessage } from "node:http";

/** What a page depends on here, for Vary. */
export const LITTLE = "Save-Data, ECT";

/**
 * Asks a browser to say with what comes after this how fast its line is. Nothing is asked for anew
 * because of it (that would be Critical-CH).
 */
export const ASKS_FOR_SPEED = ["Accept-CH", "ECT"] as const;

/** Whether whoever asks wants to load little: they say so, or their line is very slow. */
export const wantsLittle = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  headers["save-data"] === "on" || /^(slow-)?2g$/.test(String(headers.ect ?? ""));

const PRELOADS = /<link rel="modulepreload"[^>]*>/g;
const MODULE = /<script[^>]*\btype="module"[^>]*>[\s\S]*?<\/script>/;

/**
 * Runs on held pages alone. What a `<template>` has is not fetched and not run; a copy of it that
 * stands in the page is.
 *
 * - A press that leaves the page does not bring them: they would be broken off, and the link or the
 *   form does without them what it does. The focus counts for fields only, or the one that such a
 *   press gives would bring them.
 * - What is typed while they come is written again after React has taken the page over, and React is
 *   told: it takes a field for what the server wrote. `_valueTracker` is how it knows a change.
 * - The whole sheet comes at once, as where no script runs: the sidebar's icons are in it.
 * - The template stays, and says to `FETCH_LATER` (app/root.tsx) that little is wanted.
 */
const RELEASE = `{
let doc=document,root=doc.documentElement,held=doc.getElementById("held"),typed=new Map,isOut;
doc.head.insertAdjacentHTML("beforeend",doc.querySelector("noscript")?.textContent??"");
let go=({type,target:t})=>{
let at=t.closest?.("a,button,input,select,textarea");
if(isOut||(type=="focusin"?!at?.matches("input,select,textarea"):type!="keydown"&&at&&(at.href?!at.hash:at.form&&at.type=="submit")))return;
isOut=1;held.after(held.content.cloneNode(!0))
};
for(let e of["pointerdown","click","keydown","focusin"])addEventListener(e,go);
let note=({target:t})=>{typed.delete(t);typed.set(t,[t.value,t.checked,t.selectionStart])};
addEventListener("input",note);
addEventListener("submit",()=>typed.clear());
new MutationObserver((_,all)=>{
if(root.dataset.ready==null)return;
all.disconnect();removeEventListener("input",note);
for(let[t,[value,checked,at]]of typed){
if(t.type=="file")continue;
if(checked!=null&&t.checked!=checked)t.click();
if(t.value!=value){t.value=value;if(at!=null)t.setSelectionRange(at,at)}
t._valueTracker?.setValue(value+"x");
t.dispatchEvent(new Event(t.matches("select")?"change":"input",{bubbles:!0}))
}
}).observe(root,{attributes:!0})
}`.replaceAll("\n", "");

/**
 * Makes the scripts of a page wait for the first touch, key or field: until then none of them is
 * fetched (docs/decisions/held-scripts.md).
 *
 * @returns the page as it was when it has no scripts
 */
export function holdScripts(html: string, nonce: string): string {
  const preloads = html.match(PRELOADS)?.join("") ?? "";
  return html
    .replace(PRELOADS, "")
    .replace(
      MODULE,
      (script) =>
        `<template id="held">${preloads}${script}</template><script nonce="${nonce}">${RELEASE}</script>`,
    );
}

/** The same with an answer; one that is no page, or has no body, stays. */
export async function holdAnswer(answer: Response, nonce: string): Promise<Response> {
  const { status, statusText, headers, body } = answer;
  if (!body || !headers.get("Content-Type")?.startsWith("text/html")) return answer;
  headers.delete("Content-Length");
  return new Response(holdScripts(await answer.text(), nonce), { status, statusText, headers });
}

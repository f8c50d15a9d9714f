/** Settings of a chat widget: address, colour, language, labels. */
export interface Widget {
  /** Absolute address of the chat page. */
  address: string;
  /** `#rrggbb`, on which white is legible. */
  colour: string;
  language: string;
  /** Labels of its button. */
  open: string;
  close: string;
}

/**
 * The script of the widget, in a language that every browser of the last years runs. It adds one element to
 * the site's page, with a shadow root, so that neither's styles reach the other; styles are set from the
 * script, which a site's CSP without `unsafe-inline` allows. The frame is loaded with the first press.
 *
 * Escape closes it, also from within the frame, which says so by `postMessage`; the focus goes into the
 * frame and comes back to the button.
 */
const SCRIPT = `(w => {
  const d = document, at = "data-plaza-chat";
  const start = () => {
    if (d.querySelector("[" + at + "]")) return;
    const host = d.createElement("div"), root = host.attachShadow({ mode: "open" });
    const make = (name, css) => {
      const made = d.createElement(name);
      made.style.cssText = css;
      made.lang = w.language;
      root.append(made);
      return made;
    };
    const button = make("button", "position:fixed;z-index:2147483001;right:16px;bottom:16px;width:56px;height:56px;border:2px solid #fff;border-radius:50%;background:" + w.colour + ";color:#fff;font:700 24px/1 system-ui,sans-serif;cursor:pointer;box-shadow:0 4px 16px #0006;padding:0;display:grid;place-items:center");
    let frame, isOpen = false;
    const draw = () => {
      const label = isOpen ? w.close : w.open;
      button.setAttribute("aria-label", label);
      button.setAttribute("aria-expanded", String(isOpen));
      button.title = label;
      const svg = d.createElementNS("http://www.w3.org/2000/svg", "svg");
      const path = d.createElementNS("http://www.w3.org/2000/svg", "path");
      svg.setAttribute("viewBox", "0 0 24 24");
      svg.setAttribute("aria-hidden", "true");
      svg.style.cssText = "width:28px;height:28px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round";
      path.setAttribute("d", isOpen ? "M6 6l12 12M18 6L6 18" : "M21 12a8 8 0 0 1-8 8H4l2-3a8 8 0 1 1 15-5zM9 11h8M9 14h5");
      svg.append(path);
      button.replaceChildren(svg);
    };
    const show = open => {
      isOpen = open;
      if (open && !frame) {
        frame = make("iframe", "position:fixed;z-index:2147483000;right:16px;bottom:84px;width:min(400px,calc(100vw - 32px));height:min(640px,calc(100vh - 100px));border:0;border-radius:16px;background:#fff;box-shadow:0 10px 32px #0006");
        frame.title = w.open;
        frame.src = w.address + "?frame=1";
      }
      if (frame) frame.style.display = open ? "block" : "none";
      draw();
      (open ? frame : button).focus();
    };
    button.type = "button";
    button.onclick = () => show(!isOpen);
    addEventListener("keydown", e => { if (e.key === "Escape" && isOpen) show(false); });
    addEventListener("message", e => {
      if (frame && e.source === frame.contentWindow && e.origin === new URL(w.address).origin && e.data === "plaza-chat-close") show(false);
    });
    host.setAttribute(at, "");
    draw();
    d.body.append(host);
  };
  if (d.body) start(); else addEventListener("DOMContentLoaded", start);
})`;

/** The script of a widget: at most 5 KB, without dependencies. */
export const widgetScript = (widget: Widget): string =>
  `${SCRIPT.replace(/\n\s+/g, "\n")}(${JSON.stringify(widget)});\n`;

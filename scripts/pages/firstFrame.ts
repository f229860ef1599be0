const loadLateId = 'load-late'

const showAll = 'delete document.documentElement.dataset.firstFrame'

/**
 * The first frame shows the text, and what a hash leads to, not the header of a page that is still being read: of a slow
 * server's document there is after a second what has come. Other browsers than Chromium do not wait.
 */
export const awaitText =
  `<link rel="expect" href="#${loadLateId}" blocking="render"><script>` +
  "setTimeout(()=>{document.querySelector('link[rel=expect]')?.remove();" +
  `${showAll}},1e3)</script>`

const visit = "performance.getEntriesByType('navigation')[0]"

/** Rules for the first frame of a page that opens at its top. Only the entry's name has a text fragment. */
const beginTop = (rules: string, unless = '') =>
  "<script>(visit=>location.hash||visit?.type!='navigate'||visit.name.includes('#')" +
  `${unless}||(document.documentElement.dataset.firstFrame='top'))(${visit})</script><style>${rules}</style>`

/**
 * The first frame lays out the first parts of an article, which are longer than a window: a slow processor would else lay
 * out all of it before there is a word to read. A page that opens further down, by its address or because the browser has
 * been there, has all of it at once.
 */
export const beginArticle = beginTop(
  '[data-first-frame=top] .docs-article{align-content:start;min-height:100vh}' +
    '[data-first-frame=top] .docs-article>:nth-child(n+9){display:none}',
)

/** In pixels, with the gap below it. */
const listedOperation = 31

const listRules =
  '[data-first-frame=top] .operation{min-height:var(--place)}[data-first-frame=top] .operation-panes{display:none}'

const linkedRules = '<style>[data-first-frame=linked] .operation:not([data-drawn]){content-visibility:hidden}</style>'

/** Where the list of a service's operations alone is longer than the window, the text of the first is out of view. Each keeps its place. */
export const beginOperations = (operations: number) =>
  (operations < 12 ? '' : beginTop(listRules, `||innerHeight>${operations * listedOperation}`)) + linkedRules

/** A field's link leads to its own row. A service has a thousand, of which this would be a tenth of the document's bytes. */
export const linkToRow = /(<tr id="([^"]*)"><th[^>]*><a class="field-link") href="#\2"/g

export const linkFields =
  "for(let each of document.querySelectorAll('.field-link'))each.href='#'+each.closest('tr').id;"

/** A page in a background tab has no first frame. */
const afterFirstFrame = (run: string, variables = '') =>
  `(()=>{let ${variables}load=()=>{${run}${showAll}};` +
  'document.hidden?load():requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(load)))})()'

/**
 * The home page's first frame lays out what is in the window: the hero, and where the window is higher than it the section
 * below. `src/ui/home/home.css` has the same heights.
 */
export const beginHome =
  beginTop(
    '[data-first-frame=top] main{min-height:200vh}' +
      '[data-first-frame=top] :is(.hero~section~section,.site-footer){display:none}' +
      '@media (min-width:1100px) and (max-height:800px){[data-first-frame=top] .hero~section{display:none}}',
    '||innerHeight>1150',
  ) + `<script>setTimeout(()=>{${showAll}},1e3)</script>`

export const endFirstFrame = `<script>${afterFirstFrame('')}</script>`

/**
 * What a link leads to is laid out with the first frame, and what stands right above it: their heights would change in view
 * (`src/ui/docs/definition/definition.css`). Nothing else is: the page is at its top until it has been laid out.
 */
export const drawLinked =
  "<script>(visit=>{let linked=document.getElementById(location.hash.slice(1).split('.')[0]);" +
  "if(!linked?.matches('.operation'))return;if(visit?.type=='navigate'){" +
  "document.documentElement.dataset.firstFrame='linked';" +
  "for(let each of document.querySelectorAll('[data-drawn]'))delete each.dataset.drawn}" +
  "for(let each of[linked,linked.previousElementSibling])if(each?.matches('.operation'))each.dataset.drawn=''" +
  `})(${visit})</script>`

/** What a link leads to and opens is open with the first frame: what is below it would be moved in view. */
export const openLinked =
  '<script>(()=>{let linked=document.getElementById(location.hash.slice(1).toLowerCase());' +
  "if(linked?.matches('details'))linked.open=true})()</script>"

/**
 * What a page of the documentation loads only when its text is on screen: a slow line and processor would else be busy with
 * scripts while there is nothing to read.
 */
export const late = (html: string, styles: string, first: string): string =>
  `<template data-late>${html}</template><noscript>${styles}</noscript><script id="${loadLateId}">` +
  `${afterFirstFrame(`${first}late.replaceWith(late.content);`, "late=document.querySelector('template[data-late]'),")}</script>`

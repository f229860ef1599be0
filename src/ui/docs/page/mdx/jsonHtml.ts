export const escapedHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const marked = (name: string, text: string) => `<span class="${name}">${text}</span>`

/** JSON as a page's blocks are highlighted at build, for bodies that come from `rules`. */
export const jsonHtml = (value: unknown): string =>
  escapedHtml(JSON.stringify(value, null, 2)).replace(
    /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null|-?\d[\d.eE+-]*)\b/g,
    (_, text: string | undefined, colon: string | undefined, literal: string | undefined) =>
      literal === undefined ? marked(colon ? 'cw' : 'cs', text ?? '') + (colon ?? '') : marked('ck', literal),
  )

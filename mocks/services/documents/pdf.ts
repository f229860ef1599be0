/** The Turkish letters that WinAnsiEncoding (ISO 32000-1 annex D.2) lacks, in the place of codes that are not needed. */
const turkish: readonly [letter: string, glyph: string][] = [
  ['Ğ', 'Gbreve'],
  ['ğ', 'gbreve'],
  ['İ', 'Idotaccent'],
  ['ı', 'dotlessi'],
  ['Ş', 'Scedilla'],
  ['ş', 'scedilla'],
]
const firstCode = 0x80

const codeOf = (character: string): number => {
  const index = turkish.findIndex(([letter]) => letter === character)
  if (index >= 0) return firstCode + index
  const code = character === '’' ? 0x27 : (character.codePointAt(0) ?? 0)
  return code < 0x100 ? code : 0x3f
}

/** A string object, with what has a meaning in it escaped. */
const text = (line: string) =>
  `(${Array.from(line.normalize('NFC'), (character) => String.fromCharCode(codeOf(character)))
    .join('')
    .replaceAll(/[\\()]/g, '\\$&')})`

const linesPerPage = 54

const stream = (content: string) => `<</Length ${content.length}>>\nstream\n${content}\nendstream`

const pageContent = (lines: readonly string[]) =>
  stream(`BT /F1 9 Tf 40 800 Td 14 TL\n${lines.map((line) => `${text(line)} Tj T*`).join('\n')}\nET`)

/**
 * A PDF file (ISO 32000-1) with these lines of text on pages of A4, in a font in which all characters have one width, 95 to a
 * line. It is text of one byte a character: `btoa` makes its Base64.
 */
export function pdf(lines: readonly string[]): string {
  const pages = Array.from({ length: Math.max(1, Math.ceil(lines.length / linesPerPage)) }, (_, index) =>
    lines.slice(index * linesPerPage, (index + 1) * linesPerPage),
  )
  const pageNumber = (index: number) => 4 + 2 * index
  const differences = `[${firstCode} ${turkish.map(([, glyph]) => `/${glyph}`).join(' ')}]`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')}]>>`,
    `<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences${differences}>>>>`,
    ...pages.flatMap((page, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${pageNumber(index) + 1} 0 R>>`,
      pageContent(page),
    ]),
  ]
  let file = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return `${file}${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
}

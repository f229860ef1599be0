const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const date = new RegExp(`\\b\\d{1,2} (?:and \\d{1,2} )?(?:${months}) 20\\d\\d\\b`)

const units = 'kB|MB|GB|µs|ms|s|%'
const counted =
  'lines|tests|mutants|packages|elements|requests|files|charts|chunks|modules|services|operations|walks|pages|tables|calls|products'
const measured = new RegExp(`\\b\\d[\\d .,]*(?: to \\d[\\d.,]*)?\\s?(?:(?:${units})(?!\\w)|(?:${counted})\\b)`, 'g')

const spaces = (text: string) => text.replaceAll(/[^\n]/g, ' ')

/** A paragraph, a list or a table, with the heading above it. */
interface Block {
  heading: string
  text: string
  line: number
  isTable: boolean
}

function blocksOf(document: string): Block[] {
  const prose = document.replaceAll(/^```[\s\S]*?^```$/gm, spaces).replaceAll(/`[^`\n]*`/g, spaces)
  let heading = ''
  let line = 1
  return prose.split(/(\n\s*\n)/).flatMap((text) => {
    const from = line
    line += text.split('\n').length - 1
    if (text.trim() === '') return []
    if (text.startsWith('#')) heading = text
    return [{ heading, text, line: from, isTable: text.startsWith('|') }]
  })
}

/**
 * What a document says to have measured or counted without a date: neither in the same paragraph, list or table nor in the
 * heading above, nor, for a table, in the paragraph before or after it.
 */
export function undatedNumbers(document: string): string[] {
  const blocks = blocksOf(document)
  return blocks.flatMap(({ heading, text, line, isTable }, index) => {
    const around = isTable ? [blocks[index - 1]?.text, blocks[index + 1]?.text] : []
    if ([heading, text, ...around].some((each) => each !== undefined && date.test(each))) return []
    return Array.from(text.matchAll(measured), ([number]) => `${line}: ${number.trim()}`)
  })
}

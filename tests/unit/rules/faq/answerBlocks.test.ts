import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AnswerBlock, answerBlocks, type Inline, inlines } from '../../../../src/rules/faq/answerBlocks.ts'

const plain = (text: string): Inline[] => [{ text }]
const link = (text: string, href: string): Inline => ({ text, href })

const runs: [text: string, runs: Inline[]][] = [
  ['', []],
  ['no link', plain('no link')],
  ['https://a.example', [link('https://a.example', 'https://a.example/')]],
  [
    'See https://a.example/b?c=d#e.',
    [{ text: 'See ' }, link('https://a.example/b?c=d#e', 'https://a.example/b?c=d#e'), { text: '.' }],
  ],
  ['(http://a.example)', [{ text: '(' }, link('http://a.example', 'http://a.example/'), { text: ')' }]],
  [
    'See https://a.example/b_(c) or d.',
    [{ text: 'See ' }, link('https://a.example/b_(c)', 'https://a.example/b_(c)'), { text: ' or d.' }],
  ],
  [
    '(see https://a.example/b_(c)).',
    [{ text: '(see ' }, link('https://a.example/b_(c)', 'https://a.example/b_(c)'), { text: ').' }],
  ],
  ['(https://a.example/b)c', [{ text: '(' }, link('https://a.example/b', 'https://a.example/b'), { text: ')c' }]],
  [
    '[https://a.example/b?c[]=(d)]!',
    [{ text: '[' }, link('https://a.example/b?c[]=(d)', 'https://a.example/b?c[]=(d)'), { text: ']!' }],
  ],
  ['https://a.example/b(', [link('https://a.example/b', 'https://a.example/b'), { text: '(' }]],
  ['(https://[::1]/a)', [{ text: '(' }, link('https://[::1]/a', 'https://[::1]/a'), { text: ')' }]],
  ['(a@b.example)', [{ text: '(' }, link('a@b.example', 'mailto:a@b.example'), { text: ')' }]],
  [
    '(mailto:a@b.example?subject=(c))',
    [{ text: '(' }, link('mailto:a@b.example?subject=(c)', 'mailto:a@b.example?subject=(c)'), { text: ')' }],
  ],
  ['HTTPS://A.EXAMPLE', [link('HTTPS://A.EXAMPLE', 'https://a.example/')]],
  ['mailto:a@b.example', [link('mailto:a@b.example', 'mailto:a@b.example')]],
  [
    'Write to a.b+c@d-e.example.',
    [{ text: 'Write to ' }, link('a.b+c@d-e.example', 'mailto:a.b+c@d-e.example'), { text: '.' }],
  ],
  ['a@b', plain('a@b')],
  ['@b.example', plain('@b.example')],
  ['https://', plain('https://')],
  ['http://?', plain('http://?')],
  ['javascript:alert(1)', plain('javascript:alert(1)')],
  ['JaVaScRiPt:alert(1)', plain('JaVaScRiPt:alert(1)')],
  ['data:text/html,<script>1</script>', plain('data:text/html,<script>1</script>')],
  ['ftp://a.example', plain('ftp://a.example')],
  [
    '<a href="https://a.example">x</a>',
    [{ text: '<a href="' }, link('https://a.example', 'https://a.example/'), { text: '">x</a>' }],
  ],
]

test.each(runs)('%j is cut into its runs', (text, expected) => {
  expect(inlines(text)).toEqual(expected)
})

const paragraph = (text: string): AnswerBlock => ({ kind: 'paragraph', content: plain(text) })
const list = (...texts: string[]): AnswerBlock => ({
  kind: 'list',
  items: texts.map((text) => ({ content: plain(text) })),
})

const answers: [what: string, text: string, blocks: AnswerBlock[]][] = [
  ['nothing', '', []],
  ['blank lines only', '\n \n', []],
  ['one sentence', 'One.', [paragraph('One.')]],
  ['lines that belong together', 'One.\nTwo.', [paragraph('One.\nTwo.')]],
  ['paragraphs', 'One.\n\n\nTwo.', [paragraph('One.'), paragraph('Two.')]],
  ['a list with every marker', '- one\n* two\n• three', [list('one', 'two', 'three')]],
  [
    'a list right below a sentence',
    'Two:\n- one\n- two\nEnd.',
    [paragraph('Two:'), list('one', 'two'), paragraph('End.')],
  ],
  ['a dash that is no marker', '-2 is valid', [paragraph('-2 is valid')]],
  ['terms', '- 01: Rent', [{ kind: 'list', items: [{ term: '01', content: plain('Rent') }] }]],
  [
    'a term of 32 characters',
    `- ${'a'.repeat(32)}: b`,
    [{ kind: 'list', items: [{ term: 'a'.repeat(32), content: plain('b') }] }],
  ],
  ['no term of 33 characters', `- ${'a'.repeat(33)}: b`, [list(`${'a'.repeat(33)}: b`)]],
  [
    'an address is no term',
    '- https://a.example',
    [{ kind: 'list', items: [{ content: [link('https://a.example', 'https://a.example/')] }] }],
  ],
  ['question and answer', 'Q: Why?\nA: So.', [{ kind: 'exchange', question: plain('Why?'), answer: plain('So.') }]],
  ['a question without an answer', 'Q: Why?', [paragraph('Q: Why?')]],
  ['an answer without a question', 'A: So.', [paragraph('A: So.')]],
  ['a block of JSON', '{\n  "a": [1, "}"]\n}', [{ kind: 'code', text: '{\n  "a": [1, "}"]\n}' }]],
  [
    'a block below a sentence',
    'Send:\n[1]\nthen wait',
    [paragraph('Send:'), { kind: 'code', text: '[1]' }, paragraph('then wait')],
  ],
  ['an escaped quote in a block', '{"a": "\\"}"}', [{ kind: 'code', text: '{"a": "\\"}"}' }]],
  ['a block that never closes', '{\n  "a": 1', [paragraph('{\n  "a": 1')]],
  ['brackets that cross', '{ [ } ]', [paragraph('{ [ } ]')]],
  ['a bracket inside a sentence', '[1] and more', [paragraph('[1] and more')]],
]

test.each(answers)('%s', (_, text, blocks) => {
  expect(answerBlocks(text)).toEqual(blocks)
})

const line = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  fc.constantFrom('', '- one: two', '* x', 'Q: a', 'A: b', '{', '}', '{ "a": 1 }', '[', ']', '"'),
  fc
    .tuple(
      fc.constantFrom(
        'javascript:',
        'JAVASCRIPT:',
        ' java\tscript:',
        'data:',
        'vbscript:',
        'file:',
        'http://',
        'https://',
        'mailto:',
        '',
      ),
      fc.oneof(fc.webUrl(), fc.emailAddress(), fc.string()),
    )
    .map((parts) => parts.join('')),
)
const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'))

function runsOf(block: AnswerBlock): readonly Inline[] {
  switch (block.kind) {
    case 'paragraph':
      return block.content
    case 'list':
      return block.items.flatMap(({ term, content }) => [
        ...(term === undefined ? [] : [{ text: `${term}:` }]),
        ...content,
      ])
    case 'exchange':
      return [{ text: 'Q:' }, ...block.question, { text: 'A:' }, ...block.answer]
    case 'code':
      return [{ text: block.text }]
  }
}

describe('for any text', () => {
  test('a link leads to http, https or mailto only', () => {
    fc.assert(
      fc.property(text, (answer) => {
        for (const { href } of answerBlocks(answer).flatMap(runsOf))
          if (href !== undefined) expect(['http:', 'https:', 'mailto:']).toContain(new URL(href).protocol)
      }),
      { numRuns: 2_000 },
    )
  })

  test('no character but white space and list markers is lost, none is added, and the order is kept', () => {
    const bare = (value: string) => value.replace(/[\s*•-]/g, '')
    fc.assert(
      fc.property(text, (answer) => {
        const shown = answerBlocks(answer)
          .flatMap(runsOf)
          .map((run) => run.text)
          .join('')
        expect(bare(shown)).toBe(bare(answer))
      }),
      { numRuns: 2_000 },
    )
  })

  test('cutting into runs keeps every character', () => {
    fc.assert(
      fc.property(
        text,
        (answer) =>
          inlines(answer)
            .map((run) => run.text)
            .join('') === answer,
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('the reader is linear: four times the text takes about four times as long', () => {
  const timeOf = (text: string) => {
    const times = Array.from({ length: 5 }, () => {
      // Processor time, as a busy machine makes the other as long as it likes.
      const start = process.cpuUsage()
      answerBlocks(text)
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 1000
    })
    return Math.min(...times)
  }
  test.each([
    ["'{' and line break 50 000 times took 89 s", '{\n'],
    ['an open bracket and a quote', '{"\n'],
    ['text lines', 'One.\n'],
    ['letters without an end', 'a'.repeat(20)],
    ['full stops after an address', '.....'],
    ['addresses', 'a@b.c '],
    ['list items', '- 01: x\n'],
  ])('%s', (_, part) => {
    const text = (times: number) => `https://a.example/${part.repeat(times)}a`
    expect(timeOf(text(8_000))).toBeLessThan(10 * Math.max(2, timeOf(text(2_000))))
  })

  test('a text over the limit is shown as it came', () => {
    const text = (length: number) => `{${' '.repeat(length - 2)}}`
    expect(answerBlocks(text(100_000))).toEqual([{ kind: 'code', text: text(100_000) }])
    expect(answerBlocks(text(100_001))).toEqual([paragraph(text(100_001))])
  })
})

import type { Highlighter } from 'shiki'
import { escapedHtml } from '../../src/ui/docs/page/mdx/jsonHtml.ts'

/** The languages that the documentation's code blocks may name. */
export const codeLanguages = ['bash', 'javascript', 'typescript', 'python', 'java', 'json', 'http', 'text'] as const

/** Two letters a kind: every pre-rendered page holds hundreds of them. `src/ui/docs/page/codeColors.css` colours them. */
const classes: Readonly<Record<string, string>> = {
  'token-constant': 'ck',
  'token-string': 'cs',
  'token-string-expression': 'cs',
  'token-comment': 'cc',
  'token-keyword': 'cw',
  'token-parameter': 'cp',
  'token-function': 'cf',
  'token-punctuation': 'cx',
  'token-link': 'cs',
}

const classOf = (color = '') => classes[/var\(--c-([\w-]+)\)/.exec(color)?.[1] ?? '']

const nodeVariable = { place: /\$\{process\.env\.CLIENT_ID\}/g, kind: 'part' } as const

/** Where each language names the developer's client ID: within a text, or in place of one. */
const clientIds: Readonly<Record<string, { place: RegExp; kind: 'part' | 'text' }>> = {
  bash: { place: /\$CLIENT_ID\b|\byour-client-id\b/g, kind: 'part' },
  http: { place: /\bYOUR_CLIENT_ID\b/g, kind: 'part' },
  javascript: nodeVariable,
  typescript: nodeVariable,
  python: { place: /os\.environ\["CLIENT_ID"\]/g, kind: 'text' },
  java: { place: /System\.getenv\("CLIENT_ID"\)/g, kind: 'text' },
}

interface Token {
  content: string
  color?: string
}

/** The tokens in groups: those that are a place for a client ID, and those between such places. */
function groupsOf(tokens: readonly Token[], place: RegExp | undefined): { tokens: Token[]; marked: boolean }[] {
  const line = tokens.map(({ content }) => content).join('')
  const bounds = place ? [...line.matchAll(place)].map(({ index, 0: { length } }) => [index, index + length]) : []
  if (bounds.length === 0) return [{ tokens: [...tokens], marked: false }]
  const edges = [0, ...bounds.flat(), line.length]
  return edges.slice(1).map((to, index) => {
    let at = 0
    const inside = tokens.flatMap(({ content, ...rest }) => {
      const start = at
      at += content.length
      const part = content.slice(Math.max(0, (edges[index] ?? 0) - start), Math.max(0, to - start))
      return part === '' ? [] : [{ ...rest, content: part }]
    })
    return { tokens: inside, marked: index % 2 === 1 }
  })
}

function lineOf(tokens: readonly Token[], language: string): string {
  const { place, kind } = clientIds[language] ?? {}
  return groupsOf(tokens, place)
    .map(({ tokens, marked }) => (marked ? `<span data-client-id="${kind}">${runsOf(tokens)}</span>` : runsOf(tokens)))
    .join('')
}

/** Neighbours of one kind are one element; white space belongs to whatever precedes it. */
function runsOf(tokens: readonly Token[]): string {
  const runs: { content: string; name: string | undefined }[] = []
  for (const { content, color } of tokens) {
    const last = runs.at(-1)
    const name = classOf(color)
    if (last && (last.name === name || content.trim() === '')) last.content += content
    else runs.push({ content, name })
  }
  return runs
    .map(({ content, name }) => (name ? `<span class="${name}">${escapedHtml(content)}</span>` : escapedHtml(content)))
    .join('')
}

async function createHighlighter(): Promise<Highlighter> {
  const shiki = await import('shiki')
  return shiki.createHighlighter({
    langs: codeLanguages.filter((language) => language !== 'text'),
    themes: [shiki.createCssVariablesTheme({ name: 'classes', variablePrefix: '--c-' })],
  })
}

let highlighter: Promise<Highlighter> | undefined

/**
 * The code as HTML whose colours are classes; `data-client-id` marks the places of a client ID.
 *
 * @throws Error for a language that is not one of `codeLanguages`
 */
export async function highlight(code: string, language: string): Promise<string> {
  const known = codeLanguages.find((each) => each === language)
  if (!known) throw new Error(`No code block has the language ${JSON.stringify(language)}: ${codeLanguages.join(', ')}`)
  highlighter ??= createHighlighter()
  // Without a limit of time, which on a busy machine would leave the rest of a line without colours.
  const options = { lang: known, theme: 'classes', tokenizeTimeLimit: 0 }
  const { tokens } = (await highlighter).codeToTokens(code, options)
  return tokens.map((line) => lineOf(line, known)).join('\n')
}

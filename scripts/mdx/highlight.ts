import type { Highlighter } from 'shiki'

/** The languages that the documentation's code blocks may name. */
export const codeLanguages = ['bash', 'javascript', 'python', 'java', 'json', 'http', 'text'] as const

/** Two letters a kind: every pre-rendered page holds hundreds of them. `src/ui/docs/page/docsPage.css` colours them. */
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

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const classOf = (color = '') => classes[/var\(--c-([\w-]+)\)/.exec(color)?.[1] ?? '']

/** Neighbours of one kind are one element; white space belongs to whatever precedes it. */
function lineOf(tokens: readonly { content: string; color?: string }[]): string {
  const runs: { content: string; name: string | undefined }[] = []
  for (const { content, color } of tokens) {
    const last = runs.at(-1)
    const name = classOf(color)
    if (last && (last.name === name || content.trim() === '')) last.content += content
    else runs.push({ content, name })
  }
  return runs
    .map(({ content, name }) => (name ? `<span class="${name}">${escaped(content)}</span>` : escaped(content)))
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
 * The code as HTML whose colours are classes.
 *
 * @throws Error for a language that is not one of `codeLanguages`
 */
export async function highlight(code: string, language: string): Promise<string> {
  const known = codeLanguages.find((each) => each === language)
  if (!known) throw new Error(`No code block has the language ${JSON.stringify(language)}: ${codeLanguages.join(', ')}`)
  highlighter ??= createHighlighter()
  const { tokens } = (await highlighter).codeToTokens(code, { lang: known, theme: 'classes' })
  return tokens.map(lineOf).join('\n')
}

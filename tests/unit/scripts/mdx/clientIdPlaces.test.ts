import { describe, expect, test } from 'vitest'
import { highlight } from '../../../../scripts/mdx/highlight.ts'

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&')

/** What `fillClientId` does in a page. */
const filled = (html: string) =>
  textOf(
    html.replaceAll(/<span data-client-id="(\w+)">(?:<span[^>]*>[^<]*<\/span>|[^<])*<\/span>/g, (_, kind) =>
      kind === 'text' ? '"own-1"' : 'own-1',
    ),
  )

describe('the places of a client ID are marked', () => {
  test.each([
    ['bash', 'export CLIENT_ID=your-client-id', 'export CLIENT_ID=own-1'],
    ['bash', '  -u "$CLIENT_ID:$CLIENT_SECRET" \\', '  -u "own-1:$CLIENT_SECRET" \\'],
    ['http', 'GET /a?client_id=YOUR_CLIENT_ID&scope=b HTTP/1.1', 'GET /a?client_id=own-1&scope=b HTTP/1.1'],
    [
      'javascript',
      'const a = `${process.env.CLIENT_ID}:${process.env.CLIENT_SECRET}`',
      'const a = `own-1:${process.env.CLIENT_SECRET}`',
    ],
    ['typescript', 'f(`${process.env.CLIENT_ID}` as Id)', 'f(`own-1` as Id)'],
    ['python', 'auth=(os.environ["CLIENT_ID"], os.environ["B"]),', 'auth=("own-1", os.environ["B"]),'],
    ['java', 'var a = System.getenv("CLIENT_ID") + ":";', 'var a = "own-1" + ":";'],
  ])('in %s: %s', async (language, code, expected) => {
    const html = await highlight(code, language)
    expect(textOf(html)).toBe(code)
    expect(filled(html)).toBe(expected)
  })

  test('and nothing else is', async () => {
    for (const [language, code] of [
      ['bash', 'echo "$CLIENT_ID_2 $CLIENT_SECRET"'],
      ['json', '{ "a": "your-client-id" }'],
    ] as const)
      expect(await highlight(code, language)).not.toContain('data-client-id')
  })
})

import { describe, expect, it } from 'vitest'
import sandboxSettings from '../../../../config/portal.sandbox.json'
import { llmsFile } from '../../../../scripts/pages/llmsFile.ts'

describe('what language models read', () => {
  it('has no origin in the sandbox, whose port differs: addresses are those of the host that answers', () => {
    expect(Object.keys(sandboxSettings)).not.toContain('origin')
  })

  const written = [
    { pattern: '/docs', path: '/docs', file: 'docs/index.html', access: 'public', title: 'Docs', description: 'All.' },
    {
      pattern: '/docs/getting-started',
      path: '/docs/getting-started',
      file: 'docs/getting-started/index.html',
      access: 'public',
      title: 'A',
      description: 'One.',
    },
  ] as const

  it.each([
    ['relative addresses without an origin', undefined, ''],
    ['absolute addresses with one', 'https://developers.bank.test', 'https://developers.bank.test'],
  ])('lists every page as Markdown in the order of the menu, with %s', (_, origin, base) => {
    expect(llmsFile(written, origin).split('\n').slice(4)).toEqual([
      '## Documentation',
      '',
      `- [A](${base}/docs/getting-started.md): One.`,
      `- [Docs](${base}/docs.md): All.`,
      '',
    ])
    const service = {
      pattern: '/docs/api/1/2',
      path: '/docs/api/1/a%20b',
      file: '',
      access: 'public',
      title: 'Rates: One',
    } as const
    expect(
      llmsFile([{ ...service, description: 'Reads one' }, service], origin)
        .split('\n')
        .slice(4),
    ).toEqual([
      '## APIs',
      '',
      `- [Rates: One](${base}/docs/api/1/a%20b.md): Reads one`,
      `- [Rates: One](${base}/docs/api/1/a%20b.md)`,
      '',
    ])
  })
})

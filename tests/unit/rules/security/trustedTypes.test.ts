import { afterEach, describe, expect, it, vi } from 'vitest'
import { highlight } from '../../../../scripts/mdx/highlight.ts'
import { trustedTypesPolicy } from '../../../../src/rules/security/trustedTypes.ts'
import { jsonHtml } from '../../../../src/ui/docs/page/mdx/jsonHtml.ts'
import { codeHtml } from '../../../../src/ui/docs/samples/codeHtml.ts'

afterEach(() => vi.unstubAllGlobals())

const check = (value: string) => {
  if (value !== 'safe') throw new TypeError('unsafe')
  return value
}

describe('a policy of Trusted Types', () => {
  it('is created once, with its first value, for values of one kind', () => {
    const createPolicy = vi.fn((name: string, rules: Record<string, (value: string) => string>) => ({
      createHTML: (value: string) => ({ name, html: rules.createHTML?.(value) }),
    }))
    vi.stubGlobal('window', { trustedTypes: { createPolicy } })
    const trusted = trustedTypesPolicy('portico-code', 'createHTML', check)
    expect(createPolicy).not.toHaveBeenCalled()
    expect(trusted('safe')).toEqual({ name: 'portico-code', html: 'safe' })
    expect(() => trusted('else')).toThrow(new TypeError('unsafe'))
    expect(createPolicy.mock.calls).toEqual([['portico-code', { createHTML: check }]])
  })

  it('checks texts where the browser does not know them', () => {
    const trusted = trustedTypesPolicy('portico-code', 'createHTML', check)
    expect(trusted('safe')).toBe('safe')
    expect(() => trusted('else')).toThrow(new TypeError('unsafe'))
  })
})

describe('highlighted code', () => {
  it('may hold what the build and an answer are coloured with', async () => {
    const samples = [
      await highlight('curl -u "$CLIENT_ID:a" \\\n  -d "<b>" && echo', 'bash'),
      await highlight('{ "a": ["</span>", null] }', 'json'),
      jsonHtml({ text: '<img src=x onerror=alert(1)>', number: 1 }),
      '<span data-client-id="text" class="own-client-id">"a"</span>',
    ]
    expect(samples.map(codeHtml)).toEqual(samples)
  })

  it.each([
    '<img src=x onerror=alert(1)>',
    '<span onclick="alert(1)">a</span>',
    '<span class="a" style="color:red">a</span>',
    '<span class="a"><script>alert(1)</script></span>',
    '<SPAN class="a">a</SPAN>',
    '<spanx>',
    '<<span>script>',
    '<</span>b',
    '<!--',
  ])('may not hold %s', (html) => {
    expect(() => codeHtml(html)).toThrow(new TypeError('Code holds markup other than its colours'))
  })
})

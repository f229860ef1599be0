import { brotliCompressSync } from 'node:zlib'
import { validate } from 'superstruct'
import { beforeAll, expect, test } from 'vitest'
import { pageSections } from '../../../../scripts/search/pageSections.ts'
import { contentEntries, namesOf } from '../../../../scripts/search/searchEntries.ts'
import { indexOf, sandboxEntries } from '../../../../scripts/search/searchIndexPlugin.ts'
import { createSearchIndex } from '../../../../src/app/actors/search/searchIndex.ts'
import { type Catalogue, catalogueLists } from '../../../../src/rules/catalogue/catalogueSchema.ts'
import { withAddresses } from '../../../../src/rules/catalogue/slugs.ts'
import { docsPages, pageHref } from '../../../../src/rules/docs/docs.ts'
import { matchOf, partsOf, processTerm, type SearchEntry } from '../../../../src/rules/search/search.ts'
import { searchIndexOptions, tolerantFuzzy } from '../../../../src/rules/search/searchRanking.ts'
import { loadPage } from '../../../../src/ui/docs/page/loadPage.ts'
import { largeCatalogue } from '../../../support/largeCatalogue.ts'

let entries: SearchEntry[]
let json: string
const titles = async (query: string, catalogue: Catalogue | null = null) =>
  (await createSearchIndex(json)(query, catalogue)).map(({ kind, title }) => `${kind}: ${title}`)

beforeAll(async () => {
  entries = [...contentEntries({ sandbox: true }), ...(await sandboxEntries())]
  json = indexOf(entries)
})

test('every heading of every page is found at the address that the page gives it', { tags: 'full' }, async () => {
  for (const { slug } of docsPages) {
    if (slug === 'terminology' || slug === 'error-codes') continue
    const { headings } = await loadPage(slug)
    const own = entries.filter(({ href }) => href.startsWith(`${pageHref(slug)}#`)).map(({ href }) => href)
    expect(own).toEqual(headings.map(({ id }) => `${pageHref(slug)}#${id}`))
  }
})

test('a page is cut into sections of plain text; a heading that repeats gets a number', () => {
  const mdx =
    'import Part from "./part.mdx"\n\nWhat it is <Term>for</Term>.\n\n## One `thing`\n\n| a | b |\n| --- | --- |\n| c | [d](/e) |\n\n```bash\n## no heading\n```\n\n### One thing\n\nLast.\n'
  expect(pageSections(mdx)).toEqual([
    { id: '', heading: '', text: 'What it is for .' },
    { id: 'one-thing', heading: 'One thing', text: 'a b c d' },
    { id: 'one-thing-1', heading: 'One thing', text: 'Last.' },
  ])
})

test('a definition is found by its operations, and by its parameters and fields at any depth', () => {
  const definition = {
    paths: { '/a': { get: { operationId: 'listAccounts', parameters: [{ name: 'page', in: 'query' }] } } },
    components: { schemas: { Account: { properties: { iban: {}, owner: { properties: { firstName: {} } } } } } },
  }
  expect([...namesOf(definition)].sort()).toEqual(['firstName', 'iban', 'listAccounts', 'owner', 'page'])
})

test.each([
  ['account list', 'service: Account list'],
  ['redirect uri', 'term: Redirect URI'],
  ['Redirect URI mismatch', 'error: Redirect URI mismatch.'],
  ['password flow', 'page: Password Flow'],
  ['pasword flow', 'page: Password Flow'],
  ['missing grnat type', 'error: Missing grant type'],
  ['createEftTransfer', 'service: EFT transfer'],
  ['Sandbox-2026', 'page: Test customers'],
  ['POST /api/otp/v1/execute', 'service: OTP execution'],
  ['http://127.0.0.1:8787/api/otp/v1/execute', 'service: OTP execution'],
])('%s finds first %s', async (query, first) => {
  expect((await titles(query))[0]).toBe(first)
})

test('a word of a title comes before the same word in a text', async () => {
  const found = await createSearchIndex(json)('scope', null)
  const inTitle = found.map(({ title }) => /scope/i.test(title))
  expect(inTitle.lastIndexOf(true)).toBeLessThan(inTitle.indexOf(false))
})

test('a service is found by a field of its definition alone', async () => {
  expect(await titles('senderAccountNumber')).toContain('service: EFT transfer')
})

test('what a table of a page says is found', async () => {
  expect(await titles('baas_cards')).toContain('page: Scopes')
  expect(await titles('kuzey finance')).toContain('page: Test customers')
})

test('every word has to match', async () => {
  expect(await titles('eft')).not.toEqual([])
  expect(await titles('eft qwertyuiop')).toEqual([])
})

test('with the bank’s catalogue only what it lists is found, and what the build did not know as well', async () => {
  const catalogue = withAddresses({
    products: [
      { id: '1000', name: 'Accounts', summary: '', description: '', imageUrl: '', type: 'API' },
      { id: '9000', name: 'Hidden accounts', summary: '', description: '', imageUrl: '', type: 'API' },
    ],
    groups: [{ productId: '1000', serviceId: '77', name: 'New', swaggerUrl: '' }],
    services: [{ serviceId: '77', name: 'Zebra inquiry', endpointAddress: '/api/zebra/v1', swaggerUrl: '' }],
  })
  const find = createSearchIndex(json)
  expect(await find('zebra inquiry', catalogue)).toEqual([
    {
      href: '/docs/api/accounts/zebra-inquiry',
      kind: 'service',
      title: 'Zebra inquiry',
      context: 'Accounts, /api/zebra/v1',
      match: { words: ['zebra', 'inquiry'], mentions: [] },
    },
  ])
  expect((await find('Account list', catalogue)).filter(({ kind }) => kind === 'service')).toEqual([])
  expect((await find('hidden accounts', catalogue)).filter(({ kind }) => kind === 'product')).toEqual([])
})

test('ten thousand products are indexed in slices, and of several queries the last is looked up', {
  tags: 'full',
}, async () => {
  const { products, groups, services } = largeCatalogue(10_000)
  const lists = { products: products.data, groups: groups.data, services: services.data }
  const [, listed] = validate(lists, catalogueLists, { coerce: true })
  const catalogue = listed ? withAddresses(listed) : null
  const find = createSearchIndex(json)
  const replaced = new AbortController()
  const queries = Promise.allSettled([find('service 1', catalogue, replaced.signal), find('product 109999', catalogue)])
  let turns = 0
  const count = () => {
    turns += 1
    turning = setImmediate(count)
  }
  let turning = setImmediate(count)
  replaced.abort('replaced')
  const [first, last] = await queries
  clearImmediate(turning)
  expect(first).toEqual({ status: 'rejected', reason: 'replaced' })
  expect(last.status === 'fulfilled' && last.value[0]).toEqual({
    href: '/docs/api/product-109999',
    kind: 'product',
    title: 'Product 109999',
    context: 'Payments and accounts of product 109999, for whoever reads them.',
    match: { words: ['109999', 'product'], mentions: [] },
  })
  expect(turns, 'what else happens comes in between').toBeGreaterThan(100)
})

test('the index of the sandbox build is at most 60 kB compressed', () => {
  expect(brotliCompressSync(json).length).toBeLessThanOrEqual(60_000)
})

test('a guide comes before the term of the glossary', async () => {
  const kinds = (await titles('webhook')).map((each) => each.split(':')[0])
  expect(kinds.indexOf('page')).toBeLessThan(kinds.indexOf('term'))
})

test.each([
  [
    'words of title and context are marked',
    'Eft ürün',
    { eft: ['title', 'text'], urun: ['context'] },
    ['eft', 'urun'],
    [],
  ],
  [
    'a word of the text alone is mentioned as it was typed',
    'receiverIban',
    { receiveriban: ['text'] },
    [],
    ['receiverIban'],
  ],
  ['the beginning of a word is mentioned whole', 'eft amou', { eft: ['title'], amount: ['text'] }, ['eft'], ['amount']],
  ['of a misspelt word the right one is mentioned', 'recieverIban', { receiveriban: ['text'] }, [], ['receiveriban']],
  ['what shows in the title is not mentioned', 'scope', { scope: ['text'], scopes: ['title'] }, ['scopes'], []],
] as const)('%s', (_, query, fieldsByTerm, words, mentions) => {
  expect(matchOf(query, fieldsByTerm)).toEqual({ words, mentions })
})

test('a word is compared without case and accents, and a letter of it is forgiven from the fourth on', () => {
  expect(['AÇIKLAMA', 'açıklama', 'Ödeme'].map(processTerm)).toEqual(['aciklama', 'aciklama', 'odeme'])
  const { fuzzy } = searchIndexOptions.searchOptions
  expect(['eft', 'iban'].map((term) => [fuzzy(term), tolerantFuzzy(term)])).toEqual([
    [false, false],
    [1, 2],
  ])
})

test('a text is cut into what was found and what is between', () => {
  expect(partsOf('Account list, /api/accounts/v1/Ürün', ['account', 'urun'])).toEqual([
    { text: 'Account', isMatch: true },
    { text: ' list, /api/accounts/v1/', isMatch: false },
    { text: 'Ürün', isMatch: true },
  ])
  expect(partsOf('Redirect URI', [])).toEqual([{ text: 'Redirect URI', isMatch: false }])
})

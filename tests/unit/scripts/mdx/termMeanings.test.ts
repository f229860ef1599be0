import { expect, test } from 'vitest'
import { mdxPages } from '../../../../scripts/mdx/mdxPages.ts'
import { transformedBy } from '../../../support/transformedBy.ts'

async function compiled(value: string): Promise<string> {
  return (await transformedBy(mdxPages(), value, '/page.mdx'))?.code ?? ''
}

test('a term of a page has its ID and its meaning from the build', async () => {
  const code = await compiled('Send an <Term>access token</Term> for <Term id="private-api">private APIs</Term>.')
  expect(
    [...code.matchAll(/_jsx\(Term, \{\s+id: "(.+)",\s+meaning: "(.+)",\s+children: "(.+)"/g)].map((match) =>
      match.slice(1),
    ),
  ).toEqual([
    [
      'access-token',
      'A string that represents an application’s permissions, sent with every call. It is valid for a few minutes.',
      'access token',
    ],
    [
      'private-api',
      'An API that reads or changes what belongs to a customer. It needs the customer’s consent.',
      'private APIs',
    ],
  ])
})

test('a page that names no term of the terminology does not compile', async () => {
  await expect(compiled('A <Term>tokn</Term>.')).rejects.toThrow('The terminology has no "tokn"')
})

import { expect, test } from 'vitest'
import { redirectsOf } from '../../../../scripts/host/redirectsOf.ts'
import { sandboxSection } from '../../../../src/rules/docs/sandboxPages.ts'
import { hostRedirects } from '../../../../src/rules/routes/hostRedirects.ts'

const paths = sandboxSection.pages.map(({ slug }) => ({ path: `/docs/${slug}` }))

test('a build with the pages on the sandbox has every redirect', () => {
  expect(redirectsOf(paths)).toEqual(hostRedirects)
})

test('a build without them has none that leads to one', () => {
  const missing = hostRedirects.filter((redirect) => !redirectsOf([{ path: '/docs' }]).includes(redirect))
  expect(missing.map(({ to }) => to)).toEqual([
    '/docs/sandbox-faults',
    '/docs/sandbox-clock-and-phone',
    '/docs/sandbox-webhooks',
    '/docs/sandbox-requests-and-data',
    '/docs/sandbox-tests',
    '/docs/sandbox.md',
    '/docs/sandbox-faults.md',
    '/docs/sandbox-clock-and-phone.md',
    '/docs/sandbox-webhooks.md',
    '/docs/sandbox-requests-and-data.md',
    '/docs/sandbox-tests.md',
  ])
})

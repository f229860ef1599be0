import { expect, test } from 'vitest'
import { controlCalls } from '../../../../../mocks/control/controlCalls.ts'
import { ownSegments } from '../../../../../mocks/hosts/access/publicUrl.ts'
import { bankCalls } from '../../../../../mocks/hosts/banks/bankCalls.ts'
import { hostPages } from '../../../../../mocks/hosts/pages/hostPages.ts'
import { controlBase } from '../../../../../mocks/http/paths.ts'
import { operations } from '../../../../../mocks/sandbox.ts'

test('no path of the server begins otherwise than the segments that a public path may not have', () => {
  const paths = [
    ...[...operations, ...hostPages, ...bankCalls].map(({ path }) => path),
    ...controlCalls.map(({ path }) => `${controlBase}${path}`),
    // What answers outside of every bank.
    '/banks/a',
    '/health/live',
    '/metrics',
  ]
  const segments = new Set(paths.map((path) => path.split('/')[1] ?? ''))
  expect([...segments].filter((segment) => segment !== '').toSorted()).toEqual(ownSegments)
})

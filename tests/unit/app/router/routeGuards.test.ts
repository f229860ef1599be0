import { expect, test } from 'vitest'
import { accessRedirect } from '../../../../src/app/router/routeGuards.ts'

test.each([
  ['protected', 'signedOut', '/login?from=%2Fprofile%3Ftab%3D1%23name'],
  ['protected', 'signedIn', undefined],
  ['protected', 'restoring', undefined],
  ['signedOut', 'signedIn', '/'],
  ['signedOut', 'signedOut', undefined],
  ['signedOut', 'restoring', undefined],
  ['public', 'signedIn', undefined],
  ['public', 'signedOut', undefined],
] as const)('a %s route, %s: %s', (access, status, redirect) => {
  expect(accessRedirect({ access }, '/profile?tab=1#name', status)).toBe(redirect)
})

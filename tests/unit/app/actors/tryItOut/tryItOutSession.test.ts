import { expect, test } from 'vitest'
import { heldToken, startTryItOut } from './startTryItOut.ts'

const call = { method: 'GET', path: '/api/accounts/v1/accounts', headers: [], body: null, mediaType: '' }
const options = { isSigned: false, isResponseSigned: false, ip: '' }

/** A page of the documentation that stays open while others sign in, as from another tab. */
function openPage() {
  let owner: string | null = 'deniz'
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const { actor, settled } = startTryItOut({
    page: 'http://localhost/docs/api/account-information/account-list',
    token: heldToken(subscribe),
    session: { owner: () => owner, subscribe },
  })
  return {
    async preview() {
      actor.send({ type: 'request.preview', call, options })
      return (await settled()).value
    },
    signIn(next: string | null) {
      owner = next
      notify()
      return actor.getSnapshot().value
    },
    secondPasses() {
      notify()
      return actor.getSnapshot().value
    },
  }
}

test('the request of one developer goes when another one signs in, whose own request stays', async () => {
  const page = openPage()
  expect(await page.preview()).toEqual({ resting: 'previewing' })
  expect(page.secondPasses()).toEqual({ resting: 'previewing' })
  expect(page.signIn('elif')).toEqual({ resting: 'editing' })
  expect(await page.preview()).toEqual({ resting: 'previewing' })
  expect(page.secondPasses()).toEqual({ resting: 'previewing' })
  expect(page.signIn(null)).toEqual({ resting: 'editing' })
})

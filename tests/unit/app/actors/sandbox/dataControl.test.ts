import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { dataControlOf } from '../../../../../src/app/actors/sandbox/dataControl.ts'
import { createClock } from '../../../../../src/app/bootstrap/shell/createClock.ts'
import { maxExportSize } from '../../../../../src/rules/sandbox/data/exportFormat.ts'
import { shownBankOf } from '../../../../support/shownBankOf.ts'

/** Deletes the bank `team-a` as its list does. */
async function deleteBank(isShown: boolean, status = 200) {
  const calls: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    calls.push(`${init?.method} ${String(input)}`)
    return Response.json({ header: { status: status === 200 ? 'SUCCESS' : 'ERROR' }, data: {} }, { status })
  }
  const shownBank = {
    ...shownBankOf(isShown ? 'team-a' : null),
    choose: (name: string | null) => void calls.push(`choose ${name}`),
    async leave(remove: () => Promise<void>) {
      calls.push('leave')
      await remove()
    },
    clearDeleted: (name: string) => void calls.push(`clear ${name}`),
  }
  const environment = { clock: createClock(), shownBank, whenHydrated: (start: () => void) => start() }
  const actor = createActor(dataControlOf({ portalReady: Promise.resolve({ fetch, environment }) })).start()
  actor.send({ type: 'control.request', control: { kind: 'deleteBank', name: 'team-a', isShown } })
  actor.send({ type: 'control.confirm' })
  await waitFor(actor, (snapshot) => !snapshot.matches('running'))
  return calls
}

test('a bank that is deleted is forgotten, and left when it shows', async () => {
  expect(await deleteBank(false)).toEqual(['DELETE /sandbox/api/banks/team-a', 'clear team-a'])
  expect(await deleteBank(true)).toEqual(['leave', 'DELETE /sandbox/api/banks/team-a', 'clear team-a'])
})

test('what is kept for a bank that could not be deleted stays', async () => {
  expect(await deleteBank(true, 503)).toEqual(['leave', 'DELETE /sandbox/api/banks/team-a'])
})

test('a file that is too large is refused before it is read', async () => {
  const file = Object.defineProperties(new File([], 'large.json'), {
    size: { value: maxExportSize + 1 },
    text: { value: () => Promise.reject(new Error('It was read')) },
  })
  const actor = createActor(dataControlOf({ portalReady: new Promise(() => {}) })).start()
  actor.send({ type: 'control.request', control: { kind: 'import', file } })
  const { value, context } = await waitFor(actor, (snapshot) => !snapshot.matches('checking'))
  expect([value, context.problem?.message]).toEqual([{ idle: 'failed' }, 'The file is larger than 64 MiB'])
})

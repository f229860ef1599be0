import { expect, test } from 'vitest'
import { memoryStorage } from '../../../mocks/db/storage/storage.ts'
import {
  activate,
  active,
  control,
  disabled,
  getUser,
  logout,
  newestKey,
  reactivate,
  refresh,
  register,
  registrationBody,
  revoke,
  seededTickets,
  signIn,
  type Tokens,
  ticketBody,
  ticketCall,
} from '../calls.ts'
import { type Host, hostNames, openHost } from '../hosts.ts'

async function journey(host: Host): Promise<unknown[]> {
  const answers: unknown[] = []
  const keep = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    answers.push(await answer)
    return answer
  }
  await keep(register(host))
  await keep(register(host))
  await keep(reactivate(host, registrationBody.eMailAddress))
  await keep(activate(host, await newestKey(host)))
  await keep(activate(host, 'nonsense'))
  const { body } = await keep(signIn(host, registrationBody.eMailAddress, registrationBody.password))
  const { access_token, refresh_token } = body as Tokens
  await keep(getUser(host, access_token))
  await keep(control(host, 'POST', '/clock', { advance: 590_000 }))
  const next = (await keep(refresh(host, refresh_token))).body as Tokens
  await keep(refresh(host, refresh_token))
  await keep(signIn(host, active.eMailAddress, 'wrong-password-1'))
  await keep(signIn(host, disabled.eMailAddress, disabled.password))
  const { body: theirs } = await keep(signIn(host))
  const { access_token: deniz } = theirs as Tokens
  await keep(ticketCall(host, 'create', ticketBody, deniz))
  await keep(ticketCall(host, 'update', { ticketNumber: seededTickets.noReply, description: 'Ah' }, deniz))
  await keep(ticketCall(host, 'reply/create', { ticketNumber: seededTickets.answered, description: 'Yes' }, deniz))
  await keep(control(host, 'POST', '/clock', { advance: 1_800_000 }))
  await keep(ticketCall(host, 'list', {}, ((await keep(signIn(host))).body as Tokens).access_token))
  await keep(control(host, 'GET', '/tickets'))
  await keep(control(host, 'PUT', '/faults/getUser', { kind: 'status', status: 503, message: 'Closed', times: 1 }))
  await keep(getUser(host, next.access_token))
  await keep(getUser(host, next.access_token))
  await keep(logout(host, next.access_token))
  await keep(revoke(host, next.access_token))
  await keep(getUser(host, next.access_token))
  for (const path of ['/mails', '/events', '/events/hours', '/state', '/personas'])
    await keep(control(host, 'GET', path))
  return answers
}

async function journeyOn(name: (typeof hostNames)[number], seed?: string): Promise<string> {
  const host = await openHost(name, seed === undefined ? {} : { seed })
  const answers = await journey(host)
  await host.close()
  return JSON.stringify(answers)
}

test('the same calls give the same bytes in both hosts', async () => {
  const [first, ...others] = await Promise.all(hostNames.map((name) => journeyOn(name)))
  expect(others).toEqual([first])
  expect(JSON.parse(first ?? '')).toHaveLength(31)
})

test('another seed gives other keys', async () => {
  expect(await journeyOn('worker host', 'another')).not.toBe(await journeyOn('worker host'))
})

test('reset leads back to the first day', async () => {
  const host = await openHost('worker host')
  const first = JSON.stringify(await journey(host))
  await control(host, 'PUT', '/settings', { expiresIn: 5 })
  await control(host, 'POST', '/reset')
  expect(JSON.stringify(await journey(host))).toBe(first)
})

test('a kernel that starts again on the same storage goes on as if it had never stopped', async () => {
  const rows = new Map()
  const stopping = (): Promise<Host> => openHost('worker host', { storage: memoryStorage(rows) })
  const unstopped = await openHost('worker host')
  const once = { call: unstopped.call, close: unstopped.close }
  const stopped: Host = {
    call: async (path, init) => (await stopping()).call(path, init),
    close: async () => undefined,
  }
  expect(JSON.stringify(await journey(stopped))).toBe(JSON.stringify(await journey(once)))
})

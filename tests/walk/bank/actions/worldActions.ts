import { isRecord } from '../../../../src/rules/problem.ts'
import { post } from '../../../contract/calls.ts'
import type { Client } from '../../../contract/oauth.ts'
import { tableOf } from '../exchange.ts'
import type { ApplicationName } from '../people.ts'
import { applicationForm, asDeveloper, dashboard, setUp } from '../seed.ts'
import type { Step } from '../step.ts'
import type { World } from '../world.ts'
import { fillPool } from './fillPool.ts'

const control = (world: World, method: string, path: string, body?: object) =>
  world.send(`/sandbox/api${path}`, { method, ...(body && { body: JSON.stringify(body) }) })

function endTokens({ tokens, ended }: World, application: ApplicationName): void {
  for (const [id, held] of tokens) {
    if (!id.startsWith(application)) continue
    const last = held.at(-1)
    if (last) ended.set(id, last.access)
    tokens.delete(id)
  }
}

export async function performPortal(
  world: World,
  { application, what }: Extract<Step, { do: 'portal' }>,
): Promise<boolean> {
  const client = world.applications[application]
  if ((what === 'register') === (client !== undefined)) return false
  world.banks.pass(1000)
  const authorization = await asDeveloper(world.host, application)
  const call = (path: string, body: object) => post(world.host, `${dashboard}/${path}`, body, authorization)
  const form = applicationForm(application)
  if (what === 'register') {
    const { body } = await call('saveapplication', form)
    world.applications[application] = (body as { data?: Client }).data
  } else if (what === 'renew') {
    const { body } = await call('renewtokens', { id: client?.id, clientId: '', clientSecret: '' })
    const { clientId, clientSecret } = (body as { data: { clientId: string; clientSecret: string } }).data
    if (client)
      world.applications[application] = { ...client, oauthClientId: clientId, oauthClientSecret: clientSecret }
  } else if (what === 'delete') {
    await call('deleteapplication', { id: client?.id })
    world.applications[application] = undefined
  } else if (what === 'change') await call('saveapplication', { ...form, id: client?.id, description: 'Has changed' })
  else await call('applications', {})
  if (what === 'delete' || what === 'renew') endTokens(world, application)
  return true
}

/** The bank starts again from the seed, or from rows that were kept. */
async function afterReplacing(world: World): Promise<void> {
  world.forget()
  const { body } = await control(world, 'GET', '/clock')
  const { offset } = (body as { data: { offset: number } }).data
  world.clockOffset = offset
  fillPool(world)
}

async function decide(world: World, what: 'approve' | 'refuse'): Promise<boolean> {
  const { body } = await control(world, 'GET', '/transfers')
  const [order] = (body as { data: { referenceNumber: string }[] }).data
  if (!order) return false
  await control(world, 'POST', `/transfers/${order.referenceNumber}/${what}`)
  return true
}

async function changeBalance(world: World): Promise<boolean> {
  const found = [...world.rows].find(([key, { row }]) => {
    const { customerNumber } = row as { customerNumber?: string }
    return tableOf(key) === 'ledgerAccounts' && customerNumber === '3'
  })
  if (!found) return false
  const { id } = found[1].row as { id: string }
  await control(world, 'PUT', `/customers/3/accounts/${id}`, { balance: '5000.00' })
  return true
}

export async function performBank(world: World, what: Extract<Step, { do: 'bank' }>['what']): Promise<boolean> {
  switch (what) {
    case 'restart':
      await world.banks.restart()
      return true
    case 'snapshot':
      await control(world, 'POST', '/snapshots', { name: 'walk', overwrite: true })
      world.kept = { ...world.applications }
      return true
    case 'restore':
      if (!world.kept) return false
      await control(world, 'POST', '/snapshots/walk/restore')
      world.applications = { ...world.kept }
      await afterReplacing(world)
      return true
    case 'export and import': {
      const { answer } = await control(world, 'GET', '/export')
      await world.send('/sandbox/api/import', { method: 'POST', body: answer.text })
      return true
    }
    case 'reset':
      await control(world, 'POST', '/reset')
      await afterReplacing(world)
      world.applications = await setUp(world.host)
      return true
    case 'balance':
      return changeBalance(world)
    default:
      return decide(world, what)
  }
}

export async function performClock(world: World, milliseconds: number): Promise<boolean> {
  const { body } = await control(world, 'POST', '/clock', { advance: milliseconds })
  const data = (body as { data?: { offset?: number } }).data
  if (isRecord(data) && typeof data.offset === 'number') world.clockOffset = data.offset
  return true
}

export async function performSettings(world: World, settings: object): Promise<boolean> {
  await control(world, 'PUT', '/settings', settings)
  return true
}

export async function performFault(world: World, operation: string, fault: object): Promise<boolean> {
  await control(world, 'PUT', `/faults/${operation}`, fault)
  return true
}

import { object, string } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { jobHandler } from '../../../../mocks/bank/jobs/jobHandler.ts'
import { memoryStorage } from '../../../../mocks/db/storage/storage.ts'
import type { StoredRow } from '../../../../mocks/db/table.ts'
import { failure, success } from '../../../../mocks/http/responses.ts'
import type { Operation } from '../../../../mocks/kernel/calls/operation.ts'
import { ticketAnswers } from '../../../../mocks/portal/developers/tickets/ticketAnswers.ts'
import { control } from '../../calls.ts'
import { firstDay, frozenClock } from '../../frozenClock.ts'
import { hostNames, openHost } from '../../hosts.ts'

/** Sends itself a mail in a minute. */
const remind: Operation = {
  id: 'remind',
  method: 'post',
  path: '/remind',
  async respond({ bank, txId }) {
    await bank.jobs.schedule({ at: bank.clock.now() + 60_000, kind: 'reminder', data: { to: 'ada@example.com' } })
    return success({}, txId)
  },
  fail: ({ status, message }) => failure(status, message),
}

const reminder = jobHandler('reminder', object({ to: string() }), async ({ tables, clock, sequence }, { to }) => {
  const sentAt = new Date(clock.now()).toISOString()
  await tables.mails.insert({
    id: await sequence.id('mail'),
    sentAt,
    to,
    subject: 'A minute is over',
    text: '',
    link: null,
  })
})

const mail = (minute: string) =>
  expect.objectContaining({ sentAt: `2026-01-05T10:0${minute}:00.000Z`, subject: 'A minute is over' })

describe.each(hostNames)('jobs on the %s', (name) => {
  test('run once, at their own moment, when the clock is moved past them or a call comes later', async () => {
    const clock = frozenClock(firstDay)
    const rows = new Map<string, StoredRow>()
    const open = () =>
      openHost(name, {
        clock,
        operations: [remind],
        jobHandlers: [reminder, ticketAnswers],
        storage: memoryStorage(rows),
      })
    const host = await open()
    await host.call('/remind', { method: 'POST' })
    await control(host, 'POST', '/clock', { advance: 59_999 })
    expect((await control(host, 'GET', '/mails')).body).toMatchObject({ data: [] })
    await control(host, 'POST', '/clock', { advance: 600_000 })
    expect([...rows.keys()].filter((key) => key.startsWith('jobs/job-'))).toEqual(['jobs/job-000001'])
    expect(rows.get('jobs/job-000001')?.row).toMatchObject({ kind: 'ticket-answer' })
    expect((await control(host, 'GET', '/mails')).body).toMatchObject({ data: [mail('1')] })

    await control(host, 'POST', '/clock', { reset: true })
    clock.pass(120_000)
    await host.call('/remind', { method: 'POST' })
    await host.close()
    clock.pass(3_600_000)
    const next = await open()
    const reply = expect.objectContaining({ subject: 'Reply to your ticket TCK-000006' })
    expect((await control(next, 'GET', '/mails')).body).toMatchObject({ data: [reply, mail('3'), mail('1')] })
    await next.close()
  })
})

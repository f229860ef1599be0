import { execFile, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBank } from '../../../mocks/testing/openBank.ts'
import { utf8Environment } from '../hosts/utf8Environment.ts'

const script = resolve(import.meta.dirname, '../../../docs/api-examples.sh')

const isThere = (command: string) => spawnSync(command, ['--version']).error === undefined
const canWalk = ['bash', 'curl', 'openssl'].every(isThere)

/** At the bank in Istanbul the next day has begun. */
const bank = await openBank({ startTime: '2026-01-05T22:30:00Z', rateLimit: 'enforced' })
beforeAll(async () => {
  await bank.clock.stop()
  await bank.listen()
})
afterAll(() => bank.close())

/** What the walk prints, and its exit code. */
function walk(bank: string) {
  return new Promise<{ code: unknown; output: string[]; errors: string }>((resolve) =>
    execFile('bash', [script, bank], { env: utf8Environment }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout.trimEnd().split('\n'), errors: stderr }),
    ),
  )
}

describe.skipIf(!canWalk)('docs/api-examples.sh', { timeout: 60_000 }, () => {
  test('obtains tokens by four grants, moves money, signs and meets the limits', async () => {
    expect(await walk(bank.url)).toEqual({
      code: 0,
      errors: '',
      output: [
        '── An application with every product, a key pair of its own and an IP list',
        'ok    the application has a client id',
        '── Client credentials',
        'ok    a token for public APIs, for 599 seconds',
        'ok    the deposit rates',
        'ok    a token of the bank alone reads no accounts',
        '── Password',
        'ok    a token for customer 1',
        'ok    the token is renewed',
        'ok    the salary account of Elif',
        '── A transfer with a signature and a one-time password',
        'ok    a signature without the token is refused',
        'ok    and the reason says what to fix',
        'ok    the bank asks for the code of an SMS',
        'ok    the SMS is on the phone',
        'ok    the transfer is ordered',
        'ok    the code works once',
        'ok    its status',
        '── A signed answer',
        'ok    the bank signed its answer',
        '── Authorization code',
        'ok    the bank asks who signs in',
        'ok    and what to share',
        'ok    the browser goes back to the application',
        'ok    the code gives a token',
        'ok    for the account that was shared',
        'ok    and no other',
        'ok    the code works once',
        '── Authorization ID',
        'ok    a token for customer 4000000001, for 356 seconds',
        'ok    the account of Deniz',
        '── Limits',
        'ok    another address is refused',
        'ok    the sixth call in a second is refused',
        'ok    and says when to come back',
        'The bank did all of it.',
      ],
    })
  })

  test('ends with an error where nothing answers', async () => {
    const { code, output } = await walk('http://127.0.0.1:1')
    expect({ code, output }).toEqual({ code: 7, output: [''] })
  })
})

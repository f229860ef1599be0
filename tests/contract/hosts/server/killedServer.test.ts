// @module-tag full

import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { control, register } from '../../calls.ts'
import type { Host } from '../../hosts.ts'

type Child = ChildProcessByStdio<null, Readable, Readable>

/** What `npm run sandbox` runs, on this folder. */
function spawnServer(folder: string): Child {
  const parameters = ['scripts/sandbox.mjs', '--port', '0', '--data', folder]
  return spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'pipe'] })
}

async function addressOf(child: Child): Promise<string> {
  for await (const line of child.stdout.iterator({ destroyOnReturn: false })) {
    const [address] = /http:\/\/\S+:\d+/.exec(String(line)) ?? []
    if (address) return address
  }
  throw new Error(await text(child.stderr))
}

interface Stored {
  rows: Record<string, number>
  accounts: { eMailAddress: string }[]
}

const rounds = 4
const callers = 3
const answersPerRound = 12

test('what a server that was killed has answered is there when it starts again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  let child = spawnServer(folder)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await rm(folder, { recursive: true })
  })
  const answered: string[] = []
  let sent = 0

  for (let round = 0; round < rounds; round++) {
    const address = await addressOf(child)
    const host: Host = { call: (path, init) => fetch(`${address}${path}`, init), close: async () => undefined }
    const { data } = (await control(host, 'GET', '/state')).body as { data: Stored }
    const stored = data.accounts.map(({ eMailAddress }) => eMailAddress)
    expect(answered.filter((eMailAddress) => !stored.includes(eMailAddress))).toEqual([])
    // A registration is stored as a whole or not at all.
    const { accounts = 0, activationKeys, mails, usedCaptchas } = data.rows
    expect([activationKeys, mails, usedCaptchas]).toEqual(Array.from({ length: 3 }, () => accounts - 2))

    const exited = once(child, 'exit')
    const enough = answered.length + answersPerRound
    const call = async () => {
      while (answered.length < enough) {
        const eMailAddress = `developer${++sent}@example.com`
        const answer = await register(host, { eMailAddress }).catch(() => undefined)
        if (!answer) return
        expect(answer.status).toBe(200)
        answered.push(eMailAddress)
      }
      child.kill('SIGKILL')
    }
    await Promise.all(Array.from({ length: callers }, call))
    await exited
    child = spawnServer(folder)
  }

  await addressOf(child)
  const second = spawnServer(folder)
  const [[code], message] = await Promise.all([once(second, 'exit'), text(second.stderr)])
  expect([code, message]).toEqual([
    1,
    `Couldn't start the sandbox: ${folder} is in use by another sandbox. Stop that one, or choose another folder with --data.\n`,
  ])
}, 60_000)

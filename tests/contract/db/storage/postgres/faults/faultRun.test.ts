// @module-tag full

import { describe, expect, test } from 'vitest'
import { postgresMissing } from '../../../../../../scripts/support/embeddedPostgres.ts'
import { runFaults } from './faultRun.ts'

/** Longer, with three servers: `FAULT_MINUTES=10`. */
const minutes = Number(process.env.FAULT_MINUTES ?? 0)
const isShort = minutes === 0
const seconds = isShort ? 3 : minutes * 60

describe.skipIf(postgresMissing !== undefined)('servers with one PostgreSQL', () => {
  test('nothing that was acknowledged is lost while servers are killed and the database crashes and stands still', {
    timeout: (seconds + 120) * 1000,
    meta: { slow: 'servers that are killed and started again' },
  }, async () => {
    const { violations, spoiled, ...counts } = await runFaults({
      seconds,
      instances: isShort ? 2 : 3,
      waitsForTakeover: !isShort,
    })
    if (!isShort) process.stdout.write(`${JSON.stringify(counts)}\n`)
    expect(violations).toEqual([])
    expect(counts.kills).toBeGreaterThan(0)
    expect(counts.acknowledged).toBeGreaterThan(0)
    expect(counts.events).toBeGreaterThan(0)
  })
})

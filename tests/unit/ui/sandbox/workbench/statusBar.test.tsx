import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import type { PanelActor } from '../../../../../src/machines/sandbox/panel.machine.ts'
import { defaultSettings } from '../../../../../src/rules/sandbox/settings.ts'
import type { SandboxStatus } from '../../../../../src/rules/sandbox/status.ts'
import { PanelCount } from '../../../../../src/ui/sandbox/workbench/panel/PanelCount.tsx'
import { StatusBar } from '../../../../../src/ui/sandbox/workbench/StatusBar.tsx'

const usual: SandboxStatus = {
  clock: { now: '2026-03-14T10:00:00.000Z', offset: 0, isStopped: false },
  settings: defaultSettings,
  nextOtp: null,
  waitingUntil: null,
  counts: { requests: 0, mail: 0, phone: 0, faults: 0, webhooks: 0, tickets: 0 },
}

const actorOf = (data: SandboxStatus) =>
  ({
    getSnapshot: () => ({ context: { data }, hasTag: () => false }),
    subscribe: () => ({ unsubscribe() {} }),
  }) as unknown as PanelActor<SandboxStatus>

function badges(changes: Partial<SandboxStatus>) {
  const html = renderToString(
    <Router ssrPath="/sandbox">
      <StatusBar actor={actorOf({ ...usual, ...changes })} />
    </Router>,
  )
  return Array.from(html.matchAll(/sandbox-badge[^>]*>([^<]*)</g), ([, text]) => text)
}

const clock = (offset: number, isStopped = false) => ({ clock: { ...usual.clock, offset, isStopped } })
const faults = (count: number) => ({ counts: { ...usual.counts, faults: count } })

test.each([
  [{}, []],
  [clock(90_000), ['1 min 30 s ahead']],
  [clock(-3_600_000), ['1 h behind']],
  [clock(-3_600_000, true), ['Clock stopped']],
  [faults(1), ['1 fault']],
  [faults(2), ['2 faults']],
  [{ nextOtp: 'wrong' }, ['Next one-time password: wrong code']],
  [{ nextOtp: 'slow' }, ['Next one-time password: accepted, after 20 seconds']],
  [
    {
      settings: {
        expiresIn: 60,
        refreshExpiresIn: 120,
        refreshGrace: 0,
        activationKeyExpiresIn: 3600,
        environment: 'live',
        rateLimit: 'off',
        otpCode: 'sent',
        mobileConfirmation: 'manual',
        inboxAnswer: '500',
      },
    },
    [
      'Live environment',
      'No rate limits',
      'Only the code of the SMS is accepted',
      'Manual confirmation',
      'Tokens last 1 min',
      'Sessions last 2 min',
      'Refresh tokens can be reused for 0 s',
      'Email links last 1 h',
      'Inbox returns 500',
    ],
  ],
] satisfies [Partial<SandboxStatus>, string[]][])('of %j the bar says %j', (changes, texts) => {
  expect(badges(changes)).toEqual(texts)
})

test.each([
  [0, ''],
  [1, '<span class="panel-count">1</span>'],
  [999, '<span class="panel-count">999</span>'],
  [1000, '<span class="panel-count">999+</span>'],
])('of %i emails the rail shows %s', (mail, html) => {
  const actor = actorOf({ ...usual, counts: { ...usual.counts, mail } })
  expect(renderToString(<PanelCount actor={actor} panel="mail" />)).toBe(html)
})

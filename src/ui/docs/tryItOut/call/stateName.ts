import type { SnapshotFrom } from 'xstate'
import type { tryItOutMachine } from '../../../../machines/tryItOut/tryItOut.machine.ts'

const resting = [
  'editing',
  'unprepared',
  'unauthorized',
  'previewing',
  'waitingForOtp',
  'answered',
  'refused',
  'failed',
  'otpExpired',
  'lost',
] as const

type CallState = (typeof resting)[number] | 'preparing' | 'sending' | 'completing'

export function stateName(snapshot: SnapshotFrom<typeof tryItOutMachine>): CallState {
  for (const state of ['preparing', 'sending', 'completing'] as const) if (snapshot.matches(state)) return state
  return resting.find((state) => snapshot.matches({ resting: state })) ?? 'editing'
}

import { dockMachine } from '../../../src/machines/sandbox/dock.machine.ts'
import type { ModelSpec } from '../../support/model/spec.ts'

const kept = { panel: 'requests', height: 45 } as const

export const dockModel: ModelSpec<typeof dockMachine> = {
  machine: dockMachine,
  input: kept,
  events: {
    'dock.open': { asKept: {}, atClock: { panel: 'clock' } },
    'dock.close': [{}],
    'panel.choose': { clock: { panel: 'clock' }, mail: { panel: 'mail' } },
    'panel.reload': [{}],
    'height.set': { higher: { height: 60 }, 'too low': { height: 3 }, 'too high': { height: 99.6 } },
  },
  calls: {},
  listeners: {
    runPanel: {
      'panel.started': [{}],
      'panel.failed': { 'without connection': { failure: 'offline' }, 'after an update': { failure: 'outdated' } },
    },
  },
  relevantContext: ({ panel, height, failure }) => [panel, height, failure],
  expectations: {
    states: {
      closed: { can: ['dock.open(asKept)'], cannot: ['dock.close', 'panel.choose(mail)', 'height.set(higher)'] },
      'open.starting': {
        tags: ['open', 'busy'],
        can: ['dock.close', 'height.set(higher)'],
        context: { failure: null },
      },
      'open.running': { tags: ['open'], can: ['dock.close'], cannot: ['panel.reload'] },
      'open.failed': { tags: ['open', 'failed'], can: ['panel.reload', 'dock.close'] },
    },
    steps: {
      'closed / dock.open(asKept)': { to: 'open.starting' },
      'closed / dock.open(atClock)': { to: 'open.starting', context: { panel: 'clock' } },
      'height.set(too low)': { context: { height: 20 } },
      'height.set(too high)': { context: { height: 85 } },
      'runPanel > panel.failed(without connection)': { to: 'open.failed', context: { failure: 'offline' } },
    },
  },
  journeys: {
    'opened, made higher, closed and opened again: panel and height stay': [
      'dock.open(asKept)',
      'runPanel > panel.started',
      'panel.choose(mail)',
      'runPanel > panel.started',
      'height.set(higher)',
      'dock.close',
      'dock.open(asKept)',
    ],
    'a panel that cannot be loaded is tried again': [
      'dock.open(atClock)',
      'runPanel > panel.failed(without connection)',
      'panel.reload',
      'runPanel > panel.started',
    ],
  },
}

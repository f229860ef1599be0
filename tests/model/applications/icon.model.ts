import { iconMachine } from '../../../src/machines/applications/icon.machine.ts'
import type { Problem } from '../../../src/rules/problem.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const file = new File(['<svg/>'], 'till.svg', { type: 'image/svg+xml' })
const icon = 'data:image/svg+xml;base64,PHN2Zy8+'
const tooBig: Problem = { kind: 'unknown', message: 'Icon size must be less than 100KB' }

export const iconModel: ModelSpec<typeof iconMachine> = {
  machine: iconMachine,
  events: { 'icon.choose': [{ file }], 'icon.reset': [{}] },
  calls: { readIcon: [resolve('image', icon), reject('too big', tooBig)] },
  expectations: {
    states: {
      idle: { withoutTags: ['busy', 'failed'], can: ['icon.choose', 'icon.reset'], context: { problem: null } },
      reading: { tags: ['busy'], can: ['icon.choose', 'icon.reset'], context: { problem: null } },
      refused: { tags: ['failed'], can: ['icon.choose', 'icon.reset'], context: { problem: tooBig } },
    },
    steps: {
      'readIcon: image': { to: 'idle', emits: [{ type: 'icon.changed', icon }] },
      'readIcon: too big': {
        to: 'refused',
        emits: [{ type: 'notice', variant: 'error', message: 'Icon size must be less than 100KB' }],
      },
      'icon.choose': { to: 'reading', emits: [] },
      'icon.reset': { to: 'idle', emits: [{ type: 'icon.changed', icon: '' }] },
    },
  },
}

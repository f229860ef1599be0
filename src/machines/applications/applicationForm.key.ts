import { withProblem } from '../failure.ts'
import { withOutput } from '../port.ts'
import { applicationFormSetup } from './applicationForm.setup.ts'

/** A pair of keys is made here; the private one shows for a while and is then forgotten (001 section 4). */
export const key = applicationFormSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {
      on: {
        'keys.generate': { guard: 'canChange', target: 'generating' },
        'draft.restore': { guard: 'isKeyGenerated', target: 'hidden' },
      },
    },
    generating: {
      tags: 'busy',
      entry: 'clearKeyProblem',
      invoke: {
        id: 'generateKeys',
        src: 'generateKeys',
        onDone: { target: 'revealed', actions: withOutput('setPrivateKey', 'emitKeys') },
        onError: { target: 'failed', actions: withProblem('setKeyProblem', 'emitKeysFailed') },
      },
    },
    revealed: {
      exit: 'clearPrivateKey',
      after: { privateKeyDisplay: 'hidden' },
      on: { 'key.hide': 'hidden' },
    },
    hidden: { on: { 'keys.generate': 'generating' } },
    failed: { tags: 'failed', on: { 'keys.generate': 'generating' } },
  },
})

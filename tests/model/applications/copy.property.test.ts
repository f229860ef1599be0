import { assign } from 'xstate'
import type { Copy, copyMachine } from '../../../src/machines/applications/copy.machine.ts'
import { unwrap } from '../../../src/rules/security/secret.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { copyModel } from './copy.model.ts'

const { always, eventually, invariant, keepsSecrets } = oraclesOf<typeof copyMachine>()

const opened = ({ what, value }: Copy): Copy => ({
  what,
  value: typeof value === 'object' && value !== null ? unwrap(value) : value,
})

chartWalks({
  model: copyModel,
  sentences: [
    {
      oracle: always('“Copied” is said only once the clipboard has it', ({ step, emitted }) =>
        emitted.every(({ variant }) => variant !== 'success' || step === 'copyValue: ok'),
      ),
      planted: withBug(({ on }) => {
        on['value.copy'][1].actions = ['setCopy', { type: 'emitCopied', params: 'clientId' }]
      }),
    },
    {
      oracle: keepsSecrets(['secret-of-the-till', 'private half']),
      planted: withParts({
        actions: {
          setCopy: assign({ copy: ({ event }: { event: { copy: Copy } }) => opened(event.copy) } as never),
        },
      }),
    },
    {
      oracle: invariant('What was copied is not kept', (now) => !now.in('idle') || now.context.copy === null),
      planted: withParts({ actions: { clearCopy: () => {} } }),
    },
    {
      oracle: eventually(
        'Whatever the clipboard does, the person can copy again or copies manually',
        (now) => now.in('idle') || now.in('copyFailed'),
      ),
      planted: withBug(({ states }) => {
        states.copying.invoke.onError = {}
      }),
    },
  ],
})

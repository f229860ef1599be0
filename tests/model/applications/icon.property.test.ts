import type { iconMachine } from '../../../src/machines/applications/icon.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { iconModel } from './icon.model.ts'

const { canAct, invariant, never, until } = oraclesOf<typeof iconMachine>()

const isChanged = (emitted: readonly { type: string }[]) => emitted.some(({ type }) => type === 'icon.changed')

chartWalks({
  model: iconModel,
  sentences: [
    {
      oracle: until('Once the icon is removed, no file that was still being read becomes it', {
        from: ({ step }) => step === 'icon.reset',
        holds: ({ emitted }) => !isChanged(emitted),
        to: ({ step }) => step.startsWith('icon.'),
      }),
      planted: withBug(({ on }) => {
        delete on['icon.reset'].target
      }),
    },
    {
      oracle: never(
        'A file that is refused changes no icon',
        ({ step, emitted }) => step === 'readIcon: too big' && isChanged(emitted),
      ),
      planted: withBug(({ states }) => {
        states.refused.entry = { type: 'emitIcon', params: '' }
      }),
    },
    {
      oracle: invariant(
        'The reason shows as long as a file is refused, and no longer',
        (now) => now.in('refused') === (now.context.problem !== null),
      ),
      planted: withParts({ actions: { clearProblem: () => {} } }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.reading.invoke.onError = {}
      }),
    },
  ],
})

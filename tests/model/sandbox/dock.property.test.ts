import { assign } from 'xstate'
import type { dockMachine } from '../../../src/machines/sandbox/dock.machine.ts'
import { dockHeights } from '../../../src/rules/sandbox/workbench/dockPreferences.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { dockModel } from './dock.model.ts'

const { always, invariant } = oraclesOf<typeof dockMachine>()

chartWalks({
  model: dockModel,
  sentences: [
    {
      oracle: invariant(
        'A panel runs while the dock is open, and none while it is closed',
        (now) => now.running.includes('runPanel') === now.in('open'),
      ),
      planted: withBug((config) => {
        config.invoke = config.states.open.invoke
        delete config.states.open.invoke
      }),
    },
    {
      oracle: always('The panel that runs is the one that was chosen', (now, _, trace) => {
        const last = trace.flatMap(({ started }) => started).at(-1)?.input as { panel: string } | undefined
        return !now.in('open') || last?.panel === now.context.panel
      }),
      planted: withBug(({ states }) => {
        delete states.open.on['panel.choose'].reenter
      }),
    },
    {
      oracle: always('Panel and height are kept for the next time when they change', ({ context, emitted }, before) => {
        const { panel, height } = context
        if (!before || (before.context.panel === panel && before.context.height === height)) return true
        return emitted.some(({ preferences }) => JSON.stringify(preferences) === JSON.stringify({ panel, height }))
      }),
      planted: withParts({ actions: { emitPreferences: () => {} } }),
    },
    {
      oracle: invariant(
        'The dock leaves room for the page and for itself',
        ({ context: { height } }) => height >= dockHeights.lowest && height <= dockHeights.highest,
      ),
      planted: withParts({
        actions: { setHeight: assign({ height: (_, { height }: { height: number }) => height }) },
      }),
    },
    {
      oracle: invariant(
        'The failure of one panel is not shown for another',
        (now) => now.in('open.failed') || now.in('closed') || now.context.failure === null,
      ),
      planted: withParts({ actions: { clearFailure: () => {} } }),
    },
  ],
})

import { isDeepStrictEqual } from 'node:util'
import { assign } from 'xstate'
import type { announcementsMachine } from '../../../src/machines/announcements/announcements.machine.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { announcementsModel } from './announcements.model.ts'

const { always, canAct, invariant, never } = oraclesOf<typeof announcementsMachine>()

chartWalks({
  model: announcementsModel,
  sentences: [
    {
      oracle: always('What was dismissed stays dismissed', ({ context }, before) =>
        (before?.context.dismissed ?? []).every((key) => context.dismissed.includes(key)),
      ),
      planted: withParts({
        actions: { addDismissed: assign({ dismissed: (_: unknown, dismissed: unknown) => dismissed } as never) },
      }),
    },
    {
      oracle: invariant(
        'Each pop-up is remembered once',
        ({ context: { dismissed } }) => new Set(dismissed).size === dismissed.length,
      ),
      planted: withParts({ guards: { isShown: () => true } }),
    },
    {
      oracle: always(
        'What is dismissed or read here is kept, with all that was dismissed before',
        ({ context, emitted }, before) =>
          before?.in('loaded') !== true ||
          context.dismissed.length === before.context.dismissed.length ||
          emitted.every(({ dismissed }) => isDeepStrictEqual(dismissed, context.dismissed)),
      ),
      planted: withBug(({ states }) => {
        states.loaded.on['popUp.dismiss'].actions.reverse()
      }),
    },
    {
      oracle: never(
        'What another tab has dismissed is not reported back to it',
        ({ step, emitted }) => step.startsWith('watchDismissed') && emitted.length > 0,
      ),
      planted: withBug(({ on }) => {
        on['popUps.dismissed'].actions = [on['popUps.dismissed'].actions, 'emitDismissed']
      }),
    },
    {
      oracle: canAct(),
      planted: withBug(({ states }) => {
        states.loading.invoke.onError = {}
      }),
    },
  ],
})

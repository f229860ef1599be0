import type { captchaMachine } from '../../../src/machines/captcha/captcha.machine.ts'
import { captchaLimits } from '../../../src/rules/captcha/captchaLimits.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug, withParts } from '../../support/chartProperties/planted.ts'
import { captchaModel } from './captcha.model.ts'

const { always, canAct, invariant, never } = oraclesOf<typeof captchaMachine>()

chartWalks({
  model: captchaModel,
  sentences: [
    {
      oracle: invariant(
        'There is an answer as long as the captcha is solved, and no longer',
        (now) => now.in('solved') === (now.context.response !== null),
      ),
      planted: withParts({ actions: { clearResponse: () => {} } }),
    },
    {
      oracle: always(
        'The form is notified each time that its answer is lost',
        (now, before) =>
          before?.in('solved') !== true ||
          now.in('solved') ||
          now.emitted.some(({ type }) => type === 'captcha.cleared'),
      ),
      planted: withBug(({ states }) => {
        states.solved.on['captcha.fail'].actions = 'clearResponse'
      }),
    },
    {
      oracle: never('An empty answer solves nothing', ({ emitted }) =>
        emitted.some(({ type, response }) => type === 'captcha.solved' && !response),
      ),
      planted: withParts({ guards: { isResponse: () => true } }),
    },
    {
      oracle: never('A widget that does not load is given up in time', (now, _, trace) => {
        const since = trace.findLastIndex((each) => !each.in('loading'))
        return now.in('loading') && now.now - (trace[since + 1]?.now ?? 0) > captchaLimits.timeout
      }),
      planted: withParts({ delays: { captchaTimeout: 60_000 } }),
    },
    {
      oracle: canAct('Whatever fails, in the end the captcha can be solved or loaded once more'),
      planted: withBug(({ states }) => {
        states.loading.invoke.onError = {}
        delete states.loading.after
      }),
    },
  ],
})

import type { signInMachine } from '../../../src/machines/session/signIn.machine.ts'
import { captchaFormSentences } from '../../support/chartProperties/captchaFormSentences.ts'
import { chartWalks, oraclesOf } from '../../support/chartProperties/chartWalks.ts'
import { withBug } from '../../support/chartProperties/planted.ts'
import { signInModel } from './signIn.model.ts'

const { always } = oraclesOf<typeof signInMachine>()

chartWalks({
  model: signInModel,
  sentences: [
    ...captchaFormSentences('signIn', 'submitting'),
    {
      oracle: always('A sign-in leads to a place of this portal, whatever the link says', ({ emitted }) =>
        emitted.every(({ type, to }) => type !== 'navigate' || /^\/[^/]/.test(String(to))),
      ),
      planted: withBug((config) => {
        const { context } = config
        config.context = (given: { input: { from: string | null } }) => ({
          ...context(given),
          destination: given.input.from ?? '/dashboard',
        })
      }),
    },
  ],
})

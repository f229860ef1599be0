import { captchaMachine } from '../../../src/machines/captcha/captcha.machine.ts'
import { problems } from '../../../src/rules/problem.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

export const captchaModel: ModelSpec<typeof captchaMachine> = {
  machine: captchaMachine,
  events: {
    'captcha.solve': { solution: { response: 'solution' }, empty: { response: '' } },
    'captcha.expire': [{}],
    'captcha.fail': [{}],
    'captcha.reload': [{}],
    'captcha.reset': [{}],
  },
  calls: { loadWidget: [resolve('loaded'), reject('blocked', problems.network)] },
  relevantContext: ({ response }) => response,
  expectations: {
    states: {
      loading: { tags: ['busy'], withoutTags: ['shown', 'failed'] },
      ready: { tags: ['shown'], can: ['captcha.solve(solution)'], cannot: ['captcha.solve(empty)'] },
      unavailable: { tags: ['failed'], can: ['captcha.reload'] },
    },
    steps: {
      // A captcha script that is pending for 10 s is given up; the golden file names the time.
      'after captchaTimeout (loading)': { to: 'unavailable', emits: [] },
      'ready / captcha.solve(solution)': { to: 'solved', emits: [{ type: 'captcha.solved', response: 'solution' }] },
    },
  },
}

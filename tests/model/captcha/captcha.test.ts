import { captchaMachine } from '../../../src/machines/captcha/captcha.machine.ts'
import { problems } from '../../../src/rules/problem.ts'
import { modelTest } from '../../support/model/modelTest.ts'
import { reject, resolve } from '../../support/model/spec.ts'

modelTest({
  machine: captchaMachine,
  events: {
    'captcha.solve': [{ response: 'solution' }],
    'captcha.expire': [{}],
    'captcha.fail': [{}],
    'captcha.retry': [{}],
    'captcha.reset': [{}],
  },
  calls: { loadWidget: [resolve('loaded'), reject('blocked', problems.network)] },
  relevantContext: ({ response }) => response,
})

import { captchaFormSentences, notSentAgainUnasked } from '../../support/chartProperties/captchaFormSentences.ts'
import { chartWalks } from '../../support/chartProperties/chartWalks.ts'
import { registrationModel } from './registration.model.ts'

chartWalks({
  model: registrationModel,
  sentences: [
    ...captchaFormSentences('register', 'registering'),
    notSentAgainUnasked('register', 'registration.submit', 'registration.retry'),
  ],
})

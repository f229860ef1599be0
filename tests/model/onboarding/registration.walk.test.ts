import { captchaFormSentences, notSentAgainUnasked } from '../../support/walk/captchaFormSentences.ts'
import { chartWalks } from '../../support/walk/chartWalks.ts'
import { registrationModel } from './registration.model.ts'

chartWalks({
  model: registrationModel,
  sentences: [
    ...captchaFormSentences('register', 'registering'),
    notSentAgainUnasked('register', 'registration.submit', 'registration.retry'),
  ],
})

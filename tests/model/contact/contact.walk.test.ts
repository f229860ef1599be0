import { captchaFormSentences, notSentAgainUnasked } from '../../support/walk/captchaFormSentences.ts'
import { chartWalks } from '../../support/walk/chartWalks.ts'
import { contactModel } from './contact.model.ts'

chartWalks({
  model: contactModel,
  sentences: [
    ...captchaFormSentences('saveContact', 'sending'),
    notSentAgainUnasked('saveContact', 'contact.submit', 'contact.retry'),
  ],
})

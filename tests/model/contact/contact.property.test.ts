import { captchaFormSentences, notSentAgainUnasked } from '../../support/chartProperties/captchaFormSentences.ts'
import { chartWalks } from '../../support/chartProperties/chartWalks.ts'
import { contactModel } from './contact.model.ts'

chartWalks({
  model: contactModel,
  sentences: [
    ...captchaFormSentences('saveContact', 'sending'),
    notSentAgainUnasked('saveContact', 'contact.submit', 'contact.retry'),
  ],
})

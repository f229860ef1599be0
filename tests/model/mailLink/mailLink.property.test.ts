import { captchaFormSentences } from '../../support/chartProperties/captchaFormSentences.ts'
import { chartWalks } from '../../support/chartProperties/chartWalks.ts'
import { mailLinkModel } from './mailLink.model.ts'

chartWalks({ model: mailLinkModel, sentences: captchaFormSentences('sendMailLink', 'sending') })

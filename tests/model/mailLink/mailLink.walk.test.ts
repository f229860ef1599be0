import { captchaFormSentences } from '../../support/walk/captchaFormSentences.ts'
import { chartWalks } from '../../support/walk/chartWalks.ts'
import { mailLinkModel } from './mailLink.model.ts'

chartWalks({ model: mailLinkModel, sentences: captchaFormSentences('sendMailLink', 'sending') })

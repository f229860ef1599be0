import { captchaFormSentences } from '../../support/walk/captchaFormSentences.ts'
import { chartWalks } from '../../support/walk/chartWalks.ts'
import { reactivationModel } from './reactivation.model.ts'

chartWalks({ model: reactivationModel, sentences: captchaFormSentences('reactivate', 'sending') })

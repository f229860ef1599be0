import { captchaFormSentences } from '../../support/walk/captchaFormSentences.ts'
import { chartWalks } from '../../support/walk/chartWalks.ts'
import { reminderModel } from './reminder.model.ts'

chartWalks({ model: reminderModel, sentences: captchaFormSentences('resetPassword', 'sending') })

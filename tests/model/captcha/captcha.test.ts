import { modelTest } from '../../support/model/modelTest.ts'
import { captchaModel } from './captcha.model.ts'

modelTest(captchaModel)

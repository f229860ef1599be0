import { modelTest } from '../../support/model/modelTest.ts'
import { loginHintModel } from './loginHint.model.ts'

modelTest(loginHintModel)

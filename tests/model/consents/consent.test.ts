import { modelTest } from '../../support/model/modelTest.ts'
import { consentModel } from './consent.model.ts'

modelTest(consentModel)

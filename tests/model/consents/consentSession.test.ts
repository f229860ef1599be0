import { modelTest } from '../../support/model/modelTest.ts'
import { consentSessionModel } from './consentSession.model.ts'

modelTest(consentSessionModel)

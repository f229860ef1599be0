import { modelTest } from '../../support/model/modelTest.ts'
import { sessionModel } from './session.model.ts'

modelTest(sessionModel)

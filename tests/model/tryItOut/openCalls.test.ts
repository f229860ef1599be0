import { modelTest } from '../../support/model/modelTest.ts'
import { openCallsModel } from './openCalls.model.ts'

modelTest(openCallsModel)

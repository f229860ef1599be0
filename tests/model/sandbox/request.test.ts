import { modelTest } from '../../support/model/modelTest.ts'
import { requestModel } from './request.model.ts'

modelTest(requestModel)

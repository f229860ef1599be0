import { modelTest } from '../../support/model/modelTest.ts'
import { apiCallModel } from './apiCall.model.ts'

modelTest(apiCallModel)

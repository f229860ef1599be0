import { modelTest } from '../../support/model/modelTest.ts'
import { authorizationModel } from './authorization.model.ts'

modelTest(authorizationModel)

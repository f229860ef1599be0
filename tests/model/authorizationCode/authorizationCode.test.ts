import { modelTest } from '../../support/model/modelTest.ts'
import { authorizationCodeModel } from './authorizationCode.model.ts'

modelTest(authorizationCodeModel)

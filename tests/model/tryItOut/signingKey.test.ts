import { modelTest } from '../../support/model/modelTest.ts'
import { signingKeyModel } from './signingKey.model.ts'

modelTest(signingKeyModel)

import { modelTest } from '../../support/model/modelTest.ts'
import { authorizedCallModel } from './authorizedCall.model.ts'

modelTest(authorizedCallModel)

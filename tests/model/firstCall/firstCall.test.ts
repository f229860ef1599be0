import { modelTest } from '../../support/model/modelTest.ts'
import { firstCallModel } from './firstCall.model.ts'

modelTest(firstCallModel)

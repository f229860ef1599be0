import { modelTest } from '../../support/model/modelTest.ts'
import { activationModel } from './activation.model.ts'

modelTest(activationModel)

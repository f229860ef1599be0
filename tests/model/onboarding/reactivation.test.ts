import { modelTest } from '../../support/model/modelTest.ts'
import { reactivationModel } from './reactivation.model.ts'

modelTest(reactivationModel)

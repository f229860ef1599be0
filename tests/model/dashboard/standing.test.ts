import { modelTest } from '../../support/model/modelTest.ts'
import { standingModel } from './standing.model.ts'

modelTest(standingModel)

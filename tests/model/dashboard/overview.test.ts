import { modelTest } from '../../support/model/modelTest.ts'
import { overviewModel } from './overview.model.ts'

modelTest(overviewModel)

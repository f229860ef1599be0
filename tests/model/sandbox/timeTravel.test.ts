import { modelTest } from '../../support/model/modelTest.ts'
import { timeTravelModel } from './timeTravel.model.ts'

modelTest(timeTravelModel)

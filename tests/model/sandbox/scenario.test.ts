import { modelTest } from '../../support/model/modelTest.ts'
import { scenarioModel } from './scenario.model.ts'

modelTest(scenarioModel)

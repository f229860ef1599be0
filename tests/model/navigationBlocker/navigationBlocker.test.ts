import { modelTest } from '../../support/model/modelTest.ts'
import { navigationBlockerModel } from './navigationBlocker.model.ts'

modelTest(navigationBlockerModel)

import { modelTest } from '../../support/model/modelTest.ts'
import { navigatorModel } from './navigator.model.ts'

modelTest(navigatorModel)

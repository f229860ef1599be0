import { modelTest } from '../../support/model/modelTest.ts'
import { dockModel } from './dock.model.ts'

modelTest(dockModel)

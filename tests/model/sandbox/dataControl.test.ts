import { modelTest } from '../../support/model/modelTest.ts'
import { dataControlModel } from './dataControl.model.ts'

modelTest(dataControlModel)

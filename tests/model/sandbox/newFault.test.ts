import { modelTest } from '../../support/model/modelTest.ts'
import { newFaultModel } from './newFault.model.ts'

modelTest(newFaultModel)

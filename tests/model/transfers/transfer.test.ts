import { modelTest } from '../../support/model/modelTest.ts'
import { transferModel } from './transfer.model.ts'

modelTest(transferModel)

import { modelTest } from '../../support/model/modelTest.ts'
import { tryItOutModel } from './tryItOut.model.ts'

modelTest(tryItOutModel)

import { modelTest } from '../../support/model/modelTest.ts'
import { resetModel } from './reset.model.ts'

modelTest(resetModel)

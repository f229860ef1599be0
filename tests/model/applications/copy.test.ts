import { modelTest } from '../../support/model/modelTest.ts'
import { copyModel } from './copy.model.ts'

modelTest(copyModel)

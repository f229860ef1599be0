import { modelTest } from '../../support/model/modelTest.ts'
import { applicationFormModel } from './applicationForm.model.ts'

modelTest(applicationFormModel)

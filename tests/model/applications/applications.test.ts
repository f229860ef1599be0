import { modelTest } from '../../support/model/modelTest.ts'
import { applicationsModel } from './applications.model.ts'

modelTest(applicationsModel)

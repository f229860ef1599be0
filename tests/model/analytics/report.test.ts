import { modelTest } from '../../support/model/modelTest.ts'
import { reportModel } from './report.model.ts'

modelTest(reportModel)

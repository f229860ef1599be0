import { modelTest } from '../../support/model/modelTest.ts'
import { reminderModel } from './reminder.model.ts'

modelTest(reminderModel)

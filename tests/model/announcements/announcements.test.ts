import { modelTest } from '../../support/model/modelTest.ts'
import { announcementsModel } from './announcements.model.ts'

modelTest(announcementsModel)

import { modelTest } from '../../support/model/modelTest.ts'
import { profileModel } from './profile.model.ts'

modelTest(profileModel)

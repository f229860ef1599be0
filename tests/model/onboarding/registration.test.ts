import { modelTest } from '../../support/model/modelTest.ts'
import { registrationModel } from './registration.model.ts'

modelTest(registrationModel)

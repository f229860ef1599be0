import { modelTest } from '../../support/model/modelTest.ts'
import { otpModel } from './otp.model.ts'

modelTest(otpModel)

import { modelTest } from '../../support/model/modelTest.ts'
import { signInModel } from './signIn.model.ts'

modelTest(signInModel)

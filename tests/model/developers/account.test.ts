import { modelTest } from '../../support/model/modelTest.ts'
import { accountModel } from './account.model.ts'

modelTest(accountModel)

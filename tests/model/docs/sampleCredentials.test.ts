import { modelTest } from '../../support/model/modelTest.ts'
import { sampleCredentialsModel } from './sampleCredentials.model.ts'

modelTest(sampleCredentialsModel)

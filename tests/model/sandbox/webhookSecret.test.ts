import { modelTest } from '../../support/model/modelTest.ts'
import { webhookSecretModel } from './webhookSecret.model.ts'

modelTest(webhookSecretModel)

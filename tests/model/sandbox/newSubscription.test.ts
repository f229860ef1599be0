import { modelTest } from '../../support/model/modelTest.ts'
import { newSubscriptionModel } from './newSubscription.model.ts'

modelTest(newSubscriptionModel)

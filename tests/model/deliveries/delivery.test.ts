import { modelTest } from '../../support/model/modelTest.ts'
import { deliveryModel } from './delivery.model.ts'

modelTest(deliveryModel)

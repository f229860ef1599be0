import { modelTest } from '../../support/model/modelTest.ts'
import { ticketsModel } from './tickets.model.ts'

modelTest(ticketsModel)

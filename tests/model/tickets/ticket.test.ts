import { modelTest } from '../../support/model/modelTest.ts'
import { ticketModel } from './ticket.model.ts'

modelTest(ticketModel)

import { modelTest } from '../../support/model/modelTest.ts'
import { createTicketModel } from './createTicket.model.ts'

modelTest(createTicketModel)

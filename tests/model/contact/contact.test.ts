import { modelTest } from '../../support/model/modelTest.ts'
import { contactModel } from './contact.model.ts'

modelTest(contactModel)

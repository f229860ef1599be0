import { modelTest } from '../../support/model/modelTest.ts'
import { mailLinkModel } from './mailLink.model.ts'

modelTest(mailLinkModel)

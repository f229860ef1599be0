import { modelTest } from '../../support/model/modelTest.ts'
import { signatureWorkbenchModel } from './signatureWorkbench.model.ts'

modelTest(signatureWorkbenchModel)

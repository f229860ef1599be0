import { modelTest } from '../../support/model/modelTest.ts'
import { iconModel } from './icon.model.ts'

modelTest(iconModel)

import { modelTest } from '../../support/model/modelTest.ts'
import { panelModel } from './panel.model.ts'

modelTest(panelModel)

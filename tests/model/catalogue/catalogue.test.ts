import { modelTest } from '../../support/model/modelTest.ts'
import { catalogueModel } from './catalogue.model.ts'

modelTest(catalogueModel)

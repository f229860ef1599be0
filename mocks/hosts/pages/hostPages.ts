import { version } from '../../../package.json'
import { json } from '../../http/responses.ts'
import type { Page } from '../../kernel/calls/page.ts'
import { services } from '../../services/services.ts'
import { healthPage, timeOf } from './healthPage.ts'
import { homePage } from './homePage.ts'
import { mergeDefinitions } from './mergeDefinitions.ts'

interface Pages {
  /** Whether control calls need a key. */
  needsKey: boolean
}

const frontPage = ({ needsKey }: Pages): Page => ({
  path: '/',
  respond: async ({ bank, basePath }) => homePage({ services, version, clock: timeOf(bank), basePath, needsKey }),
})

const openApiPage: Page = {
  path: '/openapi.json',
  async respond({ request, basePath }) {
    const names = services.map(({ definition }) => definition)
    return json(mergeDefinitions(names, `${new URL(request.url).origin}${basePath}`, version))
  },
}

/** Served over HTTP only: in the browser the portal says all this. */
export const hostPagesOf = (options: Pages): readonly Page[] => [frontPage(options), openApiPage, healthPage]

export const hostPages: readonly Page[] = hostPagesOf({ needsKey: false })

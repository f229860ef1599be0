import type { Plugin } from 'vite'
import { viewerReturnPath } from '../../src/rules/bank/bankHosts.ts'

/** Serves the page that the bank's sign-in returns to in development too, where the portal answers every other address. */
export const returnPage = (): Plugin => ({
  name: 'return-page',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
      if (pathname === viewerReturnPath) request.url = `${viewerReturnPath}/index.html${search}`
      next()
    })
  },
})

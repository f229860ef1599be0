import type { Page } from '@playwright/test'

/** Answers the page's call for this definition with a document of the test's own. */
export const answerDefinition = (page: Page, serviceId: string, answer: string, contentType = 'application/json') =>
  page.addInitScript(
    ([path, answer, contentType]) => {
      const { fetch } = window
      window.fetch = async (...call) => {
        const request = new Request(...call)
        if (!request.url.endsWith(path)) return fetch(request)
        return new Response(answer, { headers: { 'Content-Type': contentType } })
      }
    },
    [`/definitions/${serviceId}`, answer, contentType] as const,
  )

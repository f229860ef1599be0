import type { PageFailure } from '../../rules/pageFailure.ts'
import { texts } from '../../rules/text/texts.ts'

export const pageFailedTexts: Record<PageFailure, { title: string; message: string }> = {
  offline: {
    title: 'Couldn’t load this page',
    message: 'Check your connection, then try again.',
  },
  outdated: {
    title: 'This page has been updated',
    message: texts.outdated,
  },
  bug: {
    title: 'This page stopped working',
    message: 'Something went wrong on our side. Try again or reload the page. If it happens again, contact support.',
  },
}

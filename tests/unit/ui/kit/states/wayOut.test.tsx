import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { problems } from '../../../../../src/rules/problem.ts'
import { texts } from '../../../../../src/rules/text/texts.ts'
import { firstCallTexts } from '../../../../../src/ui/firstCall/firstCallTexts.ts'
import { FailedNotice } from '../../../../../src/ui/kit/forms/FormOutcome.tsx'
import { PartError } from '../../../../../src/ui/kit/parts/lazyPart.tsx'
import { Notice } from '../../../../../src/ui/kit/states/Notice.tsx'
import { ErrorState } from '../../../../../src/ui/kit/states/States.tsx'
import { PageFailed } from '../../../../../src/ui/shell/PageFailed.tsx'

const buttonsOf = (shown: ReactElement) =>
  [...renderToStaticMarkup(shown).matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(([, label]) => label)

const retry = () => {}
const { networkError, outdated } = texts

test.each<[shown: string, element: ReactElement, buttons: string[]]>([
  [
    'a notice',
    <Notice key="" variant="error">
      {outdated}
    </Notice>,
    ['Reload'],
  ],
  ['a failed form', <FailedNotice key="">Couldn’t send the email. {outdated}</FailedNotice>, ['Reload']],
  [
    'a notice with Retry',
    <Notice key="" variant="error" onRetry={retry}>
      {outdated}
    </Notice>,
    ['Reload'],
  ],
  [
    'a reason in an element',
    <Notice key="" variant="error" message={outdated}>
      <p>{outdated}</p>
    </Notice>,
    ['Reload'],
  ],
  ['a region', <ErrorState key="" title="T" message={outdated} />, ['Reload']],
  ['a region with Retry', <ErrorState key="" title="T" message={outdated} onRetry={retry} />, ['Reload']],
  ['a part', <PartError key="" failure="outdated" onRetry={retry} />, ['Reload']],
  ['a page', <PageFailed key="" failure="outdated" onRetry={retry} />, ['Reload']],
  [
    'another notice',
    <Notice key="" variant="error">
      {networkError}
    </Notice>,
    [],
  ],
  [
    'another notice with Retry',
    <Notice key="" variant="error" onRetry={retry}>
      {networkError}
    </Notice>,
    ['Retry'],
  ],
  [
    'another label',
    <Notice key="" variant="error" onRetry={retry} retryLabel="SEND AGAIN">
      No
    </Notice>,
    ['SEND AGAIN'],
  ],
  ['a lost part', <PartError key="" failure="offline" onRetry={retry} />, ['Retry']],
  ['a bug', <PartError key="" failure="bug" onRetry={retry} />, ['Retry', 'Reload']],
  ['a bug that is not tried again', <PartError key="" failure="bug" />, ['Reload']],
  ['a page without a connection', <PageFailed key="" failure="offline" onRetry={retry} />, ['Retry']],
])('%s offers the button that its message asks for', (_, element, buttons) => {
  expect(buttonsOf(element)).toEqual(buttons)
})

test('the first call speaks of an answer only where one was awaited', () => {
  expect(firstCallTexts.failed(problems.outdated)).toBe(outdated)
  expect(firstCallTexts.failed(problems.network)).toBe('No response: Network Error. Your steps are kept. Try again.')
})

import { expect, onTestFinished, test } from 'vitest'
import { PageAbortController } from '../../support/dom/pageAbortController.ts'

test('any number of calls of a page may follow one signal, without a warning', async () => {
  const warnings: Error[] = []
  const note = (warning: Error) => void warnings.push(warning)
  process.on('warning', note)
  onTestFinished(() => void process.off('warning', note))
  const controller = new PageAbortController()
  let aborted = 0
  for (let count = 0; count < 20; count++) controller.signal.addEventListener('abort', () => aborted++)
  // Node reports it in a later turn.
  await new Promise((resolve) => setImmediate(resolve))
  controller.abort()
  expect([aborted, warnings]).toEqual([20, []])
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutFormDevtools } from '../../../../scripts/vite/withoutFormDevtools.ts'
import { transformedBy } from '../../../support/transformedBy.ts'

const folder = 'node_modules/@tanstack/form-core/dist/esm'

const transform = (code: string, id = `/portal/${folder}/EventClient.js`) =>
  transformedBy(withoutFormDevtools(), code, id)

test('a form tells no developer tools what is typed: its client has what the form calls, and does nothing', async () => {
  const { code } = (await transform(readFileSync(`${folder}/EventClient.js`, 'utf8'))) ?? { code: '' }
  const { formEventClient } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const called = readFileSync(`${folder}/FormApi.js`, 'utf8').matchAll(/formEventClient\.(\w+)/g)
  expect([...new Set(Array.from(called, ([, name = '']) => name))].toSorted()).toEqual(Object.keys(formEventClient))
  expect(formEventClient.on('request-form-state', () => {})()).toBeUndefined()
  expect(formEventClient.emit('form-api', {})).toBeUndefined()
})

test('other modules stay, and another client fails the build', async () => {
  expect(await transform('', '/portal/src/main.tsx')).toBeNull()
  await expect(transform('export {}')).rejects.toThrow('exports another client')
})

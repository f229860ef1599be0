import { expect, test } from 'vitest'
import { type ModuleGraph, modulesDocument, modulesOfRoute } from '../../../../../scripts/speed/shared/routeModules.ts'

const graph: ModuleGraph = {
  chunks: new Map([
    ['main.js', { imports: ['core.js'], modules: [{ name: 'src/main.tsx', bytes: 300 }] }],
    [
      'core.js',
      {
        imports: [],
        modules: [
          { name: 'node_modules/react/index.js', bytes: 9000 },
          { name: 'src/ui/Form.tsx', bytes: 2000 },
          { name: 'src/types.ts', bytes: 0 },
        ],
      },
    ],
    ['faq.js', { imports: ['core.js'], modules: [{ name: 'src/app/screens/faq.tsx', bytes: 700 }] }],
    ['contact.js', { imports: ['core.js'], modules: [{ name: 'src/app/screens/contact.tsx', bytes: 800 }] }],
  ]),
  imports: new Map([
    ['src/main.tsx', ['node_modules/react/index.js']],
    ['src/app/screens/faq.tsx', ['src/ui/Faq.tsx', 'node_modules/react/index.js']],
    ['src/app/screens/contact.tsx', ['src/ui/Form.tsx']],
    ['src/ui/Form.tsx', ['node_modules/react/index.js']],
    ['node_modules/react/index.js', []],
  ]),
}
const faq = modulesOfRoute(graph, ['src/main.tsx', 'src/app/screens/faq.tsx'])
const contact = modulesOfRoute(graph, ['src/main.tsx', 'src/app/screens/contact.tsx'])

test('a route loads the chunks of its roots with what these import, and names why each module is there', () => {
  expect(contact).toEqual({
    bytes: 12_100,
    largest: [
      { name: 'node_modules/react/index.js', bytes: 9000, why: ['src/main.tsx'] },
      { name: 'src/ui/Form.tsx', bytes: 2000, why: ['src/app/screens/contact.tsx'] },
      { name: 'src/app/screens/contact.tsx', bytes: 800, why: [] },
      { name: 'src/main.tsx', bytes: 300, why: [] },
    ],
    unneeded: [],
  })
})

test('what comes along in a shared chunk, and nothing of the route imports, is needed by others only', () => {
  expect(faq.bytes).toBe(12_000)
  expect(faq.largest.map(({ name }) => name)).toEqual([
    'node_modules/react/index.js',
    'src/app/screens/faq.tsx',
    'src/main.tsx',
  ])
  expect(faq.unneeded).toEqual([{ name: 'src/ui/Form.tsx', bytes: 2000 }])
})

test('the document has a row for each module, with the routes among whose largest it is', () => {
  const routes = [
    { addresses: ['/faq'], ...faq },
    { addresses: ['/contact', '/support'], ...contact },
  ]
  const lines = modulesDocument(routes, '26 November 2026').split('\n')
  expect(lines.filter((line) => line.startsWith('| '))).toEqual([
    '| route | kB | needed by other routes only | the largest 5 of these |',
    '| ----- | -: | --------------------------: | ---------------------- |',
    '| /faq | 12.0 | 2.0 | ui/Form.tsx |',
    '| /contact, /support | 12.1 | 0.0 |  |',
    '| module | kB | imported by | among the largest of |',
    '| ------ | -: | ----------- | -------------------- |',
    '| react/index.js | 9.0 | main.tsx | all |',
    '| ui/Form.tsx | 2.0 | app/screens/contact.tsx | /contact |',
    '| app/screens/contact.tsx | 0.8 | the route itself | /contact |',
    '| app/screens/faq.tsx | 0.7 | the route itself | /faq |',
    '| main.tsx | 0.3 | the route itself | all |',
  ])
})

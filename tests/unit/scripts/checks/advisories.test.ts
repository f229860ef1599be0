import { expect, test } from 'vitest'
import { advisories, judgeReport } from '../../../../scripts/checks/advisories.ts'

const lock = JSON.stringify({
  packages: {
    '': { name: 'portico' },
    'node_modules/react': { version: '1.0.0', dependencies: { 'react-part': '^1.0.0' } },
    'node_modules/react-part': { version: '2.0.0' },
    'node_modules/react/node_modules/react-part': { version: '1.0.0', peerDependencies: { '@scope/peer': '1' } },
    'node_modules/@scope/peer': { version: '1.0.0' },
    'node_modules/vite': { version: '1.0.0', dependencies: { react: '0.9.0' } },
    'node_modules/vite/node_modules/react': { version: '0.9.0' },
  },
})
const advisory = (severity: string, ...nodes: string[]) => ({
  severity,
  nodes,
  via: [{ title: 'Prototype pollution' }, 'b'],
})
const judged = (vulnerabilities: Record<string, ReturnType<typeof advisory>>) =>
  judgeReport({ vulnerabilities }, lock, ['react'])

test('an advisory of a package that is shipped fails from high on; every other one is reported', () => {
  const shipped = 'node_modules/react'
  const dev = 'node_modules/vite'
  expect(judged({})).toEqual({ wrong: [], reported: [] })
  for (const severity of ['high', 'critical', 'unheard-of'])
    expect(judged({ react: advisory(severity, shipped) })).toEqual({
      wrong: [`react (${severity}): Prototype pollution, by b`],
      reported: [],
    })
  for (const severity of ['info', 'low', 'moderate'])
    expect(judged({ react: advisory(severity, shipped) })).toEqual({
      wrong: [],
      reported: [`react (${severity}): Prototype pollution, by b`],
    })
  expect(judged({ vite: advisory('critical', dev) })).toEqual({
    wrong: [],
    reported: ['vite (critical, for development only): Prototype pollution, by b'],
  })
  expect(judged({ react: advisory('critical', `${dev}/node_modules/react`, shipped) }).wrong).toHaveLength(1)
  const parts = { own: 'node_modules/react/node_modules/react-part', others: 'node_modules/react-part' }
  expect(judged({ part: advisory('high', parts.own) }).wrong).toHaveLength(1)
  expect(judged({ part: advisory('high', parts.others) }).wrong).toEqual([])
  expect(judged({ peer: advisory('high', 'node_modules/@scope/peer') }).wrong).toHaveLength(1)
  expect(judged({ gone: advisory('high', 'node_modules/not-locked') }).wrong).toHaveLength(1)
})

test.each([
  '',
  'npm error',
  '{"error":{"code":"ENOTFOUND"}}',
  '{"message":"404"}',
  '[]',
  '{"vulnerabilities":{"a":1}}',
])('without a report (%j) it says that it could not ask, and does not fail', async (answer) => {
  const said: string[] = []
  expect(
    await advisories(
      async () => answer,
      (line) => said.push(line),
    ),
  ).toBe('')
  expect(said).toEqual(['      advisories: not asked, no registry answered with advisories.'])
})

test('what fails is answered, what is reported is said', async () => {
  const said: string[] = []
  const vulnerabilities = {
    react: advisory('critical', 'node_modules/react'),
    vite: advisory('high', 'node_modules/vite'),
  }
  const wrong = await advisories(
    async () => JSON.stringify({ vulnerabilities }),
    (line) => said.push(line),
  )
  expect(wrong).toBe('react (critical): Prototype pollution, by b')
  expect(said).toEqual(['      advisories: vite (high, for development only): Prototype pollution, by b'])
})

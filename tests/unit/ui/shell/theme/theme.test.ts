import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { themeScript } from '../../../../../src/ui/shell/theme/theme.ts'

interface Case {
  stored: string | null | Error
  systemDark: boolean
  theme: string
  shown: string
}

const cases: Case[] = [
  { stored: null, systemDark: false, theme: 'system', shown: 'light' },
  { stored: null, systemDark: true, theme: 'system', shown: 'dark' },
  { stored: '"system"', systemDark: true, theme: 'system', shown: 'dark' },
  { stored: '"dark"', systemDark: false, theme: 'dark', shown: 'dark' },
  { stored: '"light"', systemDark: true, theme: 'light', shown: 'light' },
  { stored: '"purple"', systemDark: false, theme: 'system', shown: 'light' },
  { stored: '{"broken', systemDark: true, theme: 'system', shown: 'dark' },
  { stored: new Error('storage is switched off'), systemDark: false, theme: 'system', shown: 'light' },
]

test.each(cases)('the page with $stored stored and a dark system $systemDark starts as $shown', (given) => {
  const asked: string[] = []
  const classes: string[] = []
  const dataset: Record<string, string> = {}
  runInNewContext(themeScript, {
    document: { documentElement: { dataset, classList: { add: (name: string) => classes.push(name) } } },
    localStorage: {
      getItem: (key: string) => {
        asked.push(key)
        if (given.stored instanceof Error) throw given.stored
        return given.stored
      },
    },
    matchMedia: () => ({ matches: given.systemDark }),
  })
  expect({ asked, dataset, classes }).toEqual({
    asked: ['portico.theme'],
    dataset: { theme: given.theme },
    classes: [given.shown],
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { expect, it } from 'vitest'
import { type Files, violationsIn } from '../../support/violationsIn.ts'

/** A project with one file in every folder; planted files are laid over it. */
const project: Files = {
  'src/rules/limits.ts': 'export const limits = 1\nexport type Limit = 1',
  'src/machines/tickets/ticket.machine.ts':
    "import { limits } from '../../rules/limits.ts'\nimport type { Ticket } from '../../api/tickets.ts'\nexport const ticketMachine: Ticket = limits\nexport type TicketMachine = 1",
  'src/machines/session/session.machine.ts': 'export const sessionMachine = 1',
  'src/api/client/client.ts': "export { }\nexport const client = 1\nimport '../../rules/limits.ts'",
  'src/api/tickets.ts':
    "import { client } from './client/client.ts'\nexport const tickets = client\nexport type Ticket = 1",
  'src/api/account/session.ts': 'export const session = 1',
  'src/api/contact.ts': 'export const contact = 1',
  'src/content/faq.ts': "import { limits } from '../rules/limits.ts'\nexport const faq = limits",
  'src/ui/kit/Button.tsx': 'export const Button = 1',
  'src/ui/faq/Faq.tsx': "import { faq } from '../../content/faq.ts'\nexport const Faq = faq",
  'src/ui/shell/Header.tsx': "import { Button } from '../kit/Button.tsx'\nexport const Header = Button",
  'src/ui/tickets/Tickets.tsx':
    "import type { TicketMachine } from '../../machines/tickets/ticket.machine.ts'\nimport { Button } from '../kit/Button.tsx'\nexport const Tickets: TicketMachine = Button",
  'src/ui/session/SignIn.tsx': 'export const SignIn = 1',
  'src/app/actors/tickets.ts':
    "import { contact } from '../../api/contact.ts'\nimport { ticketMachine } from '../../machines/tickets/ticket.machine.ts'\nexport const actors = [contact, ticketMachine]",
  'src/app/bootstrap/portal/portal.ts': 'export type Portal = 1',
  'src/app/bootstrap/createPage.ts':
    "import type { Portal } from './portal/portal.ts'\nexport const createPage: Portal = 1",
  'src/main.tsx':
    "import { actors } from './app/actors/tickets.ts'\nif (actors) await import('../mocks/kernel/kernel.ts')",
  'mocks/kernel/kernel.ts':
    "import { limits } from '../../src/rules/limits.ts'\nimport type { Ticket } from '../../src/api/tickets.ts'\nexport const kernel: Ticket = limits",
  'mocks/portal/tickets.ts': 'export const ticketHandlers = 1',
  'mocks/portal/session.ts': 'export const sessionHandlers = 1',
  'tests/unit/limits.test.ts': "import { limits } from '../../src/rules/limits.ts'\nexport const used = limits",
  'scripts/build.ts': 'export const build = 1',
  'node_modules/react/package.json': '{"name":"react","main":"index.js"}',
  'node_modules/react/index.js': 'exports.react = 1',
  'node_modules/classic-level/package.json': '{"name":"classic-level","main":"index.js"}',
  'node_modules/classic-level/index.js': 'exports.ClassicLevel = 1',
  'node_modules/@msw/data/package.json': '{"name":"@msw/data","main":"index.js"}',
  'node_modules/@msw/data/index.js': 'exports.Collection = 1',
}

it('finds nothing wrong in a project that keeps its rules', async () => {
  expect(await violationsIn(project)).toEqual([])
})

const planted: [what: string, file: string, content: string, violations: string[]][] = [
  [
    'rules take from machines',
    'src/rules/tickets.ts',
    "import '../machines/tickets/ticket.machine.ts'",
    ['rules-zone: src/rules/tickets.ts -> src/machines/tickets/ticket.machine.ts'],
  ],
  [
    'rules take prose',
    'src/rules/tickets.ts',
    "import '../content/faq.ts'",
    ['rules-zone: src/rules/tickets.ts -> src/content/faq.ts'],
  ],
  [
    'prose takes a view',
    'src/content/tickets.ts',
    "import '../ui/kit/Button.tsx'",
    ['content-zone: src/content/tickets.ts -> src/ui/kit/Button.tsx'],
  ],
  [
    'a rule takes a package of the views',
    'src/rules/tickets.ts',
    "import 'react'",
    ['rules-packages: src/rules/tickets.ts -> node_modules/react/index.js'],
  ],
  [
    'a chart calls the bank itself',
    'src/machines/tickets/tickets.machine.ts',
    "import { tickets } from '../../api/tickets.ts'\nexport const used = tickets",
    ['machines-types-only: src/machines/tickets/tickets.machine.ts -> src/api/tickets.ts'],
  ],
  [
    'a chart takes from a view',
    'src/machines/tickets/tickets.machine.ts',
    "import type { Button } from '../../ui/kit/Button.tsx'\nexport type Used = typeof Button",
    ['machines-zone: src/machines/tickets/tickets.machine.ts -> src/ui/kit/Button.tsx'],
  ],
  [
    'a chart knows React',
    'src/machines/tickets/tickets.machine.ts',
    "import 'react'",
    ['machines-packages: src/machines/tickets/tickets.machine.ts -> node_modules/react/index.js'],
  ],
  [
    'a view takes a chart at run time',
    'src/ui/tickets/Ticket.tsx',
    "import { ticketMachine } from '../../machines/tickets/ticket.machine.ts'\nexport const used = ticketMachine",
    ['ui-types-only: src/ui/tickets/Ticket.tsx -> src/machines/tickets/ticket.machine.ts'],
  ],
  [
    'a view takes from the client',
    'src/ui/tickets/Ticket.tsx',
    "import type { Ticket } from '../../api/tickets.ts'\nexport type Used = Ticket",
    ['ui-zone: src/ui/tickets/Ticket.tsx -> src/api/tickets.ts'],
  ],
  [
    'the client takes a chart',
    'src/api/catalogue.ts',
    "import '../machines/tickets/ticket.machine.ts'",
    ['api-zone: src/api/catalogue.ts -> src/machines/tickets/ticket.machine.ts'],
  ],
  [
    'the sandbox takes the client at run time',
    'mocks/portal/catalogue.ts',
    "import { tickets } from '../../src/api/tickets.ts'\nexport const used = tickets",
    ['mocks-types-only: mocks/portal/catalogue.ts -> src/api/tickets.ts'],
  ],
  [
    'the sandbox takes a chart',
    'mocks/portal/catalogue.ts',
    "import '../../src/machines/tickets/ticket.machine.ts'",
    ['mocks-zone: mocks/portal/catalogue.ts -> src/machines/tickets/ticket.machine.ts'],
  ],
  [
    'the sandbox knows React',
    'mocks/portal/catalogue.ts',
    "import 'react'",
    ['mocks-packages: mocks/portal/catalogue.ts -> node_modules/react/index.js'],
  ],
  [
    'a part of the sandbox that also runs in the browser takes from Node',
    'mocks/portal/catalogue.ts',
    "import 'node:fs'\nimport 'classic-level'",
    [
      'mocks-level: mocks/portal/catalogue.ts -> node_modules/classic-level/index.js',
      'mocks-node: mocks/portal/catalogue.ts -> fs',
    ],
  ],
  [
    'a table of the sandbox takes its own collection',
    'mocks/portal/catalogue.ts',
    "import '@msw/data'",
    ['mocks-data: mocks/portal/catalogue.ts -> node_modules/@msw/data/index.js'],
  ],
  [
    'main takes the sandbox into every build',
    'src/main.tsx',
    "import { kernel } from '../mocks/kernel/kernel.ts'\nexport const used = kernel",
    ['main-mocks-dynamic: src/main.tsx -> mocks/kernel/kernel.ts'],
  ],
  [
    'the composition root takes the sandbox',
    'src/app/sandbox.ts',
    "export const kernel = () => import('../../mocks/kernel/kernel.ts')",
    ['app-zone: src/app/sandbox.ts -> mocks/kernel/kernel.ts'],
  ],
  [
    'a script takes from the tests',
    'scripts/model.ts',
    "import '../tests/unit/limits.test.ts'",
    ['nothing-takes-tests: scripts/model.ts -> tests/unit/limits.test.ts'],
  ],
  [
    'the portal takes from the scripts',
    'src/main.tsx',
    "import '../scripts/build.ts'",
    ['main-zone: src/main.tsx -> scripts/build.ts', 'nothing-takes-scripts: src/main.tsx -> scripts/build.ts'],
  ],
  [
    'a chart takes a chart of another noun',
    'src/machines/tickets/tickets.machine.ts',
    "import '../session/session.machine.ts'",
    ['machines-siblings: src/machines/tickets/tickets.machine.ts -> src/machines/session/session.machine.ts'],
  ],
  [
    'a view takes a view of another noun',
    'src/ui/tickets/Ticket.tsx',
    "import '../session/SignIn.tsx'",
    ['ui-siblings: src/ui/tickets/Ticket.tsx -> src/ui/session/SignIn.tsx'],
  ],
  [
    'the kit takes a view of a noun',
    'src/ui/kit/Field.tsx',
    "import '../session/SignIn.tsx'",
    ['ui-siblings: src/ui/kit/Field.tsx -> src/ui/session/SignIn.tsx'],
  ],
  [
    'calls of one noun take those of another',
    'src/api/account/profile.ts',
    "import './session.ts'",
    ['api-siblings: src/api/account/profile.ts -> src/api/account/session.ts'],
  ],
  [
    'a port makes an authenticated call without the session',
    'src/app/actors/profile.ts',
    "import '../../api/tickets.ts'",
    ['authenticated-calls-by-name: src/app/actors/profile.ts -> src/api/tickets.ts'],
  ],
  [
    'a screen takes the page at run time instead of what it is handed',
    'src/app/screens/tickets.tsx',
    "import { createPage } from '../bootstrap/createPage.ts'\nimport type { Portal } from '../bootstrap/portal/portal.ts'\nexport const screen: Portal = createPage",
    ['startup-types-only: src/app/screens/tickets.tsx -> src/app/bootstrap/createPage.ts'],
  ],
  [
    'handlers of one noun take those of another',
    'mocks/portal/profile.ts',
    "import './session.ts'",
    ['sandbox-siblings: mocks/portal/profile.ts -> mocks/portal/session.ts'],
  ],
  [
    'two files need each other',
    'src/rules/limits.ts',
    "import './cycle.ts'\nexport const limits = 1\nexport type Limit = 1",
    ['no-cycles: src/rules/cycle.ts -> src/rules/limits.ts'],
  ],
  [
    'a barrel hands on what others made',
    'src/rules/index.ts',
    "export { limits } from './limits.ts'",
    ['no-barrels: src/rules/index.ts -> src/rules/limits.ts'],
  ],
  [
    'an import leads nowhere',
    'src/rules/tickets.ts',
    "import './nowhere.ts'",
    ['resolvable: src/rules/tickets.ts -> ./nowhere.ts'],
  ],
]

it.each(planted)('fails when %s', { tags: 'full' }, async (_, file, content, violations) => {
  const cycle = content.includes('./cycle.ts') ? { 'src/rules/cycle.ts': "import './limits.ts'" } : {}
  expect(await violationsIn({ ...project, ...cycle, [file]: content })).toEqual(violations)
})

it('keeps src/app in a few folders, with what joins them beside', () => {
  const app = resolve(import.meta.dirname, '../../../src/app')
  const files = readdirSync(app, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = files.map(({ parentPath, name }) => relative(app, join(parentPath, name)).split(sep)[0])
  expect([...new Set(names)].sort()).toEqual([
    'App.tsx',
    'HeaderSlot.tsx',
    'Overlays.tsx',
    'actors',
    'bootstrap',
    'inspector',
    'router',
    'screens',
    'session',
  ])
})

it('lets views ask charts by matches, tags and can, never by the value of a snapshot', () => {
  const ui = resolve(import.meta.dirname, '../../../src/ui')
  const files = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const reads = /\bsnapshot\.value\b|getSnapshot\(\)\.value\b/
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((name) => reads.test(readFileSync(join(ui, name), 'utf8')))).toEqual([])
})

/** An object that is completed after it was handed out, and a property that may throw. */
const unfinished = [
  /\{\} as [A-Z]\w*/,
  /\bObject\.(assign|defineProperty|setPrototypeOf)\(/,
  /__proto__/,
  /^\s*get \w+\(/m,
]

it('hands out complete objects at start-up: none is filled later, and none has a getter', () => {
  const app = resolve(import.meta.dirname, '../../../src/app')
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  expect(files.length).toBeGreaterThan(80)
  const texts = files.map((name) => ({ name, text: readFileSync(join(app, name), 'utf8') }))
  expect(texts.filter(({ text }) => unfinished.some((each) => each.test(text))).map(({ name }) => name)).toEqual([])
  const removed = [
    'const client = {} as PortalClient',
    'Object.assign(portal, { configuration, fetch })',
    '    __proto__: portal,',
    '    get session() {\n      return session()\n    },',
  ]
  expect(removed.filter((line) => !unfinished.some((each) => each.test(line)))).toEqual([])
})

import { expect, test } from 'vitest'
import { type BuiltModule, chunksOf, pathOf } from '../../../../scripts/vite/chunkGroups.ts'

const xstate = 'node_modules/xstate/dist/xstate.js'
const reactForm = 'node_modules/@tanstack/react-form/dist/index.js'
const radix = 'node_modules/radix-ui/dist/index.mjs'
const dialog = 'node_modules/@radix-ui/react-dialog/dist/index.mjs'

/** For each module what it imports, and what it loads later. */
type Imports = Record<string, { now?: string[]; later?: string[] }>

const screen = (name: string) => `src/app/screens/${name}.tsx`

const portal: Imports = {
  'index.html': { now: ['src/main.tsx'] },
  'src/main.tsx': {
    now: ['src/app/router/screenLoader.ts'],
    later: ['src/app/bootstrap/openPage.ts', 'src/app/router/prefetch.ts', 'src/ui/shell/doubleClicks.ts'],
  },
  'src/app/router/screenLoader.ts': {
    now: ['src/ui/kit/links/Link.tsx'],
    later: ['home', 'faq', 'discover', 'docs', 'contact', 'signIn', 'applications', 'applicationForm'].map(screen),
  },
  'src/ui/kit/links/Link.tsx': { now: [radix] },
  [radix]: { now: [dialog] },
  'src/app/Overlays.tsx': { later: ['src/ui/search/Search.tsx'] },
  'src/app/bootstrap/openPage.ts': { now: ['src/app/session/session.ts', 'src/rules/calls/callLimits.ts', xstate] },
  'src/app/session/session.ts': { now: ['src/api/client/client.ts'], later: ['src/app/session/token/refreshLock.ts'] },
  'src/api/operations.ts': { later: ['src/api/applications.ts'] },
  'src/app/actors/contact.ts': { later: ['src/api/contact.ts'] },
  [screen('home')]: { now: ['src/ui/kit/Picture.tsx', 'src/ui/kit/states/Spinner.tsx'] },
  [screen('faq')]: {
    now: ['src/ui/kit/states/Spinner.tsx', 'src/content/faq.ts', 'src/rules/bank/authorization/scopes.ts'],
  },
  [screen('discover')]: { now: ['src/ui/kit/Picture.tsx', 'src/ui/kit/states/Spinner.tsx'] },
  [screen('docs')]: {
    now: [xstate, 'src/ui/kit/links/Link.tsx', 'src/ui/docs/samples/credentials.ts'],
    later: [
      'src/ui/docs/definition/ServicePage.tsx',
      'src/ui/docs/page/pageModules.ts',
      'src/ui/docs/page/parts/flowsParts.ts',
    ],
  },
  'src/ui/docs/page/pageModules.ts': { now: ['src/ui/docs/page/PageArticle.tsx'] },
  'src/ui/docs/page/PageArticle.tsx': { now: ['src/ui/docs/page/mdx/Code.tsx', 'src/ui/docs/definition/Samples.tsx'] },
  'src/ui/docs/page/parts/flowsParts.ts': {
    now: ['src/rules/bank/authorization/scopes.ts', 'src/ui/docs/samples/credentials.ts'],
  },
  [screen('contact')]: {
    now: [reactForm, xstate, 'src/app/actors/contact.ts', 'src/rules/calls/callLimits.ts', 'src/ui/kit/download.ts'],
  },
  'src/app/actors/firstCall.ts': { later: ['src/api/firstCall.ts'] },
  'src/api/firstCall.ts': { now: ['src/rules/firstCall.ts'] },
  [screen('signIn')]: {
    now: [
      reactForm,
      xstate,
      'src/rules/calls/callLimits.ts',
      'src/ui/kit/download.ts',
      'src/app/router/blockNavigation.ts',
    ],
  },
  [screen('applications')]: {
    now: [
      xstate,
      'src/ui/applications/icons.tsx',
      'src/rules/calls/callLimits.ts',
      'src/app/router/blockNavigation.ts',
    ],
  },
  [screen('applicationForm')]: { now: [xstate, 'src/ui/applications/icons.tsx', 'src/ui/shell/Sidebar.tsx'] },
  'src/ui/docs/definition/ServicePage.tsx': {
    now: ['src/ui/docs/definition/Samples.tsx', 'src/content/faq.ts', 'src/ui/kit/download.ts'],
  },
}

function modulesOf(imports: Imports): BuiltModule[] {
  const named = Object.entries(imports).flatMap(([id, { now = [], later = [] }]) => [id, ...now, ...later])
  return [...new Set(named)].map((id) => ({
    id,
    importedIds: imports[id]?.now ?? [],
    dynamicallyImportedIds: imports[id]?.later ?? [],
  }))
}

test('what parts of the portal share is in a chunk by what they are', () => {
  expect(Object.fromEntries(chunksOf(modulesOf(portal)))).toEqual({
    'index.html': 'core',
    'src/main.tsx': 'core',
    'src/app/router/screenLoader.ts': 'core',
    'src/ui/kit/links/Link.tsx': 'core',
    [radix]: 'core',
    'src/ui/kit/states/Spinner.tsx': 'core',
    'src/ui/kit/Picture.tsx': 'discover-home',
    'src/app/bootstrap/openPage.ts': 'bank',
    'src/app/session/session.ts': 'bank',
    'src/app/session/token/refreshLock.ts': 'bank',
    'src/api/client/client.ts': 'bank',
    'src/api/contact.ts': 'bank',
    'src/ui/search/Search.tsx': 'bank',
    [xstate]: 'charts',
    [reactForm]: 'form',
    'src/rules/calls/callLimits.ts': 'docs-form',
    'src/app/router/blockNavigation.ts': 'shared',
    'src/ui/kit/download.ts': 'docs-form',
    'src/ui/applications/icons.tsx': 'applications',
    'src/content/faq.ts': 'faq-parts',
    'src/rules/bank/authorization/scopes.ts': 'faq-facts',
    'src/ui/docs/samples/credentials.ts': 'docs-parts',
    'src/app/router/prefetch.ts': 'interactive',
    'src/ui/shell/doubleClicks.ts': 'interactive',
    'src/ui/docs/page/pageModules.ts': 'PageArticle',
    'src/ui/docs/page/PageArticle.tsx': 'PageArticle',
    'src/ui/docs/page/mdx/Code.tsx': 'PageArticle',
    'src/ui/docs/definition/Samples.tsx': 'samples',
  })
})

test('a build without the files that the chunks start from fails', () => {
  for (const missing of ['index.html', 'src/app/bootstrap/openPage.ts']) {
    const rest = modulesOf(portal).map((module) => ({
      ...module,
      dynamicallyImportedIds: module.dynamicallyImportedIds.filter((id) => id !== missing),
    }))
    expect(() => chunksOf(rest.filter(({ id }) => id !== missing))).toThrow(
      'The groups of chunks start from files that the build does not have (scripts/vite/chunkGroups.ts)',
    )
  }
})

test('a module is known by its path within the project', () => {
  expect(pathOf('/project/src/ui/kit/search/search.css?used', '/project')).toBe('src/ui/kit/search/search.css')
  expect(pathOf('C:\\project\\src\\main.tsx', 'C:\\project')).toBe('src/main.tsx')
})

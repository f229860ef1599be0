import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** What tells a newer version from a lost connection: loadCode, and the parts that are made with it. */
const guards: ReadonlySet<string> = new Set(['loadCode', 'lazyPart', 'lazyDialog', 'createPart'])

const isGuard = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && guards.has(node.expression.text)

/** What a guard is given by name: `load` of `loadCode(load)`, `calls` of `loadCode(calls[purpose])`. */
function givenTo(call: ts.CallExpression): string[] {
  const [given] = call.arguments
  const root = given && ts.isElementAccessExpression(given) ? given.expression : given
  return root && ts.isIdentifier(root) ? [root.text] : []
}

const descendants = (node: ts.Node): ts.Node[] => {
  const children: ts.Node[] = []
  node.forEachChild((child) => void children.push(child))
  return [node, ...children.flatMap(descendants)]
}

function ancestors(node: ts.Node): ts.Node[] {
  return node.parent ? [node.parent, ...ancestors(node.parent)] : []
}

/** The modules that a file loads late without a guard. */
function unguarded(code: string): string[] {
  const nodes = descendants(ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  const given = new Set(nodes.filter(isGuard).flatMap(givenTo))
  const isNamed = (node: ts.Node) =>
    ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && given.has(node.name.text)
  return nodes.flatMap((node) => {
    if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return []
    if (ancestors(node).some((each) => isGuard(each) || isNamed(each))) return []
    const [module] = node.arguments
    return [module && ts.isStringLiteral(module) ? module.text : '?']
  })
}

/** Without a guard of their own: the modules by their file, and why. */
const excused: Readonly<Record<string, { modules: readonly string[]; because: string }>> = {
  'main.tsx': {
    modules: [
      './app/bootstrap/openPage.ts',
      './app/bootstrap/portal/startCatalogue.ts',
      './app/bootstrap/portal/startAnnouncements.ts',
      './app/bootstrap/portal/loadConfiguration.ts',
      '../mocks/hosts/page.ts',
      './app/bootstrap/sandbox/sandboxEnvironment.ts',
      './app/bootstrap/sandbox/openChosenBank.ts',
      './app/bootstrap/sandbox/followReplacements.ts',
      './app/bootstrap/sandbox/followBankPresence.ts',
      './app/bootstrap/storedNotices.ts',
      './app/router/prefetch.ts',
      './ui/shell/guardPage.ts',
    ],
    because: 'createBootstrap guards the opening (bootstrap.test.ts); nobody waits for the rest',
  },
  'api/operations.ts': {
    modules: ['./analytics.ts', './applications.ts', './account/profile.ts', './account/session.ts', './tickets.ts'],
    because: 'startAuthorizedCall loads them (startAuthorizedCall.test.ts)',
  },
  'app/router/screenLoader.ts': {
    modules: [
      '../screens/notFound.tsx',
      ...['requests', 'phone', 'mail', 'faults', 'clock', 'webhooks', 'data', 'tickets', 'state-machines']
        .concat('banks', 'scenarios')
        .map((panel) => `../screens/sandbox/${panel}.tsx`),
      '../screens/shared/panelScreen.tsx',
      ...['home', 'gettingStarted', 'discover', 'docs', 'community', 'support', 'faq', 'contact', 'announcements']
        .concat('signIn', 'registration', 'reminder', 'reactivation', 'activation', 'reset')
        .concat('dashboard', 'applications', 'applicationForm', 'firstCall', 'analytics', 'profile', 'tickets')
        .concat('createTicket')
        .map((screen) => `../screens/${screen}.tsx`),
    ],
    because: 'the navigation loads screens (navigation.test.ts), the dock its panels',
  },
  'app/screens/docs.tsx': {
    modules: ['./shared/docs/docsActors.ts', './shared/docs/watchToday.ts'],
    because: 'Try it out and the workbench are parts; samples without credentials and days of the build are right',
  },
  'app/screens/shared/docs/docsActors.ts': {
    modules: [
      './startSampleCredentials.tsx',
      './startOpenCalls.ts',
      './startSignatureWorkbench.tsx',
      './startTryItOut.ts',
    ],
    because: 'as those of docs.tsx',
  },
  'app/screens/shared/docs/startTryItOut.ts': {
    modules: ['../../../../api/sandbox/sms.ts'],
    because: 'without it the code is typed from the phone of the sandbox',
  },
  ...Object.fromEntries(
    [
      'screens/shared/mailLinkScreen.tsx',
      'screens/reset.tsx',
      'screens/registration.tsx',
      'screens/activation.tsx',
    ].map((file) => [
      `app/${file}`,
      {
        modules: [file.includes('shared') ? '../../actors/session/loginHint.ts' : '../actors/session/loginHint.ts'],
        because: 'without it the sign-in begins without a name',
      },
    ]),
  ),
  'app/actors/session/loadSignIn.ts': {
    modules: ['./loginHint.ts'],
    because: 'without it the sign-in begins without a name',
  },
  'app/screens/shared/PersonasLoader.tsx': {
    modules: ['../../../api/sandbox/personas.ts'],
    because: 'without it the form works as ever',
  },
  'app/screens/home.tsx': {
    modules: ['./shared/FirstCallProgress.tsx'],
    because: 'without it the page shows the same to who is signed in and who is not',
  },
  'app/session/browser/sessionBrowser.ts': {
    modules: ['../token/refreshLock.ts'],
    because: 'it comes with the client of the bank, in one chunk',
  },
  'app/actors/applications/applicationChanges.ts': {
    modules: ['../../session/browser/browserTabs.ts'],
    because: 'it comes with the client of the bank, in one chunk',
  },
  'app/actors/applications/generateKeys.ts': {
    modules: ['./generateKeysWithForge.ts'],
    because: 'only outside a secure context, where the failure names no cause',
  },
  'app/inspector/inspector.ts': {
    modules: ['./journey.ts'],
    because: 'the panel says that nothing was copied, and names no cause',
  },
  'app/router/prefetch.ts': {
    modules: [
      '../../ui/kit/states/isOutdated.ts',
      '../../ui/shell/notices/NoticesToaster.tsx',
      '../../ui/session/StaySignedInDialog.tsx',
    ],
    because: 'who needs them asks for them again',
  },
  'ui/kit/states/failure.ts': { modules: ['./isOutdated.ts'], because: 'loadCode itself' },
  'ui/docs/page/pageParts.ts': {
    modules: ['flows', 'sandbox', 'apiOverview', 'apiUsage', 'authorization', 'changelog', 'errorCodes', 'collection']
      .concat('terminology')
      .map((part) => `./parts/${part}Parts.ts`),
    because: 'loadPage loads them with the page',
  },
  'ui/docs/definition/operation/OperationView.tsx': {
    modules: ['../../tryItOut/TryItOut.tsx'],
    because: 'the part of Try it out waits for it within its guard',
  },
  'ui/docs/definition/operation/Samples.tsx': {
    modules: ['../../../../rules/definition/schema/typeScriptTypes.ts'],
    because: 'without it the samples have no types',
  },
  'ui/docs/definition/fields/useFieldFollower.ts': {
    modules: ['./followFields.ts'],
    because: 'without it no sample follows a field',
  },
  'ui/shell/frame/Drawer.tsx': { modules: ['./closeDrawer.ts'], because: 'without it the drawer closes by itself' },
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
  .map((name) => ({ name, code: readFileSync(join('src', name), 'utf8') }))
  .filter(({ code }) => code.includes('import('))

test('finds what is loaded late without a guard', () => {
  expect(
    unguarded('const load = () => import("./a.ts"); loadCode(load); const b = { c: () => import("./b.ts") }'),
  ).toEqual(['./b.ts'])
  expect(unguarded('loadCode(calls[name]); const calls = { a: async () => (await import("./a.ts")).a }')).toEqual([])
  expect(unguarded('const Part = lazyPart(() => withStyles(import("./Part.tsx")))')).toEqual([])
  expect(unguarded('await import("yaml"); type A = typeof import("./a.ts")')).toEqual(['yaml'])
})

test('code that comes late says when a newer version has replaced it, or is excused', () => {
  expect(files.length).toBeGreaterThan(50)
  const found = Object.fromEntries(
    files.map(({ name, code }) => [name, unguarded(code)]).filter(([, modules]) => modules?.length !== 0),
  )
  expect(found).toEqual(Object.fromEntries(Object.entries(excused).map(([name, { modules }]) => [name, modules])))
})

const guarding = files.filter(({ code }) => /\bloadCode\(/.test(code) && unguarded(code).length === 0)

test('each loadCode that guards what its file loads is missed', () => {
  expect(guarding.map(({ name }) => name)).toContain('app/actors/firstCall/firstCall.ts')
  for (const { name, code } of guarding)
    for (const [index, { index: at }] of [...code.matchAll(/\bloadCode\(/g)].entries())
      expect(unguarded(`${code.slice(0, at)}${code.slice(at + 'loadCode'.length)}`), `${name}: ${index}`).not.toEqual(
        [],
      )
})

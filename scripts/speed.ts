/**
 * `npm run speed` prepares a comparison of the pages with plain HTML, `-- docs` one of the documentation with zudoku and
 * swagger-ui; `-- sandbox` compares the sandbox, `-- banks` measures many banks in one server, `-- open-bank` one in a
 * test, `-- postgres` calls on PostgreSQL, `-- instances` several servers on it, `-- simulation`
 * reads from their times what many developers need, `-- dock` shows the long
 * tasks of a page under the dock, `-- search` how long an answer of the search takes (docs/speed.md), `-- modules` writes
 * what each route loads.
 */
const parts = {
  pages: () => import('./speed/pages.ts'),
  docs: () => import('./speed/docs.ts'),
  sandbox: () => import('./speed/sandbox.ts'),
  banks: () => import('./speed/banks.ts'),
  'open-bank': () => import('./speed/openBankTimes.ts'),
  postgres: () => import('./speed/postgres.ts'),
  instances: () => import('./speed/instances.ts'),
  simulation: () => import('./speed/simulation.ts'),
  dock: () => import('./speed/dock.ts'),
  search: () => import('./speed/search.ts'),
  modules: () => import('./speed/modules.ts'),
}

const [part = 'pages'] = process.argv.slice(2)
if (!Object.hasOwn(parts, part)) {
  console.error(`Usage: npm run speed -- [${Object.keys(parts).join(' | ')}]`)
  process.exit(1)
}
await parts[part as keyof typeof parts]()

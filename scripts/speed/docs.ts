import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { bankBase } from '../../mocks/http/paths.ts'
import { docsPages } from '../../src/rules/docs/docs.ts'
import { exportDefinitions } from '../definitions/exportDefinitions.ts'
import { runScript } from '../support/command.ts'
import { buildZudoku, installPeers, plainSwaggerUi } from './shared/docsPeers.ts'
import { thirtyOperations } from './shared/thirtyOperations.ts'

/**
 * Prepares a comparison of the documentation with zudoku and with plain swagger-ui (docs/speed.md): the same 30 operations
 * and the same page of text in each, and the settings for measure-pages.mjs. The portal is a production build whose
 * catalogue has one product more, so no developer ever sees it; its bank is files.
 */
const target = resolve('reports/speed-docs')
const definitions = join(target, 'definitions')
const portal = join(target, 'portal')
const product = 99000
const service = 99001
const staticPage = 'password-flow'

const write = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

interface Exported {
  products: Record<string, unknown>[]
  groups: Record<string, unknown>[]
  services: Record<string, unknown>[]
}

/** The sandbox's catalogue and definitions with the test product. */
async function writeDefinitions(document: Record<string, unknown>): Promise<Exported> {
  await exportDefinitions(definitions)
  const file = join(definitions, 'catalogue.json')
  const catalogue: Exported = JSON.parse(readFileSync(file, 'utf8'))
  const name = 'Thirty operations'
  const [first] = catalogue.products
  catalogue.products.push({ ...first, id: product, name, summary: name, description: name })
  const swaggerUrl = `/api-documentation-service/definitions/${service}`
  catalogue.groups.push({ productId: product, serviceId: service, name, swaggerUrl })
  catalogue.services.push({ serviceId: service, name, endpointAddress: '/api', swaggerUrl })
  writeFileSync(file, JSON.stringify(catalogue))
  writeFileSync(join(definitions, `${service}.json`), JSON.stringify(document))
  return catalogue
}

/** What the bank answers, as files: `index.html`, since the measuring server compresses by the name. */
function writeBank({ products, groups, services }: Exported): void {
  const answer = (path: string, value: unknown) =>
    write(join(portal, bankBase, path, 'index.html'), JSON.stringify(value))
  const list = (path: string, data: unknown) => answer(path, { header: { status: 'SUCCESS', statusCode: 200 }, data })
  list('api-dashboard-service/dashboard/products', products)
  list('api-dashboard-service/dashboard/groups', groups)
  list('api-dashboard-service/dashboard/services', services)
  list('api-dashboard-service/announcement/announcements', [])
  answer(
    `api-documentation-service/definitions/${service}`,
    JSON.parse(readFileSync(join(definitions, `${service}.json`), 'utf8')),
  )
  cpSync('config/portal.sandbox.json', join(portal, 'portal.json'))
}

const { document, last } = await thirtyOperations()
rmSync(target, { recursive: true, force: true })
installPeers()
const catalogue = await writeDefinitions(document)
console.log('Building the portal …')
const built = await runScript('scripts/build.ts', ['--definitions', definitions, '--out', portal])
if (!built.ok) throw new Error(`The build failed:\n${built.output}`)
writeBank(catalogue)

const { title = '' } = docsPages.find(({ slug }) => slug === staticPage) ?? {}
const markdown = readFileSync(join(portal, `docs/${staticPage}.md`), 'utf8')
console.log('Building zudoku …')
const zudoku = buildZudoku({ document, markdown, title })
const swagger = join(target, 'swagger-ui')
plainSwaggerUi(swagger, document)

const lastSummary = Object.values(document.paths as Record<string, Record<string, { summary: string }>>)
  .flatMap((path) => Object.values(path))
  .at(-1)?.summary
const zudokuId = (lastSummary ?? '')
  .toLowerCase()
  .replaceAll(/[^a-z0-9]+/g, '-')
  .replaceAll(/^-|-$/g, '')
const words = 'text=Use the password flow to get an'
const servicePath = '/docs/api/thirty-operations/thirty-operations'
const targets = [
  {
    name: 'zudoku',
    dir: zudoku,
    pages: {
      // Its home is its first page.
      home: { path: '/', ready: words },
      page: { path: `/${staticPage}`, ready: words },
      service: { path: '/api/all', ready: 'h2[id]', min: 30 },
      last: { path: `/api/all#${zudokuId}`, ready: `[id="${zudokuId}/responses"]` },
    },
  },
  {
    name: 'portal',
    dir: portal,
    pages: {
      home: { path: '/', ready: 'h1' },
      page: { path: `/docs/${staticPage}`, ready: words },
      service: { path: servicePath, ready: '.operation h3', min: 30 },
      last: { path: `${servicePath}#${last}`, ready: `[id="${last}"] .answers` },
    },
  },
  {
    name: 'swagger-ui',
    dir: swagger,
    pages: {
      service: { path: '/', ready: '.opblock', min: 30 },
    },
  },
]
writeFileSync(join(target, 'config.json'), JSON.stringify({ rounds: 5, targets }, null, 2))
console.log('reports/speed-docs/config.json is ready for measure-pages.mjs (docs/speed.md).')

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { baasCustomers } from '../../mocks/fixtures/testCustomers/baasCustomers.ts'
import { baasTestCustomers } from '../../src/rules/bank/baasTestCustomers.ts'
import { bankHosts, bankPaths } from '../../src/rules/bank/bankHosts.ts'
import { testCustomers } from '../../src/rules/bank/testCustomers.ts'
import { postmanCollectionPath, postmanDefaults } from '../../src/rules/docs/downloads.ts'
import { bundleDefinitions } from '../definitions/bundleDefinitions.ts'
import { digestOfDefinitions } from '../definitions/definitionFiles.ts'
import type { CollectionValues } from './collectionVariables.ts'
import { sandboxCollection } from './sandboxCollection.ts'

const root = resolve(import.meta.dirname, '../..')
const cache = join(root, '.cache/postman')

/** The sandbox as an HTTP server and its first customers. */
const sandboxValues: CollectionValues = {
  ...postmanDefaults,
  base: bankHosts.find(({ id }) => id === 'sandbox')?.base ?? '',
  authorizationId: baasCustomers[0]?.authorizationId ?? '',
}

/** Changes when the collection would be another one. */
function digest(): string {
  const hash = createHash('sha256').update(
    digestOfDefinitions(JSON.stringify([sandboxValues, bankPaths, testCustomers, baasTestCustomers])),
  )
  for (const folder of ['mocks/fixtures/catalogue', 'scripts/postman'])
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const file = join(root, folder, name)
      if (statSync(file).isFile()) hash.update(`\0${name}\0`).update(readFileSync(file))
    }
  return hash.digest('hex').slice(0, 16)
}

/** The collection as JSON, kept in .cache until a source of it changes. */
async function collectionText(): Promise<string> {
  const file = join(cache, `${digest()}.json`)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const text = JSON.stringify(await sandboxCollection(await bundleDefinitions(), sandboxValues))
  mkdirSync(cache, { recursive: true })
  for (const name of readdirSync(cache)) rmSync(join(cache, name), { force: true })
  writeFileSync(`${file}.${process.pid}`, text)
  renameSync(`${file}.${process.pid}`, file)
  return text
}

/** Serves the Postman collection in development and writes it into builds. */
export const postmanPlugin = (): Plugin => ({
  name: 'postman',
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      if (request.url !== postmanCollectionPath) return next()
      response.setHeader('Content-Type', 'application/json')
      response.end(await collectionText())
    })
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: postmanCollectionPath.slice(1), source: await collectionText() })
  },
})

import { parseArgs } from 'node:util'
import { ensureBuilt } from './built.ts'
import { serve } from './serve.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' }, bank: { type: 'string' } } })
const port = Number(values.port)
const bank = values.bank?.replace(/\/$/, '')
if (bank !== undefined && !URL.canParse(bank)) {
  console.error(`--bank is ${bank}: give an address such as http://127.0.0.1:8787.`)
  process.exit(1)
}

try {
  const folder = await ensureBuilt('sandbox', () => console.log('Building the portal with its sandbox …'))
  const { url } = await serve(folder, port, bank)
  const where = bank === undefined ? 'in a box' : `at ${bank}`
  console.log(`Portico, with the bank ${where}, is at ${url} (Ctrl-C ends it).`)
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(
    taken
      ? `Port ${port} is taken: end what uses it, or choose another with \`npm start -- --port ${port + 1}\`.`
      : String(error instanceof Error ? error.message : error),
  )
  process.exit(1)
}

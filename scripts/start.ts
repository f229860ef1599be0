import { parseArgs } from 'node:util'
import { ensureBuilt } from './built.ts'
import { serve } from './serve.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } })
const port = Number(values.port)

try {
  const folder = await ensureBuilt('sandbox', () => console.log('Building the portal with its sandbox …'))
  const { url } = await serve(folder, port)
  console.log(`Portico, with the bank in a box, is at ${url} (Ctrl-C ends it).`)
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(
    taken
      ? `Port ${port} is taken: end what uses it, or choose another with \`npm start -- --port ${port + 1}\`.`
      : String(error instanceof Error ? error.message : error),
  )
  process.exit(1)
}

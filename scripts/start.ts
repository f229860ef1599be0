import { readControlKey } from '../mocks/hosts/access/readControlKey.ts'
import { portOf } from '../mocks/hosts/server/serverOptions.ts'
import { keepServing } from '../mocks/hosts/server/uncaughtErrors.ts'
import { bankWarning } from './host/bankWarning.ts'
import { portalPort } from './host/portalPort.ts'
import { serve } from './serve.ts'
import { ensureBuilt } from './support/built.ts'
import { bankOf, endWith, readOptions } from './support/options.ts'

const values = readOptions({
  port: { type: 'string', default: portalPort },
  bank: { type: 'string' },
  'control-key': { type: 'string' },
})
try {
  const port = portOf(values.port)
  const bank = values.bank === undefined ? undefined : bankOf(values.bank)
  const given = values['control-key']
  if (given !== undefined && bank === undefined)
    throw new Error('--control-key is for the server of --bank: give both.')
  const key = bank === undefined ? undefined : readControlKey(given, process.env.PORTICO_CONTROL_KEY)
  const folder = await ensureBuilt('sandbox', () => console.log('Building the portal with its sandbox …'))
  const { url } = await serve(folder, port, bank, key)
  keepServing()
  const services = bank === undefined ? 'its sandbox' : `the bank at ${bank}`
  console.log(`Portico, with ${services}, is at ${url}. Press Ctrl+C to stop it.`)
  const warning = bank === undefined ? undefined : await bankWarning(bank, key)
  if (warning !== undefined) console.warn(warning)
} catch (error) {
  endWith(error)
}

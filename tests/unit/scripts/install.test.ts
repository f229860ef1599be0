import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

const slow = { meta: { slow: 'npm installs in a process of its own' } }

const folders: string[] = []
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-install-'))
  folders.push(folder)
  return folder
}

const write = (file: string, value: unknown) => writeFileSync(file, JSON.stringify(value))

/** A package of one file, as a registry sends it. */
function packed(): Buffer {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'package'))
  write(join(folder, 'package/package.json'), { name: '@bank/left', version: '1.0.0' })
  return execFileSync('tar', ['-czf', '-', '-C', folder, 'package'])
}

/** A registry that has one package, at the usual address or at another, and `native`; and what it was asked for. */
async function registryOf(content: Buffer, address: string): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    if (url === address || url.startsWith('/native/')) return response.end(content)
    if (url !== '/@bank%2fleft') return response.writeHead(404).end('{}')
    const version = { name: '@bank/left', version: '1.0.0', dist: { tarball: base + address } }
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ name: '@bank/left', versions: { '1.0.0': version } }))
  })
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

/** A project whose lock file names the package and no registry. */
function projectOf(content: Buffer, registry: string): string {
  const folder = temporaryFolder()
  const dependencies = { '@bank/left': '1.0.0' }
  const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`
  mkdirSync(join(folder, 'scripts'))
  cpSync('scripts/install.mjs', join(folder, 'scripts/install.mjs'))
  write(join(folder, 'package.json'), {
    name: 'project',
    version: '1.0.0',
    dependencies,
    engines: { node: '>=20.0.0' },
  })
  write(join(folder, 'package-lock.json'), {
    name: 'project',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': { name: 'project', version: '1.0.0', dependencies },
      'node_modules/@bank/left': { version: '1.0.0', integrity },
    },
  })
  writeFileSync(join(folder, '.npmrc'), `registry=${registry}\ncache=${join(folder, '.npm')}\nfetch-retries=0\n`)
  return folder
}

/** Without what the npm that runs the tests hands on: its cache would have the package of the test before. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))

const installIn = (folder: string, options = '') =>
  new Promise<string>((resolve, reject) => {
    const code = `import('./scripts/install.mjs').then(({ ensureInstalled }) => ensureInstalled(${options}))`
    const child = spawn(process.execPath, ['-e', code], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const add = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', add)
    child.stderr.on('data', add)
    child.once('error', reject).once('close', () => resolve(output))
  })

const installed = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'node_modules/@bank/left/package.json'), 'utf8'))

test(
  'a first install asks the registry for each package alone, and leaves nothing beside node_modules',
  slow,
  async () => {
    const content = packed()
    const { url, asked } = await registryOf(content, '/@bank/left/-/left-1.0.0.tgz')
    const folder = projectOf(content, url)
    const interrupted = join(folder, '.cache/install-999999999')
    mkdirSync(interrupted, { recursive: true })
    const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8')
    await installIn(folder)
    expect(installed(folder)).toEqual({ name: '@bank/left', version: '1.0.0' })
    expect(asked).toEqual(['/@bank/left/-/left-1.0.0.tgz'])
    expect(readdirSync(join(folder, '.cache'))).toEqual([])
    expect(readFileSync(join(folder, 'package-lock.json'), 'utf8')).toBe(lock)
    expect(await installIn(folder)).toBe('')
  },
)

test('a registry that has packages at other addresses is asked for them', slow, async () => {
  const content = packed()
  const { url, asked } = await registryOf(content, '/files/left.tgz')
  const folder = projectOf(content, url)
  expect(await installIn(folder)).toContain('This registry has other addresses: asking it for each of them …')
  expect(installed(folder)).toEqual({ name: '@bank/left', version: '1.0.0' })
  expect(asked).toEqual(['/@bank/left/-/left-1.0.0.tgz', '/@bank%2fleft', '/files/left.tgz'])
})

test.each(['por#tico', 'por?tico', 'por%20tico'])(
  'in a folder named %s it says that nothing can be built there',
  async (name) => {
    const folder = join(temporaryFolder(), name)
    cpSync(projectOf(packed(), 'http://127.0.0.1:1'), folder, { recursive: true })
    expect(await installIn(folder)).toBe(
      `Vite and Vitest can’t work in a folder with #, ? or % in its path. Rename ${realpathSync(folder)}.\n`,
    )
  },
)

test('an install that fails says so and moves nothing', slow, async () => {
  const content = packed()
  const { url } = await registryOf(Buffer.from('damaged'), '/@bank/left/-/left-1.0.0.tgz')
  const folder = projectOf(content, url)
  await installIn(folder)
  expect(existsSync(join(folder, 'node_modules'))).toBe(false)
  expect(readdirSync(join(folder, '.cache'))).toEqual([])
})

test(
  'an install without development leaves out what packages do without, but not their parts for the platform',
  slow,
  async () => {
    const content = packed()
    const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`
    const { url, asked } = await registryOf(content, '/@bank/left/-/left-1.0.0.tgz')
    const folder = projectOf(content, url)
    const lockFile = join(folder, 'package-lock.json')
    const manifestFile = join(folder, 'package.json')
    const devDependencies = { compiler: '1.0.0' }
    write(manifestFile, { ...JSON.parse(readFileSync(manifestFile, 'utf8')), devDependencies })
    const lock = JSON.parse(readFileSync(lockFile, 'utf8'))
    lock.packages[''].devDependencies = devDependencies
    Object.assign(lock.packages['node_modules/@bank/left'], {
      peerDependencies: { compiler: '1.0.0' },
      peerDependenciesMeta: { compiler: { optional: true } },
      optionalDependencies: { parser: '1.0.0', native: '1.0.0' },
    })
    lock.packages['node_modules/compiler'] = { version: '1.0.0', integrity, devOptional: true }
    lock.packages['node_modules/parser'] = { version: '1.0.0', integrity, optional: true }
    lock.packages['node_modules/native'] = { version: '1.0.0', integrity, optional: true, os: [process.platform] }
    write(lockFile, lock)
    await installIn(folder, '{ omitsDev: true }')
    expect(asked.sort()).toEqual(['/@bank/left/-/left-1.0.0.tgz', '/native/-/native-1.0.0.tgz'])
    expect(readdirSync(join(folder, 'node_modules'))).toEqual(['.package-lock.json', '@bank', 'native'])
    expect(await installIn(folder, '{ omitsDev: true }')).toBe('')
  },
)

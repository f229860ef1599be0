import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { nginxFiles } from '../host/nginxFiles.ts'
import { installOnDebian } from '../support/findBrowser.ts'
import { freePort } from '../support/freePort.ts'

const brotliModule = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/usr/lib64/nginx/modules']
  .map((folder) => `${folder}/ngx_http_brotli_static_module.so`)
  .find((file) => existsSync(file))

const howToGetIt =
  'No nginx was found: install one (Debian and Ubuntu: apt-get install nginx libnginx-mod-http-brotli-static).'

const onPath = (command: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, command))
    .find((file) => existsSync(file))

/** Undefined where none is installed. */
export const presentNginx = (): string | undefined => onPath('nginx')

/** @throws Error with a sentence on how to get one. */
function findNginx(): string {
  const present = presentNginx()
  if (present) return present
  installOnDebian('nginx', 'libnginx-mod-http-brotli-static', 'openssl')
  const fresh = onPath('nginx')
  if (fresh) return fresh
  throw new Error(howToGetIt)
}

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => done(true)).once('error', () => done(false))
    socket.once('connect', () => socket.destroy())
  })

function certify(folder: string): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
      ...files,
      ...subject,
    ],
    { stdio: 'ignore' },
  )
}

export interface RealNginx {
  /** Of its TLS server and of the one that only redirects. */
  port: number
  plainPort: number
  certificate: Buffer
  brotli: boolean
  stop(): void
}

/** deploy/nginx.conf as it is, with its folders and ports moved to a temporary folder and free ports, on a real nginx. */
export async function startNginx(build: string): Promise<RealNginx> {
  const nginx = findNginx()
  const folder = mkdtempSync(join(tmpdir(), 'portico-nginx-'))
  const [port, plainPort] = [await freePort(), await freePort()]
  const brotli = brotliModule !== undefined
  certify(folder)
  for (const [name, content] of Object.entries(nginxFiles(build, { brotli })))
    writeFileSync(join(folder, name), content)
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/^\s*listen \[::\].*\n/gm, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${plainPort}`)
    .replaceAll('/srv/portico', resolve(build))
    .replaceAll(/\/etc\/(?:nginx|ssl)\/portico/g, folder)
  const stop = await runNginx(nginx, { folder, site, port, modules: brotliModule ? [brotliModule] : [] })
  return { port, plainPort, certificate: readFileSync(join(folder, 'fullchain.pem')), brotli, stop }
}

/**
 * A real nginx with this server of its configuration, in the foreground, as soon as it answers at the port.
 *
 * @param options.folder a new one of its own, which is removed when it ends
 * @returns what ends it
 * @throws Error with what nginx says when it does not start
 */
export async function runNginx(
  nginx: string,
  { folder, site, port, modules = [] }: { folder: string; site: string; port: number; modules?: readonly string[] },
): Promise<() => void> {
  writeFileSync(join(folder, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/t;`)
  mkdirSync(join(folder, 't'))
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      ...modules.map((module) => `load_module ${module};`),
      process.getuid?.() === 0 ? 'user root;' : '',
      `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;`,
      `events {} http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
    ].join('\n'),
  )
  const server = spawn(nginx, ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let words = ''
  server.stderr.on('data', (chunk) => {
    words += chunk
  })
  const stop = () => {
    server.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; !(await answers(port)); tries++) {
    if (server.exitCode !== null || tries > 100) {
      stop()
      throw new Error(`nginx does not run:\n${words}`)
    }
    await new Promise((done) => setTimeout(done, 50))
  }
  return stop
}

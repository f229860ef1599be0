import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { stopTime } from '../../../mocks/hosts/server/gracefulStop.ts'

/** What the files in deploy/ promise each other; nothing runs Docker here. */

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')

interface Service {
  image: string
  command?: string[]
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string; restart?: boolean }>
  volumes?: string[]
  ports?: string[]
  healthcheck?: { test: string[] }
  stop_grace_period: string
}
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, null>
}
const { services } = compose
const seconds = (text: string) => Number(/^(\d+)s$/.exec(text)?.[1])

test('two sandbox servers start after PostgreSQL, nginx after them, and only nginx has a port of the machine', () => {
  expect(Object.keys(services).sort()).toEqual(['nginx', 'postgres', 'sandbox-1', 'sandbox-2'])
  const healthy = { condition: 'service_healthy' }
  expect(services['sandbox-1']).toEqual(services['sandbox-2'])
  expect(services['sandbox-1']?.depends_on).toEqual({ postgres: healthy })
  // It would go on calling the addresses that they had when it started.
  const restarting = { ...healthy, restart: true }
  expect(services.nginx?.depends_on).toEqual({ 'sandbox-1': restarting, 'sandbox-2': restarting })
  expect(services.postgres?.healthcheck?.test[1]).toBe('pg_isready')
  expect(Object.entries(services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(['nginx'])
})

test('PostgreSQL keeps its data in a volume, above the folder of a major version', () => {
  expect(services.postgres).toMatchObject({ image: 'postgres:18', volumes: ['database:/var/lib/postgresql'] })
  expect(Object.keys(compose.volumes)).toEqual(['database'])
})

test('each variable is in .env.example, and no secret has a value there or is in a command', () => {
  const used = new Set(Array.from(read('compose.yaml').matchAll(/\$\{(\w+)/g), ([, name]) => name))
  const example = new Map(
    Array.from(read('.env.example').matchAll(/^(\w+)=(.*)$/gm), ([, name, value]) => [name, value]),
  )
  expect([...example.keys()].sort()).toEqual([...used].sort())
  expect(['PORTICO_CONTROL_KEY', 'POSTGRES_PASSWORD'].map((name) => example.get(name))).toEqual(['', ''])
  for (const { command = [] } of Object.values(services)) expect(command.join(' ')).not.toMatch(/PASSWORD|KEY/)
})

test('whoever stops a server waits longer than it takes', () => {
  for (const name of ['sandbox-1', 'sandbox-2', 'nginx'])
    expect(seconds(services[name]?.stop_grace_period ?? '')).toBeGreaterThan(stopTime / 1000)
  const [, systemd] = /^TimeoutStopSec=(\d+)$/m.exec(read('portico-sandbox@.service')) ?? []
  expect(Number(systemd)).toBeGreaterThan(stopTime / 1000)
})

test('the image runs the packed server as a user without a shell in between', () => {
  const lines = read('Dockerfile').split('\n')
  expect(lines.filter((line) => /^(?:USER|ENTRYPOINT|CMD)/.test(line))).toEqual([
    'USER node',
    'ENTRYPOINT ["node", "node_modules/portico-sandbox/portico-sandbox.js", "--host", "0.0.0.0", "--port", "8787"]',
  ])
  expect(read('Dockerfile')).toContain("fetch('http://127.0.0.1:8787/health/live')")
})

test('nginx is not given text/html as a type with a charset, which it has anyway and warns of', () => {
  expect(read('nginx.conf').match(/^ +charset_types .*;$/gm)).toEqual([
    '  charset_types text/plain text/markdown text/css text/javascript text/xml;',
  ])
})

test('nginx passes calls on to the servers of the compose file', () => {
  const upstream = Array.from(read('sandbox-nginx.conf').matchAll(/^ +server ([\w-]+):8787/gm), ([, name]) => name)
  expect(upstream).toEqual(['sandbox-1', 'sandbox-2'])
})

test.each([
  ['sandbox-nginx.conf', ['80', '[::]:80']],
  ['nginx.conf', ['80', '[::]:80', '443 ssl http2', '[::]:443 ssl http2']],
])('nginx with %s listens on IPv4 and IPv6', (file, expected) => {
  expect(Array.from(read(file).matchAll(/^ +listen (.*);$/gm), ([, address]) => address)).toEqual(expected)
})

test('beside other sites of an nginx the sandbox is found by the name that its manual lets the reader set', () => {
  expect(read('sandbox-nginx.conf').match(/^ +server_name .*;$/gm)).toEqual(['  server_name sandbox.bank.com;'])
  expect(readFileSync('docs/hosting.md', 'utf8')).toContain(
    'vi /etc/nginx/conf.d/portico-sandbox.conf   # server_name\n',
  )
})

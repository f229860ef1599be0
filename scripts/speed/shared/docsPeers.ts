import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What the documentation is compared with, installed outside of the project. */
const folder = join(tmpdir(), 'portico-speed-docs')
const packages = ['zudoku@0.76.0', 'swagger-ui-dist@5.35.0']
const installed = (name: string) => join(folder, 'node_modules', name)

function execute(command: string, parameters: string[], options: object): void {
  const { status } = spawnSync(command, parameters, { stdio: 'inherit', ...options })
  if (status !== 0) throw new Error(`${command} ended with ${status}`)
}

export function installPeers(): void {
  if (packages.every((name) => existsSync(installed(name.slice(0, name.lastIndexOf('@')))))) return
  mkdirSync(folder, { recursive: true })
  execute('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', ...packages], {})
}

interface Site {
  document: Record<string, unknown>
  markdown: string
  title: string
}

/** Builds zudoku with its update check off, from one page of text and the definition; answers the folder of the site. */
export function buildZudoku({ document, markdown, title }: Site): string {
  const site = join(folder, 'site')
  rmSync(site, { recursive: true, force: true })
  mkdirSync(join(site, 'pages'), { recursive: true })
  const configuration = {
    site: { title: 'Portico' },
    navigation: [
      { type: 'doc', file: 'password-flow', label: title },
      { type: 'link', to: '/api', label: 'API' },
    ],
    redirects: [{ from: '/', to: '/password-flow' }],
    apis: { type: 'file', input: './openapi.json', path: '/api' },
  }
  writeFileSync(join(site, 'package.json'), JSON.stringify({ name: 'site', private: true, type: 'module' }))
  writeFileSync(
    join(site, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { module: 'ESNext', jsx: 'react-jsx' } }),
  )
  writeFileSync(join(site, 'zudoku.config.ts'), `export default ${JSON.stringify(configuration)}`)
  writeFileSync(join(site, 'openapi.json'), JSON.stringify(document))
  writeFileSync(join(site, 'pages/password-flow.md'), markdown)
  const env = { ...process.env, ZUDOKU_DISABLE_UPDATE_CHECK: '1', ZUDOKU_DO_NOT_TRACK: '1', CI: '1' }
  execute(process.execPath, [join(installed('zudoku'), 'cli.js'), 'build'], { cwd: site, env, stdio: 'ignore' })
  return join(site, 'dist')
}

/** swagger-ui as it is distributed: it opens the operation that the address names, and lists the others. */
export function plainSwaggerUi(target: string, document: Record<string, unknown>): void {
  mkdirSync(target, { recursive: true })
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    cpSync(join(installed('swagger-ui-dist'), name), join(target, name))
  writeFileSync(join(target, 'openapi.json'), JSON.stringify(document))
  writeFileSync(
    join(target, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Portico</title><link rel="stylesheet" href="swagger-ui.css"></head><body><div id="swagger-ui"></div><script src="swagger-ui-bundle.js"></script><script>SwaggerUIBundle({ url: 'openapi.json', dom_id: '#swagger-ui', deepLinking: true })</script></body></html>`,
  )
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkNginx } from './checks/nginx.ts'
import { nginxFiles } from './host/nginxFiles.ts'
import { writeCrawlerFiles } from './pages/crawlerFiles.ts'
import { ensureBuilt } from './support/built.ts'
import { endWith, readOptions } from './support/options.ts'
import { closingLine } from './support/totals.ts'

/**
 * Writes what deploy/nginx.conf includes into dist/nginx, from the build and the portal.json that lies in it now
 * (dist/portal, or what `--dir` names). `--check` compares a real nginx with our own server instead, by default over a
 * build of its own.
 */
const values = readOptions({
  dir: { type: 'string' },
  brotli: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
})
try {
  if (values.check) {
    const build = () => ensureBuilt('portal', () => console.log('Building the portal for production …'))
    const folder = values.dir ?? (await build())
    const totals = await checkNginx(folder)
    console.log(closingLine(totals))
    process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1
  } else {
    const folder = values.dir ?? 'dist/portal'
    writeCrawlerFiles(folder)
    rmSync('dist/nginx', { recursive: true, force: true })
    mkdirSync('dist/nginx', { recursive: true })
    for (const [name, content] of Object.entries(nginxFiles(folder, values)))
      writeFileSync(join('dist/nginx', name), content)
    console.log('dist/nginx is written; docs/hosting.md says where it goes.')
  }
} catch (error) {
  endWith(error)
}

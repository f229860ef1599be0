import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PurgeCSS } from 'purgecss'

export const swaggerStylesheet = (packages: string) => join(packages, 'swagger-ui-react/swagger-ui.css')

/** swagger-ui's own rules, as far as its bundle names them, before ours. */
export async function swaggerStyles(ours: string, packages: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [
      { raw: readFileSync(join(packages, 'swagger-ui-react/swagger-ui-es-bundle-core.js'), 'utf8'), extension: 'js' },
    ],
    css: [{ raw: readFileSync(swaggerStylesheet(packages), 'utf8') }],
    defaultExtractor: (code) => code.match(/[\w-]+/g) ?? [],
    fontFace: true,
    keyframes: true,
  })
  return `${(result?.css ?? '').replace(/@media \(prefers-color-scheme[^{]*\{/g, '@media not all {')}\n${ours}`
}

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { librariesWithoutHtml } from '../../../../scripts/vite/librariesWithoutHtml.ts'
import { transformedBy } from '../../../support/transformedBy.ts'

const files = [
  'node_modules/zrender/lib/canvas/Painter.js',
  'node_modules/@radix-ui/react-scroll-area/dist/index.mjs',
  'node_modules/@radix-ui/react-select/dist/index.mjs',
]

/** The module as it is built. */
const built = async (code: string, file: string): Promise<string | undefined> =>
  (await transformedBy(librariesWithoutHtml(), code, `/portico/${file}`))?.code

it.each(files)('has %s assign no HTML', async (file) => {
  const code = readFileSync(file, 'utf8')
  expect(code).toMatch(/innerHTML/i)
  expect(await built(code, file)).not.toMatch(/innerHTML/i)
})

it('fails the build when a library assigns HTML in another way, or nowhere', async () => {
  const [file = ''] = files
  const message = `/portico/${file} assigns HTML in another way: scripts/vite/librariesWithoutHtml.ts`
  for (const code of ["root.innerHTML = '';\nroot.innerHTML = html;", 'root.textContent = html'])
    await expect(built(code, file)).rejects.toThrow(new Error(message))
})

it('leaves every other module as it is', async () => {
  expect(await built("root.innerHTML = ''", 'src/main.tsx')).toBeUndefined()
})

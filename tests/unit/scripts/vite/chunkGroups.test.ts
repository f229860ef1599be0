import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chunkGroups, chunkGroupsExist } from '../../../../scripts/vite/chunkGroups.ts'

const root = '/project'

/** What the plugin says of a build of these modules. */
function errorOf(paths: readonly string[]): string | undefined {
  let message: string | undefined
  const context = {
    getModuleIds: () => paths.map((path) => (path.startsWith('\0') ? path : join(root, path))),
    error(text: string) {
      message = text
    },
  }
  const { generateBundle } = chunkGroupsExist(root)
  ;(generateBundle as unknown as (this: typeof context) => void).call(context)
  return message
}

const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

test('a group that names no module of the build fails it, and says which entry', () => {
  const sources = filesUnder('src')
  expect(errorOf(sources.filter((path) => path !== 'src/rules/applications/publicKey.ts'))).toContain(
    'applications: "src/rules/applications/publicKey.ts"',
  )
  expect(errorOf(sources.filter((path) => !path.startsWith('src/ui/contact/')))).toContain('form: "src/ui/contact/"')
  expect(errorOf(sources)).not.toContain('"src/')
})

test('an entry with an exclamation mark stays out of its group', () => {
  const bank = chunkGroups(root).find(({ name }) => name === 'bank')
  const isIn = (path: string) => bank?.test(join(root, path))
  expect([isIn('src/app/session/session.ts'), isIn('src/app/session/sessionAccess.ts')]).toEqual([true, false])
})

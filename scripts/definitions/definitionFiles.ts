import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** The folder of the definitions. */
export const definitionsFolder = join(root, 'mocks/openapi')

const slashed = (path: string) => path.split(sep).join('/')

const yamlFiles = (folder = definitionsFolder): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.yaml'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()

/** Every file that a definition can consist of, absolute. */
export const sourceFiles = (): string[] => yamlFiles()

const isDefinition = (file: string, folder: string) =>
  basename(file) !== 'components.yaml' && basename(dirname(file)) !== 'shared' && dirname(file) !== folder

/** The definitions of a folder as `<product>/<service>`, each with its file. */
export const definitionFiles = (folder = definitionsFolder): Map<string, string> =>
  new Map(
    yamlFiles(folder)
      .filter((file) => isDefinition(file, folder))
      .map((file) => [slashed(relative(folder, file)).replace(/\.yaml$/, ''), file]),
  )

/** Changes when a file of the definitions does, or when `version` does. */
export function digestOfDefinitions(version: string): string {
  const hash = createHash('sha256').update(version)
  for (const file of yamlFiles())
    hash.update(`\0${slashed(relative(definitionsFolder, file))}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

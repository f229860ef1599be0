import { readdirSync, readFileSync } from 'node:fs'

/** Test files in a folder and those below it, by the end of their names. */
export const filesBelow = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)

/** Whether all tests of a file have the tag `full`, in vitest's words, so that it need not be loaded to leave them out. */
export const isFull = (file: string): boolean => /^\/\/ @module-tag full$/m.test(readFileSync(file, 'utf8'))

import { DamagedFolderError } from './folderManifest.ts'

export const notOurs = (path: string) =>
  new Error(`${path} is not a data folder of this sandbox. Choose a new or an empty folder with --data.`)

export const oldFile = (path: string) =>
  new Error(
    `${path} is a data file of an earlier version, which this one cannot read; it was not changed. ` +
      'Choose a new folder with --data.',
  )

export const damagedError = (path: string, { message }: Error) =>
  new DamagedFolderError(
    `${path} is damaged: ${message}. It was not changed. Restore it from a copy, or write what can be read into a ` +
      `new folder: --data ${path} --repair NEW-FOLDER`,
  )

export function openError(path: string, error: Error): Error {
  const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException
  return code === 'LEVEL_LOCKED'
    ? new Error(`${path} is in use by another sandbox. Stop that one, or choose another folder with --data.`)
    : new Error(`${path} cannot be opened: ${message}`, { cause: error })
}

export const isLocked = (error: Error) => ((error.cause ?? error) as NodeJS.ErrnoException).code === 'LEVEL_LOCKED'

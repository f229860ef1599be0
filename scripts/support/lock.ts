import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

interface Options {
  /** Called once when another process holds the lock, with its id. */
  onWaiting?: (pid: number) => void
  /** A process whose lock counts as ours, such as the one that started us. */
  sharedWith?: number
}

/** Between two looks at a lock that is held, in milliseconds. */
const interval = 200

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

export function isAlive(pid: number): boolean {
  if (pid === 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** 0 when it is no id. */
function holderOf(folder: string): number | undefined {
  try {
    return Number(readFileSync(join(folder, 'pid'), 'utf8')) || 0
  } catch {
    return undefined
  }
}

const besides = (folder: string) => mkdtempSync(join(dirname(folder), `.${basename(folder)}-`))
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** Makes the folder with the id in it at once, so that nobody sees it without. */
function take(folder: string): boolean {
  const made = besides(folder)
  writeFileSync(join(made, 'pid'), String(process.pid))
  try {
    renameSync(made, folder)
    return true
  } catch (error) {
    remove(made)
    if (['EEXIST', 'ENOTEMPTY', 'EPERM'].includes(codeOf(error) ?? '')) return false
    throw error
  }
}

/** Removes the lock of a process that has died, and no lock that another process has put in its place meanwhile. */
function removeStale(folder: string, pid: number): void {
  const aside = join(besides(folder), 'lock')
  try {
    renameSync(folder, aside)
    if (holderOf(aside) !== pid) renameSync(aside, folder)
  } catch {
    // Another process was faster.
  } finally {
    remove(dirname(aside))
  }
}

/**
 * Waits until this process alone holds the lock: a folder with the holder's id in it. The lock of a process that has
 * died is taken over.
 * @returns releases the lock
 */
export async function acquireLock(folder: string, { onWaiting, sharedWith }: Options = {}): Promise<() => void> {
  mkdirSync(dirname(folder), { recursive: true })
  let reported = false
  while (!take(folder)) {
    const pid = holderOf(folder)
    if (pid !== undefined && pid === sharedWith) return () => {}
    if (pid !== undefined && !isAlive(pid)) {
      removeStale(folder, pid)
      continue
    }
    if (pid !== undefined && !reported) {
      reported = true
      onWaiting?.(pid)
    }
    await setTimeout(interval)
  }
  return () => remove(folder)
}

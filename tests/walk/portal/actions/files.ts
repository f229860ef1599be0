import { savedOn } from '../pageView.ts'
import { files } from '../values.ts'
import type { WalkState } from '../walkState.ts'

/** What a person chooses for an import: what the page has handed over before, which is the only file that fits, or another. */
export const importNames = ['sandbox.json', 'sandbox.json', 'broken.png', 'empty.txt']

interface ChosenFile {
  mimeType: string
  buffer: Buffer
}

/** Undefined for a file that the page has not handed over yet. */
export function fileOf({ files: own }: WalkState, name: string): ChosenFile | undefined {
  const text = own.get(name)
  return text === undefined ? files[name] : { mimeType: 'application/octet-stream', buffer: Buffer.from(text) }
}

/** Takes the files that the step made the page hand over. */
export async function takeFiles(walk: WalkState): Promise<void> {
  walk.savedNow = await savedOn(walk.page).catch(() => [])
  for (const { name, text } of walk.savedNow) walk.files.set(name, text)
}

import { counted } from '../text/counted.ts'
import { cutText } from '../text/cutText.ts'
import { singleLine } from '../text/plainText.ts'
import { fileBytes } from './ticketLimits.ts'
import { turkish } from './ticketMessages.ts'

/** Letters of a name as it is shown, and as it is downloaded: file systems take 255 bytes. */
const nameLimits = { shown: 60, downloaded: 120 } as const

/** The end of a name after its last dot; empty when there is none. */
export const extensionOf = (name: string): string => /[^.]\.([^.]+)$/.exec(name)?.[1] ?? ''

/** A name without characters that hide what it says. */
export const plainFileName = (name: string): string => singleLine(name).trim()

/** Half of a letter outside the basic plane is none. */
const end = (text: string, length: number) => text.slice(-length).replace(/^[\uDC00-\uDFFF]/, '')

/** A name with its end, which says what it is; of a long one the middle is left out. */
export function shownFileName(name: string): string {
  const plain = plainFileName(name)
  if (plain.length <= nameLimits.shown) return plain
  return `${cutText(plain, nameLimits.shown - 21)}…${end(plain, 20)}`
}

/** The attachment's name as a download has it: any system can store it. */
export function attachmentName({ fileName, fileExtension }: { fileName: string; fileExtension: string }): string {
  const hasExtension = fileExtension === '' || fileName.toLowerCase().endsWith(`.${fileExtension.toLowerCase()}`)
  const name = plainFileName(hasExtension ? fileName : `${fileName}.${fileExtension}`).replace(/[/\\:*?"<>|]/g, '_')
  if (name.length <= nameLimits.downloaded) return name
  const ending = end(name, 20)
  return `${cutText(name, nameLimits.downloaded - ending.length)}${ending}`
}

/** An attachment as the wizard holds it until it is sent. */
export interface PickedFile {
  readonly name: string
  readonly size: number
}

/** A size in units of 1024, as the limit counts: `5 bytes`, `12 KB`, `2.9 MB`. */
export function shownSize(bytes: number): string {
  const kilobytes = Math.round(bytes / 1024)
  if (bytes < 1024) return counted(bytes, 'byte')
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`
}

/** What is wrong with a file: too large, or without an extension or a byte, which counts as not filled in. */
export function fileProblem({ name, size }: PickedFile): string | undefined {
  if (size > fileBytes) return turkish.tooLarge
  return size === 0 || extensionOf(name) === '' ? turkish.allFields : undefined
}

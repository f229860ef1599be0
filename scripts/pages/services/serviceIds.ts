import { isRecord } from '../../../src/rules/problem.ts'

/** The same in an address, in the name of a file on every system, and in what nginx includes. */
const portable = /^[\p{L}\p{M}\p{N}_~-](?:[\p{L}\p{M}\p{N} ._~-]*[\p{L}\p{M}\p{N}_~-])?$/u
const ofWindows = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
/** The service `a.md` would have the address of the Markdown of `a`. */
const ofFiles = /\.(?:md|html|br|gz)$/i
/** Bytes; file systems take 255, of which a name before it and an ending need some. */
const longest = 180

const isUsable = (id: string) =>
  portable.test(id) && !ofWindows.test(id) && !ofFiles.test(id) && Buffer.byteLength(id) <= longest

const rowsOf = (catalogue: unknown, list: string): Record<string, unknown>[] => {
  const rows = isRecord(catalogue) ? catalogue[list] : undefined
  return Array.isArray(rows) ? rows.filter(isRecord) : []
}

/**
 * Ids become addresses of pages and names of files: every id of a catalogue, as it was read, is checked here, before one
 * does. What passes is in an address as `encodeURIComponent` writes it, and in a file's name as it is.
 * @throws Error that names every id that cannot be both
 */
export function checkIds(catalogue: unknown, source: string): void {
  const idsOf = (list: string, member: string) => [
    ...new Set(
      rowsOf(catalogue, list).flatMap(({ [member]: id }) => (id === undefined || id === null ? [] : String(id))),
    ),
  ]
  const wrongOf = (kind: string, ids: string[], taken: string[]) => {
    const names = new Map(taken.map((name) => [name, name]))
    return ids.flatMap((id) => {
      const shown = id.length > 60 ? `${id.slice(0, 60)}…` : id
      if (!isUsable(id)) return `${kind} ${JSON.stringify(shown)}`
      const name = id.normalize('NFC').toLowerCase()
      const other = names.get(name)
      names.set(name, id)
      return other === undefined ? [] : `${kind} ${JSON.stringify(shown)} (the same file as ${other})`
    })
  }
  const wrong = [
    ...wrongOf('product', idsOf('products', 'id'), []),
    ...wrongOf('service', idsOf('services', 'serviceId'), ['catalogue']),
  ]
  if (wrong.length > 0)
    throw new Error(
      `${source} has ids that cannot be part of an address and the name of a file: ${wrong.join(', ')}. An id has letters, digits, spaces and ._~- with no dot or space at an end, at most ${longest} bytes, and is no name of Windows (con, nul …), .md, .html, .br or .gz.`,
    )
}

/** The name of a file or folder below the build for an address whose ids are checked. */
export const fileOfPath = (path: string): string => decodeURIComponent(path.slice(1))

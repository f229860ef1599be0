import { exportTooLarge, maxExportSize } from '../../src/rules/sandbox/data/exportFormat.ts'
import type { JsonBounds } from './jsonBounds.ts'
import { controlBase, importPath, isUnder } from './paths.ts'

/** The largest body that the portal sends is a ticket with files of 3 MB in base64. */
export const maxBodySize = 16 * 1024 * 1024

/** Of a form: what is typed, and tokens. */
export const maxFormSize = 64 * 1024
export const maxParameters = 1000

/** In characters, as Node's server limits a request's head. */
export const maxAddressLength = 16 * 1024

const bodyBounds = { depth: 64, members: 2_000 }
/** Who controls the sandbox sends rows by the thousand: imports, and answers of faults. */
const controlBounds = { depth: 64, members: 5_000_000 }

export const boundsOf = (pathname: string): JsonBounds => (isUnder(controlBase, pathname) ? controlBounds : bodyBounds)

/** In bytes. */
export const maxBodySizeOf = (pathname: string): number => (pathname === importPath ? maxExportSize : maxBodySize)

export const bodyTooLargeMessage = (pathname: string): string =>
  pathname === importPath ? exportTooLarge : 'The request body is too large'

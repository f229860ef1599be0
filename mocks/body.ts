import { importPath } from './paths.ts'

/** The largest body that the portal sends is a ticket with files of 3 MB in base64. */
export const maxBodySize = 16 * 1024 * 1024

/** Of an export: tickets with files are most of a large one. */
export const maxExportSize = 64 * 1024 * 1024

/** In bytes. */
export const maxBodySizeOf = (pathname: string): number => (pathname === importPath ? maxExportSize : maxBodySize)

export const bodyTooLargeMessage = (pathname: string): string =>
  pathname === importPath ? 'The file is larger than 64 MiB' : 'The request body is too large'

/** A PNG as far as its header: signature and IHDR. */
export function pngOf(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33)
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** A JPEG as far as its header; a picture with Exif in front has its size far behind. */
export function jpegOf(width: number, height: number, exif = 0): Buffer {
  const before = Buffer.alloc(4 + exif)
  before.writeUInt16BE(0xff_e1)
  before.writeUInt16BE(2 + exif, 2)
  const frame = Buffer.from([0xff, 0xff, 0xc2, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1])
  frame.writeUInt16BE(height, 6)
  frame.writeUInt16BE(width, 8)
  return Buffer.concat([Buffer.from([0xff, 0xd8]), before, frame])
}

/** One pixel, all of it. */
export const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
/** One lossless pixel, all of it. */
export const webp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')

export const padded = (bytes: Buffer, length: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc(Math.max(0, length - bytes.length))])

export const readAsDataUrl = (bytes: Buffer, type = 'image/png'): string =>
  `data:${type};base64,${bytes.toString('base64')}`

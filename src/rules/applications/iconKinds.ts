interface Size {
  width: number
  height: number
}

type Reader = (bytes: Uint8Array, view: DataView) => Size | undefined

const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** PNG 3rd edition, 11.2.1: IHDR is the first chunk. */
const png: Reader = (bytes, view) =>
  latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' && latin(bytes, 12, 16) === 'IHDR'
    ? { width: view.getUint32(16), height: view.getUint32(20) }
    : undefined

/** GIF89a, 18: the logical screen. */
const gif: Reader = (bytes, view) =>
  /^GIF8[79]a$/.test(latin(bytes, 0, 6))
    ? { width: view.getUint16(6, true), height: view.getUint16(8, true) }
    : undefined

/** Start of frame of any coding process (ITU-T T.81, table B.1): C0 to CF without DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** TEM, RSTn and SOI carry no length. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

const jpeg: Reader = (bytes, view) => {
  if (latin(bytes, 0, 3) !== '\xff\xd8\xff') return undefined
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    // A fill byte may stand before a marker.
    at += marker === 0xff ? 1 : isBare(marker) ? 2 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** RFC 9649 section 2.5 to 2.7: lossy, lossless or extended. */
const webp: Reader = (bytes, view) => {
  if (latin(bytes, 0, 4) !== 'RIFF' || latin(bytes, 8, 12) !== 'WEBP') return undefined
  switch (latin(bytes, 12, 16)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case 'VP8L': {
      const sizes = view.getUint32(21, true)
      return { width: (sizes & 0x3fff) + 1, height: ((sizes >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: (view.getUint32(24, true) & 0xffffff) + 1, height: (view.getUint32(26, true) >>> 8) + 1 }
    default:
      return undefined
  }
}

interface IconKind {
  type: string
  /** How the base64 of such a file begins. */
  beginning: string
  /** Of a kind that may be chosen. */
  sizeOf?: Reader
}

/**
 * Those without a size may be stored at the bank and are shown, but cannot be chosen: an SVG is a document that runs scripts
 * wherever it is opened on its own.
 */
const iconKinds: readonly IconKind[] = [
  { type: 'image/png', beginning: 'iVBORw0KGgo', sizeOf: png },
  { type: 'image/jpeg', beginning: '/9j/', sizeOf: jpeg },
  { type: 'image/gif', beginning: 'R0lGOD', sizeOf: gif },
  { type: 'image/webp', beginning: 'UklGR', sizeOf: webp },
  { type: 'image/bmp', beginning: 'Qk' },
  { type: 'image/x-icon', beginning: 'AAABAA' },
  { type: 'image/svg+xml', beginning: 'PHN2Zy' },
  { type: 'image/svg+xml', beginning: 'PD94bWwg' },
]

/** The media type of bare base64, by how it begins. */
export const iconTypeOf = (encoded: string): string | undefined =>
  iconKinds.find(({ beginning }) => encoded.startsWith(beginning))?.type

/**
 * What an icon's own bytes say of it, whatever its name or label claims; undefined for what is of no kind that may be
 * chosen, has no area, or ends within its header.
 */
export function iconHeaderOf(bytes: Uint8Array): (Size & { type: string }) | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const { type, sizeOf } of iconKinds) {
    try {
      const size = sizeOf?.(bytes, view)
      if (size && size.width > 0 && size.height > 0) return { type, ...size }
    } catch {
      // The bytes end before the header does.
    }
  }
  return undefined
}

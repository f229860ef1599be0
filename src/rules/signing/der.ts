/** DER (X.690), as far as RSA keys need it. */
export type Der = Uint8Array<ArrayBuffer>

export const tags = { integer: 0x02, bitString: 0x03, octetString: 0x04, sequence: 0x30 } as const

export const nullOfDer: Der = Uint8Array.of(0x05, 0x00)

/** Object identifiers with their tag and length. */
export const oid = {
  /** 1.2.840.113549.1.1.1 */
  rsaEncryption: Uint8Array.of(0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01),
} as const

/** A value with its tag and length (section 8.1); up to 65535 bytes. */
export function derValue(tag: number, ...parts: readonly Der[]): Der {
  const content = parts.flatMap((part) => [...part])
  const size = content.length
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Uint8Array.from([tag, ...length, ...content])
}

/** Where the content of the value at `start` begins and ends; undefined when that is not within the bytes. */
function contentAt(der: Der, start: number): { from: number; to: number } | undefined {
  const first = der[start + 1]
  if (first === undefined) return undefined
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f
  const from = start + 2 + lengthBytes
  const size = lengthBytes === 0 ? first : der.slice(start + 2, from).reduce((sum, byte) => sum * 0x100 + byte, 0)
  const to = from + size
  return to > der.length ? undefined : { from, to }
}

/** The tags of the values in a SEQUENCE that fills all bytes; undefined for anything else. */
export function derTags(der: Der): readonly number[] | undefined {
  const outer = contentAt(der, 0)
  if (der[0] !== tags.sequence || outer?.to !== der.length) return undefined
  const found: number[] = []
  for (let at = outer.from; at < outer.to; ) {
    const inner = contentAt(der, at)
    if (!inner) return undefined
    found.push(der[at] ?? 0)
    at = inner.to
  }
  return found
}

import { expect, test } from 'vitest'
import { iconOf, iconSource, refusedIcon, refusedImage } from '../../../../src/rules/applications/applicationIcon.ts'
import { iconHeaderOf } from '../../../../src/rules/applications/iconKinds.ts'
import { gif, jpegOf, padded, pngOf, readAsDataUrl, webp } from '../../../support/images.ts'

const tooWide = 'Icon must be at most 1024 × 1024 pixels'
const tooBig = 'Icon size must be less than 100KB'
const noImage = 'Choose a PNG, JPEG, GIF or WebP image'
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

const webpOf = (kind: string, ...tail: number[]) =>
  Buffer.concat([Buffer.from(`RIFF\0\0\0\0WEBP${kind}\0\0\0\0`, 'latin1'), Buffer.from(tail)])
const lossy = webpOf('VP8 ', 0, 0, 0, 0x9d, 1, 0x2a, 0x80, 0x42, 0xe0, 0x01)
const lossless = webpOf('VP8L', 0x2f, 0x7f, 0xc2, 0x77, 0)
const extended = webpOf('VP8X', 0, 0, 0, 0, 0x7f, 2, 0, 0xdf, 1, 0)

test.each([
  ['PNG', pngOf(640, 480), 'image/png', 640, 480],
  ['GIF', gif, 'image/gif', 1, 1],
  ['JPEG', jpegOf(640, 480), 'image/jpeg', 640, 480],
  ['JPEG with Exif in front', jpegOf(640, 480, 60_000), 'image/jpeg', 640, 480],
  ['lossy WebP', lossy, 'image/webp', 640, 480],
  ['lossless WebP', lossless, 'image/webp', 640, 480],
  ['extended WebP', extended, 'image/webp', 640, 480],
  ['a whole WebP', webp, 'image/webp', 1, 1],
])('icons: the bytes of %s say what it is and how large', (_, bytes, type, width, height) => {
  expect(iconHeaderOf(bytes)).toEqual({ type, width, height })
})

test('icons: a header that is cut off anywhere is no image and no error', () => {
  for (const whole of [
    pngOf(640, 480),
    gif.subarray(0, 10),
    jpegOf(640, 480, 9).subarray(0, 26),
    lossy,
    lossless,
    extended,
  ])
    for (let length = 0; length < 24 && length < whole.length - 3; length += 1)
      expect([length, iconHeaderOf(whole.subarray(0, length))]).toEqual([length, undefined])
})

test.each([
  ['an image of the widest and highest', pngOf(1024, 1024), undefined],
  ['a wider one', pngOf(1025, 1), tooWide],
  ['a higher one', jpegOf(1, 1025), tooWide],
  ['one without area', pngOf(0, 5), noImage],
  ['one of 102400 bytes', padded(gif, 102_400), undefined],
  ['one byte more', padded(gif, 102_401), tooBig],
  ['nothing', Buffer.alloc(0), noImage],
  ['an SVG, which is a document with scripts', svg, noImage],
  ['a text', Buffer.from('No image'), noImage],
])('icons: width and height are limited as well as bytes: %s', (_, bytes, answer) => {
  expect(refusedImage(bytes)).toBe(answer)
})

test.each([
  ['none', '', undefined],
  ['a GIF that is labelled a PNG', readAsDataUrl(gif), undefined],
  ['an SVG that is labelled a PNG', readAsDataUrl(svg), noImage],
  ['an address', 'https://evil.example.com/a.png', noImage],
  ['base64 of a wrong length', `${readAsDataUrl(gif)}A`, noImage],
  ['one that is over the limit', readAsDataUrl(padded(gif, 102_401)), tooBig],
  ['one that is too wide', readAsDataUrl(pngOf(2000, 2000)), tooWide],
])('icons: the bytes count and not the label: %s', (_, icon, answer) => {
  expect(refusedIcon(icon)).toBe(answer)
})

test.each([
  ['a data URL', readAsDataUrl(gif, 'image/gif'), readAsDataUrl(gif, 'image/gif'), readAsDataUrl(gif, 'image/gif')],
  ['bare base64', gif.toString('base64'), readAsDataUrl(gif, 'image/gif'), readAsDataUrl(gif, 'image/gif')],
  ['an address', 'https://evil.example.com/a.png', 'https://evil.example.com/a.png', undefined],
  ['anything', 'not an image', 'not an image', undefined],
  ['none', '', '', undefined],
])('an icon the portal cannot show is kept as it is, and not loaded: %s', (_, sent, kept, source) => {
  expect([iconOf(sent), iconSource(iconOf(sent))]).toEqual([kept, source])
})

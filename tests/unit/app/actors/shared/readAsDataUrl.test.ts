import { afterEach, expect, test, vi } from 'vitest'
import { readAsDataUrl } from '../../../../../src/app/actors/shared/readAsDataUrl.ts'

/** Ends the way that the file's name says. */
class Reader extends EventTarget {
  readonly result = 'data:text/plain;base64,R0VU'
  readonly error = new DOMException('permission problems', 'NotReadableError')
  readAsDataURL({ name }: File) {
    this.dispatchEvent(new Event(name))
  }
}

afterEach(() => vi.unstubAllGlobals())

test('a file that was changed since it was chosen is reported in words for its reader', async () => {
  vi.stubGlobal('FileReader', Reader)
  expect(await readAsDataUrl(new File([], 'load'))).toBe('data:text/plain;base64,R0VU')
  await expect(readAsDataUrl(new File([], 'error'))).rejects.toEqual({
    kind: 'unknown',
    message: 'Couldn’t read the file. Choose it again.',
  })
})

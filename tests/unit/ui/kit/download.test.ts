import { afterEach, expect, test, vi } from 'vitest'
import { download } from '../../../../src/ui/kit/download.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a file is handed over by its name and type, and its address given up after the click', async () => {
  vi.useFakeTimers()
  const blobs: Blob[] = []
  const link = { href: '', download: '', click: vi.fn() }
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:portal'
  })
  vi.stubGlobal('document', { createElement: (name: string) => name === 'a' && link })
  download('time,calls', 'text/csv', 'calls.csv')
  expect([blobs.map(({ type }) => type), await blobs[0]?.text()]).toEqual([['text/csv'], 'time,calls'])
  expect([link.href, link.download, link.click.mock.calls.length]).toEqual(['blob:portal', 'calls.csv', 1])
  expect(revoke).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revoke.mock.calls).toEqual([['blob:portal']])
})

import { afterEach, expect, test, vi } from 'vitest'
import { createApplicationChanges } from '../../../../../src/app/actors/applications/applicationChanges.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['there', BroadcastChannel],
  ['missing', undefined],
  [
    'throwing',
    () => {
      throw new DOMException('refused', 'SecurityError')
    },
  ],
])(
  'with BroadcastChannel %s a change reaches the other screens of a page, not the one that made it',
  async (_, channel) => {
    vi.stubGlobal('BroadcastChannel', channel)
    const applicationChanges = createApplicationChanges()
    const heard: string[] = []
    const [form, list] = [applicationChanges(), applicationChanges()]
    const stops = [form.subscribe(() => heard.push('form')), list.subscribe(() => heard.push('list'))]
    form.publish()
    for (const stop of stops) stop()
    list.publish()
    expect(heard).toEqual(['list'])
  },
)

test('a change reaches another tab', async () => {
  const heard = vi.fn()
  const stop = createApplicationChanges()().subscribe(heard)
  await vi.dynamicImportSettled()
  const other = new BroadcastChannel('portico.applications')
  other.postMessage('changed')
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  stop()
  other.close()
})

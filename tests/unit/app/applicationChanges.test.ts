import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
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
    const { applicationChanges } = await import('../../../src/app/actors/applicationChanges.ts')
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
  const { applicationChanges } = await import('../../../src/app/actors/applicationChanges.ts')
  const heard = vi.fn()
  const stop = applicationChanges().subscribe(heard)
  await vi.dynamicImportSettled()
  const other = new BroadcastChannel('portico.applications')
  other.postMessage('changed')
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  stop()
  other.close()
})

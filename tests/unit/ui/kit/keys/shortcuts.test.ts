import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dockShortcut, shortcuts } from '../../../../../src/ui/kit/keys/shortcuts.ts'

class Field {
  isContentEditable = false
  matches = () => true
}
beforeEach(() => vi.stubGlobal('HTMLElement', Field))
afterEach(() => vi.unstubAllGlobals())

const all = { ...shortcuts, dock: dockShortcut }
const none = {
  key: '',
  code: '',
  target: null as unknown,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
}
const pressed = (keys: Partial<typeof none>) =>
  Object.entries(all)
    .filter(([, { isPressed }]) => isPressed({ ...none, ...keys } as unknown as KeyboardEvent))
    .map(([name]) => name)

test.each([
  ['/', { key: '/' }, 'search'],
  ['Ctrl+K', { key: 'k', ctrlKey: true }, 'search'],
  ['⌘+K', { key: 'K', metaKey: true }, 'search'],
  ['?', { key: '?', shiftKey: true }, 'help'],
  ['Alt+N', { key: 'n', code: 'KeyN', altKey: true }, 'announcements'],
  ['Ctrl+`', { key: '`', code: 'Backquote', ctrlKey: true }, 'dock'],
] as const)('%s does one thing, under which it is listed', (keys, event, name) => {
  expect(pressed(event)).toEqual([name])
  expect(all[name].keys).toContain(keys)
})

test.each([
  ['k', { key: 'k' }],
  ['Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }],
  ['Ctrl+/', { key: '/', ctrlKey: true }],
  ['/ in a field', { key: '/', target: new Field() }],
  ['? in a field', { key: '?', target: new Field() }],
  ['n', { key: 'n', code: 'KeyN' }],
  ['Ctrl+Shift+`', { key: '~', code: 'Backquote', ctrlKey: true, shiftKey: true }],
])('%s does nothing', (_, event) => {
  expect(pressed(event)).toEqual([])
})

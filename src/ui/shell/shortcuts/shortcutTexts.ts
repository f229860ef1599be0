import type { shortcuts } from '../../kit/keys/shortcuts.ts'

export const shortcutTexts = {
  title: 'Keyboard shortcuts',
  actions: {
    search: 'Search',
    help: 'Show this list',
    announcements: 'Go to the announcements in the corner',
    dock: 'Open the sandbox panels, go to them, or close them',
  } satisfies Record<keyof typeof shortcuts | 'dock', string>,
  close: 'Close',
} as const

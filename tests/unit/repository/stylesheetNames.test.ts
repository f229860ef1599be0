import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, posix } from 'node:path'
import { expect, test } from 'vitest'

const root = 'src/ui'
const stylesheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => posix.join(root, file.replaceAll('\\', '/')))
  .filter((file) => file.endsWith('.css'))

/** Of no folder and of no component: what all pages have, and what several components share. */
const others = [
  'src/ui/content.css',
  'src/ui/docs/page/codeColors.css',
  'src/ui/kit/cards/linkCard.css',
  'src/ui/styles.css',
]

const isNamedAfterComponent = (file: string) => {
  const name = basename(file, '.css').replace(/^./, (letter) => letter.toUpperCase())
  return ['.tsx', 'View.tsx'].some((ending) => existsSync(posix.join(dirname(file), `${name}${ending}`)))
}

test('a stylesheet has the name of its folder, or of a component beside it', () => {
  expect(stylesheets.length).toBeGreaterThan(50)
  const unnamed = stylesheets.filter(
    (file) =>
      !file.startsWith('src/ui/shell/theme/') &&
      basename(file, '.css') !== basename(dirname(file)) &&
      !isNamedAfterComponent(file),
  )
  expect(unnamed.toSorted()).toEqual(others)
})

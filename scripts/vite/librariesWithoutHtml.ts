import type { Plugin } from 'vite'

/** What a library assigns as HTML, by the end of the file's path, and how it does the same without. */
const replacements: readonly { file: string; html: RegExp; without: string }[] = [
  // It empties its element.
  { file: '/zrender/lib/canvas/Painter.js', html: /(\w+)\.innerHTML = '';/g, without: '$1.replaceChildren();' },
  // The rules of a style element.
  ...['scroll-area', 'select'].map((name) => ({
    file: `/@radix-ui/react-${name}/dist/index.mjs`,
    html: /dangerouslySetInnerHTML: \{\s*__html: (`[^`$<&]*`)\s*\}/g,
    without: 'children: $1',
  })),
]

/** Under Trusted Types no text becomes HTML, not even an empty one. Fails a build in which a library assigns it otherwise. */
export function librariesWithoutHtml(): Plugin {
  return {
    name: 'libraries-without-html',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:zrender|@radix-ui)\// },
      handler(code, id) {
        const replacement = replacements.find(({ file }) => id.endsWith(file))
        if (!replacement) return null
        const without = code.replaceAll(replacement.html, replacement.without)
        if (without === code || /innerHTML/i.test(without))
          this.error(`${id} assigns HTML in another way: scripts/vite/librariesWithoutHtml.ts`)
        return { code: without, map: null }
      },
    },
  }
}

import type { Plugin } from 'vite'

const nothing = 'export default {}'

/**
 * Parts of swagger-ui that the viewer has no use for, by what swagger-ui imports: a third of its size. References are
 * resolved before it gets a definition, descriptions are shown as text, and a definition comes as JSON.
 */
const stubs: readonly (readonly [module: RegExp, code: string])[] = [
  [/^swagger-client\/es\/resolver\/strategies\//, 'export default { match: () => false, normalize: (spec) => spec }'],
  [/^swagger-client\/es\/resolver$/, 'export const makeResolve = () => async ({ spec }) => ({ spec, errors: [] })'],
  [
    /^swagger-client\/es\/subtree-resolver$/,
    'export const makeResolveSubtree = () => async (spec, path) => ({ spec: path.reduce((part, key) => part?.[key], spec), errors: [] })',
  ],
  [
    /^remarkable$/,
    'const ruler = { disable() {}, enable() {} }\nexport class Remarkable { core = { ruler }; block = { ruler }; inline = { ruler }; set() {} use() { return this } render(text) { return text } }',
  ],
  [/^remarkable\/linkify$/, 'export const linkify = () => {}'],
  [
    /^dompurify$/,
    'const purify = () => purify\nObject.assign(purify, { addHook() {}, sanitize: () => "" })\nexport default purify',
  ],
  [
    /^js-yaml$/,
    'export const JSON_SCHEMA = {}\nexport default { load: JSON.parse, dump: (value) => JSON.stringify(value, null, 2) }',
  ],
  [
    /^react-syntax-highlighter\/dist\/esm\/light$/,
    "import { createElement } from 'react'\nconst Plain = ({ className, children }) => createElement('pre', { className, tabIndex: 0 }, createElement('code', null, children))\nPlain.registerLanguage = () => {}\nexport default Plain",
  ],
  [/^react-syntax-highlighter\//, nothing],
  // It takes every click on an anchor of the whole page.
  [/^zenscroll$/, 'export default { to() {}, createScroller: () => ({ to() {} }) }'],
]

const stubbedPackages = /^(?:swagger-client|remarkable|dompurify|js-yaml|react-syntax-highlighter|zenscroll)(?:\/|$)/

const prefix = '\0swagger-stub:'

/** Fails a build in which swagger-ui no longer imports one of the parts. */
export function swaggerStubs(): Plugin {
  const unused = new Set(stubs.map(([module]) => module))
  let imported = false
  return {
    name: 'swagger-stubs',
    enforce: 'pre',
    resolveId: {
      filter: { id: stubbedPackages },
      handler(id, importer = '') {
        if (!importer.includes('/node_modules/swagger-ui-react/')) return null
        imported = true
        const index = stubs.findIndex(([module]) => module.test(id))
        if (index < 0) return null
        unused.delete(stubs[index]?.[0] ?? /^$/)
        return `${prefix}${index}:${id}`
      },
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler: (id) => stubs[Number.parseInt(id.slice(prefix.length), 10)]?.[1] ?? nothing,
    },
    buildEnd(error) {
      // Without a browser swagger-ui resolves to a bundle of its own.
      if (this.environment?.name !== 'ssr' && !error && imported && unused.size > 0)
        this.error(`swagger-ui does not import ${[...unused].join(', ')}: scripts/vite/swaggerStubs.ts`)
    },
  }
}

import { readdirSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'

const home = resolve('src/ui/sandbox')

/** Elements that a person uses; of a field it is the label beside it, whatever it is a label of. */
const elements = new Set(['a', 'button', 'summary', 'label', 'Button', 'Link', 'DetourLink', 'RetryButton'])
/** Components that are a field or a button of their own, and the attributes that may name it. */
const fields = new Set([
  'CopyText',
  'SearchField',
  'FormField',
  'SelectField',
  'Select',
  'Choice',
  'Checks',
  'MoveButton',
])
const namingOf = (kind: string): string[] =>
  kind === 'CopyText' ? ['name', 'label'] : fields.has(kind) ? ['label', 'legend'] : ['aria-label']

type Texts = ReadonlyMap<string, Record<string, unknown>>

/** What is imported from the modules of texts, by the name that it has here. */
async function textsOf(source: ts.SourceFile): Promise<Texts> {
  const found = new Map<string, Record<string, unknown>>()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const { text } = statement.moduleSpecifier
    const named = statement.importClause?.namedBindings
    if (!/Texts\.ts$/.test(text) || !named || !ts.isNamedImports(named)) continue
    const module = await import(pathToFileURL(resolve(dirname(source.fileName), text)).href)
    for (const { name, propertyName } of named.elements) found.set(name.text, module[(propertyName ?? name).text])
  }
  return found
}

const unknown = '…'

/** The texts that an expression may have; what is only known when it runs is `…`. */
function valuesOf(node: ts.Node | undefined, texts: Texts): string[] {
  if (!node) return []
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return [node.text.replace(/\s+/g, ' ')]
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return valuesOf(node.expression, texts)
  if (ts.isConditionalExpression(node)) return [...valuesOf(node.whenTrue, texts), ...valuesOf(node.whenFalse, texts)]
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (sofar, { expression, literal }) =>
        sofar.flatMap((text) => valuesOf(expression, texts).map((value) => text + value + literal.text)),
      [node.head.text],
    )
  if (ts.isPropertyAccessExpression(node)) {
    const value = ts.isIdentifier(node.expression) ? texts.get(node.expression.text)?.[node.name.text] : undefined
    return [typeof value === 'string' ? value : unknown]
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { expression: object, name } = node.expression
    const make = ts.isIdentifier(object) ? texts.get(object.text)?.[name.text] : undefined
    return [typeof make === 'function' ? String(make(...node.arguments.map(() => unknown))) : unknown]
  }
  return [unknown]
}

/** The texts of what is between the tags of an element, elements within it included. */
function contentOf(children: readonly ts.JsxChild[], texts: Texts): string[] {
  return children.reduce<string[]>(
    (sofar, child) => {
      const inner = ts.isJsxElement(child)
        ? contentOf(child.children, texts)
        : ts.isJsxExpression(child) || ts.isJsxText(child)
          ? valuesOf(child, texts)
          : ['']
      return sofar.flatMap((text) => (inner.length === 0 ? [text] : inner.map((value) => text + value)))
    },
    [''],
  )
}

const attributeOf = (tag: ts.JsxOpeningLikeElement, name: string): ts.Node | undefined =>
  tag.attributes.properties.find(
    (each): each is ts.JsxAttribute => ts.isJsxAttribute(each) && each.name.getText() === name,
  )?.initializer

/** The names of the controls that an element is; none if it is not one. */
function namesOf(tag: ts.JsxOpeningLikeElement, texts: Texts): string[] {
  const kind = tag.tagName.getText()
  if (kind === 'ConfirmationDialog')
    return ['cancel', 'confirm'].flatMap((name) => valuesOf(attributeOf(tag, name), texts))
  if (/\bonRetry\b/.test(tag.attributes.getText())) return ['Retry']
  const isReached = /tabIndex=\{0\}|aria-keyshortcuts|type="range"/.test(tag.attributes.getText())
  if (!elements.has(kind) && !fields.has(kind) && !isReached) return []
  const [named] = namingOf(kind).flatMap((name) => attributeOf(tag, name) ?? [])
  const content = () => (ts.isJsxElement(tag.parent) ? contentOf(tag.parent.children, texts) : [])
  return (named ? valuesOf(named, texts) : content()).map((name) => name.trim())
}

/** Whether nothing of a name is known but the words between what changes. */
const isNameless = (name: string) => !/\p{L}/u.test(name) || name.split(unknown).length > 4

function componentOf(node: ts.Node): string {
  for (let at = node; at; at = at.parent)
    if (
      (ts.isFunctionDeclaration(at) || ts.isFunctionExpression(at) || ts.isVariableDeclaration(at)) &&
      at.name &&
      /^[A-Z]/.test(at.name.getText())
    )
      return at.name.getText()
  return ''
}

/**
 * The controls of the workbench as its sources have them, by folder (`page` for what is under every page): accessible names
 * with `…` for what changes, or `<Component>` where the whole name does.
 */
export async function workbenchControls(): Promise<Map<string, Set<string>>> {
  const controls = new Map<string, Set<string>>()
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  for (const file of files.toSorted()) {
    const path = join(home, file)
    const source = ts.createSourceFile(path, ts.sys.readFile(path) ?? '', ts.ScriptTarget.Latest, true)
    const texts = await textsOf(source)
    const folder = relative(home, dirname(path)).split(sep)[0] || 'page'
    const add = (tag: ts.JsxOpeningLikeElement) => {
      for (const name of namesOf(tag, texts)) {
        const component = componentOf(tag)
        if (isNameless(name) && fields.has(component)) continue
        const known = controls.get(folder) ?? new Set()
        controls.set(folder, known.add(isNameless(name) ? `<${component}>` : name))
      }
    }
    const visit = (node: ts.Node) => {
      if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) add(node)
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return controls
}

import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Names that have given way to a standard term. */
const names: Readonly<Record<string, string>> = {
  Standing: 'TokenStatus',
  Outlook: 'AuthState',
  nextLook: 'nextCheckDelay',
  TokenKeeper: 'TokenProvider',
  Means: 'Dependencies',
  Visit: 'ScreenScope',
  Arrivals: 'LateDependencies',
  Exits: 'Outputs',
  Departure: 'pendingNavigation',
  goOn: 'proceed',
  LeaveGuard: 'NavigationBlocker',
  conceal: 'seal',
  reveal: 'unwrap',
  unanswered: 'noReply, noResponse',
  keepDoubt: 'markOutcomeUnknown',
  hasMoved: 'isConflict',
  untried: 'pristine',
  unread: 'reloadFailed',
  rereading: 'reloading',
  uncopied: 'copyFailed',
  giveWayToList: 'redirectToList',
  spoken: 'bankMessageOr',
  isDue: 'needsRefresh',
  patience: 'timeout',
  latePart: 'lazyPart',
  nextTask: 'yieldToMain',
  passFocus: 'handOffFocus',
  KeptDraft: 'DraftBanner',
  takeUp: 'restore',
  isWorth: 'hasContent',
  Receipt: 'Confirmation',
  Inked: 'CtaBanner',
  DoorCard: 'LinkCard',
  useInk: 'useChartColors',
  useArrival: 'useRouteChange',
  harmless: 'safeAction',
  adoptTyped: 'syncPrehydrationInput',
  Refusal: 'ApiError',
  steer: 'handleControl',
  startAnew: 'resetState',
  machinery: 'system',
  setups: 'settings',
  onTheDesk: 'openTicket',
  bustleAt: 'trafficAt',
  madeUpCalls: 'syntheticCalls',
  Awaited: 'LoadingState (Awaited is a type of TypeScript)',
  tell: 'notify, report, describe',
  tells: 'notifies, reports, describes',
  told: 'notified, reported, described',
  anew: 'again',
  mend: 'fix, repair',
  restsAfter: 'idleDelay',
  takeover: 'swap',
  putAway: 'unload',
}

/** Files that were named after something else than what they export. */
const files: Readonly<Record<string, string>> = {
  'keys.ts': 'the name of what it exports',
  'saving.ts': 'the name of what it exports',
}

/** Parts of the names of events. */
const events: Readonly<Record<string, string>> = { wanted: 'requested', select: 'choose' }

/** Parts of what people read. */
const phrases: Readonly<Record<string, string>> = {
  'Read again': 'Refresh',
  'Fill it in': 'Restore draft',
  'What you had typed': 'You have an unsaved draft',
  'is not here': 'Couldn’t load …',
  'are not here': 'Couldn’t load …',
  'The keys are being made': 'Generating keys …',
  'Copy it by hand': 'Copy manually',
  'This room is being built': 'Coming soon',
  'There is no door': 'Page not found',
  'this portal does not understand': 'Unexpected response from the server',
  'then the connection is lost': 'Processed, then the response is lost',
  'Watch the charts': 'Inspect state machines',
  'come by themselves': 'are wired automatically',
  'Three to begin with': 'Start with three',
  'take it\\.': 'handle it.',
  'by this clock': 'runs on this clock',
  'Its own answer': 'Normal response',
  'No answer for a minute': 'Times out after 60 s',
  'A page instead of JSON': 'Returns HTML instead of JSON',
  'Every so many calls': 'Every nth call',
  'tells subscribed servers': 'notifies your server',
  'This is the request': 'Request preview',
  'Forget the key': 'Remove key',
  'its public half': 'this public key',
  'You hold an access token': 'Access token active',
  'does not open this call': 'does not cover this API',
  'leave and go on later': 'leave and continue later',
  'opens production for you': 'grants production access',
  'what a lost answer did': 'whether a timed-out request succeeded',
  'describes itself': 'Description from …',
  'Sign-in not possible': 'Cannot sign in',
  'made no calls': 'No calls yet',
  'where each stands': 'with their current state',
  'bank without a name': 'default bank',
  'banks? with a name': 'named bank',
  'Odd answers': 'Unusual responses',
  'Calls that wait': 'Waiting calls',
  'second signatory': 'second holder',
  '[Cc]all limits': 'rate limits',
  'authorization id flow': 'authorization ID flow',
  '[Bb]y this clock': 'On this clock',
  'To get it': 'To reproduce',
  'lack of (?:money|funds)': 'insufficient balance',
  '[Uu]ser names?': 'username',
  'choose among': 'choose one of',
  'broke off': 'ended early',
  'is none of': 'is not one of',
  'is no (?:address|day|duration|key|number|port)': 'is not a …',
  '[Tt]he header `?(?:Authorization|isResponseSigned|sign)`? (?:has|is|lacks)': 'The … header',
  'bec[ao]mes? of': 'the result, status or outcome of',
  'takes? the place of': 'replaces',
  'also (?:after|for|if|of|when|while)': 'even after …',
  'goes on': 'continues',
  'Ctrl(?:-| \\+ )[A-Z]': 'Ctrl+C',
}

/** Parts of the texts of pages, which use contractions. */
const pagePhrases: Readonly<Record<string, string>> = {
  '(?<!token )(?:does|do|did|could) not': 'doesn’t',
  '(?:is|was|are|were|has|have) not': 'isn’t',
}

/** Words of comments. */
const comments: Readonly<Record<string, string>> = {
  tell: 'notify, report, describe',
  tells: 'notifies, reports, describes',
  told: 'notified, reported, described',
  anew: 'again',
  mend: 'fix, repair',
  mends: 'fixes, repairs',
  hears: 'receives, is notified',
}

const isName = (node: ts.Node): node is ts.Identifier => {
  const { parent } = node
  return ts.isIdentifier(node) && 'name' in parent && parent.name === node && !ts.isPropertyAccessExpression(parent)
}

const wholeOf = (parts: Readonly<Record<string, string>>) =>
  Object.entries(parts).map(([phrase, standard]) => {
    const whole = new RegExp(`(?<![\\w’'])${phrase}(?![\\w’'])`, 'u')
    return { phrase, standard, whole }
  })

const wholePhrases = wholeOf(phrases)
const wholePagePhrases = [...wholePhrases, ...wholeOf(pagePhrases)]

/** Every replaced part of a text without markup: `path: phrase -> standard`. */
function phrasesIn(path: string, text: string): string[] {
  const inOneLine = text.replaceAll(/\s+/g, ' ')
  return wholePhrases.flatMap(({ phrase, standard, whole }) =>
    whole.test(inOneLine) ? [`${path}: ${phrase} -> ${standard}`] : [],
  )
}

/** The comments of a file. */
function commentsOf(file: ts.SourceFile): ts.CommentRange[] {
  const found = new Map<number, ts.CommentRange>()
  const visit = (node: ts.Node): void => {
    if (node.kind !== ts.SyntaxKind.JsxText)
      for (const range of ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? []) found.set(range.pos, range)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...found.values()]
}

/** Every replaced word that a file declares as a name, says to people, sends as an event or writes in a comment: `place: word -> standard`. */
function wordsIn(path: string, source: string): string[] {
  const found: string[] = []
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const report = (node: ts.Node, word: string, standard: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    found.push(`${path}:${line + 1}: ${word} -> ${standard}`)
  }
  const visit = (node: ts.Node): void => {
    if (isName(node)) {
      const standard = Object.hasOwn(names, node.text) ? names[node.text] : undefined
      if (standard !== undefined) report(node, node.text, standard)
    } else if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      const { text } = node
      const inOneLine = text.replaceAll(/\s+/g, ' ')
      for (const { phrase, standard, whole } of path.startsWith('src/ui/') ? wholePagePhrases : wholePhrases)
        if (whole.test(inOneLine)) report(node, phrase, standard)
      if (/^[a-z]\w*(?:\.[a-z]\w*)+$/i.test(text))
        for (const part of text.split('.')) if (Object.hasOwn(events, part)) report(node, text, events[part] ?? '')
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  for (const { pos, end } of commentsOf(file))
    for (const [word] of source.slice(pos, end).matchAll(/\p{L}+/gu)) {
      const standard = Object.hasOwn(comments, word.toLowerCase()) ? comments[word.toLowerCase()] : undefined
      const { line } = file.getLineAndCharacterOfPosition(pos)
      if (standard !== undefined) found.push(`${path}:${line + 1}: ${word} -> ${standard}`)
    }
  const standard = Object.hasOwn(files, basename(path)) ? files[basename(path)] : undefined
  return [...(standard === undefined ? [] : [`${path}: ${basename(path)} -> ${standard}`]), ...found]
}

test('src, mocks and scripts use the standard word', {
  tags: 'full',
  meta: { slow: 'parses every source file' },
}, () => {
  const paths = ['src', 'mocks', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.gen)\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  )
  expect(paths.length).toBeGreaterThan(400)
  expect(paths.flatMap((path) => wordsIn(path, readFileSync(path, 'utf8')))).toEqual([])
})

test('pages, definitions and documents use the standard word', () => {
  const paths = [
    'README.md',
    ...['src/content', 'mocks/openapi', 'docs', 'tests/support', 'scripts/sandboxPackage'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:mdx?|yaml)$/.test(name))
        .map((name) => join(folder, name)),
    ),
  ]
  expect(paths.length).toBeGreaterThan(150)
  expect(paths.flatMap((path) => phrasesIn(path, readFileSync(path, 'utf8')))).toEqual([])
})

test.each<[path: string, source: string, found: string[]]>([
  ['src/a.ts', 'export const patience = 1', ['src/a.ts:1: patience -> timeout']],
  ['src/a.ts', '\nexport function takeUp() {}', ['src/a.ts:2: takeUp -> restore']],
  [
    'src/a.ts',
    'export interface Visit { goOn(): void }',
    ['src/a.ts:1: Visit -> ScreenScope', 'src/a.ts:1: goOn -> proceed'],
  ],
  ['src/a.ts', 'export type { Key as Receipt } from "./b.ts"', ['src/a.ts:1: Receipt -> Confirmation']],
  ['src/a.ts', 'const { typed: unread } = x', ['src/a.ts:1: unread -> reloadFailed']],
  ['src/a.ts', "send({ type: 'profile.wanted' })", ['src/a.ts:1: profile.wanted -> requested']],
  ['src/a.tsx', '<p>\n  Read\n  again</p>', ['src/a.tsx:2: Read again -> Refresh']],
  ['src/a.ts', 'const text = `Two are not here`', ['src/a.ts:1: are not here -> Couldn’t load …']],
  [
    'src/a.ts',
    'let a = 1\n/** Hears of it,\n * and tells. */\nconst b = 1',
    ['src/a.ts:2: Hears -> receives, is notified', 'src/a.ts:2: tells -> notifies, reports, describes'],
  ],
  ['src/ui/a.ts', 'const text = "It was not sent"', ['src/ui/a.ts:1: (?:is|was|are|were|has|have) not -> isn’t']],
  ['src/a.ts', 'const text = "Press Ctrl-C"', ['src/a.ts:1: Ctrl(?:-| \\+ )[A-Z] -> Ctrl+C']],
  ['src/rules/keys.ts', 'export const key = 1', ['src/rules/keys.ts: keys.ts -> the name of what it exports']],
])('a replaced word is found: %s %s', (path, source, found) => {
  expect(wordsIn(path, source)).toEqual(found)
})

test.each([
  '/** He who takes his Visit without patience. */',
  'type Value = Awaited<Promise<string>>',
  'const text = "You are wanted; the patience of a Visit"',
  'x.patience()',
  'const text = "It is not hereby"',
  'const text = "Your token does not cover this API. It also forgets."',
])('no declaration, event or text of ours: %s', (source) => {
  expect(wordsIn('src/a.ts', source)).toEqual([])
})

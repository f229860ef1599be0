import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../../src/rules/problem.ts'
import type { BundledPackage } from './bundledPackages.ts'
import { type MissingText, missingTexts } from './missingTexts.ts'

const licenceFile = /^(?:licen[cs]e|unlicen[cs]e|copying|copyright|notice|third-?party)[^/]*$/i
const licenceFolder = /^licen[cs]es$/i
const code = /\.(?:[cm]?[jt]sx?|json|map|ya?ml)$/i

const normalized = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/^\n+|\n+$/g, '')

/** The licences and notices that a package brings along. */
function ownTexts(folder: string): string[] {
  const files = readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name)
      if (!statSync(path).isDirectory()) return licenceFile.test(name) && !code.test(name) ? [path] : []
      return licenceFolder.test(name)
        ? readdirSync(path)
            .sort()
            .map((file) => join(path, file))
        : []
    })
  return files.map((file) => normalized(readFileSync(file, 'utf8'))).filter((text) => text !== '')
}

/** The SPDX identifier or expression of a package; older ones say it in other ways. */
function declaredLicence(folder: string): string | undefined {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!isRecord(manifest)) return undefined
  const listed = Array.isArray(manifest.licenses) ? manifest.licenses : [manifest.license]
  const types = listed.flatMap((each) => (isRecord(each) ? each.type : each)).filter((type) => typeof type === 'string')
  return types.length === 0 ? undefined : types.join(' OR ')
}

function standardText({ licence, copyright }: MissingText): string {
  const text = readFileSync(join(import.meta.dirname, 'texts', `${licence}.txt`), 'utf8')
  return normalized(text.replace('<copyright>', copyright ?? ''))
}

export interface Licensed extends BundledPackage {
  licence: string
  texts: readonly string[]
}

interface Findings {
  licensed: Licensed[]
  /** What keeps a build from being distributed, a line each. */
  problems: string[]
}

export const shownName = ({ name, version }: BundledPackage) => (version === undefined ? name : `${name} ${version}`)

/**
 * Each package with its texts: its own or, where it brings none, that of the table. What is carried by another takes the
 * table's first, as a package of its name may be installed in another version, or only for development.
 */
export function withTexts(packages: readonly BundledPackage[], table = missingTexts): Findings {
  const problems: string[] = []
  const needed = new Set<string>()
  const licensed = packages.flatMap((each): Licensed[] => {
    const { name, folder } = each
    const declared = folder === undefined ? undefined : declaredLicence(folder)
    const isInTable = each.carrier !== undefined && table[name] !== undefined
    const own = folder === undefined || isInTable ? [] : ownTexts(folder)
    if (own.length > 0) return [{ ...each, licence: declared ?? 'see its text', texts: own }]
    needed.add(name)
    const missing = table[name]
    const where = each.carrier === undefined ? '' : `, carried by ${each.carrier}`
    if (missing === undefined)
      problems.push(`${shownName(each)} (${declared ?? 'licence unknown'}${where}) ships no licence text.`)
    else if (declared !== undefined && declared !== missing.licence)
      problems.push(`${shownName(each)} is under ${declared}, its entry says ${missing.licence}.`)
    else return [{ ...each, licence: missing.licence, texts: [standardText(missing)] }]
    return []
  })
  for (const name of new Set(licensed.map((each) => each.name)))
    if (table[name] && !needed.has(name)) problems.push(`${name} now ships its licence text: remove its entry.`)
  return { licensed, problems }
}

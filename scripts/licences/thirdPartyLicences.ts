import { resolve } from 'node:path'
import { bundledPackages } from './bundledPackages.ts'
import { type Licensed, shownName, withTexts } from './licenceTexts.ts'
import { missingTexts } from './missingTexts.ts'

export const thirdPartyLicencesFile = 'third-party-licences.txt'

const intro = `Third-party licences

The files beside this one contain code and styles of the packages below. Each is under its own licence; the licence texts
and notices follow the list.`

const lineOf = (each: Licensed) =>
  `${shownName(each)} (${each.licence})${each.carrier === undefined ? '' : `, inside ${each.carrier}`}`

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * The notices for what a bundle of these modules distributes: every package, and every text once, with the packages
 * that it is for.
 * @param modules as a bundler names them
 * @throws Error that names each package without a licence text
 */
export function thirdPartyLicences(
  modules: Iterable<string>,
  { root = resolve(import.meta.dirname, '../..'), table = missingTexts } = {},
): string {
  const { licensed, problems } = withTexts(bundledPackages(modules, root), table)
  if (problems.length > 0)
    throw new Error(
      `Third-party licences are incomplete:\n${[...new Set(problems)].sort(compare).join('\n')}\nWhat is distributed must have the licence texts of what is in it: look up the licence and its holder in the package's repository, and add or correct the entry in scripts/licences/missingTexts.ts.`,
    )
  const lines = [...new Set(licensed.map(lineOf))].sort(compare)
  const packagesOf = new Map<string, Set<string>>()
  for (const each of licensed)
    for (const text of each.texts) packagesOf.set(text, (packagesOf.get(text) ?? new Set()).add(lineOf(each)))
  const sections = [...packagesOf]
    .map(([text, packages]) => `${[...packages].sort(compare).join('\n')}\n\n${text}`)
    .sort(compare)
  return `${[`${intro}\n\n${lines.join('\n')}`, ...sections].join(`\n\n${'='.repeat(80)}\n\n`)}\n`
}

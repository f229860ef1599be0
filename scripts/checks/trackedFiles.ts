import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const binary = /\.(png|jpg|webp|ico|woff2)$/
const suspects = {
  "a registry's host": /\b(?:registry\.npm|registry\.yarn|deb\.debian|npm\.pkg)[a-z]*\.(?:org|com)\b/,
  "this machine's path": /(?:^|[\s"'`(=:])\/(?:work|root|Users|home\/\w+)\/\w/m,
}

interface Locked {
  optionalDependencies?: Record<string, string>
}

/** npm leaves out what the registry at hand did not have for another platform, and then nobody there can install. */
function missingPlatforms(lock: string): string[] {
  const { packages } = JSON.parse(lock) as { packages: Record<string, Locked> }
  const present = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)))
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !present.has(name))
      .map((name) => `package-lock.json: ${path} wants ${name}, which is not locked`),
  )
}

/** Nothing in git may name the machine it was written on or the registry its packages came from. */
export async function trackedFiles(): Promise<string> {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)
  const wrong: string[] = []
  for (const file of files.filter((name) => !binary.test(name))) {
    let content: string
    try {
      content = readFileSync(file, 'utf8')
    } catch {
      continue
    }
    if (file === 'package-lock.json') {
      if (content.includes('"resolved"')) wrong.push(`${file}: has download addresses`)
      wrong.push(...missingPlatforms(content))
    }
    for (const [what, pattern] of Object.entries(suspects)) {
      const found = pattern.exec(content)
      if (found) wrong.push(`${file}: ${what}: ${found[0].trim()}`)
    }
  }
  return wrong.join('\n')
}

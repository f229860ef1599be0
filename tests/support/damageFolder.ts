import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Mulberry32. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

type Damage = (file: string, size: number, random: (below: number) => number) => string

function change(file: string, work: (content: Buffer) => void) {
  const content = readFileSync(file)
  work(content)
  writeFileSync(file, content)
}

const damages: readonly Damage[] = [
  (file, size, random) => {
    const at = random(size)
    change(file, (content) => content.writeUInt8((content[at] ?? 0) ^ (1 << random(8)), at))
    return `bit flipped at ${at}`
  },
  (file, size, random) => {
    const length = random(size)
    truncateSync(file, length)
    return `cut to ${length}`
  },
  (file) => {
    rmSync(file)
    return 'removed'
  },
  (file, size, random) => {
    const at = random(size)
    change(file, (content) => content.fill(0, at, Math.min(at + 512, size)))
    return `zeros from ${at}`
  },
  (file, size, random) => {
    // As a damaged end of LevelDB's log: blocks have 32 KiB.
    const length = Math.max(0, size - 1 - random(Math.min(size, 2000)))
    truncateSync(file, length)
    return `end cut to ${length}`
  },
]

/** Damages one file of the folder, sometimes two. @returns what was done */
export function damageFolder(folder: string, random: (below: number) => number): string {
  const done: string[] = []
  for (let count = random(8) === 0 ? 2 : 1; count > 0; count--) {
    const names = readdirSync(folder).filter((name) => statSync(join(folder, name)).size > 0)
    // What holds rows is damaged more often than what does not.
    const data = names.filter((name) => /\.(ldb|log)$|^MANIFEST|\.manifest$/.test(name))
    const among = random(4) === 0 || data.length === 0 ? names : data
    const name = among[random(among.length)] ?? ''
    const file = join(folder, name)
    const size = statSync(file).size
    const damage = damages[random(damages.length)]
    if (damage) done.push(`${name} ${damage(file, size, random)}`)
  }
  return done.join(', ')
}

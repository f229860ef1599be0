import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const levels = {
  fast: { br: 4, gz: 6 },
  best: { br: constants.BROTLI_MAX_QUALITY, gz: constants.Z_BEST_COMPRESSION },
}

/** Writes a .br and a .gz beside every file that compresses, for servers that send them as they are. */
export async function compressFiles(folder: string, level: keyof typeof levels): Promise<void> {
  const { br, gz } = levels[level]
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|css|svg|json|md|txt|xml)$/.test(name) && basename(name) !== 'portal.json')
    .map((name) => join(folder, name))
  const compressFile = async (file: string) => {
    const plain = readFileSync(file)
    if (plain.length < 200) return
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length, [constants.BROTLI_PARAM_QUALITY]: br }
    const [brotlied, zipped] = await Promise.all([brotli(plain, { params }), zip(plain, { level: gz })])
    writeFileSync(`${file}.br`, brotlied)
    writeFileSync(`${file}.gz`, zipped)
  }
  await Promise.all(files.map(compressFile))
}

// Last build step: copies the brands' public files next to the assets and precompresses text files.
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { brandCodes } from '@consoeurs/brand/codes'
import { publicFolder } from '@consoeurs/brand/seed'

const client = fileURLToPath(new URL('../apps/web/build/client', import.meta.url))
const desk = fileURLToPath(new URL('../apps/admin/build', import.meta.url))

/** Pictures and fonts are already compressed. */
const TEXT = new Set(['.js', '.css', '.svg', '.json', '.html', '.txt', '.xml', '.webmanifest', '.map', '.ico'])
const WORTH_BYTES = 1024

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

for (const code of brandCodes) {
  cpSync(fileURLToPath(publicFolder(code)), join(client, 'brand', code), { recursive: true })
}
const files = [client, desk]
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name))
await Promise.all(files.filter((file) => statSync(file).size >= WORTH_BYTES).map(compress))

async function compress(file: string): Promise<void> {
  const content = readFileSync(file)
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    deflate(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}

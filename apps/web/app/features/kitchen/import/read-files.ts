import { type ImportedRecipe, readProgramRecipe } from '@consoeurs/contract'
import type { Unzipped } from 'fflate'

/** Bytes; a Mealie export with its pictures may have hundreds of megabytes, of which only the JSON is unpacked. */
const MOST = { file: 300 * 1024 * 1024, json: 2 * 1024 * 1024, recipes: 50, depth: 2 }

export interface ReadFile {
  recipes: ImportedRecipe[]
  /** Files without a recipe, by name. */
  unread: string[]
  /** More recipes than one import takes. */
  more: boolean
}

const isJson = (name: string) => name.endsWith('.json')
const isZip = (name: string) => name.endsWith('.zip')

function readJson(bytes: Uint8Array): ImportedRecipe | null {
  try {
    return readProgramRecipe(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    // No JSON.
    return null
  }
}

/** Tandoor packs one archive into another. */
async function unpack(bytes: Uint8Array, depth: number = MOST.depth): Promise<Uint8Array[]> {
  const { unzipSync } = await import('fflate')
  const files: Unzipped = unzipSync(bytes, {
    filter: ({ name, originalSize }) =>
      isJson(name) ? originalSize <= MOST.json : isZip(name) && depth > 0 && originalSize <= MOST.file,
  })
  const inner: Uint8Array[] = []
  for (const [name, content] of Object.entries(files)) {
    inner.push(...(isZip(name) ? await unpack(content, depth - 1) : [content]))
  }
  return inner
}

async function readOne(file: File): Promise<ImportedRecipe[]> {
  if (file.size > MOST.file) return []
  const bytes = new Uint8Array(await file.arrayBuffer())
  const parts = isZip(file.name.toLowerCase()) ? await unpack(bytes).catch(() => []) : [bytes]
  return parts.map(readJson).filter((recipe) => recipe !== null)
}

/** Recipes of Mealie, Tandoor and schema.org; the files never leave the device. */
export async function readFiles(files: readonly File[]): Promise<ReadFile> {
  const recipes: ImportedRecipe[] = []
  const unread: string[] = []
  for (const file of files) {
    const found = await readOne(file)
    if (found.length === 0) unread.push(file.name)
    recipes.push(...found)
  }
  return { recipes: recipes.slice(0, MOST.recipes), unread, more: recipes.length > MOST.recipes }
}

/** `npm run new -- feature <noun>`: writes the files of a feature in every room, and enters it in their tables of contents. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Names, namesOf } from './names.ts'
import { featureFiles } from './templates.ts'

const CONTENTS = {
  contract: 'packages/contract/src/index.ts',
  schema: 'packages/database/src/schema/index.ts',
  features: 'apps/api/src/features/index.ts',
}

function addFeature(root: string, names: Names): string[] {
  const files = featureFiles(names)
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)))
  if (taken) throw new Error(`${taken} exists already`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const { noun, camel } = names
  edit(root, CONTENTS.contract, (text) => `${text}export * from './${noun}.ts'\n`)
  edit(root, CONTENTS.schema, (text) => `${text}export * from './${noun}.ts'\n`)
  edit(root, CONTENTS.features, (text) => {
    const last = text.lastIndexOf('  await app.register(')
    if (last < 0) throw new Error(`${CONTENTS.features} registers nothing: where does a feature go?`)
    const registered = `${text.slice(0, last)}  await app.register(${camel}Routes, options)\n${text.slice(last)}`
    return `import { ${camel}Routes } from './${noun}/${noun}.routes.ts'\n${registered}`
  })
  return [...Object.keys(files), ...Object.values(CONTENTS)]
}

function edit(root: string, file: string, change: (text: string) => string): void {
  writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')))
}

function format(root: string, files: string[]): void {
  const biome = join(root, 'node_modules/.bin/biome')
  const { status, stderr } = spawnSync(biome, ['check', '--write', ...files], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The new files do not pass Biome:\n${stderr}`)
}

function main([kind, noun]: string[]): void {
  if (kind !== 'feature' || noun === undefined) {
    throw new Error('npm run new -- feature <noun>   (plural, kebab-case: birthday-wishes)')
  }
  const root = process.cwd()
  const files = addFeature(root, namesOf(noun))
  format(root, files)
  console.log(`${files.map((file) => `  ${file}`).join('\n')}

Next: the columns of packages/database/src/schema/${noun}.ts, then the migration with
  npm run generate --workspace @consoeurs/database
  npx vitest run --project unit apps/api/src/features/${noun}
Another feature that wants to read this one needs a public.ts here (docs/where-does-it-go.md).`)
}

try {
  main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

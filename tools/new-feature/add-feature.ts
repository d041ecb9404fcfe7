/** `npm run new -- feature <noun>`: writes and registers a feature's files. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format } from '../new-files.ts'
import { type FeatureNames, namesOf } from './names.ts'
import { featureFiles, featureKnowledge, featureRows } from './templates.ts'

const CONTENTS = {
  contract: 'packages/contract/src/index.ts',
  schema: 'packages/database/src/schema/index.ts',
  features: 'apps/api/src/features/index.ts',
  access: 'tests/access/route-table.ts',
  own: 'tests/access/her-own.ts',
  knowledge: 'apps/api/src/features/operations/personal-data/personal-data-registry.ts',
  chapters: 'apps/api/src/features/operations/personal-data/archive-texts.ts',
}
/** Data classification; not formatted. */
const CLASSES = 'docs/security/data.md'

function write(root: string, names: FeatureNames): string[] {
  const files = featureFiles(names)
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)))
  if (taken) throw new Error(`${taken} exists already`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const { group, noun, camel } = names
  edit(root, CONTENTS.contract, (text) => `${text}export * from './${group}/${noun}.ts'\n`)
  edit(root, CONTENTS.schema, (text) => `${text}export * from './${noun}.ts'\n`)
  edit(root, CONTENTS.features, (text) => {
    const last = text.lastIndexOf('  await app.register(')
    if (last < 0) throw new Error(`${CONTENTS.features} registers nothing: where does a feature go?`)
    const registered = `${text.slice(0, last)}  await app.register(${camel}Routes, options)\n${text.slice(last)}`
    return `import { ${camel}Routes } from './${group}/${noun}/${noun}.routes.ts'\n${registered}`
  })
  const rows = featureRows(names)
  edit(root, CONTENTS.access, (text) => withRows(text, rows))
  // Private to the owner at first.
  edit(root, CONTENTS.own, (text) =>
    withRows(
      text,
      rows.map((row) => row.split(' ').slice(0, 2).join(' ')),
    ),
  )
  writeKnowledge(root, names)
  return [...Object.keys(files), ...Object.values(CONTENTS)]
}

/** Owner's data: exported, erased with the account, and private. */
function writeKnowledge(root: string, names: FeatureNames): void {
  const { column, title } = featureKnowledge(names)
  edit(root, CONTENTS.knowledge, (text) =>
    within(text, /(?<=const relationTables: .*= \[\n)[\s\S]*?(?=^\])/m, `${column}\n`),
  )
  edit(root, CONTENTS.chapters, (text) => within(text, /(?<=chapterTitles: .*= \{\n)[\s\S]*?(?=^\})/m, `${title}\n`))
  edit(root, CLASSES, (text) => within(text, /(?<=^\| restricted \|.*)(?= \|$)/m, ` \`${names.table}\``))
}

/** Appends `more` to the match. */
function within(text: string, place: RegExp, more: string): string {
  if (!place.test(text)) throw new Error(`${place} stands nowhere: where does ${more.trim()} go?`)
  return text.replace(place, (held) => held + more)
}

function withRows(text: string, rows: string[]): string {
  return text.replace(/(?<=: readonly string\[\] = \[\n)[\s\S]*(?=\n\])/, (lines) =>
    [...lines.split('\n'), ...rows.map((row) => `  '${row}',`)].sort().join('\n'),
  )
}

/** Forward only: later changes need new migrations. */
function migrate(root: string, { noun }: FeatureNames): void {
  const drizzle = join(root, 'node_modules/.bin/drizzle-kit')
  const made = spawnSync(drizzle, ['generate', '--name', noun], {
    cwd: join(root, 'packages/database'),
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`The migration of ${noun} could not be written:\n${made.stdout}${made.stderr}`)
}

function edit(root: string, file: string, change: (text: string) => string): void {
  writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')))
}

export const featureUsage =
  'npm run new -- feature <noun> [group]   (noun: plural, kebab-case, birthday-wishes; group: people unless given)'

export function addFeature(root: string, [noun, group, ...more]: string[]): string {
  if (noun === undefined || more.length > 0) throw new Error(featureUsage)
  const names = namesOf(noun, group)
  const files = write(root, names)
  format(root, files)
  migrate(root, names)
  return `${files.map((file) => `  ${file}`).join('\n')}

  packages/database/migrations/ (the table)

  ${CLASSES} (how carefully it is kept: « restricted », the strictest of what is no key)

npm test passes with it. Next: the French title of its chapter in ${CONTENTS.chapters};
the columns of packages/database/src/schema/${noun}.ts, each change with its migration
(npm run generate --workspace @consoeurs/database), and npx vitest run --project unit apps/api/src/features/${names.group}/${noun}
Another feature that wants to read this one needs a public.ts here (docs/where-does-it-go.md); what is seen of it goes to
apps/web/app/features/${noun}/ and a line of apps/web/app/routes.ts.`
}

// `npm run check [-- step …]`: static checks, two steps at a time; prints the output of failed ones.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, ensureSupportedNode, node24Path, ownEnvironment, PreparationError, root } from './prepare.mjs'

const PARALLEL = 2
const bin = (name) => join(root, 'node_modules', '.bin', name)
const tool = (name) => [node24Path(), join(root, 'tools', name)]
const buildInfo = (project) =>
  join(root, 'node_modules', '.cache', 'tsc', `${project.replaceAll('/', '-')}.tsbuildinfo`)
const types = (project) => [
  ...[bin('tsc'), '--noEmit', '-p', join(root, project)],
  ...['--incremental', '--tsBuildInfoFile', buildInfo(project)],
]

/** Longest first. */
const steps = {
  types: {
    says: 'TypeScript',
    commands: () => [
      [bin('react-router'), 'typegen', join(root, 'apps', 'web')],
      types('.'),
      types('apps/web'),
      types('apps/web/worker'),
    ],
  },
  biome: {
    says: 'format and lint (Biome)',
    commands: () => [[bin('biome'), 'check', '--error-on-warnings', '--max-diagnostics=100', root]],
  },
  unused: {
    says: 'unused files, exports and dependencies (knip)',
    commands: () => [[bin('knip'), '--no-progress', '--treat-config-hints-as-errors']],
  },
  imports: { says: 'import rules (dependency-cruiser)', commands: () => [tool('check-imports.ts')] },
  rules: { says: 'the other architecture rules', commands: () => [tool('check-rules.ts')] },
  french: { says: 'French typography', commands: () => [tool('check-french.ts')] },
  language: { says: 'vocabulary, long sentences and commit subjects', commands: () => [tool('check-language.ts')] },
  lock: {
    says: 'the lock file is whole, its licences known',
    commands: () => [tool('check-lock.ts'), tool('check-licences.ts')],
  },
  docs: {
    says: 'what the documents name exists',
    commands: () => [
      tool('check-links.ts'),
      tool('check-conformance.ts'),
      tool('check-security.ts'),
      [...tool('settings-doc.ts'), '--check'],
    ],
  },
}

/** @returns the names of the failed steps */
export async function check(names = Object.keys(steps)) {
  const waiting = [...names]
  const failed = []
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const begun = Date.now()
      const { ok, output } = await runAll(steps[name].commands())
      const seconds = ((Date.now() - begun) / 1000).toFixed(1)
      console.log(`${ok ? '✓' : '✗'} ${name.padEnd(8)} ${steps[name].says} (${seconds} s)`)
      if (ok) continue
      failed.push(name)
      console.log(output.trimEnd().replace(/^/gm, '    '))
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  return failed
}

async function runAll(commands) {
  for (const command of commands) {
    const result = await runOne(command)
    if (!result.ok) return result
  }
  return { ok: true, output: '' }
}

function runOne([program, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env: ownEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', (error) => resolve({ ok: false, output: String(error) }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

async function main(names) {
  const unknown = names.filter((name) => !(name in steps))
  if (unknown.length > 0) {
    throw new PreparationError(
      `Étape inconnue : ${unknown.join(', ')}. Les étapes sont : ${Object.keys(steps).join(', ')}.`,
    )
  }
  ensureSupportedNode()
  await ensureInstalled()
  const failed = await check(names.length > 0 ? names : undefined)
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
  process.exitCode = failed.length > 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(process.argv.slice(2)).catch((error) => {
    if (!(error instanceof PreparationError)) throw error
    console.error(`${error.message}\n${error.details}`)
    process.exitCode = 1
  })
}

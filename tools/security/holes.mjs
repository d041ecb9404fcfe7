// `npm run holes`: known vulnerabilities of what production installs. `npm audit`, else OSV (https://osv.dev) with the
// versions of the lock file. Where neither can be reached, nothing was checked, and the last line says so.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const OSV = 'https://api.osv.dev/v1/querybatch'
/** Queries of one request; OSV takes 1 000. */
const BATCH = 500
const TIMEOUT_MS = 30_000

/** Production packages of the lock file: `[name, version]`. */
export function installed({ packages }) {
  const found = Object.entries(packages).flatMap(([path, { version, dev, link }]) => {
    const name = path.split('node_modules/').at(-1)
    return path.includes('node_modules/') && version !== undefined && !dev && !link ? [`${name} ${version}`] : []
  })
  return [...new Set(found)].sort().map((line) => line.split(' '))
}

/** @returns one line for each vulnerable package, or null where npm's registry has no answer */
function askRegistry() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8' })
  try {
    const { vulnerabilities } = JSON.parse(stdout)
    return Object.values(vulnerabilities).map(({ name, severity, range }) => `${name} ${range}: ${severity}`)
  } catch {
    return null
  }
}

async function askBatch(packages) {
  const queries = packages.map(([name, version]) => ({ version, package: { name, ecosystem: 'npm' } }))
  const response = await fetch(OSV, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ queries }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`OSV answered ${response.status}`)
  const { results } = await response.json()
  return results.flatMap(({ vulns = [] }, place) => {
    const [name, version] = packages[place]
    return vulns.map(({ id }) => `${name} ${version}: https://osv.dev/${id}`)
  })
}

/** @returns as `askRegistry` */
export async function askOsv(packages) {
  try {
    const found = []
    for (let start = 0; start < packages.length; start += BATCH)
      found.push(...(await askBatch(packages.slice(start, start + BATCH))))
    return found
  } catch {
    return null
  }
}

/** @returns whether it passed, failed or was skipped, with what to print */
export function verdict(found, count) {
  if (found === null)
    return {
      state: 'skipped',
      says: `Neither npm’s registry nor osv.dev answered: ${count} packages were not checked. Run \`npm run holes\` with a network.`,
    }
  if (found.length > 0) return { state: 'failed', says: found.join('\n') }
  return { state: 'passed', says: `${count} packages, no known vulnerability.` }
}

if (import.meta.main) {
  const packages = installed(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  const { state, says } = verdict(askRegistry() ?? (await askOsv(packages)), packages.length)
  console.log(says)
  const counted = (name) => (state === name ? 1 : 0)
  console.log(`${counted('passed')} passed, ${counted('failed')} failed, ${counted('skipped')} skipped`)
  process.exitCode = state === 'failed' ? 1 : 0
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureWapiti } from '../../tools/scanners.mjs'
import { runScanner } from './run-scanner.ts'

export interface Finding {
  /** What wapiti calls it: « Cross Site Scripting », « SQL Injection »… */
  kind: string
  method: string
  path: string
  said: string
}

export interface WapitiRun {
  findings: Finding[]
  /** Addresses and forms that it found, and attacked. */
  found: number
}

interface Report {
  vulnerabilities: Record<string, { method: string; path: string; info: string }[]>
  anomalies: Record<string, { method: string; path: string; info: string }[]>
}

/**
 * What looks within this machine. `ssrf` and `xxe` would ask a server of their maker what came out there, and are proven
 * otherwise (docs/security/v1.md); `nikto`, `wapp` and `buster` fetch lists from elsewhere.
 */
const modules = [
  'backup',
  'blindsql',
  'cookieflags',
  'crlf',
  'csp',
  'csrf',
  'exec',
  'file',
  'htaccess',
  'http_headers',
  'methods',
  'permanentxss',
  'redirect',
  'shellshock',
  'sql',
  'xss',
]

export interface Bounds {
  /** Seconds of walking from page to page. */
  walk: number
  /** Seconds of each kind of attack. */
  attack: number
}

/** Walks a site from the page at `url` (it follows no redirect away from that one) and attacks what it finds. */
export async function scanWithWapiti(url: string, folder: string, { walk, attack }: Bounds): Promise<WapitiRun> {
  const report = join(folder, 'wapiti.json')
  const bounds = ['--max-scan-time', String(walk), '--max-attack-time', String(attack), '--timeout', '20']
  const width = ['--depth', '6', '--max-links-per-page', '60', '--max-files-per-dir', '12', '--max-parameters', '20']
  const places = ['--store-session', join(folder, 'session'), '--store-config', join(folder, 'config')]
  const asked = [
    '--url',
    url,
    '--scope',
    'domain',
    '--module',
    modules.join(','),
    '--format',
    'json',
    '--output',
    report,
  ]
  const args = [...asked, ...bounds, ...width, ...places, '--no-bugreport', '--flush-session', '--verbose', '1']
  const said = await runScanner(await ensureWapiti(), args, join(folder, 'wapiti.log'))
  const found = Number(/Wapiti found (\d+) URLs and forms/.exec(said)?.[1] ?? 0)
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const findings = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, each]) =>
    each.map(({ method, path, info }) => ({ kind, method, path, said: info })),
  )
  return { findings, found }
}

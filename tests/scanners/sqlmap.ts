import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureSqlmap } from '../../tools/scanners.mjs'
import type { ApiRequest } from './openapi-requests.ts'
import { runScanner } from './run-scanner.ts'

const LINE = '='.repeat(54)

/** As the proxy « Burp » writes what passed through it, which sqlmap reads. */
function written(port: number, { method, path, body }: ApiRequest): string {
  const head = [`${method} ${path} HTTP/1.1`, `Host: localhost:${port}`]
  const request = body === undefined ? [...head, ''] : [...head, 'Content-Type: application/json', '', body]
  return [LINE, `10:00:00 AM  http://localhost:${port}  [127.0.0.1]`, LINE, ...request, LINE, '', ''].join('\n')
}

export interface SqlmapRun {
  /** Where it got in, and how. */
  findings: string[]
  /** Requests that it tried everything on. */
  tried: number
}

/** What its own second look called a mistake. */
const mistaken = /false positive or unexploitable/

/** Of two requests to one address it keeps the first: those of one method at a time. */
async function scanMethod(port: number, requests: ApiRequest[], folder: string): Promise<SqlmapRun> {
  mkdirSync(folder)
  const asked = join(folder, 'requests.log')
  const results = join(folder, 'results.csv')
  writeFileSync(asked, requests.map((one) => written(port, one)).join(''))
  const quiet = ['--batch', '--ignore-stdin', '--disable-coloring', '--flush-session']
  const places = ['--output-dir', join(folder, 'sqlmap'), '--results-file', results]
  const bounds = ['--dbms', 'PostgreSQL', '--level', '1', '--risk', '1', '--threads', '4']
  const args = ['-l', asked, ...bounds, ...quiet, ...places]
  const said = await runScanner(await ensureSqlmap(), args, join(folder, 'sqlmap.log'))
  const tried = said.match(/^\[\d+\/\d+\] URL:/gm)?.length ?? 0
  const lines = existsSync(results) ? readFileSync(results, 'utf8').trim().split('\n').slice(1) : []
  return { findings: lines.filter((line) => line !== '' && !mistaken.test(line)), tried }
}

/** Tries to say something to the database through every part of these requests. */
export async function scanWithSqlmap(port: number, requests: ApiRequest[], folder: string): Promise<SqlmapRun> {
  const whole: SqlmapRun = { findings: [], tried: 0 }
  for (const [method, asked] of Map.groupBy(requests, (one) => one.method)) {
    const { findings, tried } = await scanMethod(port, asked, join(folder, method))
    whole.findings.push(...findings)
    whole.tried += tried
  }
  return whole
}

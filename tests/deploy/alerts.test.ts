import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildTestApp, type TestApp } from '@consoeurs/test-support'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { registerMetrics } from '../../apps/server/src/metrics/register-metrics.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Rule {
  alert: string
  expr: string
  for: string
  labels: { severity: string }
  annotations: { summary: string }
}
const { groups } = parse(read('deploy/prometheus/alerts.yml')) as { groups: { name: string; rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)

/** Names of metrics: what is no function of PromQL, no word of it, and stands outside labels. */
function metricsIn(expr: string): string[] {
  const bare = expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\b(?:by|without)\s*\([^)]*\)/g, ' ')
  return [...bare.matchAll(/\b[a-z]\w+\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !['and', 'or', 'unless', 'by', 'le', 'sum', 'max', 'min'].includes(name))
}

let test: TestApp
/** Every metric with the labels it was told with. */
let told: Map<string, Set<string>>
beforeAll(async () => {
  test = await buildTestApp({
    prepare: (app, { pool, dataDir }) => {
      const metrics = registerMetrics(app, { pool, settings: { dataDir, metricsToken: undefined } })
      metrics.pages.inc({ made: 'ready' })
    },
  })
  await test.app.jobs.start()
  await test.visitor.gets('/api/users/me')
  await test.db.execute(`INSERT INTO installation (key, value) VALUES ('backup.last', '2026-11-01T10:00:00.000Z')`)
  const { body } = await test.app.inject('/metrics')
  told = new Map()
  for (const [, name = '', labels = ''] of body.matchAll(/^([a-z]\w*)(?:\{(.*)\})? /gm)) {
    const known = told.get(name) ?? new Set()
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label)
    told.set(name, known)
  }
})
afterAll(() => test.close())

it('every metric of an alert exists, with the labels that it uses', () => {
  expect(rules.length).toBeGreaterThan(15)
  for (const { alert, expr } of rules) {
    const names = metricsIn(expr)
    expect(names, alert).not.toEqual([])
    expect(
      names.filter((name) => name !== 'up' && !told.has(name)),
      alert,
    ).toEqual([])
    for (const [, name = '', asked = ''] of expr.matchAll(/(\w+)\{([^}]*)\}/g)) {
      if (name === 'up') continue
      for (const [, label = ''] of asked.matchAll(/(\w+)=~?"/g))
        expect([...(told.get(name) ?? [])], alert).toContain(label)
    }
  }
})

it('the check detects an unknown metric', () => {
  expect(metricsIn('max by (queue) (consoeurs_jobs_late{state="x"}[5m]) > 9e6 or absent(up{job="consoeurs"})')).toEqual(
    ['consoeurs_jobs_late', 'up'],
  )
  expect(told.has('consoeurs_jobs_late')).toBe(false)
})

it('each alert is unique, has a severity, and has a row in the runbook', () => {
  const names = rules.map(({ alert }) => alert)
  expect(names).toEqual([...new Set(names)])
  const page = read('docs/operations.md')
  for (const { alert, labels, annotations } of rules) {
    expect(['page', 'ticket'], alert).toContain(labels.severity)
    expect(annotations.summary, alert).toMatch(/\.$/)
    const row = page.split('\n').find((line) => line.startsWith(`| \`${alert}\``))
    expect(row, `${alert} has no row in docs/operations.md`).toBeDefined()
    expect(
      row?.split('|').filter((cell) => cell.trim() !== ''),
      alert,
    ).toHaveLength(3)
  }
  const documented = [...page.matchAll(/^\| `([A-Z][a-z]\w+)` \|/gm)].map(([, name]) => name)
  expect(documented.filter((name) => !names.includes(name ?? ''))).toEqual([])
})

it('is loaded by the configuration beside it, with the metrics token', () => {
  const { rule_files: files, scrape_configs: scrapes } = parse(read('deploy/prometheus/prometheus.yml'))
  expect(files).toEqual(['alerts.yml'])
  expect(scrapes).toMatchObject([
    { job_name: 'consoeurs', metrics_path: '/metrics', authorization: { type: 'Bearer' } },
  ])
})

import { rm } from 'node:fs/promises'
import { type BrandCode, loadBrand } from '@consoeurs/brand'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { makeFolder } from '../../tests/resilience/place.ts'
import { Site } from '../../tests/resilience/site.ts'
import { freePort } from '../../tests/start/process.ts'
import { ensureChromium } from '../chromium.mjs'
import { chromiumArgs } from '../chromium-args.mjs'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]
/** 0 to 100. */
export type CategoryScores = Record<Category, number>

/** Architecture §6: on a phone, for visitors' pages. */
export const GOAL = 95

interface PageMeasurement {
  scores: CategoryScores
  /** Audits that lowered a score. */
  faults: string[]
}

export interface LighthouseMeter {
  /** With an empty cache, on Lighthouse's simulated phone. */
  measure(url: string): Promise<PageMeasurement>
  close(): Promise<void>
}

/** Chromium lost the trace; Lighthouse asks for another run. */
const LOST_TRACE = 'NO_NAVSTART'

async function visit(url: string, port: number) {
  const once = () => lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...categories] })
  const first = await once()
  const ran = first?.lhr.runtimeError?.code === LOST_TRACE ? await once() : first
  if (ran === undefined || ran.lhr.runtimeError !== undefined) {
    throw new Error(`Lighthouse could not measure ${url}: ${ran?.lhr.runtimeError?.message ?? 'no answer'}`)
  }
  return ran.lhr
}

export async function openMeter(): Promise<LighthouseMeter> {
  const port = await freePort()
  const args = [...chromiumArgs, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args })
  return {
    async measure(url) {
      const { categories: judged, audits } = await visit(url, port)
      const scores = Object.fromEntries(
        categories.map((category) => [category, Math.round((judged[category]?.score ?? 0) * 100)]),
      ) as CategoryScores
      const faults = categories.flatMap((category) =>
        (judged[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
          const audit = audits[id]
          if (weight === 0 || audit?.score === null || audit === undefined || audit.score >= 0.9) return []
          return `${category}: ${audit.title}${audit.displayValue === undefined ? '' : ` (${audit.displayValue})`}`
        }),
      )
      return { scores, faults }
    },
    close: () => browser.close(),
  }
}

export async function visitorPages(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/articles?fields=slug&pagination[pageSize]=1`)
  const { data } = (await answer.json()) as { data: { id: number; attributes: { slug: string } }[] }
  return ['/', '/blog', ...data.map(({ id, attributes }) => `/blog/${id}-${attributes.slug}`)]
}

export async function withDemonstration<T>(
  code: BrandCode,
  work: (place: { name: string; origin: string }) => Promise<T>,
): Promise<T> {
  const folder = makeFolder('lighthouse ')
  const site = await Site.open({ folder, settings: { VARIANT: code } })
  try {
    const { name } = await loadBrand(code)
    return await work({ name, origin: `http://localhost:${site.port}` })
  } finally {
    await site.kill('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}

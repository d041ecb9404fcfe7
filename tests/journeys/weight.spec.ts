import { gzipSync } from 'node:zlib'
import { expect, type Page, type Request, test } from '@playwright/test'
import { signsIn } from './evening/meets.ts'

const kB = 1000
const goal = { scripts: 150 * kB, visitorScripts: 40 * kB }

/** The goal is 25 kB, and the styles are above it by a hundred bytes; the ceiling may only be lowered. */
const stylesCeiling = 25.2 * kB

/**
 * Everything a page fetches before it rests counts, the socket's client included. Five pages are above the goal: each
 * has its own ceiling, which may only be lowered until it is the goal.
 */
const signedIn: Record<string, number> = {
  '/settings': goal.scripts,
  '/messages': 163 * kB,
  '/members': 169 * kB,
  '/dashboard': 181 * kB,
  '/p/camille': 184 * kB,
  '/shares': 188 * kB,
}
const forms: Record<string, number> = { '/login': goal.scripts, '/signup': goal.scripts }
const reading: Record<string, number> = {
  '/': goal.visitorScripts,
  '/shares': goal.visitorScripts,
  '/l/charte': goal.visitorScripts,
}

interface Weight {
  script: number
  stylesheet: number
}

const isWeighed = (type: string): type is keyof Weight => type === 'script' || type === 'stylesheet'

/** How a page comes to rest: a visitor's reading page runs one script; the others wake, and a member's opens its socket. */
type Rest = 'read' | 'awake' | 'live'

/** Bytes of scripts and of styles, compressed as they are sent, of a page from its address until it rests. */
async function weigh(page: Page, path: string, rest: Rest): Promise<Weight> {
  const files = new Map<string, Request>()
  page.on('request', (request) => {
    if (isWeighed(request.resourceType())) files.set(request.url(), request)
  })
  // The socket is opened after the page: its client is part of what a member's page costs.
  const socket = rest === 'live' ? page.waitForEvent('websocket') : null
  await page.goto(path)
  // The last thing that waking does is to ask for the animations.
  if (rest !== 'read') await page.locator('link[href*="/animate"]').waitFor({ state: 'attached' })
  await socket
  await page.waitForLoadState('networkidle')
  const total = { script: 0, stylesheet: 0 }
  for (const request of files.values()) {
    const type = request.resourceType()
    const body = await (await request.response())?.body()
    if (isWeighed(type) && body) total[type] += gzipSync(body, { level: 9 }).length
  }
  return total
}

async function expectWithin(page: Page, ceilings: Record<string, number>, rest: Rest): Promise<void> {
  for (const [path, ceiling] of Object.entries(ceilings)) {
    const tab = await page.context().newPage()
    const { script, stylesheet } = await weigh(tab, path, rest)
    expect(new URL(tab.url()).pathname).toBe(path)
    expect(script, `scripts of ${path}`).toBeGreaterThan(0)
    expect.soft(script, `scripts of ${path}`).toBeLessThanOrEqual(ceiling)
    expect.soft(stylesheet, `styles of ${path}`).toBeLessThanOrEqual(stylesCeiling)
    await tab.close()
  }
}

test('a member’s pages carry no more script and style than they may', async ({ page }) => {
  await signsIn(page, 'ines@demo.test', 'consoeurs-demo-2026')
  await expectWithin(page, signedIn, 'live')
})

test('a visitor’s pages carry no more script and style than they may', async ({ page }) => {
  await expectWithin(page, forms, 'awake')
  await expectWithin(page, reading, 'read')
})

import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BrowserContext, BrowserContextOptions } from '@playwright/test'
import type { Screen, VisitorKind } from './screens.ts'
import { joinsAs, openContext, type ScreenshotContext } from './stage.ts'

export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1440, height: 900 } },
} satisfies Record<string, BrowserContextOptions>
export const themes = ['light', 'dark'] as const

export interface Appearance {
  size: keyof typeof sizes
  theme: (typeof themes)[number]
}

export interface Shot {
  screen: Screen
  look: Appearance
  file: string
}

export interface ShootOptions {
  folder: string
  /** Beyond the viewport. */
  whole?: boolean
  /** Device pixel ratio. */
  scale?: number
}

async function sessionOf(stage: ScreenshotContext, who: VisitorKind): Promise<BrowserContextOptions> {
  if (who === 'visitor' || who === 'fresh') return {}
  return { storageState: await (who === 'member' ? stage.guests.camille() : stage.guests.newcomer()) }
}

/** Blocks « seen » calls, so that the order of pictures does not matter. */
const keepsNews = (context: BrowserContext) =>
  context.route(/\/api\/(visits\/seen|honors\/seen|notifications\/read)$/, async (route) =>
    route.fulfill({ response: await context.request.get('/api/counters') }),
  )

async function openFor(
  stage: ScreenshotContext,
  { who }: Screen,
  { size, theme }: Appearance,
  scale: number,
): Promise<BrowserContext> {
  const context = await openContext(stage, {
    ...sizes[size],
    deviceScaleFactor: scale,
    permissions: ['clipboard-read', 'clipboard-write'],
    ...(await sessionOf(stage, who)),
  })
  await context.addInitScript((chosen) => localStorage.setItem('Theme', chosen), theme)
  await keepsNews(context)
  return context
}

/** No mocked clock: the pages follow the server's time. */
export async function shoot(
  stage: ScreenshotContext,
  screen: Screen,
  look: Appearance,
  options: ShootOptions,
): Promise<Shot> {
  const { folder, whole = false, scale = 1 } = options
  const file = join(folder, `${screen.name}-${look.size}-${look.theme}.png`)
  mkdirSync(dirname(file), { recursive: true })
  const context = await openFor(stage, screen, look, scale)
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    if (screen.who === 'fresh') await joinsAs(page, 'Nour')
    await page.goto(screen.path, { waitUntil: 'networkidle' })
    await screen.act?.(page, stage)
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: file, fullPage: whole, animations: 'disabled' })
    return { screen, look, file }
  } finally {
    await context.close()
  }
}

/**
 * All looks in parallel.
 * @returns the pictures in the order of `screens`
 */
export async function shootAll(
  stage: ScreenshotContext,
  screens: Screen[],
  looks: Appearance[],
  options: ShootOptions,
) {
  const failed: string[] = []
  const taken = await Promise.all(
    looks.map(async (look) => {
      const shots: Shot[] = []
      for (const screen of screens) {
        try {
          shots.push(await shoot(stage, screen, look, options))
        } catch (error) {
          failed.push(`${screen.name} (${look.size}, ${look.theme}): ${error instanceof Error ? error.message : error}`)
        }
      }
      return shots
    }),
  )
  const shots = screens.flatMap((screen) => taken.flatMap((ones) => ones.filter((shot) => shot.screen === screen)))
  return { shots, failed }
}

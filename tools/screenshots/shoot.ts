import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BrowserContext, BrowserContextOptions } from '@playwright/test'
import type { Screen, Who } from './screens.ts'
import { joinsAs, openContext, type Stage } from './stage.ts'

export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1440, height: 900 } },
} satisfies Record<string, BrowserContextOptions>
export const themes = ['light', 'dark'] as const

export interface Look {
  size: keyof typeof sizes
  theme: (typeof themes)[number]
}

export interface Shot {
  screen: Screen
  look: Look
  file: string
}

export interface ShootOptions {
  /** Below it, one file per picture. */
  folder: string
  /** The page to its end, not only what a screen holds of it. */
  whole?: boolean
  /** Pixels of the picture per pixel of the page. */
  scale?: number
}

async function sessionOf(stage: Stage, who: Who): Promise<BrowserContextOptions> {
  if (who === 'visitor' || who === 'fresh') return {}
  return { storageState: await (who === 'member' ? stage.guests.camille() : stage.guests.newcomer()) }
}

/** What is new stays new: a picture must not depend on which was taken before it. */
const keepsNews = (context: BrowserContext) =>
  context.route(/\/api\/(visits\/seen|honors\/seen|notifications\/read)$/, async (route) =>
    route.fulfill({ response: await context.request.get('/api/counters') }),
  )

async function openFor(stage: Stage, { who }: Screen, { size, theme }: Look, scale: number): Promise<BrowserContext> {
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

/** The pages tell the time by the server's clock: another in the browser alone would contradict it. */
export async function shoot(stage: Stage, screen: Screen, look: Look, options: ShootOptions): Promise<Shot> {
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

/** One page after another in each look, the looks side by side. @returns what was taken, in the order of `screens` */
export async function shootAll(stage: Stage, screens: Screen[], looks: Look[], options: ShootOptions) {
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

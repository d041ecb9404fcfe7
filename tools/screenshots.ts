/**
 * `npm run screenshots -- [address] [path …]`: pictures of a running demo server, by phone and desk, day and night, as
 * a visitor and as Camille, into screenshots/. Look at them: that is what they are for.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from './chromium.mjs'
import { root } from './prepare.mjs'

const sizes = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } }
const themes = ['light', 'dark'] as const
const visitorPaths = ['/', '/signup', '/login', '/shares', '/l/charte', '/nulle-part']
const memberPaths = [
  '/dashboard',
  '/members',
  '/p/ines',
  '/p',
  '/shares?publier=1',
  '/messages',
  '/notifications',
  '/visits',
  '/honors',
  '/settings',
  '/settings/steps',
]

const [address = 'http://localhost:3000', ...asked] = process.argv.slice(2)
const folder = join(root, 'screenshots')

interface Shoot {
  browser: Browser
  size: keyof typeof sizes
  theme: (typeof themes)[number]
  member: boolean
}

const fileName = (path: string) => path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'accueil'

async function shoot({ browser, size, theme, member }: Shoot): Promise<void> {
  const context = await browser.newContext({ viewport: sizes[size], locale: 'fr-FR', timezoneId: 'Europe/Paris' })
  await context.addInitScript((wanted) => localStorage.setItem('Theme', wanted), theme)
  if (member) {
    const data = { identifier: 'camille', password: 'consoeurs-demo-2026' }
    const signedIn = await context.request.post(`${address}/api/auth/local`, { data })
    if (!signedIn.ok()) throw new Error(`Connexion refusée par ${address} (${signedIn.status()})`)
  }
  const page = await context.newPage()
  const usual = member ? memberPaths : visitorPaths
  for (const path of asked.length > 0 ? asked : usual) {
    await page.goto(address + path, { waitUntil: 'networkidle' })
    const file = join(folder, `${fileName(path)}-${member ? 'membre' : 'visiteuse'}-${size}-${theme}.png`)
    await page.screenshot({ path: file })
    console.log(file)
  }
  await context.close()
}

if (!existsSync(folder)) mkdirSync(folder)
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  for (const size of Object.keys(sizes) as Array<keyof typeof sizes>) {
    for (const theme of themes) {
      for (const member of [false, true]) await shoot({ browser, size, theme, member })
    }
  }
} finally {
  await browser.close()
}

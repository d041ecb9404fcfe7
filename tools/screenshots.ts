/**
 * `npm run screenshots [-- options]`: pictures of every screen in every brand, size and theme, with a contact sheet per
 * brand, into screenshots/.
 *
 *   --brand <code>   one brand            --only <part>   screens by start of URL or part of the name
 *   --size <size>    phone or wide        --theme <theme> light or dark
 *   --whole          full pages           --keep <folder> keeps the demo for the next run
 *   --readme         only the pictures of README.md, into docs/pictures/
 *   --app            only those of the web app manifest, into each brand's folder
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brandCodes } from '@consoeurs/brand/codes'
import { type Browser, chromium } from '@playwright/test'
import { pagePatterns } from '../tests/journeys/rounds/visits.ts'
import { ensureChromium } from './chromium.mjs'
import { chromiumArgs } from './chromium-args.mjs'
import { ensureBuilt, root } from './prepare.mjs'
import { shootForManifest } from './screenshots/app-pictures.ts'
import { shootMails } from './screenshots/mails.ts'
import { shootForReadme } from './screenshots/readme-pictures.ts'
import { allScreens, chosenScreens, refuseGaps } from './screenshots/screens.ts'
import { writeSheet } from './screenshots/sheet.ts'
import { type Appearance, shootAll, sizes, themes } from './screenshots/shoot.ts'
import { openScreenshotContext, type ScreenshotContext } from './screenshots/stage.ts'

const text = { type: 'string' } as const
const { values: options } = parseArgs({
  options: {
    brand: text,
    only: text,
    size: text,
    theme: text,
    keep: text,
    whole: { type: 'boolean' },
    readme: { type: 'boolean' },
    app: { type: 'boolean' },
  },
})

function among<T extends string>(known: readonly T[], asked: string | undefined, option: string): T[] {
  const chosen = known.filter((one) => asked === undefined || one === asked)
  if (chosen.length === 0) throw new Error(`--${option}: there are ${known.join(', ')}`)
  return chosen
}

const brands = among(brandCodes, options.brand, 'brand')
const looks: Appearance[] = among(Object.keys(sizes) as Appearance['size'][], options.size, 'size').flatMap((size) =>
  among(themes, options.theme, 'theme').map((theme) => ({ size, theme })),
)

async function shootBrand(stage: ScreenshotContext): Promise<string[]> {
  const { code, name } = stage.brand
  const screens = allScreens(stage.slugs)
  refuseGaps(pagePatterns, screens)
  // First, because her activity shows in the pictures.
  await stage.guests.long()
  const folder = join(root, 'screenshots', code)
  const { whole = false, only } = options
  const { shots, failed } = await shootAll(stage, chosenScreens(screens, only), looks, { folder, whole })
  const mails = await shootMails(stage, looks, only)
  await writeSheet(name, [...shots, ...mails], join(root, 'screenshots', code))
  console.log(`${name}: ${shots.length + mails.length} pictures, screenshots/${code}.html, screenshots/${code}.webp`)
  return failed
}

async function showBrand(browser: Browser, brandCode: (typeof brandCodes)[number]): Promise<string[]> {
  const stage = await openScreenshotContext({ brandCode, browser, kept: options.keep })
  try {
    if (!options.readme && !options.app) return await shootBrand(stage)
    const files = options.app ? await shootForManifest(stage) : await shootForReadme(stage)
    for (const file of files) console.log(file)
    return []
  } finally {
    await stage.close()
  }
}

await ensureBuilt()
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: chromiumArgs,
})
try {
  const failed: string[] = []
  for (const brandCode of brands) failed.push(...(await showBrand(browser, brandCode)))
  for (const failure of failed) console.error(failure)
  process.exitCode = failed.length > 0 ? 1 : 0
} finally {
  await browser.close()
}

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../prepare.mjs'
import { allScreens } from './screens.ts'
import { type Appearance, shoot } from './shoot.ts'
import type { ScreenshotContext } from './stage.ts'

interface ChosenPicture {
  path: string
  who: 'visitor' | 'member'
  look: Appearance
  as: string
}

const chosen: ChosenPicture[] = [
  { path: '/', who: 'visitor', look: { size: 'phone', theme: 'light' }, as: 'home' },
  { path: '/dashboard', who: 'member', look: { size: 'wide', theme: 'light' }, as: 'dashboard' },
  { path: '/messages/lea', who: 'member', look: { size: 'phone', theme: 'dark' }, as: 'messages' },
  { path: '/p/ines', who: 'member', look: { size: 'wide', theme: 'light' }, as: 'profile' },
]
const widths: Record<Appearance['size'], number> = { phone: 600, wide: 800 }

/** @returns file names, relative to docs/pictures */
export async function shootForReadme(stage: ScreenshotContext): Promise<string[]> {
  const folder = join(root, 'docs', 'pictures')
  mkdirSync(folder, { recursive: true })
  const screens = allScreens(stage.slugs)
  const files: string[] = []
  for (const { path, who, look, as } of chosen) {
    const screen = screens.find((one) => one.path === path && one.who === who && one.act === undefined)
    if (screen === undefined) throw new Error(`${path} is not among the screens`)
    const { file } = await shoot(stage, screen, look, { folder: join(root, 'screenshots', 'readme'), scale: 2 })
    const small = join(folder, `${stage.brand.code}-${as}.webp`)
    await sharp(file).resize({ width: widths[look.size] }).webp({ quality: 78, effort: 6 }).toFile(small)
    files.push(small)
  }
  return files
}

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../prepare.mjs'
import { allScreens } from './screens.ts'
import { type Look, shoot } from './shoot.ts'
import type { Stage } from './stage.ts'

interface Chosen {
  path: string
  who: 'visitor' | 'member'
  look: Look
  as: string
}

/** What the README shows of each brand: its door, a member's evening, two that talk, someone to meet. */
const chosen: Chosen[] = [
  { path: '/', who: 'visitor', look: { size: 'phone', theme: 'light' }, as: 'home' },
  { path: '/dashboard', who: 'member', look: { size: 'wide', theme: 'light' }, as: 'dashboard' },
  { path: '/messages/lea', who: 'member', look: { size: 'phone', theme: 'dark' }, as: 'messages' },
  { path: '/p/ines', who: 'member', look: { size: 'wide', theme: 'light' }, as: 'profile' },
]
const widths: Record<Look['size'], number> = { phone: 600, wide: 800 }

/** @returns the files, below docs/pictures */
export async function shootForReadme(stage: Stage): Promise<string[]> {
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

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../prepare.mjs'
import { allScreens } from './screens.ts'
import { type Appearance, shoot } from './shoot.ts'
import type { ScreenshotContext } from './stage.ts'

/** The manifest's `screenshots`, which a phone shows before installing the app. */
const chosen: { path: string; as: string; size: Appearance['size'] }[] = [
  { path: '/dashboard', as: 'dashboard', size: 'phone' },
  { path: '/messages/lea', as: 'messages', size: 'phone' },
  { path: '/p/ines', as: 'profile', size: 'phone' },
  { path: '/dashboard', as: 'dashboard', size: 'wide' },
  { path: '/p/ines', as: 'profile', size: 'wide' },
]
/** Sizes declared in the manifest; a wide picture is slightly lower than the viewport. */
const forms = {
  phone: { name: 'narrow', width: 780, height: 1688 },
  wide: { name: 'wide', width: 1280, height: 800 },
} satisfies Record<Appearance['size'], { name: string; width: number; height: number }>

/** @returns file names, relative to the brand's folder */
export async function shootForManifest(stage: ScreenshotContext): Promise<string[]> {
  const folder = join(root, 'packages', 'brand', 'brands', stage.brand.code, 'app')
  mkdirSync(folder, { recursive: true })
  const screens = allScreens(stage.slugs)
  const files: string[] = []
  for (const { path, as, size } of chosen) {
    const screen = screens.find((one) => one.path === path && one.who === 'member' && one.act === undefined)
    if (screen === undefined) throw new Error(`${path} is not among the screens`)
    const taken = { folder: join(root, 'screenshots', 'app'), scale: 2 }
    const { file } = await shoot(stage, screen, { size, theme: 'light' }, taken)
    const { name, width, height } = forms[size]
    const small = join(folder, `${name}-${as}.webp`)
    await sharp(file)
      .resize({ width, height, fit: 'cover', position: 'top' })
      .webp({ quality: 70, effort: 6 })
      .toFile(small)
    files.push(small)
  }
  return files
}

import { brandAsset, loadBrand } from '@consoeurs/brand'
import { appPictures } from '../../brand/app-pictures.ts'
import { requestContext } from '../../context.ts'
import { installedAppBehavior, manifestAnswer } from '../../pwa/manifest.ts'
import { layoutText } from '../../text/pages/layout.ts'
import type { Route } from './+types/manifest'

export async function loader({ context }: Route.LoaderArgs) {
  const { code, name, tagline, themeColor, text } = await loadBrand(context.get(requestContext).brandCode)
  const icon = (file: string, sizes: string, purpose?: 'maskable') => ({
    src: brandAsset(code, file),
    sizes,
    type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    ...(purpose && { purpose }),
  })
  const shortcutIcons = [icon('icon-192.png', '192x192')]
  const shortcut = (label: string, url: string) => ({ name: label, url, icons: shortcutIcons })
  const manifest = {
    id: '/',
    name: `${name} – ${tagline}`,
    short_name: name,
    description: text.description,
    ...installedAppBehavior,
    theme_color: themeColor.light,
    background_color: themeColor.light,
    categories: ['social', 'lifestyle'],
    icons: [
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('favicon.svg', 'any'),
      icon('maskable-512.png', '512x512', 'maskable'),
    ],
    shortcuts: [
      shortcut(layoutText.publish, '/shares?publier=1'),
      shortcut(layoutText.messages, '/messages'),
      shortcut(layoutText.members, '/members'),
    ],
    screenshots: appPictures(code),
  }
  return manifestAnswer(manifest)
}

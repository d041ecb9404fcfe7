import { brandAsset, loadBrand } from '@consoeurs/brand'
import { appPictures } from '../brand/app-pictures.ts'
import { requestContext } from '../context.ts'
import { shareTargetPath } from '../pwa/received-share.ts'
import { layoutText } from '../text/pages/layout.ts'
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
    lang: 'fr',
    dir: 'ltr',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
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
    share_target: {
      action: shareTargetPath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'images', accept: ['image/*'] }] },
    },
    // Links to the site open the installed app; its open page stays.
    handle_links: 'preferred',
    launch_handler: { client_mode: 'auto' },
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

import { shareTargetPath } from './received-share.ts'

/** What an installed app does, under any name. */
export const installedAppBehavior = {
  lang: 'fr',
  dir: 'ltr',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
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

export const manifestAnswer = (manifest: object): Response =>
  new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })

/** `npm run complete-android`, after `npx cap add android`: what the app needs of Android besides what Capacitor has made. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeManifest } from './manifest.ts'

const folder = import.meta.dirname
const manifest = join(folder, 'android/app/src/main/AndroidManifest.xml')
const { server } = JSON.parse(readFileSync(join(folder, 'capacitor.config.json'), 'utf8')) as {
  server: { url: string }
}

writeFileSync(manifest, completeManifest(readFileSync(manifest, 'utf8'), new URL(server.url)))
process.stdout.write(`${manifest}\n`)

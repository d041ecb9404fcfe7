import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The project that the emulator knows; a name like this one reaches nothing of Google's. */
export const PROJECT = 'demo-consoeurs'

interface Doors {
  auth: number
  hub: number
  logging: number
}

/** The emulator takes its ports from a file, and writes its log where it is started. */
export function prepareEmulator(folder: string, { auth, hub, logging }: Doors) {
  mkdirSync(folder, { recursive: true })
  const emulators = { auth: { host: '127.0.0.1', port: auth }, ui: { enabled: false }, hub: { port: hub } }
  const written = { emulators: { ...emulators, logging: { port: logging }, singleProjectMode: true } }
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(written))
  return {
    origin: `http://127.0.0.1:${auth}`,
    folder,
    script: join(import.meta.dirname, 'node_modules/firebase-tools/lib/bin/firebase.js'),
    args: ['emulators:start', '--only', 'auth', '--project', PROJECT, '--config', 'firebase.json'],
  }
}

import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../tests/start/process.ts'
import { ownEnvironment, root } from '../../prepare.mjs'
import type { Figure } from '../figures.ts'
import { benchFolder } from '../folder.ts'

const GOAL_SECONDS = 5

/** Seconds from the command until it prints the URL. */
async function started(dataDir: string): Promise<number> {
  const begun = performance.now()
  const port = await freePort()
  const env = { ...ownEnvironment(), DATA_DIR: dataDir, PORT: String(port) }
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => String(chunk).includes(`http://localhost:${port}`) && resolve())
    void ended.then(() => reject(new Error('The start ended before it printed its address')))
  })
  const seconds = (performance.now() - begun) / 1000
  child.kill('SIGTERM')
  await ended
  return seconds
}

/** `npm start` after installation and build: first with an empty data folder, then with the existing one. */
export async function start(): Promise<Figure[]> {
  const folder = benchFolder('consoeurs-start-')
  try {
    const first = await started(folder)
    const second = await started(folder)
    const goal = { text: `under ${GOAL_SECONDS} s`, met: second < GOAL_SECONDS }
    return [
      { name: 'Start on an empty folder', value: first, unit: 's' },
      { name: 'Second start', value: second, unit: 's', goal },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

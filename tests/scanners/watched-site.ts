import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endAll, freePort, run } from '../start/process.ts'
import { type Gateway, openGateway } from './gateway.ts'

const PASSWORD = 'consoeurs-demo-2026'

/**
 * What would end the walk for whoever walks: the way out, her sessions, her name and password, a pause, the goodbye, what
 * shuts members out. And the mails that a demo alone shows.
 */
const closed = new RegExp(
  [
    '^\\w+ /(logout|dev/|sortie)',
    '^POST /settings/(compte|donnees|securite)',
    '^POST /api/auth/sign-out',
    '^DELETE /api/sessions',
    '^\\w+ /api/account/tokens',
    '^PUT /api/(auth/password|account/username)',
    '^POST /api/account/(pause|leaving)',
    '^\\w+ /api/personal-data/consents/sensitive',
    '^POST /api/desk/users/[^/]+/(sanction|end-session)',
    '^\\w+ /api/desk/(roles|settings)',
  ].join('|'),
)

export interface WatchedSite {
  /** Where the scanners go. */
  port: number
  gateway: Gateway
  /** The cookies of a demo account. */
  signsIn(identifier: string): Promise<string>
  /** Whether these cookies still open what is hers. */
  isSignedIn(cookie: string): Promise<boolean>
  folder: string
  close(): Promise<void>
}

/** The demo as an operator starts it, without the limits that would answer the scanners in place of the code behind. */
export async function openWatchedSite(): Promise<WatchedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'scanned '))
  const [port, behind] = [await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    DATA_DIR: join(folder, 'data'),
    PORT: String(behind),
    PUBLIC_URL: url,
    LIMITS: 'off',
    LOG_LEVEL: 'error',
  }
  const server = run('apps/server/src/main.ts', [], { cwd: folder, env })
  await server.says(/est en ligne/)
  const gateway = await openGateway(port, { port: behind, closed })
  const own = `http://localhost:${behind}`
  return {
    port,
    gateway,
    folder,
    signsIn: async (identifier) => {
      const body = JSON.stringify({ identifier, password: PASSWORD })
      const headers = { 'content-type': 'application/json', origin: url }
      const answer = await fetch(`${own}/api/auth/local`, { method: 'POST', headers, body })
      const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
      if (!answer.ok) throw new Error(`${identifier} could not sign in: ${answer.status}`)
      return cookies.join('; ')
    },
    isSignedIn: async (cookie) => (await fetch(`${own}/api/users/me`, { headers: { cookie } })).ok,
    close: async () => {
      await gateway.close()
      await endAll()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

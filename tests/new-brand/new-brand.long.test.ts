import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { brandCodes } from '@consoeurs/brand/codes'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkImports } from '../../tools/check-imports.ts'
import { endAll, freePort, run } from '../start/process.ts'
import { BrandWorkshop, CODE, NAME } from './new-brand.ts'

const MINUTES = 60_000
/** Beside those of the journeys themselves. */
const FIRST_PORT = '4710'

let workshop: BrandWorkshop
beforeEach(async () => {
  workshop = await BrandWorkshop.open()
}, 10 * MINUTES)
afterEach(async () => {
  await endAll()
  rmSync(workshop.folder, { recursive: true, force: true })
})

/** The copy's own server, showing the new brand. */
async function starts(): Promise<string> {
  const port = await freePort()
  const env = {
    PATH: process.env.PATH,
    VARIANT: CODE,
    PORT: String(port),
    DATA_DIR: join(workshop.folder, '.data', CODE),
    LOG_LEVEL: 'warn',
  }
  const server = run(join(workshop.folder, 'apps/server/src/main.ts'), [], { cwd: workshop.folder, env })
  await server.says(/est en ligne/)
  return `http://localhost:${port}`
}

async function text(address: string, init?: RequestInit): Promise<string> {
  const answer = await fetch(address, init)
  expect(answer.status, address).toBe(200)
  return answer.text()
}

it.each(brandCodes)(
  'a new brand like %s passes the evening journey, and every page is accessible in both themes',
  (model) => {
    expect(workshop.makes(CODE, '--name', NAME, '--like', model)).toMatchObject({ status: 0 })
    expect(workshop.builds()).toMatchObject({ status: 0 })
    const played = workshop.uses('playwright', ['test', `--project=${CODE}-*`, 'evening', 'accessibility', 'lost'], {
      env: { CHROMIUM_PATH: workshop.chromium, TEST_LENGTH: 'long', JOURNEYS_PORT: FIRST_PORT },
    })
    expect(played.status, played.output).toBe(0)
  },
)

it(
  'a new brand passes the checks: its imports, texts, drawings, contrasts, demo content',
  async () => {
    expect(workshop.makes(CODE, '--name', NAME)).toMatchObject({ status: 0 })
    expect((await checkImports(workshop.folder)).breaches).toEqual([])
    const suites = ['packages/brand', 'apps/web/app/brand', '--reporter', 'verbose']
    const { status, output } = workshop.uses('vitest', ['run', '--project', 'unit-*', ...suites])
    expect(output).toContain(`brand ${CODE} > can be read in every pair of its dark colours`)
    expect(output).toContain(`seed of ${CODE} > `)
    expect(status, output).toBe(0)
  },
  5 * MINUTES,
)

it(
  'a new brand starts with its own name and style, and a member can sign in',
  async () => {
    expect(workshop.makes(CODE, '--name', NAME)).toMatchObject({ status: 0 })
    const unused = workshop.uses('knip', ['--no-progress']).output.split('\n')
    expect(unused.filter((line) => line.includes(`packages/brand/brands/${CODE}/`))).toEqual([])
    expect(workshop.runs(process.execPath, ['tools/settings-doc.ts', '--check'])).toMatchObject({ status: 0 })
    const built = workshop.builds()
    expect(built.status, built.output).toBe(0)
    const site = await starts()

    const home = await text(`${site}/`)
    expect(home).toContain(`data-brand="${CODE}"`)
    expect(home).toContain(`sur ${NAME}`)
    expect(home).not.toContain('Violette')
    const sheets = [...home.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href]) => href)
    const styles = (await Promise.all(sheets.map((href) => text(site + href)))).join('')
    expect(styles).toContain(`[data-brand=${CODE}]`)
    expect(styles).not.toContain('violette')
    await text(`${site}/brand/${CODE}/og.png`)

    const signedIn = await text(`${site}/api/auth/local`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ identifier: 'camille', password: 'consoeurs-demo-2026' }),
    })
    const { jwt } = JSON.parse(signedIn) as { jwt: string }
    expect(await text(`${site}/api/members`, { headers: { Authorization: `Bearer ${jwt}` } })).toContain('ines')
  },
  5 * MINUTES,
)

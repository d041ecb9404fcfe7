import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { loadSettings } from './settings.ts'

/** A sign-in with another house, as an operator sets it. */
export const oidc = { IDENTITY: 'oidc', OIDC_ISSUER: 'https://comptes.exemple.fr/', OIDC_CLIENT_ID: 'consoeurs' }

/** For tests: an empty project folder of each story's own, and the settings that are read there. */
export function settingsScene() {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'settings-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const load = (environment: Record<string, string> = {}) => loadSettings(environment, folder)
  return {
    load,
    pathOf: (...names: string[]) => join(folder, ...names),
    writeFile: (text: string) => writeFileSync(join(folder, '.env'), text),
    refusal(environment: Record<string, string> = {}): string {
      try {
        load(environment)
      } catch (error) {
        return (error as Error).message
      }
      throw new Error('Not refused')
    },
  }
}

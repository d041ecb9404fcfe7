import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'

const pathOf = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url))

/** Output of `npm run build`. */
export const builds = {
  web: pathOf('web/build/server/index.js'),
  /** With the brands' public files. */
  files: pathOf('web/build/client'),
  desk: pathOf('admin/build'),
  mails: pathOf('api/build/mails.js'),
}

export function requireBuilds(): void {
  if (Object.values(builds).every((path) => existsSync(path))) return
  throw new StartRefusal('L’application n’est pas construite : lance « npm start », qui la construit.')
}

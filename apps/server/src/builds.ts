import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { StartRefusal } from '../../../tools/embedded-postgres/refusal.ts'

const pathOf = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url))

/** What `npm run build` makes, and this process runs or serves. */
export const builds = {
  /** The pages, for the server. */
  web: pathOf('web/build/server/index.js'),
  /** The pages' files for browsers, and the brands' public files with them. */
  files: pathOf('web/build/client'),
  /** The desk of those who write and moderate: its page, and its files for browsers. */
  desk: pathOf('admin/build'),
  /** The mails, which are written in JSX. */
  mails: pathOf('api/build/mails.js'),
}

/** While developing, Vite stands in for the built pages; mails and the desk are built in any case. */
export function requireBuilds({ dev }: { dev: boolean }): void {
  const needed = dev ? [builds.mails, builds.desk] : Object.values(builds)
  if (needed.every((path) => existsSync(path))) return
  throw new StartRefusal('L’application n’est pas construite : lance « npm start », qui la construit.')
}

import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { RenderMail } from '@consoeurs/api'
import { StartRefusal } from '../../../tools/embedded-postgres/refusal.ts'

const compiled = fileURLToPath(new URL('../../api/build/mails.js', import.meta.url))

/** Mails are written in JSX, which Node does not load: the build compiles them into one module. */
export async function openMails(): Promise<RenderMail> {
  if (!existsSync(compiled)) {
    throw new StartRefusal('Les courriels ne sont pas construits : lance « npm start », qui les construit.')
  }
  const { renderMail } = (await import(pathToFileURL(compiled).href)) as { renderMail: RenderMail }
  return renderMail
}

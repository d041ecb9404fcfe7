import { pathToFileURL } from 'node:url'
import type { RenderMail } from '@consoeurs/api'
import { builds } from './builds.ts'

/** Mails are written in JSX, which Node does not load: the build compiles them into one module. */
export async function openMails(): Promise<RenderMail> {
  const { renderMail } = (await import(pathToFileURL(builds.mails).href)) as { renderMail: RenderMail }
  return renderMail
}

import { pathToFileURL } from 'node:url'
import type { RenderMail } from '@consoeurs/api'
import { builds } from './builds.ts'

/** Node cannot load JSX, so the build compiles the mails into one module. */
export async function openMails(): Promise<RenderMail> {
  const { renderMail } = (await import(pathToFileURL(builds.mails).href)) as { renderMail: RenderMail }
  return renderMail
}

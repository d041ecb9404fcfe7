import type { ApiDeps } from '../deps.ts'
import type { Deliver, Mailer } from './mail.ts'

interface PostOfficeParts extends Pick<ApiDeps, 'brand' | 'settings' | 'renderMail'> {
  mailer: Mailer
}

/** Mails in the colours of the brand. Called by workers: what fails is tried again. */
export function createPostOffice({ mailer, brand, settings, renderMail }: PostOfficeParts): Deliver {
  const frame = { name: brand.name, code: brand.code, publicUrl: settings.publicUrl }
  return async ({ kind, to, props, replyTo }) => mailer.send(to, await renderMail(kind, props, frame), replyTo)
}

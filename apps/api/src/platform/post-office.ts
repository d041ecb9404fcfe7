import type { ApiDeps } from '../deps.ts'
import type { Deliver, Mailer } from './mail.ts'

interface PostOfficeParts extends Pick<ApiDeps, 'brand' | 'settings' | 'renderMail'> {
  mailer: Mailer
}

/**
 * What mail programs make their own « unsubscribe » of (RFC 2369, RFC 8058): they call the address without a session,
 * and one call is enough.
 */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Mails in the colours of the brand. Called by workers: what fails is tried again. */
export function createPostOffice({ mailer, brand, settings, renderMail }: PostOfficeParts): Deliver {
  const frame = { name: brand.name, code: brand.code, publicUrl: settings.publicUrl }
  const host = new URL(settings.publicUrl).hostname
  return async ({ kind, to, props, replyTo, unsubscribeUrl, id }) => {
    const headers = {
      ...(unsubscribeUrl !== undefined && unsubscribing(unsubscribeUrl)),
      ...(id !== undefined && { 'Message-ID': `<${id}@${host}>` }),
    }
    const envelope = {
      to,
      ...(replyTo !== undefined && { replyTo }),
      ...(Object.keys(headers).length > 0 && { headers }),
    }
    await mailer.send(envelope, await renderMail(kind, props, frame))
  }
}

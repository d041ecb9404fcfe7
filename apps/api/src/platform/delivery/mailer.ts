import type { ApiDeps } from '../../deps.ts'
import type { MailTransport, SendMail } from './mail-transport.ts'

interface MailerParts extends Pick<ApiDeps, 'brand' | 'settings' | 'renderMail'> {
  mailer: MailTransport
}

/** Headers for the unsubscribe button of mail programs (RFC 2369, RFC 8058), which call the URL without a session. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Called by jobs, which retry failures. */
export function createMailer({ mailer, brand, settings, renderMail }: MailerParts): SendMail {
  const frame = { name: brand.name, code: brand.code, publicUrl: settings.publicUrl }
  const host = new URL(settings.publicUrl).hostname
  return async ({ kind, to, props, replyTo, unsubscribeUrl, id }) => {
    const headers = {
      ...(unsubscribeUrl !== undefined && unsubscribeHeaders(unsubscribeUrl)),
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

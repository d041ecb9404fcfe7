import { discreetApp } from '@consoeurs/brand/discreet'
import { prepared, tables } from '@consoeurs/database'
import { eq, sql } from 'drizzle-orm'
import type { ApiDeps } from '../../deps.ts'
import { isDiscreetKind, type Letter, type MailTransport, type SendMail } from './mail-transport.ts'

interface MailerParts extends Pick<ApiDeps, 'db' | 'brand' | 'settings' | 'renderMail'> {
  mailer: MailTransport
}

const { users, userProfiles } = tables

const discreetByAddress = prepared((db) =>
  db
    .select({ discreet: userProfiles.discreetMode })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(sql`lower(${users.email}) = lower(${sql.placeholder('address')})`)
    .prepare('discreet_by_address'),
)

/** Looked up when the mail leaves, so that a choice made since holds for mails that wait. */
async function isDiscreetLetter(db: ApiDeps['db'], { kind, to, discreet }: Letter): Promise<boolean> {
  if (!isDiscreetKind(kind)) return false
  if (discreet !== undefined) return discreet
  const [recipient] = await discreetByAddress(db).execute({ address: to })
  return recipient?.discreet ?? false
}

/** The address stays: mail servers check it. */
const discreetSender = (mailFrom: string): string =>
  `${discreetApp.name} <${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim()}>`

/** Headers for the unsubscribe button of mail programs (RFC 2369, RFC 8058), which call the URL without a session. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Called by jobs, which retry failures. */
export function createMailer({ db, mailer, brand, settings, renderMail }: MailerParts): SendMail {
  const frame = { name: brand.name, code: brand.code, publicUrl: settings.publicUrl }
  const host = new URL(settings.publicUrl).hostname
  return async (letter) => {
    const { kind, to, props, replyTo, unsubscribeUrl, id } = letter
    const discreet = await isDiscreetLetter(db, letter)
    const headers = {
      ...(unsubscribeUrl !== undefined && unsubscribeHeaders(unsubscribeUrl)),
      ...(id !== undefined && { 'Message-ID': `<${id}@${host}>` }),
    }
    const envelope = {
      to,
      ...(discreet && { from: discreetSender(settings.mailFrom) }),
      ...(replyTo !== undefined && { replyTo }),
      ...(Object.keys(headers).length > 0 && { headers }),
    }
    await mailer.send(envelope, await renderMail(kind, props, { ...frame, discreet }))
  }
}

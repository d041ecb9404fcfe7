import { discreetApp } from '@consoeurs/brand/discreet'
import { prepared, tables } from '@consoeurs/database'
import { eq, sql } from 'drizzle-orm'
import type { ApiDeps } from '../../deps.ts'
import { isDiscreetKind, type Letter, type MailTransport, type SendMail } from './mail-transport.ts'

interface MailerParts extends Pick<ApiDeps, 'db' | 'brand' | 'settings' | 'renderMail'> {
  mailer: MailTransport
  /** Where answers to the site's own mails go. */
  operatorEmail: () => string
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

/** Headers for the unsubscribe button of mail programs (RFC 2369, RFC 8058), which call the URL without a session. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Called by jobs, which retry failures. */
export function createMailer({ db, mailer, brand, settings, renderMail, operatorEmail }: MailerParts): SendMail {
  const frame = { name: brand.name, code: brand.code, publicUrl: settings.publicUrl }
  const host = new URL(settings.publicUrl).hostname
  return async (letter) => {
    const { kind, to, props, replyTo, unsubscribeUrl, id } = letter
    const discreet = await isDiscreetLetter(db, letter)
    const headers = {
      // A visitor wrote it: only what the site itself writes is automatic (RFC 3834).
      ...(kind !== 'contactMessage' && { 'Auto-Submitted': 'auto-generated' }),
      ...(unsubscribeUrl !== undefined && {
        'List-Id': `<${kind.toLowerCase()}.${host}>`,
        ...unsubscribeHeaders(unsubscribeUrl),
      }),
      ...(id !== undefined && { 'Message-ID': `<${id}@${host}>` }),
    }
    const envelope = {
      to,
      // Mail servers check the address, so it stays.
      ...(discreet && { from: { ...settings.mailFrom, name: discreetApp.name } }),
      replyTo: replyTo ?? operatorEmail(),
      headers,
    }
    await mailer.send(envelope, await renderMail(kind, props, { ...frame, discreet }))
  }
}

import type { MeetingWords } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq, inArray } from 'drizzle-orm'
import { containsLink } from '../../../platform/content/links.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { contactHash } from './contact-link.ts'

const { quietContacts, users } = tables

/** Fields that may hold no link: the mail goes to someone who did not ask for it. */
const linkless = ['whom', 'place', 'contactName', 'note'] as const

const refuse = (field: string, text: string) => {
  throw new AppError('VALIDATION', { fields: { [field]: [text] } })
}

export const isQuiet = async (db: Queryable, ...hashes: string[]): Promise<boolean> =>
  (await db.$count(quietContacts, inArray(quietContacts.addressHash, hashes))) > 0

/** @throws AppError VALIDATION, by field */
export async function checkWords(
  db: Queryable,
  viewer: Pick<Viewer, 'id'>,
  words: MeetingWords,
  secrets: readonly string[],
): Promise<void> {
  for (const field of linkless) {
    if (containsLink(words[field]))
      refuse(field, 'Écris sans lien ni adresse : ton contact ne doit rien avoir à ouvrir.')
  }
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, viewer.id))
  if (user?.email.toLowerCase() === words.contactEmail)
    refuse('contactEmail', 'C’est ton adresse. Choisis une personne qui pourra t’appeler.')
  if (await isQuiet(db, ...secrets.map((secret) => contactHash(secret, words.contactEmail))))
    refuse('contactEmail', 'Cette personne ne souhaite pas recevoir ces mails. Choisis quelqu’un d’autre.')
}

import type { LetterPreview, MeetingPreview, MeetingWords } from '@consoeurs/contract'
import type { Queryable } from '@consoeurs/database'
import type { ApiSettings } from '../../../deps.ts'
import { allSecrets } from '../../../platform/data/secrets.ts'
import type { MeetingMail } from '../../../platform/delivery/mail-transport.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { checkWords } from './check-words.ts'
import { contactHash, contactUrl } from './contact-link.ts'
import { contactMail } from './contact-mail.ts'
import { erasedFrom, hoursOf, silentFrom } from './meeting-hours.ts'

type PreviewParts = Pick<FeatureOptions, 'brand' | 'renderMail' | 'now'> & {
  db: Queryable
  settings: Pick<ApiSettings, 'secret' | 'secretsBefore' | 'publicUrl'>
}

/** In the order in which they would be sent. */
const letters: { when: LetterPreview['when']; what: MeetingMail['what'] }[] = [
  { when: 'now', what: 'told' },
  { when: 'silence', what: 'silence' },
  { when: 'asked', what: 'asked' },
  { when: 'well', what: 'well' },
]

const isLink = (line: string) => /https?:\/\//.test(line)

/** Paragraphs without links, which are for the recipient only. */
const linesOf = (text: string) =>
  text
    .split(/\n\s*\n| (?=\d\. )/)
    .map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' ').trim())
    .filter((paragraph) => paragraph !== '' && !isLink(paragraph))

/**
 * Renders the mails to the contact with the real templates.
 * @throws AppError VALIDATION
 */
export async function previewLetters(
  { db, settings, brand, renderMail, now }: PreviewParts,
  viewer: Pick<Viewer, 'id' | 'displayName'>,
  words: MeetingWords,
): Promise<MeetingPreview> {
  await checkWords(db, viewer, words, allSecrets(settings))
  const { meetsAt, dueAt } = await hoursOf(db, words, now())
  const stopUrl = contactUrl(contactHash(settings.secret, words.contactEmail), settings)
  const said = { ...words, name: viewer.displayName, meetsAt: meetsAt.toISOString() }
  const frame = { name: brand.name, code: brand.code, publicUrl: settings.publicUrl }
  const shown: LetterPreview[] = []
  for (const { when, what } of letters) {
    if (when === 'now' && words.tells === 'silence') continue
    const mail = contactMail({ ...said, what }, { dueAt, remindedAt: null }, stopUrl)
    const { subject, text } = await renderMail('meetingContact', mail, frame)
    shown.push({ when, subject, lines: linesOf(text) })
  }
  return {
    meetsAt: meetsAt.toISOString(),
    dueAt: dueAt.toISOString(),
    tellsAt: silentFrom(dueAt).toISOString(),
    erasedAt: erasedFrom(dueAt).toISOString(),
    letters: shown,
  }
}

import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CertificationNews } from '@consoeurs/contract'
import { createTransport } from 'nodemailer'
import type { ApiSettings } from '../deps.ts'

/** The mails that exist, each with what its template needs. */
export interface MailProps {
  confirmAddress: { name: string; url: string }
  addressAlreadyKnown: { name: string; loginUrl: string; passwordUrl: string }
  signInLink: { name: string; url: string }
  resetPassword: { name: string; url: string }
  passwordChanged: { name: string; passwordUrl: string }
  approveNewAddress: { name: string; newEmail: string; url: string }
  confirmNewAddress: { name: string; url: string }
  emailChanged: { name: string; newEmail: string; contactUrl: string }
  contactMessage: { id: number; name: string; email: string; username: string | null; topic: string; text: string }
  /** `name` of a member alone: what a stranger calls herself goes to nobody's address. */
  contactReceived: { id: number; topic: string; name: string | null; supportUrl: string }
  reportReceived: { id: number; reason: string; safetyUrl: string }
  /** `statement`: what the moderator wrote, for both sides (DSA art. 17). */
  reportDecided: { id: number; upheld: boolean; statement: string; reviewUrl: string }
  /** `reportId`: null where it was a measure about her. */
  reviewDecided: { reportId: number | null; changed: boolean; statement: string; safetyUrl: string }
  /** `until`: of what stands, an ISO instant; `reason` and `note`: of a refusal, or of what took it away. */
  certification: {
    name: string
    what: CertificationNews
    until: string | null
    reason: string
    note: string
    url: string
  }
  /** `until` is an ISO instant; `soon`: the mail before the end. */
  leaving: { name: string; until: string; soon: boolean; keepUrl: string }
  left: { name: string }
  asleep: { name: string; until: string; loginUrl: string }
  archiveReady: { name: string; dataUrl: string; days: number }
  addressWanted: { name: string; loginUrl: string; passwordUrl: string }
  /** To her contact, of a meeting; hours are ISO instants, said as they are in `timeZone`. */
  meetingContact: MeetingMail
  meetingReminder: { name: string; url: string }
  safetyChanged: {
    name: string
    what:
      | 'second-factor-on'
      | 'second-factor-off'
      | 'second-factor-asked'
      | 'second-factor-removed'
      | 'passkey-added'
      | 'passkey-removed'
    securityUrl: string
    passwordUrl: string
  }
  /** `at` is an ISO instant; the mail says it as she reads time. */
  newBrowser: {
    name: string
    at: string
    deviceBrowser: string
    deviceOs: string
    securityUrl: string
    passwordUrl: string
  }
  waiting: { name: string; what: 'message' | 'request'; url: string; unsubscribeUrl: string; settingsUrl: string }
  digest: {
    name: string
    rhythm: 'daily' | 'weekly'
    counts: DigestCounts
    shares: DigestShare[]
    unsubscribeUrl: string
    settingsUrl: string
  }
}

export interface MeetingMail {
  /** told: she meets somebody · moved: later than that · silence: she did not answer · asked: she wants help · well: all is well */
  what: 'told' | 'moved' | 'silence' | 'asked' | 'well'
  name: string
  contactName: string
  whom: string
  place: string
  note: string
  meetsAt: string
  dueAt: string
  tellsAt: string
  timeZone: string
  stopUrl: string
}

/** What is new for her, by what it is. */
export interface DigestCounts {
  messages: number
  requests: number
  notifications: number
  visits: number
  honors: number
}

export interface DigestShare {
  author: string
  /** Its title, or its first words. */
  words: string
  url: string
}
export type MailKind = keyof MailProps

/** One mail to write. */
export type Letter = {
  [K in MailKind]: {
    kind: K
    to: string
    replyTo?: string
    unsubscribeUrl?: string
    /** Of this mail: sent twice by a worker that died meanwhile, mail programs show it once. */
    id?: string
    props: MailProps[K]
  }
}[MailKind]

/** Writes a mail and sends it, now. */
export type Deliver = (letter: Letter) => Promise<void>

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

/** Turns a kind and its props into subject, HTML and text; compiled from apps/api/mails. */
export type RenderMail = <K extends MailKind>(
  kind: K,
  props: MailProps[K],
  brand: { name: string; code: string; publicUrl: string },
) => Promise<RenderedMail>

export interface WrittenMail extends RenderedMail {
  id: string
  to: string
  from: string
  replyTo?: string
  headers?: Record<string, string>
  at: string
}

/** How a mail is addressed, beside its words. */
export interface Envelope {
  to: string
  replyTo?: string
  headers?: Record<string, string>
}

export interface Mailer {
  send(envelope: Envelope, mail: RenderedMail): Promise<void>
  /** Written mails, newest first; empty where SMTP is set. */
  list(): Promise<WrittenMail[]>
}

function writingMailer(folder: string, from: string): Mailer {
  return {
    async send(envelope, mail) {
      await mkdir(folder, { recursive: true })
      const at = new Date().toISOString()
      const id = `${at.replaceAll(/[^0-9]/g, '')}-${crypto.randomUUID()}`
      const written: WrittenMail = { id, from, at, ...envelope, ...mail }
      const path = join(folder, `${id}.json`)
      await writeFile(`${path}.part`, JSON.stringify(written, null, 2), { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    async list() {
      const names = await readdir(folder).catch(() => [])
      const mails = names.filter((name) => name.endsWith('.json')).sort((a, b) => b.localeCompare(a))
      return Promise.all(
        mails.slice(0, 100).map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as WrittenMail),
      )
    },
  }
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url)
  return {
    async send(envelope, { subject, html, text }) {
      await transport.sendMail({ from, ...envelope, subject, html, text })
    },
    list: async () => [],
  }
}

/** Greets the mail server and signs in, and sends nothing. @param patience milliseconds */
export async function proveMailServer(url: string, patience: number): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** SMTP where it is set; otherwise mails are written to the data folder and readable at /dev/mails (demo mode). */
export const createMailer = (settings: ApiSettings): Mailer =>
  settings.smtpUrl
    ? smtpMailer(settings.smtpUrl, settings.mailFrom)
    : writingMailer(join(settings.dataDir, 'mails'), settings.mailFrom)

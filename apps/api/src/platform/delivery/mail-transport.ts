import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CertificationNews } from '@consoeurs/contract'
import { createTransport } from 'nodemailer'
import type { ApiSettings } from '../../deps.ts'
import type { OutingNews } from '../../events.ts'
import { PermanentJobError } from './job-retries.ts'

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
  /** `name` for members only: text typed by a stranger must not be mailed to anyone. */
  contactReceived: { id: number; topic: string; name: string | null; supportUrl: string }
  reportReceived: { id: number; reason: string; safetyUrl: string }
  /** `statement`: the moderator's reasons, for both parties (DSA art. 17). */
  reportDecided: { id: number; upheld: boolean; statement: string; reviewUrl: string }
  /** `reportId`: null for the review of a measure against the member. */
  reviewDecided: { reportId: number | null; changed: boolean; statement: string; safetyUrl: string }
  /** `until`: ISO expiry of a valid certification; `reason` and `note`: why it was refused or revoked. */
  certification: {
    name: string
    what: CertificationNews
    until: string | null
    reason: string
    note: string
    url: string
  }
  /** `reason`: why it was refused. */
  signUpDecided: { name: string; approved: boolean; reason: string; url: string }
  /** `until` is an ISO instant; `soon`: the reminder before the end. */
  leaving: { name: string; until: string; soon: boolean; keepUrl: string }
  left: { name: string }
  asleep: { name: string; until: string; loginUrl: string }
  archiveReady: { name: string; dataUrl: string; days: number }
  addressWanted: { name: string; loginUrl: string; passwordUrl: string }
  /** To the member's trusted contact; instants are ISO, shown in `timeZone`. */
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
      | 'api-token-created'
      | 'api-token-revoked'
    securityUrl: string
    passwordUrl: string
  }
  /** Failed attempts. `code`: the attacker knows the password; `confirmation`: the attacker has an open session. */
  failedSignIns: {
    name: string
    what: 'password' | 'confirmation' | 'code'
    linkUrl: string
    securityUrl: string
    passwordUrl: string
  }
  /** `at` is an ISO instant; the template formats it. */
  newBrowser: {
    name: string
    at: string
    deviceBrowser: string
    deviceOs: string
    securityUrl: string
    passwordUrl: string
  }
  /** To a member of another network. `name` is empty where it is unknown. */
  memberInvitation: { name: string; network: string; days: number; url: string; stopUrl: string }
  /** To an address that is not confirmed yet. */
  newsletterConfirmation: { categories: string[]; hours: number; url: string }
  newsletter: { articles: NewsletterArticle[]; blogUrl: string; unsubscribeUrl: string }
  waiting: { name: string; what: 'message' | 'request'; url: string; unsubscribeUrl: string; settingsUrl: string }
  /** Names no outing and nobody. */
  outing: { name: string; what: OutingNews; url: string; unsubscribeUrl: string; settingsUrl: string }
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
  /**
   * told: a meeting is planned · moved: it is later · silence: the member did not answer · asked: she wants help ·
   * well: all is well
   */
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

export interface DigestCounts {
  messages: number
  requests: number
  notifications: number
  visits: number
  honors: number
}

export interface NewsletterArticle {
  title: string
  excerpt: string
  category: string
  url: string
}

export interface DigestShare {
  author: string
  /** Title, or first words. */
  words: string
  url: string
}
export type MailKind = keyof MailProps

/** Not written to a member: the operator's mail, the alert of a trusted contact, an invitation. */
const neverDiscreet = ['contactMessage', 'meetingContact', 'memberInvitation'] as const satisfies MailKind[]

export type DiscreetMailKind = Exclude<MailKind, (typeof neverDiscreet)[number]>

export const isDiscreetKind = (kind: MailKind): kind is DiscreetMailKind =>
  !neverDiscreet.some((other) => other === kind)

export type Letter = {
  [K in MailKind]: {
    kind: K
    to: string
    replyTo?: string
    unsubscribeUrl?: string
    /** For the Message-ID: mail programs show a duplicate sent after a worker crash only once. */
    id?: string
    /** Where the address alone cannot show it: it is not that of an account, or no longer. */
    discreet?: boolean
    props: MailProps[K]
  }
}[MailKind]

export type SendMail = (letter: Letter) => Promise<void>

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

/** Compiled from apps/api/mails. */
export type RenderMail = <K extends MailKind>(
  kind: K,
  props: MailProps[K],
  brand: { name: string; code: string; publicUrl: string; discreet?: boolean },
) => Promise<RenderedMail>

export interface WrittenMail extends RenderedMail {
  id: string
  to: string
  from: string
  replyTo?: string
  headers?: Record<string, string>
  at: string
}

/** Shown as « Les amies <bonjour@exemple.fr> ». */
export interface MailSender {
  name: string
  address: string
}

export interface Envelope {
  to: string
  /** Replaces the sender of the settings. */
  from?: MailSender
  replyTo?: string
  headers?: Record<string, string>
}

export interface MailTransport {
  send(envelope: Envelope, mail: RenderedMail): Promise<void>
  /** Mails in the data folder, newest first; empty with SMTP. */
  list(): Promise<WrittenMail[]>
}

function writingMailer(folder: string, sender: MailSender): MailTransport {
  return {
    async send({ from = sender, ...envelope }, mail) {
      await mkdir(folder, { recursive: true })
      const at = new Date().toISOString()
      const id = `${at.replaceAll(/[^0-9]/g, '')}-${crypto.randomUUID()}`
      const written: WrittenMail = { id, from: `${from.name} <${from.address}>`, at, ...envelope, ...mail }
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

/** Milliseconds: a server that does not answer must not hold up the next mail for long. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

/** Neither message nor stack: they repeat the server's answer, which names the recipient. */
function mailFailure(error: unknown): Error {
  const {
    code = 'unknown',
    responseCode,
    command,
  } = error as { code?: string; responseCode?: number; command?: string }
  const text = ['mail not accepted', code, responseCode, command].filter((part) => part !== undefined).join(' ')
  // RFC 5321, 4.2.1: 5yz is permanent. Of the other commands, as a refused sign-in, the operator can repair the cause.
  const isAddress = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500
  return isAddress ? new PermanentJobError(text) : new Error(text)
}

function smtpMailer(url: string, from: MailSender): MailTransport {
  const transport = createTransport({ url, ...patience })
  return {
    async send(envelope, { subject, html, text }) {
      try {
        await transport.sendMail({ from, ...envelope, subject, html, text })
      } catch (error) {
        throw mailFailure(error)
      }
    },
    list: async () => [],
  }
}

/**
 * Connects and signs in without sending a mail.
 * @param patience milliseconds
 */
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

/** SMTP where configured; otherwise mails are written to the data folder and shown at /dev/mails (demo mode). */
export const createMailTransport = (settings: ApiSettings): MailTransport =>
  settings.smtpUrl
    ? smtpMailer(settings.smtpUrl, settings.mailFrom)
    : writingMailer(join(settings.dataDir, 'mails'), settings.mailFrom)

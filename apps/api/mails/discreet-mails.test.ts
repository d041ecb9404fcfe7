import { tables } from '@consoeurs/database'
import { buildTestApp, type TestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Envelope,
  isDiscreetKind,
  type Letter,
  type MailKind,
  type MailProps,
  type RenderedMail,
  type RenderMail,
} from '../src/platform/delivery/mail-transport.ts'
import { createMailer } from '../src/platform/delivery/mailer.ts'
import { renderMail } from './render-mail.ts'

const site = 'https://site.test'
const at = '2026-11-28T20:00:00.000Z'
const name = 'Prenomune'
const whom = 'Prenomdeux'
const stop = { unsubscribeUrl: `${site}/stop`, settingsUrl: `${site}/settings` }
const links = { securityUrl: `${site}/settings/securite`, passwordUrl: `${site}/password` }

/** The compiler asks for a line per kind. */
const samples: { [K in MailKind]: MailProps[K] } = {
  confirmAddress: { name, url: `${site}/l1` },
  addressAlreadyKnown: { name, loginUrl: `${site}/login`, passwordUrl: `${site}/password` },
  signInLink: { name, url: `${site}/l2` },
  resetPassword: { name, url: `${site}/l3` },
  passwordChanged: { name, passwordUrl: `${site}/password` },
  approveNewAddress: { name, newEmail: 'autre@site.test', url: `${site}/l4` },
  confirmNewAddress: { name, url: `${site}/l5` },
  emailChanged: { name, newEmail: 'autre@site.test', contactUrl: `${site}/l/contact` },
  signUpDecided: { name, approved: false, reason: 'Voici pourquoi.', url: `${site}/account/approbation` },
  contactMessage: { id: 1, name, email: 'a@site.test', username: null, topic: 'Sujet', text: 'Texte' },
  contactReceived: { id: 1, topic: 'Une membre me suit', name, supportUrl: `${site}/l/support` },
  reportReceived: { id: 1, reason: 'Harcèlement', safetyUrl: `${site}/l/aide` },
  reportDecided: { id: 1, upheld: false, statement: 'Voici pourquoi.', reviewUrl: `${site}/relecture` },
  reviewDecided: { reportId: null, changed: true, statement: 'Voici pourquoi.', safetyUrl: `${site}/l/aide` },
  certification: { name, what: 'refused', until: null, reason: 'Visage caché', note: whom, url: `${site}/c` },
  leaving: { name, until: at, soon: true, keepUrl: `${site}/login` },
  left: { name },
  asleep: { name, until: at, loginUrl: `${site}/login` },
  archiveReady: { name, dataUrl: `${site}/donnees`, days: 7 },
  addressWanted: { name, loginUrl: `${site}/login`, passwordUrl: `${site}/password` },
  meetingContact: {
    ...{ what: 'silence', name, contactName: whom, whom, place: 'Lyon', note: '', timeZone: 'Europe/Paris' },
    ...{ meetsAt: at, dueAt: at, tellsAt: at, stopUrl: `${site}/stop` },
  },
  meetingReminder: { name, url: `${site}/r` },
  safetyChanged: { name, what: 'second-factor-off', ...links },
  failedSignIns: { name, what: 'password', linkUrl: `${site}/login/link`, ...links },
  newBrowser: { name, at, deviceBrowser: 'Firefox', deviceOs: 'Linux', ...links },
  memberInvitation: { name, network: 'Les amies d’avant', days: 60, url: `${site}/i`, stopUrl: `${site}/stop` },
  waiting: { name, what: 'request', url: `${site}/messages`, ...stop },
  outing: { name, what: 'cancelled', url: `${site}/agenda`, ...stop },
  newsletterConfirmation: { categories: ['Rencontres'], hours: 72, url: `${site}/c` },
  newsletter: {
    articles: [{ title: 'Un secret', excerpt: 'Entre femmes', category: 'Rencontres', url: `${site}/blog/1-secret` }],
    ...{ blogUrl: `${site}/blog`, unsubscribeUrl: `${site}/stop` },
  },
  digest: {
    ...{ name, rhythm: 'daily', ...stop, shares: [{ author: whom, words: 'Un secret', url: `${site}/shares/1` }] },
    counts: { messages: 1, requests: 1, notifications: 1, visits: 1, honors: 1 },
  },
}

const isKind = (kind: string): kind is MailKind => kind in samples
const kinds = Object.keys(samples).filter(isKind)
const brand = { name: 'Nomdusite', code: 'violette', publicUrl: site }
const revealing =
  /nomdusite|violette|prenom|secret|membre|rencontre|certifi|signal|harcèl|visage|honneur|visite|profil|femme|partage/i

describe('a mail to a member in discreet mode', () => {
  it.each(kinds.filter(isDiscreetKind))('%s says neither the site, a name, nor what it is about', async (kind) => {
    const discreet = await renderMail(kind, samples[kind], { ...brand, discreet: true })
    expect(discreet.subject).not.toMatch(revealing)
    expect(discreet.subject.length).toBeGreaterThan(8)
    expect(discreet.text).not.toMatch(revealing)
    expect(discreet.html).not.toMatch(revealing)
    expect(discreet.html).not.toContain('<img')
    expect(discreet.html).toContain('Carnet')
  })

  it('keeps the reasons of a decision, dates of erasure, and the way to stop mails', async () => {
    const textOf = async (kind: MailKind) => (await renderMail(kind, samples[kind], { ...brand, discreet: true })).text
    expect(await textOf('reportDecided')).toContain('Voici pourquoi.')
    expect(await textOf('leaving')).toContain('28 novembre 2026')
    expect(await textOf('digest')).toContain(`${site}/stop`)
  })
})

describe('the sender', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp()
  })
  afterAll(() => test.close())

  // Open mails need the brand's stylesheet, which only the build reads.
  const render: RenderMail = (kind, props, frame) =>
    frame.discreet ? renderMail(kind, props, frame) : test.deps.renderMail(kind, props, frame)

  const sent = async (letter: Letter) => {
    const mails: Array<Envelope & RenderedMail> = []
    const mailer = {
      send: async (to: Envelope, mail: RenderedMail) => void mails.push({ ...to, ...mail }),
      list: async () => [],
    }
    const { brand: own, settings } = test.deps
    const operatorEmail = () => 'equipe@demo.test'
    await createMailer({ db: test.db, mailer, renderMail: render, brand: own, settings, operatorEmail })(letter)
    return mails[0]
  }

  it('is neutral for who chose discretion at that moment, and only for her', async () => {
    const person = await test.personas.camille()
    const letter: Letter = { kind: 'waiting', to: 'CAMILLE@test.test', props: samples.waiting }
    expect(await sent(letter)).toMatchObject({ subject: 'waiting', to: letter.to })
    await test.db
      .update(tables.userProfiles)
      .set({ discreetMode: true })
      .where(eq(tables.userProfiles.userId, person.id))
    expect(await sent(letter)).toMatchObject({
      subject: 'Tu as du nouveau',
      from: { name: 'Carnet', address: 'bonjour@demo.test' },
    })
  })

  it('follows the letter where no account has its address', async () => {
    const letter: Letter = { kind: 'left', to: 'partie@site.test', discreet: true, props: { name } }
    expect((await sent(letter))?.subject).toBe('Ton compte est effacé')
    expect((await sent({ ...letter, discreet: false }))?.subject).toBe('left')
  })

  it('stays itself where the mail is not to the member', async () => {
    const letter: Letter = { kind: 'meetingContact', to: 'amie@site.test', props: samples.meetingContact }
    expect((await sent(letter))?.from).toBeUndefined()
  })

  it('names itself automatic, its list, and who reads an answer', async () => {
    const answered = { 'Auto-Submitted': 'auto-generated' }
    const open = { to: 'a@site.test', discreet: false } as const
    expect(await sent({ ...open, kind: 'left', props: { name } })).toMatchObject({
      ...{ headers: answered, replyTo: 'equipe@demo.test' },
    })
    const { unsubscribeUrl } = stop
    const host = new URL(test.deps.settings.publicUrl).hostname
    expect((await sent({ ...open, kind: 'waiting', unsubscribeUrl, props: samples.waiting }))?.headers).toEqual({
      ...answered,
      'List-Id': `<waiting.${host}>`,
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    const written = await sent({
      ...open,
      kind: 'contactMessage',
      replyTo: 'b@site.test',
      props: samples.contactMessage,
    })
    expect([written?.headers, written?.replyTo]).toEqual([{}, 'b@site.test'])
  })
})

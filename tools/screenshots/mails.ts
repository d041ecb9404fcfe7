import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MailKind, MailProps, RenderMail } from '../../apps/api/src/platform/delivery/mail-transport.ts'
import { root } from '../prepare.mjs'
import { longNamed } from './long-named.ts'
import { type Appearance, type Shot, sizes, themes } from './shoot.ts'
import { openContext, type ScreenshotContext } from './stage.ts'

const url = 'https://exemple.fr/une-adresse?avec=un-jeton-long-de-quarante-trois-signes-en-base64url'
const short = { name: 'Séraphine', url }

/** One per mail kind, enforced by the type. */
const letters: { [K in MailKind]: MailProps[K] } = {
  confirmAddress: { name: longNamed, url },
  memberInvitation: {
    name: longNamed,
    network: 'Les amies d’avant, le réseau de toutes les saisons',
    days: 60,
    url,
    stopUrl: url,
  },
  addressAlreadyKnown: { name: 'Séraphine', loginUrl: url, passwordUrl: url },
  signInLink: short,
  resetPassword: short,
  passwordChanged: { name: 'Séraphine', passwordUrl: url },
  approveNewAddress: { ...short, newEmail: 'une.adresse.qui.ne.finit.pas@un-domaine-tout-aussi-long.exemple.fr' },
  confirmNewAddress: short,
  emailChanged: { name: 'Séraphine', newEmail: 'nouvelle@exemple.fr', contactUrl: url },
  signUpDecided: { ...short, approved: false, reason: 'Nous n’avons pas compris qui tu es. Dis-nous en un peu plus.' },
  contactMessage: {
    id: 12,
    name: longNamed,
    email: 'une.passante@exemple.fr',
    username: 'seraphine',
    topic: 'Une idée',
    text: 'Bonjour,\n\nEt si les sorties pouvaient se répéter chaque semaine ?\n\nSéraphine',
  },
  contactReceived: { id: 12, topic: 'Une idée, une question', name: null, supportUrl: url },
  reportReceived: { id: 12, reason: 'Harcèlement, insultes', safetyUrl: url },
  reportDecided: {
    id: 12,
    upheld: true,
    statement: 'Ces mots visaient une personne, ce que la charte ne permet pas. Le partage est masqué.',
    reviewUrl: url,
  },
  reviewDecided: {
    reportId: null,
    changed: true,
    statement: 'Le partage citait ces mots pour s’en plaindre : il ne visait personne. Nous nous étions trompées.',
    safetyUrl: url,
  },
  certification: {
    ...{ name: 'Séraphine', what: 'refused', until: null, url },
    reason: 'Le code manque, ou ce n’est pas celui que nous t’avions donné.',
    note: 'Le papier est à l’envers, nous n’avons pas pu le lire. À bientôt !',
  },
  leaving: { name: 'Séraphine', until: '2026-06-04T18:04:00.000Z', soon: false, keepUrl: url },
  left: { name: 'Séraphine' },
  asleep: { name: longNamed, until: '2026-06-04T18:04:00.000Z', loginUrl: url },
  archiveReady: { name: 'Séraphine', dataUrl: url, days: 7 },
  addressWanted: { name: 'Séraphine', loginUrl: url, passwordUrl: url },
  safetyChanged: { name: 'Séraphine', what: 'second-factor-on', securityUrl: url, passwordUrl: url },
  failedSignIns: { name: 'Séraphine', what: 'password', linkUrl: url, securityUrl: url, passwordUrl: url },
  newBrowser: {
    name: 'Séraphine',
    at: '2026-05-21T18:04:00.000Z',
    deviceBrowser: 'Firefox',
    deviceOs: 'Windows',
    securityUrl: url,
    passwordUrl: url,
  },
  meetingContact: {
    what: 'silence',
    name: 'Séraphine',
    contactName: 'Maïa',
    whom: 'Inès',
    place: 'Café des Arts, place de la Croix-Rousse, Lyon',
    note: 'Je porte un manteau rouge.',
    meetsAt: '2026-05-21T18:30:00.000Z',
    dueAt: '2026-05-21T20:30:00.000Z',
    tellsAt: '2026-05-21T21:00:00.000Z',
    timeZone: 'Europe/Paris',
    stopUrl: url,
  },
  meetingReminder: { name: 'Séraphine', url },
  waiting: { ...short, what: 'message', unsubscribeUrl: url, settingsUrl: url },
  outing: { ...short, what: 'moved', unsubscribeUrl: url, settingsUrl: url },
  newsletterConfirmation: { categories: ['Premiers pas', 'Au jardin'], hours: 72, url },
  newsletter: {
    articles: [
      {
        title: 'La dernière heure du marché',
        excerpt: 'Trois étals, dix euros, une semaine.',
        category: 'Budget',
        url,
      },
      { title: 'Trois pots sur un rebord', excerpt: '', category: 'Au jardin', url },
    ],
    ...{ blogUrl: url, unsubscribeUrl: url },
  },
  digest: {
    name: longNamed,
    rhythm: 'weekly',
    counts: { messages: 3, requests: 1, notifications: 12, visits: 7, honors: 2 },
    shares: [
      { author: 'Inès', words: 'Un dimanche au marché, et ce que nous en avons rapporté', url },
      {
        author: longNamed,
        words: 'Qui vient cueillir des mûres samedi ? On se retrouve à la gare, vers dix heures',
        url,
      },
    ],
    unsubscribeUrl: url,
    settingsUrl: url,
  },
}

const isKind = (kind: string): kind is MailKind => kind in letters

async function shootMail(
  stage: ScreenshotContext,
  kind: MailKind,
  look: Appearance,
  render: RenderMail,
): Promise<Shot> {
  const { brand, baseURL } = stage
  const mail = await render(kind, letters[kind], { name: brand.name, code: brand.code, publicUrl: baseURL })
  const context = await openContext(stage, { ...sizes[look.size], colorScheme: look.theme })
  try {
    const page = await context.newPage()
    await page.setContent(mail.html, { waitUntil: 'networkidle' })
    const name = `mail-${kind}`
    const file = join(root, 'screenshots', brand.code, `${name}-${look.size}-${look.theme}.png`)
    await page.screenshot({ path: file })
    return { screen: { name, path: mail.subject, route: '', who: 'visitor' }, look, file }
  } finally {
    await context.close()
  }
}

/** Pictures of every mail. */
export async function shootMails(
  stage: ScreenshotContext,
  chosen: Appearance[],
  part: string | undefined,
): Promise<Shot[]> {
  const built = pathToFileURL(join(root, 'apps', 'api', 'build', 'mails.js'))
  const { renderMail } = (await import(built.href)) as { renderMail: RenderMail }
  mkdirSync(join(root, 'screenshots', stage.brand.code), { recursive: true })
  const kinds = Object.keys(letters).filter(isKind)
  const shots: Shot[] = []
  for (const kind of kinds.filter((one) => part === undefined || `mail-${one}`.includes(part))) {
    // Mails look the same in dark mode, so only the first kind is pictured twice.
    for (const look of chosen)
      if (look.theme === themes[0] || kind === kinds[0]) shots.push(await shootMail(stage, kind, look, renderMail))
  }
  return shots
}

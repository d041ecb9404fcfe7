import type { AuditRow } from '@consoeurs/contract'
import { elide } from '@consoeurs/contract'
import { amountText } from './ledger.ts'
import { roleNames, settingsText } from './settings.ts'

export const auditText = {
  title: 'Journal des actes',
  when: 'Quand',
  who: 'Qui',
  what: 'Quoi',
  where: 'Adresse IP',
  server: 'Depuis le serveur',
  site: 'Le site',
  gone: 'Compte supprimé',
  unknownPlace: 'Non notée',
  action: 'Acte',
  every: 'Tous les actes',
  period: 'Période',
  always: 'Depuis toujours',
  days: { 1: 'Depuis hier', 7: '7 jours', 30: '30 jours', 365: 'Un an' } as Record<number, string>,
  search: 'Chercher une personne',
  empty: { title: 'Rien encore', text: 'Chaque geste de l’équipe s’inscrira ici.' },
} as const

const word = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const roleOf = (value: unknown): string => {
  const name: string | undefined = (roleNames as Record<string, string>)[word(value)]
  return (name ?? word(value)).toLowerCase()
}

const memberOf = ({ member, detail, targetId }: AuditRow): string => {
  if (member !== null) return member.name
  return word(detail.username) || `la membre ${targetId ?? ''}`.trim()
}

const settingOf = ({ detail }: AuditRow): string => {
  const key = word(detail.key)
  const label = (settingsText.labels as Record<string, string>)[key] ?? key
  // Drop the instructions after the colon.
  return label.split(/\s:/, 1)[0] ?? label
}

const numbered = (noun: string, { targetId }: AuditRow) => (targetId === null ? noun : `${noun} ${targetId}`)

const communityOf = (entry: AuditRow) => {
  const name = word(entry.detail.name)
  return name === '' ? numbered('la communauté', entry) : `la communauté « ${name} »`
}

const signed = (sign: string, words: unknown): string[] =>
  Array.isArray(words) ? words.map((one) => `${sign}${word(one)}`) : []

const sanctions: Record<string, string> = {
  warning: 'un avertissement',
  suspension: 'une suspension',
  ban: 'un bannissement',
  hidden: 'un contenu masqué',
}
const sanctionOf = ({ detail }: AuditRow) => sanctions[word(detail.kind)] ?? 'une mesure'

const targets: Record<string, string> = {
  member: 'le profil',
  photo: 'la photo',
  share: 'le partage',
  comment: 'le commentaire',
  making: 'la réalisation',
  swap: 'l’offre de troc',
  message: 'le message',
  roomMessage: 'le message de salon',
  batchResult: 'le résultat de bocal',
  shoppingLine: 'la ligne de courses',
  community: 'la communauté',
  article: 'l’article',
  report: 'le signalement',
  review: 'la relecture',
  certification: 'la demande de certification',
  'first-photo': 'la première photo',
}
const targetOf = (entry: AuditRow) => numbered(targets[entry.target] ?? entry.target, entry)

const ledgerLine = ({ detail: { label, amountCents, year } }: AuditRow) =>
  `«\u202F${word(label)}\u202F», ${amountText(Number(amountCents))}, ${word(year)}`

const webhookOf = (entry: AuditRow, article: 'le' | 'du' = 'le') => {
  const name = word(entry.detail.name)
  return name === '' ? numbered(`${article} webhook`, entry) : `${article} webhook «\u202F${name}\u202F»`
}

const heldOf = (entry: AuditRow) =>
  numbered(entry.target === 'message' ? 'le premier message retenu' : 'le partage retenu', entry)

/** Reordering, group names and examples are not listed. */
const choicesOf = ({ detail }: AuditRow): string => {
  const changes = [
    ...signed('+', detail.added),
    ...signed('', detail.renamed),
    ...signed('−', detail.retired),
    ...signed('remis : ', detail.restored),
  ]
  return changes.length === 0 ? '' : `\u202f: ${changes.join(', ')}`
}

interface ActText {
  /** Label in filters. */
  name: string
  /** Sentence whose subject is the actor. */
  says: (entry: AuditRow) => string
}

const acts: Record<string, ActText> = {
  'account.open': {
    name: 'Compte ouvert',
    says: (entry) => `a ouvert le compte ${elide('de', memberOf(entry))}, ${roleOf(entry.detail.role)}`,
  },
  'content.import': {
    name: 'Contenu importé',
    says: ({ detail }) => `a importé le contenu du site ${word(detail.source)}`,
  },
  'members.invite': {
    name: 'Membres d’un autre réseau invitées',
    says: ({ detail }) =>
      `a préparé ${Number(detail.count)} invitation${Number(detail.count) < 2 ? '' : 's'} pour « ${word(detail.network)} »`,
  },
  'role.change': {
    name: 'Rôle changé',
    says: (entry) => {
      const { before, after } = entry.detail
      return `a changé le rôle ${elide('de', memberOf(entry))} : ${roleOf(before)} avant, ${roleOf(after)} maintenant`
    },
  },
  'second-factor.ask': {
    name: 'Validation en deux étapes dite perdue',
    says: (entry) => `a noté ${elide('que', memberOf(entry))} dit avoir perdu sa validation en deux étapes`,
  },
  'second-factor.remove': {
    name: 'Validation en deux étapes retirée',
    says: (entry) => `a retiré la validation en deux étapes ${elide('de', memberOf(entry))}`,
  },
  'setting.change': {
    name: 'Réglage changé',
    says: (entry) => {
      const value = word(entry.detail.value)
      if (value === '') return `a vidé le réglage « ${settingOf(entry)} »`
      return `a mis le réglage « ${settingOf(entry)} » à « ${value} »`
    },
  },
  'setting.reset': {
    name: 'Réglage revenu au départ',
    says: (entry) => `est revenue à la valeur de départ du réglage « ${settingOf(entry)} »`,
  },
  'appearance.colours': {
    name: 'Couleurs du site changées',
    says: ({ detail }) =>
      detail.value === undefined ? 'a rétabli les couleurs d’origine du site' : 'a changé les couleurs du site',
  },
  'appearance.logo': {
    name: 'Logo du site changé',
    says: ({ detail }) => (detail.value === undefined ? 'a rétabli le logo d’origine' : 'a changé le logo du site'),
  },
  'appearance.hero': {
    name: 'Texte de l’accueil changé',
    says: ({ detail }) =>
      detail.value === undefined ? 'a rétabli le texte d’origine de l’accueil' : 'a changé le texte de l’accueil',
  },
  'choices.interests': {
    name: 'Centres d’intérêt changés',
    says: (entry) => `a changé les centres d’intérêt${choicesOf(entry)}`,
  },
  'choices.profileQuestions': {
    name: 'Questions du profil changées',
    says: (entry) => `a changé les questions du profil${choicesOf(entry)}`,
  },
  'ledger.add': { name: 'Ligne ajoutée aux comptes', says: (entry) => `a ajouté aux comptes ${ledgerLine(entry)}` },
  'ledger.change': {
    name: 'Ligne des comptes changée',
    says: (entry) => `a changé une ligne des comptes, maintenant ${ledgerLine(entry)}`,
  },
  'ledger.delete': { name: 'Ligne retirée des comptes', says: (entry) => `a retiré des comptes ${ledgerLine(entry)}` },
  'webhook.add': { name: 'Webhook ajouté', says: (entry) => `a ajouté ${webhookOf(entry)}` },
  'webhook.change': { name: 'Webhook modifié', says: (entry) => `a modifié ${webhookOf(entry)}` },
  'webhook.delete': { name: 'Webhook supprimé', says: (entry) => `a supprimé ${webhookOf(entry)}` },
  'webhook.enable': { name: 'Webhook réactivé', says: (entry) => `a réactivé ${webhookOf(entry)}` },
  'webhook.disable': { name: 'Webhook désactivé', says: (entry) => `a désactivé ${webhookOf(entry)}` },
  'webhook.rotate': {
    name: 'Secret de webhook changé',
    says: (entry) => `a changé le secret ${webhookOf(entry, 'du')}`,
  },
  'webhook.test': { name: 'Essai de webhook', says: (entry) => `a envoyé un essai par ${webhookOf(entry)}` },
  'webhook.resend': { name: 'Message renvoyé', says: (entry) => `a renvoyé un message par ${webhookOf(entry)}` },
  'webhook.stop': {
    name: 'Webhook arrêté par le site',
    says: (entry) =>
      entry.detail.reason === 'gone'
        ? `a arrêté ${webhookOf(entry)}, que son programme dit fermé`
        : `a arrêté ${webhookOf(entry)}, après cinq jours sans réussite`,
  },
  'job.retry': { name: 'Travail relancé', says: ({ detail }) => `a relancé un travail : ${word(detail.queue)}` },
  'job.forget': { name: 'Travail oublié', says: ({ detail }) => `a oublié un travail : ${word(detail.queue)}` },
  'event.retry': { name: 'Événement relancé', says: ({ detail }) => `a relancé un événement : ${word(detail.type)}` },
  'report.open': { name: 'Signalement ouvert', says: (entry) => `a ouvert ${numbered('le signalement', entry)}` },
  'report.assign': { name: 'Signalement pris', says: (entry) => `a pris ${numbered('le signalement', entry)}` },
  'report.release': { name: 'Signalement rendu', says: (entry) => `a rendu ${numbered('le signalement', entry)}` },
  'report.decide': { name: 'Signalement tranché', says: (entry) => `a tranché ${numbered('le signalement', entry)}` },
  'report.note': {
    name: 'Note sur un signalement',
    says: (entry) => `a écrit une note sur ${numbered('le signalement', entry)}`,
  },
  'review.open': { name: 'Relecture ouverte', says: (entry) => `a ouvert ${numbered('la relecture', entry)}` },
  'review.decide': { name: 'Relecture tranchée', says: (entry) => `a tranché ${numbered('la relecture', entry)}` },
  'certification.open': { name: 'Certification ouverte', says: (entry) => `a ouvert ${targetOf(entry)}` },
  'certification.picture': {
    name: 'Photo de certification ouverte',
    says: (entry) => `a ouvert la photo ${elide('de', targetOf(entry))}`,
  },
  'certification.assign': { name: 'Certification prise', says: (entry) => `a pris ${targetOf(entry)}` },
  'certification.release': { name: 'Certification rendue', says: (entry) => `a rendu ${targetOf(entry)}` },
  'certification.decide': {
    name: 'Certification décidée',
    says: (entry) =>
      entry.detail.state === 'certified' ? `a certifié, par ${targetOf(entry)}` : `a refusé ${targetOf(entry)}`,
  },
  'certification.revoke': {
    name: 'Certification retirée',
    says: (entry) => `a retiré ce qu’accordait ${targetOf(entry)}`,
  },
  'first-photo.open': {
    name: 'Première photo lue',
    says: (entry) => `a ouvert la page ${elide('de', targetOf(entry))}`,
  },
  'first-photo.picture': { name: 'Première photo ouverte', says: (entry) => `a regardé ${targetOf(entry)}` },
  'first-photo.assign': { name: 'Première photo prise', says: (entry) => `a pris ${targetOf(entry)}` },
  'first-photo.release': { name: 'Première photo rendue', says: (entry) => `a rendu ${targetOf(entry)}` },
  'first-photo.decide': {
    name: 'Première photo décidée',
    says: (entry) => `a ${entry.detail.state === 'approved' ? 'rendu visible' : 'refusé'} ${targetOf(entry)}`,
  },
  'sign-up.open': { name: 'Inscription ouverte', says: (entry) => `a ouvert ${numbered('l’inscription', entry)}` },
  'sign-up.decide': {
    name: 'Inscription décidée',
    says: (entry) =>
      `a ${entry.detail.state === 'approved' ? 'approuvé' : 'refusé'} l’inscription ${elide('de', memberOf(entry))}`,
  },
  'filter.open': { name: 'Relecture ouverte', says: (entry) => `a ouvert ${heldOf(entry)}` },
  'filter.assign': { name: 'Relecture prise', says: (entry) => `a pris ${heldOf(entry)}` },
  'filter.release': { name: 'Relecture rendue', says: (entry) => `a rendu ${heldOf(entry)}` },
  'filter.decide': {
    name: 'Relecture décidée',
    says: (entry) =>
      `a ${entry.detail.state === 'refused' ? 'refusé' : 'libéré'} ${heldOf(entry)}${entry.detail.state === 'undelivered' ? ', qui n’a pu être remis' : ''}`,
  },
  'filter.words': {
    name: 'Mots des filtres changés',
    says: ({ detail }) =>
      `a changé les mots des filtres : ${[...signed('+', detail.added), ...signed('−', detail.removed)].join(', ')}`,
  },
  'sanction.give': {
    name: 'Mesure prononcée',
    says: (entry) => `a prononcé ${sanctionOf(entry)} envers ${memberOf(entry)}`,
  },
  'sanction.lift': {
    name: 'Mesure levée',
    says: (entry) => `a levé ${sanctionOf(entry)} ${elide('de', memberOf(entry))}`,
  },
  'content.hide': { name: 'Contenu masqué', says: (entry) => `a masqué ${targetOf(entry)}` },
  'member.seek': {
    name: 'Adresse cherchée',
    says: (entry) =>
      entry.targetId === null
        ? 'a cherché une adresse qui n’est celle d’aucune membre'
        : `a cherché ${memberOf(entry)} par son adresse`,
  },
  'member.open': { name: 'Dossier ouvert', says: (entry) => `a ouvert le dossier ${elide('de', memberOf(entry))}` },
  'member.session-end': {
    name: 'Session fermée',
    says: (entry) => `a fermé une session ${elide('de', memberOf(entry))}`,
  },
  'member.note': { name: 'Note sur une membre', says: (entry) => `a écrit une note sur ${memberOf(entry)}` },
  'share.removed': { name: 'Partage retiré', says: (entry) => `a retiré ${numbered('le partage', entry)}` },
  'swap.removed': { name: 'Offre retirée', says: (entry) => `a retiré ${numbered('l’offre de troc', entry)}` },
  'making.removed': { name: 'Réalisation retirée', says: (entry) => `a retiré ${numbered('la réalisation', entry)}` },
  'comment.removed': { name: 'Commentaire retiré', says: (entry) => `a retiré ${numbered('le commentaire', entry)}` },
  'room-message.remove': {
    name: 'Message de salon retiré',
    says: (entry) => `a retiré ${numbered('le message de salon', entry)}`,
  },
  'community.found': { name: 'Communauté créée', says: (entry) => `a créé ${communityOf(entry)}` },
  'community.edit': { name: 'Communauté modifiée', says: (entry) => `a modifié ${numbered('la communauté', entry)}` },
  'community.put-out': {
    name: 'Membre écartée d’une communauté',
    says: (entry) => `a écarté une membre ${elide('de', numbered('la communauté', entry))}`,
  },
  'announcement.send': { name: 'Annonce envoyée', says: (entry) => `a envoyé ${numbered('l’annonce', entry)}` },
  'catalogue.edit': { name: 'Catalogue modifié', says: () => 'a modifié le catalogue des notifications' },
  'contact.open': { name: 'Courrier ouvert', says: (entry) => `a ouvert ${numbered('le courrier', entry)}` },
  'contact.state': { name: 'Courrier classé', says: (entry) => `a classé ${numbered('le courrier', entry)}` },
}

export const actionName = (action: string): string => acts[action]?.name ?? action

/** Unknown actions of a newer server keep their identifier. */
export const actSentence = (entry: AuditRow): string =>
  acts[entry.action]?.says(entry) ?? `a fait « ${entry.action} » : ${targetOf(entry)}`

/** Without an actor, these came from server commands; others from deleted accounts. */
const fromServer = new Set([
  ...['account.open', 'content.import', 'members.invite', 'role.change'],
  ...['second-factor.ask', 'second-factor.remove'],
])
/** These the site does by itself. */
const bySite = new Set(['webhook.stop'])

export const actorName = ({ actor, action, ip }: AuditRow): string => {
  if (actor !== null) return actor.name
  if (bySite.has(action)) return auditText.site
  return ip === null && fromServer.has(action) ? auditText.server : auditText.gone
}

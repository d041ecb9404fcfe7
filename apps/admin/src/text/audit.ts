import type { AuditRow } from '@consoeurs/contract'
import { roleNames, settingsText } from './house.ts'

/** The journal of acts. */
export const auditText = {
  title: 'Journal des actes',
  when: 'Quand',
  who: 'Qui',
  what: 'Quoi',
  where: 'D’où',
  server: 'Depuis le serveur',
  gone: 'Un compte parti',
  unknownPlace: 'Non noté',
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
  return (settingsText.labels as Record<string, string>)[key] ?? key
}

const numbered = (noun: string, { targetId }: AuditRow) => (targetId === null ? noun : `${noun} ${targetId}`)

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
  message: 'le message',
  roomMessage: 'le message de salon',
  community: 'la communauté',
  article: 'l’article',
  report: 'le signalement',
}
const targetOf = (entry: AuditRow) => numbered(targets[entry.target] ?? entry.target, entry)

/** Each act as a sentence whose subject is who acted. */
const sentences: Record<string, (entry: AuditRow) => string> = {
  'account.open': (entry) => `a ouvert le compte de ${memberOf(entry)}, ${roleOf(entry.detail.role)}`,
  'role.change': (entry) =>
    `a changé le rôle de ${memberOf(entry)} : ${roleOf(entry.detail.before)} avant, ${roleOf(entry.detail.after)} maintenant`,
  'setting.change': (entry) =>
    word(entry.detail.value) === ''
      ? `a vidé le réglage « ${settingOf(entry)} »`
      : `a mis le réglage « ${settingOf(entry)} » à « ${word(entry.detail.value)} »`,
  'setting.reset': (entry) => `est revenue à la valeur de départ du réglage « ${settingOf(entry)} »`,
  'job.retry': (entry) => `a relancé un travail : ${word(entry.detail.queue)}`,
  'job.forget': (entry) => `a oublié un travail : ${word(entry.detail.queue)}`,
  'event.retry': (entry) => `a relancé un événement : ${word(entry.detail.type)}`,
  'report.open': (entry) => `a ouvert ${numbered('le signalement', entry)}`,
  'report.assign': (entry) => `a pris ${numbered('le signalement', entry)}`,
  'report.release': (entry) => `a rendu ${numbered('le signalement', entry)}`,
  'report.decide': (entry) => `a tranché ${numbered('le signalement', entry)}`,
  'sanction.give': (entry) => `a prononcé ${sanctionOf(entry)} envers ${memberOf(entry)}`,
  'sanction.lift': (entry) => `a levé ${sanctionOf(entry)} de ${memberOf(entry)}`,
  'content.hide': (entry) => `a masqué ${targetOf(entry)}`,
  'content.show': (entry) => `a rétabli ${targetOf(entry)}`,
  'share.removed': (entry) => `a retiré ${numbered('le partage', entry)}`,
  'comment.removed': (entry) => `a retiré ${numbered('le commentaire', entry)}`,
  'room-message.remove': (entry) => `a retiré ${numbered('le message de salon', entry)}`,
  'community.put-out': (entry) => `a écarté une membre de ${numbered('la communauté', entry)}`,
  'note.write': (entry) => `a écrit une note sur ${targetOf(entry)}`,
}

/** What a kind of act is called in a choice. */
const names: Record<string, string> = {
  'account.open': 'Compte ouvert',
  'role.change': 'Rôle changé',
  'setting.change': 'Réglage changé',
  'setting.reset': 'Réglage revenu au départ',
  'job.retry': 'Travail relancé',
  'job.forget': 'Travail oublié',
  'event.retry': 'Événement relancé',
  'report.open': 'Signalement ouvert',
  'report.assign': 'Signalement pris',
  'report.release': 'Signalement rendu',
  'report.decide': 'Signalement tranché',
  'sanction.give': 'Mesure prononcée',
  'sanction.lift': 'Mesure levée',
  'content.hide': 'Contenu masqué',
  'content.show': 'Contenu rétabli',
  'share.removed': 'Partage retiré',
  'comment.removed': 'Commentaire retiré',
  'room-message.remove': 'Message de salon retiré',
  'community.put-out': 'Membre écartée d’une communauté',
  'note.write': 'Note écrite',
}

export const actionName = (action: string): string => names[action] ?? action

/** An act of a newer server, which this page does not know, keeps its own name. */
export const actSentence = (entry: AuditRow): string =>
  sentences[entry.action]?.(entry) ?? `a fait « ${entry.action} » : ${targetOf(entry)}`

/** An entry without an actor came from the server’s own commands, or from an account that is gone. */
const fromServer = new Set(['account.open', 'role.change'])

export const actorName = ({ actor, action, ip }: AuditRow): string => {
  if (actor !== null) return actor.name
  return ip === null && fromServer.has(action) ? auditText.server : auditText.gone
}

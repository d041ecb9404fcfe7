import type { SiteStatus, StatusPart } from '@consoeurs/contract'

type PartState = SiteStatus['parts'][number]['state']

const format = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
})

export const statusText = {
  title: 'État du site',
  description: 'Ce qui fonctionne en ce moment, et ce qui a du retard.',
  allGood: 'Tout fonctionne.',
  someLate: 'Tout s’ouvre, mais une partie du site a du retard.',
  down: 'Le site a un problème. Nous y travaillons, et rien de ce qui est enregistré n’est perdu.',
  checked: (iso: string) => `Vérifié le ${format.format(new Date(iso))}, heure de Paris.`,
  parts: {
    database: 'Pages, messages et photos',
    mails: 'Mails',
    notifications: 'Notifications',
    tasks: 'Rappels, résumés et archives',
  } satisfies Record<StatusPart, string>,
  states: { good: 'Fonctionne', late: 'En retard', down: 'Ne répond pas' } satisfies Record<PartState, string>,
  mailsLate: 'Un mail de confirmation ou de mot de passe peut tarder. Il partira tout seul : inutile de le redemander.',
  help: 'Autre chose ne marche pas ?',
  helpAction: 'Chercher dans l’aide',
} as const

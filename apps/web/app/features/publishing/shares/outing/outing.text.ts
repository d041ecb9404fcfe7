import type { OutingThanks } from '@consoeurs/contract'
import { plural } from '../../../../text/counts.ts'

/** For those who come, and for the host. */
export const outingText = {
  panel: 'Ta participation',
  hostPanel: 'Qui vient',
  tomorrow: 'Tu viens toujours ?',
  tomorrowWhy: 'Celle qui invite compte sur toi. Si tu ne peux plus, une autre prendra ta place.',
  confirm: 'Je viens toujours',
  free: 'Libérer ma place',
  confirmed: 'Tu as confirmé ta venue.',
  waits: 'Dès qu’une place se libère, elle est à toi et nous te prévenons.',
  hostOnly: 'Ne me montrer qu’à celle qui invite',
  hostOnlyHelp: 'Les autres participantes ne te verront pas dans la liste.',
  firstTime: 'C’est ma première fois',
  firstTimeHelp: 'Celle qui invite et celles qui accueillent le sauront, pour que tu n’arrives pas seule.',
  welcomes: 'J’accueille celles qui viennent pour la première fois',
  welcomesHelp: 'Elles sauront à qui s’adresser en arrivant.',
  participants: 'Voir qui vient',
  openGroup: 'Ouvrir un groupe',
  participantsPast: 'Voir qui était là',
  listTitle: 'Elles viennent',
  listEmpty: 'Personne encore que tu puisses voir.',
  waitingTitle: 'Elles attendent une place',
  waitingEmpty: 'Personne n’attend.',
  rules: 'Celles qui ont choisi de ne se montrer qu’à celle qui invite ne sont pas dans la liste.',
  marks: {
    firstTime: 'Sa première fois',
    welcomes: 'Accueille les nouvelles',
    confirmed: 'A confirmé',
    hostOnly: 'Visible de toi seule',
    hostOnlyOwn: 'Tu n’es visible que de celle qui invite',
  },
  meeting: 'Prévoir un rappel pour ma sécurité',
  thank: (host: string) => `Dire merci à ${host}`,
  thankWhy: 'Une seule fois. Elle seule le lira.',
  thanked: 'Tu l’as remerciée.',
  thanks: {
    accueil: 'Merci pour ton accueil',
    moment: 'C’était un beau moment',
    revoir: 'Vivement la prochaine fois',
  } satisfies Record<OutingThanks, string>,
  dates: {
    label: 'Les dates proposées',
    mark: ['Date', 'à choisir'],
    lead: 'Coche toutes celles qui t’iraient.',
    hostLead: 'Touche une date pour voir à qui elle irait, et la choisir.',
    over: 'Toutes ces dates sont passées.',
    hostOver: 'Toutes ces dates sont passées. Modifie ton partage pour en proposer d’autres.',
    tick: (when: string) => `${when}, ça m’irait`,
    suits: 'Ça m’irait',
    signIn: 'Me connecter pour dire quand je peux',
    past: 'passée',
    votes: (count: number): string =>
      count === 0
        ? 'Personne pour l’instant'
        : plural(count, { one: `Va à ${count} membre`, other: `Va à ${count} membres` }),
    nobody: 'Personne que tu puisses voir ne l’a cochée.',
    fix: 'On y va ce jour-là',
    fixWhy: 'Celles qui ont coché cette date seront prévenues et pourront prendre leur place.',
    fixed: (when: string) => `On y va le ${when}. Celles qui ont coché sont prévenues.`,
  },
  taken: (going: number, limit: number): string =>
    plural(going, { one: `${going} place prise sur ${limit}`, other: `${going} places prises sur ${limit}` }),
} as const

import type { OwnCertification } from '@consoeurs/contract'
import { dayOfYear, fullDate } from '../../../text/dates.ts'

const day = (at: string) => dayOfYear(new Date(at))

type What = NonNullable<OwnCertification['last']>['what']

const outcomes: Record<What, { title: string; text: string }> = {
  refused: {
    title: 'Pas cette fois',
    text: 'Une personne a regardé ta photo, et ne peut pas te certifier avec elle. Ta photo est effacée.',
  },
  unjudged: {
    title: 'Nous n’avons pas pu te répondre',
    text: 'Personne n’a pu regarder ta photo à temps, et nous en sommes désolées. Elle est effacée, et cet essai ne compte pas.',
  },
  cancelled: { title: 'Demande annulée', text: 'Ta photo est effacée. Personne ne la regardera plus.' },
  withdrawn: { title: 'Certification retirée', text: 'Tu l’as retirée toi-même. Ton profil ne la montre plus.' },
  lapsed: {
    title: 'Ta certification a pris fin',
    text: 'Elle valait un an. Une nouvelle photo suffit pour la retrouver.',
  },
  revoked: { title: 'Ta certification est retirée', text: 'Une personne de l’équipe l’a retirée. Voici pourquoi.' },
}

export const certificationText = {
  lead: 'Une marque sur ton profil dit qu’une personne de l’équipe t’a vue. C’est facultatif, et tu peux la retirer quand tu veux.',
  since: (at: string) => `Certifiée le ${day(at)}`,
  until: (at: string) => `Elle est valable jusqu’au ${day(at)}.`,
  renew: 'Elle expire bientôt : une nouvelle photo, et c’est reparti pour un an.',
  waiting: 'En attente',
  waitingText: (since: string, until: string) =>
    `L’équipe a ta photo depuis le ${day(since)}. Nous t’écrivons dès que c’est décidé. Elle est effacée avec la décision, et le ${day(until)} au plus tard.`,
  outcome: (what: What) => outcomes[what],
  contest: 'Tu n’es pas d’accord ? Écris-nous, une autre personne relira.',
  again: (at: string) =>
    `Tu as envoyé trois photos en trente jours. Tu pourras recommencer le ${fullDate(new Date(at))}.`,
  is: {
    title: 'Ce que c’est',
    points: [
      'Une modératrice regarde une photo que tu prends maintenant, avec un code que nous te donnons, et la compare aux photos de ton profil.',
      'Ta carte et ton profil montrent une petite marque et « Certifiée le… » pendant un an.',
      'Ton profil peut rester sans visage : la photo et le code suffisent.',
    ],
  },
  isNot: {
    title: 'Ce que ce n’est pas',
    points: [
      'Ni papiers, ni état civil, ni avis sur ton allure.',
      'Ni garantie de gentillesse : juste que tu existes, et que c’est bien toi.',
    ],
  },
  picture: {
    title: 'Ce que devient ta photo',
    points: [
      'Elle est chiffrée dès qu’elle arrive, absente des sauvegardes, et n’entre jamais dans ton profil.',
      'Seule la modératrice qui la juge peut l’ouvrir, et chaque ouverture est notée.',
      'Elle est effacée avec la décision, au plus tard après quatorze jours. Aucun programme ne reconnaît ton visage.',
    ],
  },
  agree: 'J’accepte qu’une modératrice regarde une photo de mon visage pour me certifier.',
  agreeHelp: 'Tu peux changer d’avis à tout moment : ta photo est effacée aussitôt.',
  ask: 'Recevoir mon geste et mon code',
  askAgain: 'Recevoir un autre code',
  renewal: 'Renouveler ma certification',
  triesLeft: (count: number) => (count === 1 ? 'Il te reste une photo à envoyer ce mois-ci.' : ''),
  challenge: {
    title: 'Ton geste et ton code',
    code: 'Ton code',
    write: 'Écris ce code en grand sur un papier, ou affiche-le sur un autre écran.',
    shoot: 'Prends-toi en photo : on voit ton visage, et le code se lit.',
    until: (time: string) => `Ce code est valable jusqu’à ${time}.`,
    over: 'Ce code n’est plus valable.',
    another: 'Un autre geste',
    take: 'Prendre la photo',
    choose: 'Choisir une photo',
    file: 'Ta photo',
    preview: 'Ta photo, avant de l’envoyer',
    retake: 'Reprendre',
    preparing: 'Ta photo se prépare…',
    send: 'Envoyer ma photo',
    sent: 'C’est envoyé. Nous t’écrivons dès que c’est décidé.',
    stop: 'Arrêter là',
  },
  cancel: {
    open: 'Annuler ma demande',
    title: 'Annuler ta demande ?',
    text: 'Ta photo est effacée aussitôt, et personne ne la regarde. Cet envoi compte parmi tes trois du mois.',
    confirm: 'Annuler ma demande',
    keep: 'La laisser',
    done: 'C’est annulé. Ta photo est effacée.',
  },
  withdraw: {
    open: 'Retirer ma certification',
    title: 'Retirer ta certification ?',
    text: 'La marque disparaît de ton profil aussitôt. Pour la retrouver, il faudra une nouvelle photo.',
    confirm: 'La retirer',
    keep: 'La garder',
    done: 'C’est retiré. Ton profil ne la montre plus.',
  },
} as const

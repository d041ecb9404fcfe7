import { voiceClock } from '../../../text/talk.ts'

export const voiceText = {
  message: 'le message vocal',
  play: (seconds: number, what: string) => `Écouter ${what}, ${voiceClock(seconds)}`,
  pause: 'Mettre en pause',
  position: (what: string) => `Position dans ${what}`,
  at: (now: number, seconds: number) => `${voiceClock(now)} sur ${voiceClock(seconds)}`,
  speed: (rate: string) => `Vitesse\u202f: ${rate}`,
  read: 'Lire le texte',
  notPlayed: 'Cet enregistrement ne s’écoute pas pour l’instant. Réessaie dans un moment.',
  bar: 'Enregistrement en cours',
  asking: 'Ton navigateur te demande l’accès au micro.',
  refused: 'Ton micro est bloqué pour ce site. Autorise-le dans les réglages de ton navigateur, puis réessaie.',
  noMicrophone: 'Aucun micro ne répond. Branche-en un, ou écris plutôt.',
  failed: 'L’enregistrement s’est arrêté. Recommence-le.',
  close: 'Fermer',
  erase: 'Effacer',
  hold: 'Mettre en pause',
  resume: 'Reprendre l’enregistrement',
  listen: 'Écouter avant d’envoyer',
  send: 'Envoyer le message vocal',
  tooShort: 'C’est trop court. Parle un peu plus longtemps.',
  longest: (seconds: number) =>
    `${seconds > 60 ? 'Deux minutes' : 'Une minute'}, c’est le maximum. Tu peux l’écouter, puis l’envoyer.`,
  transcript: 'Ce que tu dis, par écrit (facultatif)',
  recorded: (seconds: number) => `${voiceClock(seconds)} enregistré`,
} as const

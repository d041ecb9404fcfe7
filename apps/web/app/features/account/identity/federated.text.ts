import { elide } from '@consoeurs/contract'
/** Federated sign-in: the button and its popup. For the rest see `federated-steps.ts`. */
export const federatedText = {
  or: 'ou',
  continueWith: (name: string) => `Continuer avec ${name}`,
  silent: (name: string) => `${name} ne répond pas pour l’instant. Tu peux réessayer, ou entrer avec ton mot de passe.`,
  waiting: (name: string) => `Suis les étapes dans la fenêtre ${elide('de', name)}. Cette page t’attend.`,
  closing: 'La fenêtre est fermée. Nous attendons encore quelques secondes sa réponse.',
  inThisPage: 'Continuer dans cette page',
  windowOpening: 'Un instant…',
} as const

/** Entering with an account of elsewhere: the button and its window. What follows is in `federated-steps.ts`. */
export const federatedText = {
  or: 'ou',
  continueWith: (name: string) => `Continuer avec ${name}`,
  silent: (name: string) => `${name} ne répond pas pour l’instant. Tu peux réessayer, ou entrer avec ton mot de passe.`,
  waiting: (name: string) => `Suis les étapes dans la fenêtre de ${name}. Cette page t’attend.`,
  closing: 'La fenêtre est fermée. Nous attendons encore quelques secondes sa réponse.',
  inThisPage: 'Continuer dans cette page',
  windowOpening: 'Un instant…',
} as const

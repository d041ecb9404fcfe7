/** E-mail confirmation after signing up. */
export const confirmationText = {
  waitingLead:
    'Nous venons de t’écrire. Ouvre le lien dans les 24 heures, depuis l’appareil de ton choix, et tu seras chez toi.',
  waitingHints: [
    'Rien au bout de quelques minutes ? Regarde dans les indésirables.',
    'Une faute dans l’adresse ? Reviens en arrière et corrige-la, rien n’est perdu.',
  ],
  waitingCorrect: 'Corriger mon inscription',
  resendTitle: 'Toujours rien ?',
  resend: 'Renvoyer le lien',
  resent: 'Si cette adresse attend une confirmation, un nouveau lien vient de partir.',
  readDemoMails: 'Mode démonstration : lire les mails envoyés',
} as const

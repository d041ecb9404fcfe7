/** Sign-in link and password reset. */
export const mailLinksText = {
  backToSignIn: 'Revenir à la connexion',
  address: 'Ton adresse e-mail',
  addressHelp: 'Celle de ton compte.',
  link: {
    title: 'Me connecter sans mot de passe',
    lead: 'Nous t’envoyons un lien qui te connecte. Il sert une seule fois, pendant dix minutes.',
    ask: 'M’envoyer un lien',
    sentLead:
      'Si un compte existe avec cette adresse, un lien vient de partir. Il sert une seule fois, pendant dix minutes.',
    openTitle: 'Te revoilà',
    openLead: 'Plus qu’à ouvrir la porte.',
    open: 'Me connecter',
    openHint: 'Tu n’as pas demandé ce lien ? Ferme cette page, personne n’est entrée.',
    again: 'Demander un autre lien',
  },
  password: {
    title: 'Mot de passe oublié',
    lead: 'Cela arrive à toutes. Nous t’envoyons un lien pour en choisir un autre.',
    ask: 'M’envoyer le lien',
    sentLead: 'Si un compte existe avec cette adresse, un lien vient de partir. Il est valable une heure.',
    newTitle: 'Un nouveau mot de passe',
    newLead: 'Ensuite, tu seras déconnectée de tous tes appareils, et tu te connecteras avec celui-ci.',
    newLabel: 'Ton nouveau mot de passe',
    save: 'Changer mon mot de passe',
    again: 'Demander un autre lien',
  },
  sentTitle: 'Va voir tes mails',
  sentHints: [
    'Rien au bout de quelques minutes ? Regarde dans les indésirables.',
    'Le lien s’ouvre sur l’appareil de ton choix.',
  ],
  askAgain: 'Une faute dans l’adresse ? Recommencer',
  expiredTitle: 'Ce lien n’est plus valable',
  expiredLead: 'Il a déjà servi, il est trop ancien, ou il est arrivé coupé. Rien n’est perdu : demandes‑en un autre.',
} as const

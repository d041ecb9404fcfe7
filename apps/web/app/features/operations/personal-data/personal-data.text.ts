/** /settings/donnees, and the page shown after leaving. */
export const personalDataText = {
  consents: {
    title: 'Mes accords',
    lead: 'Ce que tu as accepté, quand, et dans quelle version. Tu peux retirer chaque accord : l’effet est immédiat.',
    given: (day: string, version: string) => `Donné le ${day}, version du ${version}`,
    withdrawn: (day: string) => `Retiré le ${day}`,
    read: 'Relire',
    kinds: {
      terms: 'Les conditions d’utilisation',
      charter: 'La charte',
      sensitive: 'Les données sensibles',
      certification: 'La photo de certification',
      woman: 'Je suis une femme',
      adult: 'J’ai 18 ans ou plus',
    } as Record<string, string>,
    effects: {
      terms: 'Sans elles, il n’y a pas de compte : retirer cet accord, c’est supprimer ton compte.',
      charter: 'Sans elle, il n’y a pas de compte : retirer cet accord, c’est supprimer ton compte.',
      sensitive:
        'Le retirer cache aussitôt ton profil et efface ce que tu cherches, avec qui, et tes réponses. Ton compte et tes messages restent.',
      certification:
        'Le retirer se fait dans « Certification » : la photo qui attend est effacée, et ton profil ne montre plus de marque.',
    } as Record<string, string>,
    withdraw: 'Retirer cet accord',
    giveAgain: 'Redonner cet accord',
    sensitiveWithdrawn: 'C’est retiré. Plus personne ne voit ton profil.',
    sensitiveGiven: 'Merci. Ton profil est de nouveau visible.',
    leaveInstead: 'Retirer et supprimer mon compte',
    confirmTitle: 'Retirer ton accord ?',
    confirmText:
      'Ton profil disparaît aussitôt, et ce que tu cherches et tes réponses sont effacés. Si tu redonnes ton accord, il faudra les réécrire.',
    cancel: 'Annuler',
  },
  archive: {
    title: 'Mon archive',
    lead: 'Tout ce que nous savons de toi, dans un seul fichier : une page à lire, les fichiers de données (JSON), tes photos et tes pièces jointes. Des autres, seulement leur nom.',
    ask: 'Demander mon archive',
    asked: 'C’est demandé. Nous t’écrivons dès qu’elle est prête.',
    making: 'Ton archive se prépare. Nous t’écrivons dès qu’elle est prête.',
    ready: (size: string, until: string) => `Prête : ${size}, à télécharger jusqu’au ${until}.`,
    download: 'Télécharger mon archive',
    again: (at: string) => `Tu pourras en demander une autre à partir du ${at}.`,
  },
  leaving: {
    title: 'Supprimer mon compte',
    lead: 'Aussitôt, plus personne ne te voit, tu es déconnectée partout et tu ne reçois plus rien. Tu as ensuite quatorze jours pour changer d’avis : connecte-toi, et garde ton compte.',
    erased: 'Après quatorze jours, ton compte, tes photos, tes partages et tes commentaires sont effacés pour de bon.',
    kept: 'Les messages que tu as écrits à d’autres restent chez elles, sous « Ancienne membre ». La loi nous fait garder tes adresses de connexion un an, à part.',
    community:
      'Une communauté que tu animes passe à sa plus ancienne modératrice, ou à l’équipe. Tu peux choisir avant, dans la communauté.',
    pauseInstead: 'Besoin de souffler seulement ? Mets ton compte en pause',
    submit: 'Supprimer mon compte',
    confirmTitle: 'Supprimer ton compte ?',
    confirmText:
      'Dès maintenant, plus personne ne te voit et tu es déconnectée partout. Tu as quatorze jours pour revenir.',
    cancel: 'Annuler',
  },
  password: 'Ton mot de passe',
  noPassword: 'Tu n’as pas de mot de passe : reconnecte-toi d’abord, tu auras une demi-heure pour revenir ici.',
  goodbye: {
    title: 'Ton compte va être effacé',
    lead: (until: string) =>
      `Plus personne ne te voit et tu ne reçois plus rien. Le ${until}, tout sera effacé pour de bon. D’ici là, tu peux changer d’avis.`,
    over: 'Ton compte est en train d’être effacé. Il n’y a plus rien à faire.',
    keep: 'Garder mon compte',
    signIn: 'Me connecter pour garder mon compte',
  },
} as const

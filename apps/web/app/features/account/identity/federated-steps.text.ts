/** Federated sign-in beyond the button: callback page, completing the sign-up, settings. */
export const federatedStepsText = {
  returnTitle: 'Retour au site',
  returnLead: 'C’est tout pour cette fenêtre, tu peux la fermer.',
  returnLink: 'Revenir au site',
  newcomerTitle: 'Encore deux choses',
  newcomerLead: (name: string | null) =>
    name === null
      ? 'Ton adresse est confirmée. Il nous manque ton âge et tes accords, puis tu seras chez toi.'
      : `${name} nous a confirmé ton adresse. Il nous manque ton âge et tes accords, puis tu seras chez toi.`,
  newcomerEmail: 'Ton adresse e-mail',
  newcomerEmailHelp: (name: string | null) =>
    name === null
      ? 'Vérifiée à l’instant. Personne ne la voit.'
      : `Donnée et vérifiée par ${name}. Personne ne la voit.`,
  giveUp: 'Renoncer',
  giveUpLead: 'Tu changes d’avis ? Rien ne sera gardé de ce que tu as donné jusqu’ici.',
  sectionTitle: 'Autre façon de te connecter',
  unlinkedLead: (name: string) => `Relie ton compte ${name} pour te connecter aussi sans mot de passe.`,
  linkedLead: (name: string, since: string) => `Ton compte ${name} est relié depuis le ${since}.`,
  onlyWay: 'C’est ta seule façon de te connecter : choisis un mot de passe avant de la retirer.',
  password: 'Ton mot de passe actuel, pour relier un compte',
  passwordToUnlink: 'Ton mot de passe actuel, pour retirer ce compte',
  passwordMissing: 'Écris ton mot de passe.',
  choosePassword: 'Choisir un mot de passe',
  link: (name: string) => `Relier mon compte ${name}`,
  unlink: (name: string) => `Retirer ${name}`,
  linkedNow: 'Ton compte est relié. Tu pourras te connecter avec lui la prochaine fois.',
  unlinkedNow: 'C’est retiré. Tu te connectes maintenant avec ton mot de passe.',
  goThere: (name: string) => `Aller chez ${name}`,
  goThereLead: (name: string) => `${name} va te demander de confirmer, puis tu reviendras ici.`,
} as const

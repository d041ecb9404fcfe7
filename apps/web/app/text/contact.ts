/** /l/contact: the form; what surrounds it is the page of the house, which the desk may change. */
export const contactText = {
  lead: 'Une personne lit et te répond, en français, le plus souvent en quelques jours.',
  formTitle: 'Écris-nous ici',
  topic: 'De quoi s’agit-il ?',
  chooseTopic: 'Choisis',
  name: 'Ton nom, ou celui que tu veux',
  email: 'Ton adresse e-mail',
  emailHelp: 'Pour te répondre, et rien d’autre.',
  asMember: (email: string) => `Nous te répondrons à ${email}.`,
  text: 'Ton message',
  textHelp: 'Jamais ton mot de passe : nous ne le demandons pas.',
  send: 'Envoyer',
  sentTitle: 'C’est parti, merci',
  sentText: (id: number) => `Ton message porte le numéro ${id}. Une personne va le lire et te répondre par courriel.`,
  another: 'Écrire un autre message',
} as const

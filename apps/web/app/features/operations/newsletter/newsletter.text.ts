const list = new Intl.ListFormat('fr-FR', { type: 'conjunction' })

export const newsletterText = {
  title: 'La lettre du journal',
  lead: 'Une fois par semaine au plus, ce qui paraît dans les rubriques que tu choisis. Sans compte, et rien quand il n’y a rien de nouveau.',
  email: 'Ton adresse e-mail',
  categories: 'Tes rubriques',
  send: 'Recevoir la lettre',
  promise:
    'Ton adresse ne sert qu’à cela. Un lien dans chaque lettre l’arrête d’un seul geste, et ton adresse est effacée.',
  privacy: 'Ce que nous gardons',
  sentTitle: 'Va voir tes mails',
  sentText:
    'Si l’adresse est juste, un mail vient d’y partir. Son lien confirme que c’est bien toi\u202f; il est valable trois jours. Rien d’autre ne part avant.',
  back: 'Revenir au journal',
  confirm: 'Confirmer',
  confirmTitle: 'Recevoir la lettre du journal ?',
  confirmLead: (categories: string[]) => `Une fois par semaine au plus\u202f: ${list.format(categories)}.`,
  doneTitle: 'C’est confirmé',
  doneLead: (categories: string[]) =>
    `La lettre te parviendra dès que quelque chose paraît\u202f: ${list.format(categories)}.`,
  unknownTitle: 'Ce lien n’est plus valable',
  unknownLead: 'Il a trois jours, ou un autre l’a remplacé. Redemande la lettre : un nouveau lien t’arrivera.',
  again: 'Redemander la lettre',
} as const

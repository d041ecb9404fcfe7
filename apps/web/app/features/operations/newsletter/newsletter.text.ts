const list = new Intl.ListFormat('fr-FR', { type: 'conjunction' })

export const newsletterText = {
  title: 'La lettre du journal',
  lead: 'Une fois par semaine au plus, ce qui paraît dans les rubriques que tu choisis. Sans compte, et rien quand il n’y a rien de nouveau.',
  email: 'Ton adresse e-mail',
  categories: 'Tes rubriques',
  send: 'Recevoir la lettre',
  promise:
    'Ton adresse ne sert qu’à cela. Chaque lettre contient un lien pour te désabonner\u202f; ton adresse est alors effacée.',
  privacy: 'Ce que nous gardons',
  sentTitle: 'Va voir tes mails',
  sentText:
    'Si l’adresse est juste, tu y trouveras un mail de nous. Son lien confirme que c’est bien toi\u202f; il est valable trois jours. Pour changer de rubriques, attends une heure avant de redemander.',
  back: 'Revenir au journal',
  confirm: 'Confirmer',
  confirmTitle: 'Recevoir la lettre du journal ?',
  confirmLead: (categories: string[]) => `Une fois par semaine au plus\u202f: ${list.format(categories)}.`,
  doneTitle: 'C’est confirmé',
  doneLead: (categories: string[]) =>
    `Tu la recevras le jeudi, s’il y a du nouveau. Tes rubriques\u202f: ${list.format(categories)}.`,
  unknownTitle: 'Ce lien n’est plus valable',
  unknownLead:
    'Il date de plus de trois jours, ou un lien plus récent l’a remplacé. Redemande la lettre : un nouveau lien t’arrivera.',
  again: 'Redemander la lettre',
} as const

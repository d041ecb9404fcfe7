export const previewText = {
  title: 'Aperçu',
  saved: 'Aperçu de la rédaction : c’est le dernier texte enregistré, tel que les lectrices le verront.',
  unsaved:
    'Aperçu de la rédaction : c’est ton texte tel qu’il est dans l’éditeur, enregistré ou non. Toi seule vois cette page.',
  untitled: 'Sans titre',
  empty: { title: 'Rien à montrer ici', text: 'Ouvre un article ou une page au bureau, puis « Aperçu ».' },
  problem: 'Ce texte ne peut pas encore être montré',
  toDesk: 'Aller au bureau',
  refused: 'Seule la rédaction voit les aperçus.',
  unreadable: 'Cet aperçu est incomplet. Rouvre-le depuis le bureau.',
} as const

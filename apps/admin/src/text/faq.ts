export const faqText = {
  questions: 'Questions',
  fresh: 'Nouvelle question',
  question: 'Question',
  answer: 'Réponse',
  topic: 'Thème',
  position: 'Rang',
  positionHint: 'Le plus petit nombre vient en premier. Sans nombre, la question va à la fin.',
  empty: { title: 'Aucune question', text: 'Ajoute ici les questions qui reviennent souvent.' },
} as const

export const faqText = {
  questions: 'Questions',
  fresh: 'Nouvelle question',
  question: 'Question',
  answer: 'Réponse',
  topic: 'Thème',
  position: 'Rang',
  positionHint: 'Le plus petit vient d’abord. Vide, la question se range à la fin.',
  empty: { title: 'Aucune question', text: 'Ce que tu expliques ici, personne n’aura plus à le demander.' },
} as const

import { limits } from '@consoeurs/contract'

export const pollFieldsText = {
  add: 'Ajouter un sondage',
  legend: 'Les réponses du sondage',
  choice: (position: number) => `Réponse ${position}`,
  removeChoice: (position: number) => `Retirer la réponse ${position}`,
  addChoice: 'Ajouter une réponse',
  full: `${limits.poll.choices.max} réponses au plus`,
  daysLabel: 'Durée du sondage',
  days: [
    { value: '1', label: '1 jour' },
    { value: '3', label: '3 jours' },
    { value: '7', label: '7 jours' },
    { value: '14', label: '14 jours' },
  ],
  several: 'Plusieurs réponses possibles',
  named: 'Voter avec les noms',
  namedHelp: 'Toutes verront qui a répondu quoi. Sinon, le vote est secret, même pour toi.',
} as const

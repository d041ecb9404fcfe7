export const filesText = {
  preparing: 'On prépare ta photo',
  adapting: 'On adapte ta photo d’iPhone',
  queued: 'En attente',
  sending: (percent: number) => `Envoi : ${percent} %`,
  waiting: 'En attente du réseau',
  finishing: 'Presque prête',
  retry: 'Réessayer',
  giveUp: 'D’accord',
  cancel: (name: string) => `Annuler l’envoi de « ${name} »`,
  heicMissing:
    'On n’a pas pu charger de quoi lire les photos d’iPhone. Vérifie ton réseau, puis réessaie, ou choisis une photo JPEG.',
  heicFailed:
    'Cette photo d’iPhone ne s’ouvre pas. Enregistre-la en JPEG, ou fais-en une capture d’écran, puis choisis-la de nouveau.',
  leaveTitle: 'Partir maintenant ?',
  leaveText:
    'Des photos sont encore en route. Celles qui ne sont pas arrivées reprendront quand tu reviendras sur cette page.',
  leave: 'Partir',
  stay: 'Rester ici',
} as const

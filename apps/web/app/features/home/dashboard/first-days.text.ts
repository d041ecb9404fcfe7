export const firstDaysText = {
  invitation: 'Rejoins-moi',
  share: 'Publier un partage',
} as const

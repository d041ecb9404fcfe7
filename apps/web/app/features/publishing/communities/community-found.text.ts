export const communityFoundText = {
  lead: 'Tu en deviens la responsable, et un premier salon t’y attend. Une création par jour.',
  action: 'Créer cette communauté',
} as const

export const confirmAddressText = {
  title: 'Confirmer ton adresse',
  openTitle: 'Bienvenue',
  openLead: 'Plus qu’à ouvrir la porte.',
  open: 'Ouvrir mon compte',
  openHint: 'Tu ne t’es pas inscrite ? Ferme cette page, aucun compte ne s’ouvre.',
  again: 'Me connecter, pour en recevoir un autre',
} as const

/** /signup/confirmer, apart: the pages before it do not carry its words. */
export const confirmAddressText = {
  title: 'Confirmer ton adresse',
  openTitle: 'Bienvenue',
  openLead: 'Un geste encore, et ton compte est ouvert.',
  open: 'Ouvrir mon compte',
  openHint: 'Tu ne t’es pas inscrite ? Ferme cette page, aucun compte ne s’ouvre.',
  again: 'Me connecter, pour en recevoir un autre',
} as const

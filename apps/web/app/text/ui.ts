export const uiText = {
  close: 'Fermer',
  remove: 'Retirer',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  optional: 'facultatif',
  loading: 'Ça arrive…',
  loadMore: 'Afficher la suite',
  retry: 'Réessayer',
  reload: 'Recharger',
  partMissing: 'Impossible d’ouvrir ceci sans réseau. Recharge la page quand il revient.',
  offline: 'Hors ligne. Ce que tu écris partira tout seul.',
  backOnline: 'Te revoilà en ligne.',
  toasts: 'Messages brefs',
  photoPrevious: 'Photo précédente',
  photoNext: 'Photo suivante',
  photoOpen: (position: number, total: number) => `Voir la photo ${position} sur ${total} en grand`,
  photoPosition: (position: number, total: number) => `Photo ${position} sur ${total}`,
  photosMore: (count: number) => `+ ${count}`,
  photoViewer: 'Photos',
  charactersLeft: (left: number): string => {
    if (left === -1) return '1 caractère en trop'
    if (left < 0) return `${-left} caractères en trop`
    if (left === 0) return 'Plus aucun caractère'
    return left === 1 ? 'Encore 1 caractère' : `Encore ${left} caractères`
  },
  andOthers: (count: number): string => (count === 1 ? 'et une autre' : `et ${count} autres`),
  emailPlaceholder: 'prenom@exemple.fr',
} as const

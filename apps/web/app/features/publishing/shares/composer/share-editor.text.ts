export const shareEditorText = {
  title: 'Modifier ton partage',
  edit: 'Modifier',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Ton partage est modifié.',
  marked: 'Le partage portera la mention « modifié ». L’ancienne version est gardée 30 jours, en cas de signalement.',
  narrows: 'Tu peux le montrer à moins de monde. Pour l’ouvrir à nouveau, il faudra en publier un autre.',
  staysForMembers: 'Il reste lisible par les membres.',
  staysIn: (community: string) => `Il reste lisible dans ${community}.`,
  unknownKind: 'Ce type de partage n’existe plus ici : tu peux le relire ou le supprimer, plus le modifier.',
  changed: 'Ce partage a été modifié entre-temps. Compare les deux versions, puis choisis.',
  mine: 'Ta version',
  other: 'La version publiée',
  nothing: 'Rien',
  keepMine: 'Garder ma version',
  takeOther: 'Garder la version publiée',
  facets: {
    title: 'Titre',
    words: 'Texte',
    when: 'Date',
    place: 'Lieu',
    seats: 'Places',
    recipe: 'Recette',
    stepDetails: 'Durée et photo des étapes',
    cover: 'Contenu sensible',
  },
  recipe: (servings: string, minutes: string, season: string) =>
    [`pour ${servings}`, minutes === '' ? '' : `${minutes} min`, season].filter(Boolean).join(', '),
  /** Empty without either. */
  stepDetail: (step: number, minutes: string, picture: number) => {
    const details = [minutes === '' ? '' : `${minutes} min`, picture === 0 ? '' : `photo ${picture}`].filter(Boolean)
    return details.length === 0 ? '' : `Étape ${step} : ${details.join(', ')}`
  },
  picture: (position: number, alt: string) => (alt === '' ? `Image ${position}` : `Image ${position}, ${alt}`),
  covered: (reason: string) => (reason === '' ? 'Couvert' : `Couvert, ${reason}`),
  audiences: { public: 'Tout le monde', members: 'Les membres', community: 'Une communauté' },
} as const

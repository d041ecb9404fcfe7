const ratio = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1, minimumFractionDigits: 1 })

export const appearanceText = {
  title: 'Apparence',
  lead: 'Ce que tu enregistres ici paraît aussitôt sur toutes les pages. Les mails, l’icône et le bureau gardent le logo et les couleurs d’origine.',
  colours: {
    title: 'Couleurs',
    hint: 'Les teintes claires, le texte des boutons et le contour de sélection s’en déduisent.',
    themes: { light: 'Thème clair', dark: 'Thème sombre' },
    brand: 'Couleur principale',
    accent: 'Couleur d’accent',
    code: (colour: string, theme: string) => `${colour}, ${theme.toLowerCase()} (code)`,
    pick: (colour: string, theme: string) => `Choisir\u202f: ${colour.toLowerCase()}, ${theme.toLowerCase()}`,
    // Rounded down: 4.49 is not enough.
    contrast: (value: number) =>
      `Contraste avec le fond\u202f: ${ratio.format(Math.floor(value * 10) / 10)} (minimum 4,5)`,
    enough: 'Lisible',
    low: 'Peu lisible',
    preview: { button: 'Je m’inscris', link: 'Un lien dans une phrase', chip: 'Salades', accent: 'Nouveau' },
  },
  logo: {
    title: 'Logo',
    hint: 'Une image en largeur, sur fond transparent, assez haute pour rester nette (120 pixels). Elle remplace le logo en haut des pages.',
    pictures: {
      light: 'Sur fond clair',
      dark: 'Sur fond sombre (facultatif)',
    },
    choose: 'Choisir une image',
    chooseNamed: (picture: string) => `Choisir une image\u202f: ${picture.toLowerCase()}`,
    remove: 'Retirer',
    removeNamed: (picture: string) => `Retirer l’image\u202f: ${picture.toLowerCase()}`,
    preview: 'Voici ce que verront les membres.',
    original: 'Le logo d’origine est affiché.',
    sameOnDark: 'Si tu n’en choisis pas, la première sert aussi ici.',
  },
  hero: {
    title: 'En haut de l’accueil',
    hint: 'Ce que lit une visiteuse avant tout le reste.',
    fields: {
      title: 'Première ligne',
      titleEmphasis: 'Deuxième ligne, en couleur',
      lead: 'Phrase dessous',
      action: 'Bouton',
    },
  },
  save: (what: string) => `Enregistrer\u202f: ${what}`,
  reset: 'Rétablir l’original',
  resetNamed: (what: string) => `Rétablir l’original\u202f: ${what}`,
} as const

export const linksText = {
  copied: 'Lien copié.',
  notCopied: 'Le lien n’a pas pu être copié. Copie l’adresse de la page.',
} as const

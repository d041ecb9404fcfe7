export const readingText = {
  showsCovered: 'Toujours afficher les contenus sensibles',
  showsCoveredHelp:
    'Les partages que leurs autrices ont couverts s’ouvrent d’eux-mêmes, sur tous tes appareils. Tu peux recouvrir chacun d’eux.',
  linkPreviews: 'Aperçus de mes liens',
  linkPreviewsHelp:
    'Le premier lien d’un partage, d’un commentaire ou d’un message s’affiche avec son titre et son image. Notre serveur va les chercher ; ton nom et le nôtre n’y sont pas dits.',
} as const

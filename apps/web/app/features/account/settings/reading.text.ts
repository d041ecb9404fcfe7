export const readingText = {
  showsCovered: 'Toujours afficher les contenus sensibles',
  showsCoveredHelp:
    'Les partages que leurs autrices ont couverts s’ouvrent d’eux-mêmes, sur tous tes appareils. Tu peux recouvrir chacun d’eux.',
} as const

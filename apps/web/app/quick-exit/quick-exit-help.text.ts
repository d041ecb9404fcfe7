export const quickExitHelpText = {
  title: 'Besoin de disparaître ?',
  text: 'Un appui sur « Sortie » et la page laisse place à la météo. Le bouton retour ne ramène pas ici. Tu restes connectée.',
  keyboard: 'Au clavier : Échap, trois fois.',
  understood: 'J’ai compris',
  try: 'Essayer',
} as const

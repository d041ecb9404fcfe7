export const outboxText = {
  waitsForNetwork: 'En attente du réseau',
  waitsForServer: 'Pas encore parti, nouvel essai dans un moment',
  leaving: 'Ça part…',
  retry: 'Réessayer',
  remove: 'Retirer',
  resume: 'Reprendre',
  share: 'Ton partage n’est pas encore parti',
  shareRefused: 'Ton partage n’a pas été accepté',
  sharePictures: (count: number): string => (count === 1 ? '1 image à envoyer' : `${count} images à envoyer`),
  shareKept: 'Pas de réseau : ton partage partira tout seul.',
  draftInTheWay: 'Tu as un autre brouillon en cours : publie-le ou efface-le d’abord.',
  atSignOut:
    'Ce que tu as écrit n’est pas encore parti. Cela partira quand tu te reconnecteras sur cet appareil, sauf si tu préfères l’effacer.',
  erase: 'Effacer ce qui n’est pas parti',
  erased: 'C’est effacé.',
} as const

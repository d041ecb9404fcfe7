/** 0:07. */
export const voiceClock = (seconds: number): string => {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

export const talkText = {
  photo: 'Photo',
  voice: (seconds: number) => `Message vocal, ${voiceClock(seconds)}`,
  recordVoice: 'Enregistrer un message vocal',
  deleted: 'Message supprimé',
  pictures: (count: number): string => (count === 1 ? 'Photo' : `${count} photos`),
  me: 'Toi',
  answerTo: (name: string) => `En réponse à ${name}`,
  answering: (name: string) => `Tu réponds à ${name}`,
  answeringMe: 'Tu réponds à ton message',
  editing: 'Tu modifies ton message',
  stopAnswering: 'Annuler la réponse',
  stopEditing: 'Annuler la modification',
  quotedGone: 'Ce message n’a pas pu être chargé. Réessaie dans un moment.',
  endNotHere: 'La suite n’a pas pu être chargée. Réessaie dans un moment.',
  tools: (name: string) => `Options du message, ${name}`,
  ownTools: 'Options de ton message',
  answer: 'Répondre',
  copy: 'Copier le texte',
  copied: 'Texte copié.',
  notCopied: 'La copie n’a pas marché. Sélectionne le texte pour le copier.',
  save: 'Enregistrer',
  reactions: (count: number, mine: boolean): string => {
    const given = count === 1 ? '1 réaction' : `${count} réactions`
    return mine ? `${given}, dont la tienne. Appuie pour la retirer.` : `${given}. Appuie pour réagir aussi.`
  },
  older: { show: 'Afficher les messages plus anciens', coming: 'Les messages plus anciens arrivent…' },
  newer: { show: 'Afficher les messages suivants', coming: 'Les messages suivants arrivent…' },
  newMessages: 'Nouveaux messages',
  arrived: (count: number): string => (count === 1 ? '1 nouveau' : `${count} nouveaux`),
  toEnd: (count: number): string => {
    if (count === 0) return 'Aller au dernier message'
    return count === 1 ? '1 nouveau message, y aller' : `${count} nouveaux messages, y aller`
  },
  messagesLabel: 'Messages échangés',
  received: (name: string, text: string) => `${name} : ${text}`,
  edited: 'modifié',
  sending: 'envoi…',
  waitsForNetwork: 'en attente du réseau',
  waitsForServer: 'pas encore parti, nouvel essai dans un moment',
  retry: 'Réessayer',
  edit: 'Modifier',
  remove: 'Supprimer',
  send: 'Envoyer',
  addPhotos: 'Ajouter des photos',
  attach: 'Ajouter au message',
  attachPhotos: 'Photos',
  attachPoll: 'Sondage',
  poll: (question: string) => `Sondage : ${question}`,
  photoComing: (percent: number) => `Photo en route, ${percent} %`,
  describePhoto: 'Décris cette photo',
  photoReady: 'Photo prête',
  removePhoto: 'Retirer cette photo',
  retryPhoto: 'Réessayer cette photo',
  photosNotReady: 'Une photo n’est pas encore prête à partir. Attends un instant, ou retire-la.',
  picturesGoing: (count: number): string => (count === 1 ? 'Photo en route' : `${count} photos en route`),
  tooManyPhotos: (max: number) => `${max} photos au maximum par message.`,
  uncover: 'Afficher',
  report: 'Signaler',
} as const

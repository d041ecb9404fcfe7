import { formatCount, plural } from './counts.ts'

/** « Oriane », « Oriane et Zoé », « Oriane, Zoé et Perrine », « Oriane, Zoé et 4 autres ». */
function nameList(names: string[], total: number): string {
  const [first = '', second, third] = names
  if (second === undefined) return first
  if (total === 2) return `${first} et ${second}`
  if (total === 3 && third !== undefined) return `${first}, ${second} et ${third}`
  return `${first}, ${second} et ${total - 2} autres`
}

/** Sentences of conversations. */
export const messagesText = {
  title: 'Messages',
  requestsTitle: 'Demandes',
  listLabel: 'Tes conversations',
  requestsLabel: 'Celles qui t’écrivent pour la première fois',
  back: 'Revenir aux conversations',
  writeToSomeone: 'Écrire à une membre',
  search: 'Chercher un prénom',
  searchFound: (count: number): string => {
    if (count === 0) return 'Aucune conversation à ce prénom.'
    return plural(count, { one: '1 conversation', other: `${count} conversations` })
  },
  nothingFound: 'Aucune conversation à ce prénom parmi celles qui sont affichées.',
  requests: (count: number): string => {
    const n = formatCount(count)
    return plural(count, { one: `${n} demande`, other: `${n} demandes` })
  },
  requestNames: nameList,
  noRequests: {
    title: 'Aucune demande',
    text: 'Quand une membre t’écrit pour la première fois, son message t’attend ici. C’est toi qui décides de la suite.',
    action: 'Voir mes conversations',
  },
  choose: {
    title: 'Choisis une conversation',
    text: 'Ou ouvre le profil d’une membre et commence par un mot.',
  },
  certified: 'Profil certifié',
  photo: 'Photo',
  deleted: 'Message supprimé',
  you: (text: string) => `Tu : ${text}`,
  typing: 'écrit…',
  typingName: (name: string) => `${name} écrit`,
  unread: (count: number): string => (count === 1 ? '1 message non lu' : `${count} messages non lus`),
  presence: {
    green: 'passée dans la journée',
    amber: 'passée ces trois derniers jours',
    purple: 'passée cette semaine',
    grey: 'passée ce mois-ci',
  },
  thread: (name: string) => `Conversation avec ${name}`,
  options: (name: string) => `Options de la conversation avec ${name}`,
  seeProfile: 'Voir son profil',
  report: 'Signaler',
  block: 'Bloquer',
  older: 'Afficher les messages plus anciens',
  olderComing: 'Les messages plus anciens arrivent…',
  newMessages: 'Nouveaux messages',
  arrived: (count: number): string => (count === 1 ? '1 nouveau' : `${count} nouveaux`),
  toEnd: (count: number): string => {
    if (count === 0) return 'Aller au dernier message'
    return count === 1 ? '1 nouveau message, y aller' : `${count} nouveaux messages, y aller`
  },
  messagesLabel: 'Messages échangés',
  received: (name: string, text: string) => `${name} : ${text}`,
  edited: 'modifié',
  sent: 'Envoyé',
  delivered: 'Reçu',
  read: 'Lu',
  readAt: (time: string) => `Lu à ${time}`,
  sending: 'envoi…',
  waitsForNetwork: 'en attente du réseau',
  waitsForServer: 'pas encore parti, nouvel essai dans un moment',
  refused: 'Ton message n’est pas parti.',
  retry: 'Réessayer',
  edit: 'Modifier',
  remove: 'Supprimer',
  field: (name: string) => `Ton message à ${name}`,
  send: 'Envoyer',
  addPhotos: 'Ajouter des photos',
  photoComing: (percent: number) => `Photo en route, ${percent} %`,
  photoReady: 'Photo prête',
  removePhoto: 'Retirer cette photo',
  retryPhoto: 'Réessayer cette photo',
  photosNotReady: 'Une photo n’est pas encore arrivée. Attends un instant, ou retire-la.',
  tooManyPhotos: (max: number) => `Choisis au plus ${max} photos par message.`,
  covered: (count: number): string =>
    count === 1
      ? 'Une photo, couverte tant que tu ne lui as pas répondu.'
      : `${count} photos, couvertes tant que tu ne lui as pas répondu.`,
  uncover: 'Afficher',
  first: {
    title: (name: string) => `Ton premier mot à ${name}`,
    text: 'Il l’attendra dans ses demandes. Les liens et les photos viendront après sa réponse.',
  },
  request: {
    lead: (name: string) => `${name} t’écrit pour la première fois.`,
    text: 'Elle ne saura pas que tu as lu tant que tu n’as pas accepté. Photos et liens restent fermés.',
    ignoredLead: 'Tu as ignoré sa demande.',
    ignoredText: 'Elle ne le sait pas. Tu peux encore l’accepter.',
    accept: 'Accepter',
    ignore: 'Ignorer',
    reportAndBlock: 'Signaler et bloquer',
    accepted: (name: string) => `Vous pouvez vous écrire, ${name} et toi.`,
    ignored: 'Demande ignorée. Elle n’en est pas avertie.',
  },
  waiting: 'Ta demande attend sa réponse.',
  waitingMore: 'Tu pourras continuer dès qu’elle l’aura acceptée.',
  closed: 'Tu ne peux pas lui écrire pour l’instant.',
  closedMore: 'Elle a choisi qui peut lui écrire, ou elle n’est plus là. Ce que vous vous êtes écrit reste ici.',
  gone: 'Cette conversation n’est plus accessible.',
  notHere: { title: 'Pas de conversation ici', action: 'Revenir aux messages' },
} as const

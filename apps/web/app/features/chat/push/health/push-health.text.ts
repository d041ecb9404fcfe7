export const pushHealthText = {
  heading: 'Tes appareils',
  loading: 'Nous vérifions tes appareils.',
  failed: 'Nous n’avons pas pu vérifier tes appareils. Réessaie dans un instant.',
  retry: 'Réessayer',
  offline: 'Sans réseau, nous ne pouvons pas vérifier tes appareils.',
  state: {
    ok: { title: 'Cet appareil reçoit bien', text: 'Les notifications que tu as choisies y arrivent.' },
    off: {
      title: 'Les notifications sont coupées sur cet appareil',
      text: 'Active les notifications pour savoir ce qui t’attend, même la page fermée.',
    },
    denied: {
      title: 'Cet appareil les refuse',
      text: 'Tu les as coupées dans le navigateur ou dans le téléphone. Voici comment les rétablir.',
    },
    unsupported: {
      title: 'Ce navigateur ne peut pas les recevoir',
      text: 'Essaie avec une version récente de Firefox, Chrome, Edge ou Safari. En navigation privée, elles restent muettes.',
    },
    lost: {
      title: 'Cet appareil ne répond plus',
      text: 'Les notifications y sont activées, mais nous n’arrivons plus à le joindre. Réinscris-le.',
    },
    busy: {
      title: 'La dernière n’est pas arrivée',
      text: 'Le service de ton navigateur est encombré. Nous réessayons automatiquement.',
    },
    unreachable: {
      title: 'La dernière n’est pas arrivée',
      text: 'Le service de ton navigateur ne répond pas. Nous réessayons automatiquement.',
    },
    refused: {
      title: 'La dernière a été refusée',
      text: 'Le service de ton navigateur la refuse. Réinscris cet appareil.',
    },
  },
  lastAt: 'Dernière notification arrivée',
  neverYet: 'Aucune notification n’y est encore arrivée.',
  register: 'Réinscrire cet appareil',
  enable: 'Activer mes notifications',
  test: 'Recevoir une notification d’essai',
  testTitle: 'Tout fonctionne',
  testBody: 'Cette notification d’essai est bien arrivée.',
  testRefused: 'Le service de ton navigateur l’a refusée. L’état de cet appareil t’indique quoi faire.',
  testSent: 'C’est parti\u202F: elle arrive dans un instant.',
  this: 'cet appareil',
  installed: 'application installée',
  received: 'reçue',
  silentSince: 'silencieux depuis',
  registered: 'inscrit',
  problem: { refused: 'refuse les notifications', busy: 'service encombré', unreachable: 'service injoignable' },
  remove: 'Retirer',
  removeOf: (name: string) => `Retirer ${name}`,
  removed: 'Cet appareil ne recevra plus rien.',
  device: (browser: string, place: string) => `${browser}, ${place}`,
  places: { phone: 'téléphone', computer: 'ordinateur' },
  unknownBrowser: 'Navigateur',
} as const

/** On an iPhone, pushes only reach a web app on the Home Screen. */
export const pushIphoneText = {
  title: 'Sur iPhone, une étape de plus',
  text: (app: string) => `Les notifications n’arrivent que dans ${app} ajoutée à ton écran d’accueil.`,
  steps: [
    'Ouvre cette page dans Safari et touche le bouton de partage.',
    'Choisis «\u202FSur l’écran d’accueil\u202F», puis «\u202FAjouter\u202F».',
    'Ouvre-la depuis sa nouvelle icône, reviens ici et active tes notifications.',
  ],
  tooOld: 'Ces notifications demandent iOS 16.4 ou plus récent. Mets ton iPhone à jour.',
} as const

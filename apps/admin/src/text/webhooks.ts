import {
  type DeskWebhook,
  type WebhookDeliveryState,
  type WebhookDisabledReason,
  type WebhookEvent,
  type WebhookFailure,
  type WebhookState,
  webhookTest,
} from '@consoeurs/contract'
import { moment } from '../lists/dates.ts'

const events = {
  'content.published': 'Un contenu paraît',
  'content.changed': 'Un contenu publié change',
  'content.unpublished': 'Un contenu n’est plus publié',
  'content.deleted': 'Un contenu publié est supprimé',
  'report.received': 'Un signalement arrive',
  'report.decided': 'Un signalement est tranché',
  'appeal.received': 'Une relecture est demandée',
  'appeal.decided': 'Une relecture est tranchée',
} satisfies Record<WebhookEvent, string>

const reasons = {
  hand: 'Désactivé par l’équipe. Rien ne part, et rien n’est gardé pour plus tard.',
  failing: 'Arrêté par le site\u202F: pendant cinq jours, plus rien n’est arrivé.',
  gone: 'Arrêté par le site\u202F: le programme a répondu que cette adresse n’existe plus.',
} satisfies Record<WebhookDisabledReason, string>

export const webhooksText = {
  title: 'Webhooks',
  lead: 'Un webhook prévient un autre programme dès que quelque chose se passe ici, par exemple pour qu’un site vitrine se mette à jour quand un article paraît.',
  fresh: 'Nouveau webhook',
  empty: {
    title: 'Aucun webhook',
    text: 'Ajoutes-en un quand un autre programme doit savoir ce qui change ici. La personne qui s’occupe de ce programme te donnera l’adresse.',
  },
  search: 'Chercher un nom ou une adresse',
  name: 'Nom',
  nameHint: 'Pour t’y retrouver.',
  url: 'Adresse du programme',
  urlHint: 'Elle commence par https:// et te vient de la personne qui s’en occupe.',
  create: 'Ajouter ce webhook',
  settings: 'Réglages',
  groups: {
    content: 'Prévenir pour les contenus',
    moderation: 'Prévenir pour la modération',
  },
  groupHints: {
    content: 'Articles, pages, questions, rubriques, mots-clés et ingrédients. Le message dit lequel, sans son texte.',
    moderation: 'Le message ne nomme personne et ne cite aucun mot\u202F: ni qui signale, ni qui est signalée.',
  },
  events: events as Record<WebhookEvent, string>,
  eventName: (type: string): string =>
    type === webhookTest ? 'Essai' : ((events as Record<string, string>)[type] ?? type),
  state: 'État',
  states: { active: 'Actif', failing: 'En échec', disabled: 'Désactivé' } satisfies Record<WebhookState, string>,
  filters: { active: 'Actifs', failing: 'En échec', disabled: 'Désactivés' } satisfies Record<WebhookState, string>,
  stateSentence: ({ state, failingSince, disabledReason }: DeskWebhook): string => {
    if (disabledReason !== null) return reasons[disabledReason]
    if (state === 'active' || failingSince === null) return 'Les messages partent dès qu’il se passe quelque chose.'
    return `Rien n’arrive depuis le ${moment(failingSince)}. Après cinq jours, le site l’arrêtera et te le dira ici.`
  },
  enable: 'Réactiver',
  enabled: 'Réactivé',
  disable: 'Désactiver',
  keepDisabled: 'Le laisser désactivé',
  disabled: 'Désactivé',
  test: 'Envoyer un essai',
  tested: 'Essai parti\u202F: regarde les envois.',
  last: 'Dernier envoi',
  never: 'Aucun encore',
  secret: 'Secret',
  secretHint:
    'Il prouve au programme que les messages viennent bien d’ici. Change-le si quelqu’un d’autre a pu le lire.',
  rotate: 'Changer le secret',
  rotateTitle: 'Changer le secret\u202F?',
  rotateContent:
    'Le site en fait un nouveau et te le montre une seule fois. L’ancien reste valable vingt-quatre heures, le temps de le remplacer dans le programme.',
  formerUntil: (until: string) => `L’ancien secret reste valable jusqu’au ${moment(until)}.`,
  onceTitle: 'Copie le secret maintenant',
  once: 'Il ne sera plus montré. Donne-le à la personne qui s’occupe du programme, par un chemin sûr.',
  lost: 'Le secret a déjà été montré. Si tu ne l’as pas gardé, changes-en.',
  copy: 'Copier le secret',
  copied: 'Copié',
  notCopied: 'Ton navigateur refuse la copie. Sélectionne le secret et copie-le à la main.',
  kept: 'Je l’ai gardé',
  openIt: 'Ouvrir ce webhook',
  deliveries: 'Envois',
  deliveriesHint: 'Gardés trente jours. Un envoi qui échoue est retenté pendant trois jours, de plus en plus rarement.',
  noDelivery: 'Rien n’est parti encore. Envoie un essai pour voir si le programme répond.',
  noSuchDelivery: 'Aucun envoi dans cet état.',
  every: 'Tous',
  deliveryStates: {
    waiting: 'En attente',
    delivered: 'Reçu',
    failed: 'Pas reçu',
  } satisfies Record<WebhookDeliveryState, string>,
  deliveryFilters: {
    waiting: 'En attente',
    delivered: 'Reçus',
    failed: 'Pas reçus',
  } satisfies Record<WebhookDeliveryState, string>,
  attempts: (count: number) => (count <= 1 ? `${count} tentative` : `${count} tentatives`),
  status: (status: number) => `réponse ${status}`,
  failures: {
    address: 'adresse privée, refusée',
    certificate: 'certificat refusé',
    secret: 'secret illisible ici\u202F: changes-en',
    timeout: 'pas de réponse en quinze secondes',
    unreachable: 'programme injoignable',
  } satisfies Record<WebhookFailure, string> as Record<WebhookFailure, string>,
  next: (at: string) => `prochaine tentative le ${moment(at)}`,
  running: 'tentative en cours',
  answer: 'Ce que le programme a répondu',
  noAnswer: 'Une réponse vide.',
  sent: 'Ce qui est envoyé',
  identifier: 'Identifiant',
  details: 'Détails',
  resend: 'Renvoyer',
  resendNamed: (name: string, at: string) => `Renvoyer\u202F: ${name}, ${at}`,
  resent: 'Renvoyé\u202F: la réponse arrive dans les envois.',
  refresh: 'Actualiser',
  newer: 'Plus récents',
  older: 'Plus anciens',
} as const

import type { Role, SiteSettingKey } from '@consoeurs/contract'
import { elide } from '@consoeurs/contract'

export const roleNames: Record<Role, string> = {
  member: 'Membre',
  moderator: 'Modératrice',
  editor: 'Rédactrice',
  admin: 'Administratrice',
}

export const rolesText = {
  title: 'Rôles',
  give: 'Donner un rôle',
  giveIt: 'Donner ce rôle',
  giveLead: 'À une membre de confiance, qui a déjà son compte ici.',
  who: 'Qui est-ce ?',
  whoHint: 'Écris son nom, son pseudo ou son adresse entière.',
  chooseHer: 'Choisis d’abord une membre dans la liste.',
  another: 'Une autre',
  willBe: (name: string, role: string) =>
    `${name} devient ${role}, dès sa prochaine page. Elle active la validation en deux étapes avant de commencer, si ce n’est pas fait.`,
  does: {
    moderator: 'Lit les signalements, les membres et le courrier, et prend les mesures qu’il faut.',
    editor: 'Écrit le journal, les pages et l’aide, tient les communautés et envoie les annonces.',
    admin: 'Fait tout cela, donne les rôles, règle le site et consulte les chiffres.',
  } satisfies Record<Exclude<Role, 'member'>, string>,
  role: 'Rôle',
  roleOf: (name: string) => `Rôle ${elide('de', name)}`,
  name: 'Nom',
  secondFactor: 'Validation en deux étapes',
  hasSecondFactor: 'Active',
  noSecondFactor: 'Validation en deux étapes à activer',
  lastConnection: 'Dernière connexion',
  never: 'Jamais',
  ask: (name: string) => `Changer le rôle ${elide('de', name)} ?`,
  askMore: (role: string) => `Son rôle deviendra « ${role} ». Il vaut dès sa prochaine page, sans nouvelle connexion.`,
  changed: (name: string, role: string) => `${name} : ${role}`,
  every: 'Tous les rôles',
  empty: { title: 'Personne', text: 'Donne un premier rôle à une membre de confiance.' },
} as const

/** Settings that override the environment. */
export const settingsText = {
  title: 'Réglages',
  lead: 'Ce que tu changes ici vaut tout de suite, partout. Le reste se règle sur le serveur.',
  groups: {
    house: 'Qui est responsable du site',
    links: 'Moteurs de recherche',
    measure: 'Mesure d’audience',
    previews: 'Aperçus de liens',
  },
  hints: {
    house: 'Ces informations paraissent dans les mentions légales.',
    links: 'Les paramètres d’adresse qui restent dans les liens canoniques.',
    previews: 'Le serveur va chercher le titre et l’image de la page dont une membre écrit l’adresse.',
    measure: 'Il ne sert qu’avec un script réglé sur le serveur (ANALYTICS_URL).',
  },
  labels: {
    operatorName: 'Exploitante',
    operatorAddress: 'Adresse postale',
    operatorPhone: 'Téléphone',
    operatorEmail: 'Adresse de contact',
    operatorRegistration: 'Immatriculation (SIREN, RNA)',
    publisherName: 'Responsable de la publication',
    hosting: 'Hébergement : nom, adresse, téléphone',
    canonicalQuery: 'Paramètres, séparés par des virgules',
    analyticsId: 'Identifiant',
    linkPreviews: 'Afficher les aperçus (oui ou non)',
  } satisfies Record<SiteSettingKey, string>,
  fromStart: 'Valeur de départ',
  nothing: 'Rien pour l’instant',
  start: (value: string) => (value === '' ? 'Au départ : rien' : `Au départ : ${value}`),
  changedBy: (who: string | null, when: string) => (who === null ? `Changé le ${when}` : `Changé par ${who}, ${when}`),
  reset: 'Revenir à la valeur de départ',
  resetNamed: (label: string) => `Revenir à la valeur de départ : ${label}`,
  saveNamed: (label: string) => `Enregistrer : ${label}`,
  see: 'Voir les mentions légales',
} as const

import type { ApiTokenScope } from '@consoeurs/contract'
import { limits } from '@consoeurs/contract'

const scopes: Record<ApiTokenScope, string> = {
  'content:read': 'Lire les contenus',
  'content:write': 'Écrire les contenus',
  'shares:read': 'Lire les partages',
  'shares:write': 'Publier des partages',
  'profile:read': 'Lire mon profil',
  'moderation:read': 'Lire les chiffres de la modération',
}

export const apiTokensText = {
  title: 'Tes jetons d’accès',
  lead: 'Un jeton laisse un programme agir en ton nom, dans les limites que tu choisis. Il n’ouvre ni tes messages, ni tes réglages. Changer de mot de passe les révoque tous.',
  none: 'Tu n’as pas de jeton d’accès.',
  add: 'Créer un jeton d’accès',
  name: 'Son nom',
  nameHelp: 'Pour le reconnaître plus tard : le nom du programme, par exemple.',
  scopes: 'Ce qu’il permet',
  days: 'Il expire dans',
  dayOptions: limits.apiTokens.days.map((days) => ({
    value: String(days),
    label: days === 365 ? 'Un an' : `${days} jours`,
  })),
  created: 'Le jeton est créé.',
  onceTitle: (name: string) => `Le jeton « ${name} »`,
  once: 'Copie-le maintenant et garde-le en lieu sûr : il ne sera plus affiché.',
  copy: 'Copier le jeton',
  copied: 'Le jeton est copié.',
  notCopied: 'La copie n’a pas marché. Sélectionne le jeton et copie-le.',
  scopesOf: (granted: ApiTokenScope[]) => granted.map((scope) => scopes[scope]).join(', '),
  scopeOption: (scope: ApiTokenScope) => ({ value: scope, label: scopes[scope] }),
  dates: (created: string, expires: string) => `Créé le ${created}, expire le ${expires}`,
  neverUsed: 'Pas encore utilisé',
  lastUsed: (date: string) => `Utilisé pour la dernière fois le ${date}`,
  revoke: 'Révoquer',
  revokeOf: (name: string) => `Révoquer ${name}`,
  revoked: 'Le jeton est révoqué.',
} as const

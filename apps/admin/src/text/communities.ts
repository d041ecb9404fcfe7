import type { DeskAccess } from '@consoeurs/contract'

const accesses: Record<DeskAccess, string> = { open: 'Ouverte', request: 'Sur demande' }

export const communitiesText = {
  communities: 'Communautés',
  fresh: 'Nouvelle communauté',
  lead: 'Les communautés secrètes n’appartiennent qu’à leurs membres : elles ne sont pas ici.',
  name: 'Nom',
  tagline: 'En une phrase',
  description: 'Description',
  rules: 'Règles',
  access: 'Entrée',
  accesses,
  state: 'État',
  archived: 'Archivée',
  open: 'Vivante',
  states: [
    { id: 'false', name: 'Vivantes' },
    { id: 'true', name: 'Archivées' },
  ],
  archiveLabel: 'Archivée',
  archiveHint: 'Ses membres peuvent la relire, plus y écrire ; elle quitte les listes.',
  official: 'Officielle',
  owner: 'Tenue par',
  noOwner: 'Personne',
  members: 'Membres',
  createdAt: 'Fondée',
  avatar: 'Image',
  cover: 'Bannière',
  firstRoom: 'Son premier salon',
  roomName: 'Nom du salon',
  roomTopic: 'De quoi on y parle',
  roomNameGiven: 'Accueil',
  roomTopicGiven: 'Se présenter, et dire ce qui nous amène',
  founded: 'La communauté est ouverte.',
  foundHint: 'Tu la tiens d’abord toi-même ; sur le site, tu peux la confier à une autre membre.',
  empty: { title: 'Aucune communauté', text: 'Ouvre la première : elle aura tout de suite un salon.' },
} as const

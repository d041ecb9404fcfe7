import type { DeskAccess } from '@consoeurs/contract'

const accesses: Record<DeskAccess, string> = { open: 'Ouverte', request: 'Sur demande' }

export const communitiesText = {
  communities: 'Communautés',
  fresh: 'Nouvelle communauté',
  lead: 'Les communautés secrètes n’apparaissent pas ici : seules leurs membres les voient.',
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
    { id: 'false', name: 'Actives' },
    { id: 'true', name: 'Archivées' },
  ],
  archiveLabel: 'Archivée',
  archiveHint: 'Ses membres peuvent encore la lire, mais plus y écrire. Elle disparaît des listes.',
  official: 'Officielle',
  owner: 'Responsable',
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
  foundHint: 'Tu en es d’abord la responsable ; sur le site, tu pourras la confier à une autre membre.',
  empty: { title: 'Aucune communauté', text: 'Ouvre la première : elle aura tout de suite un salon.' },
} as const

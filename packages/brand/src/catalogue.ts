import type { CatalogueGroup as ServedGroup } from '@consoeurs/contract/chat/notifications'
import type { Brand } from './brand.ts'

/**
 * Defaults until an operator edits them. `section` and `value` are stored and sent over the socket; `index` orders a
 * group.
 */

/** `always` marks what a member cannot turn off, for the safety of her account. */
export type CatalogueDefault = ServedGroup['entries'][number] & {
  /** Shown under an ambiguous label. */
  hint?: string
}

export type CatalogueGroup = Omit<ServedGroup, 'entries'> & { entries: CatalogueDefault[] }

type CatalogueInput = Pick<CatalogueDefault, 'value' | 'label'> & Partial<CatalogueDefault>

function group(section: ServedGroup['section'], label: string, entries: CatalogueInput[]): CatalogueGroup {
  return {
    section,
    label,
    entries: entries.map((entry, index) => ({ index, inApp: true, push: true, always: false, ...entry })),
  }
}

export const catalogue: CatalogueGroup[] = [
  group('messages', 'Messages', [
    { value: 'message', label: 'Un message' },
    { value: 'demande', label: 'Une demande', hint: 'Une seule fois par personne' },
  ]),
  group('profil', 'Profil', [
    { value: 'visite', label: 'Une visite', push: false },
    { value: 'honneur', label: 'Un honneur' },
    {
      value: 'interaction',
      label: 'Un signe sur mon profil',
      hint: 'Des nouvelles d’une favorite, un anniversaire, un mot de bienvenue',
      push: false,
    },
    { value: 'alerte', label: 'Une alerte', hint: 'Du nouveau pour une recherche que tu gardes' },
  ]),
  group('partages', 'Partages', [
    { value: 'reaction', label: 'Une réaction', push: false },
    { value: 'commentaire', label: 'Un commentaire' },
    { value: 'mention', label: 'Une mention' },
    { value: 'reponse', label: 'Une réponse qui a aidé', hint: 'Celle qui demandait a choisi la tienne' },
  ]),
  group('communautes', 'Communautés', [
    { value: 'annonce', label: 'Une annonce' },
    {
      value: 'adhesion',
      label: 'Une adhésion',
      hint: 'Une demande pour entrer, ou la réponse à la tienne',
      push: false,
    },
    { value: 'invitation', label: 'Une invitation' },
  ]),
  group('salons', 'Salons', [
    { value: 'message', label: 'Chaque message d’un salon', inApp: false, push: false },
    { value: 'mention', label: 'Une mention dans un salon' },
  ]),
  group('blog', 'Journal', [{ value: 'article', label: 'Un nouvel article', push: false }]),
  group('compte', 'Compte', [
    { value: 'moderation', label: 'La modération', hint: 'Toujours activé', always: true },
    { value: 'securite', label: 'La sécurité', hint: 'Toujours activé', always: true },
    { value: 'rappel', label: 'Un rappel de rencontre', hint: 'Toujours activé', always: true },
  ]),
]

export const catalogueOf = ({ notices }: Pick<Brand, 'notices'>): CatalogueGroup[] =>
  catalogue.map(({ entries, ...of }) => ({
    ...of,
    entries: entries.map((entry) => ({ ...entry, ...notices.defaults[`${of.section}.${entry.value}`] })),
  }))

import type { CatalogueGroup as ServedGroup } from '@consoeurs/contract/chat/notifications'
import type { Brand, BrandFeatures } from './brand.ts'

/**
 * Defaults until an operator edits them. `section` and `value` are stored and sent over the socket; `index` orders a
 * group.
 */

/** `always` marks what a member cannot turn off, for the safety of her account. */
export type CatalogueDefault = ServedGroup['entries'][number] & {
  /** Shown under an ambiguous label. */
  hint?: string
  /** Only for brands with this feature. */
  feature?: keyof BrandFeatures
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
    { value: 'groupe', label: 'Un message dans un groupe' },
    { value: 'invitation', label: 'Une invitation dans un groupe' },
    { value: 'courses', label: 'Une liste de courses partagée', feature: 'kitchen' },
  ]),
  group('profil', 'Profil', [
    { value: 'visite', label: 'Une visite', push: false },
    { value: 'honneur', label: 'Un honneur' },
    {
      value: 'interaction',
      label: 'Un signe sur mon profil',
      hint: 'Favorite, anniversaire, bienvenue',
      push: false,
    },
    {
      value: 'reciproque',
      label: 'Une attirance réciproque',
      hint: 'Elle te plaît, et tu lui plais aussi',
      feature: 'likes',
    },
    { value: 'alerte', label: 'Une alerte', hint: 'Du nouveau pour une recherche que tu gardes' },
    {
      value: 'bocal',
      label: 'Un bocal à suivre',
      hint: 'Rincer, goûter, regarder : quand tu l’as choisi',
      feature: 'kitchen',
    },
  ]),
  group('partages', 'Partages', [
    { value: 'reaction', label: 'Une réaction', push: false },
    { value: 'commentaire', label: 'Un commentaire' },
    { value: 'mention', label: 'Une mention' },
    { value: 'reponse', label: 'Une réponse qui a aidé', hint: 'Choisie par celle qui demandait' },
    {
      value: 'sortie',
      label: 'Une date où tu vas',
      hint: 'Elle change, s’annule, approche, ou une place se libère',
    },
    {
      value: 'participation',
      label: 'Une participante à ce que tu proposes',
      hint: 'Elle vient, ou te remercie après',
      push: false,
    },
    {
      value: 'faite',
      label: 'Une recette refaite',
      hint: 'Une membre a fait ta recette, ou une variante',
      feature: 'kitchen',
    },
    { value: 'troc', label: 'Un troc', hint: 'Réservé pour toi, parti, ou bientôt clos', feature: 'swaps' },
    {
      value: 'ingredient',
      label: 'Un ingrédient que tu as proposé',
      hint: 'Il a rejoint la liste des recettes',
      push: false,
      feature: 'kitchen',
    },
  ]),
  group('communautes', 'Communautés', [
    { value: 'annonce', label: 'Une annonce' },
    {
      value: 'adhesion',
      label: 'Une adhésion',
      hint: 'Demande reçue ou acceptée',
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
    { value: 'moderation', label: 'La modération', always: true },
    { value: 'securite', label: 'La sécurité', always: true },
    { value: 'rappel', label: 'Un rappel de rencontre', always: true },
  ]),
]

export const catalogueOf = ({ notices, features }: Pick<Brand, 'notices' | 'features'>): CatalogueGroup[] =>
  catalogue.map(({ entries, ...of }) => ({
    ...of,
    entries: entries
      .filter(({ feature }) => feature === undefined || features[feature])
      .map(({ feature: _, ...entry }) => ({ ...entry, ...notices.defaults[`${of.section}.${entry.value}`] })),
  }))

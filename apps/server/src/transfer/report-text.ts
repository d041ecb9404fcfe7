import type {
  ContentKind,
  ImportCounts,
  ImportOutcome,
  ImportProblem,
  ImportProblemCode,
  ImportRefusal,
} from '@consoeurs/api'

export const refusals: Record<ImportRefusal, string> = {
  busy: 'Un autre import est en cours : attends qu’il finisse.',
  doctype:
    'Ce fichier XML a une déclaration DOCTYPE, qu’aucun export n’a : il est refusé, car elle peut cacher un piège.',
  empty: 'Ce fichier est vide.',
  malformed: 'Ce fichier est coupé ou abîmé : refais l’export.',
  'no-address-column': 'Ce fichier n’a pas de colonne d’adresses : sa première ligne doit nommer « email ».',
  'not-wordpress': 'Ce fichier n’est pas un export de WordPress (WXR) : il se fait dans Outils, Exporter.',
  'too-deep': 'Ce fichier XML a trop de niveaux : ce n’est pas un export de WordPress.',
  'too-large': 'Ce fichier dépasse 50 Mo : partage-le en plusieurs.',
  'unknown-author': 'Ce nom n’est pas celui d’une rédactrice ou d’une administratrice d’ici.',
}

export type ReportedKind = ContentKind | 'invitations'

const kinds: Record<ReportedKind, string> = {
  articles: 'Articles',
  pages: 'Pages',
  categories: 'Catégories',
  tags: 'Mots-clés',
  media: 'Images',
  invitations: 'Invitations',
}

/** Nouns, which fit every kind. */
const outcomes: Record<ImportOutcome, (count: number) => string> = {
  made: (count) => (count < 2 ? 'ajout' : 'ajouts'),
  changed: (count) => (count < 2 ? 'mise à jour' : 'mises à jour'),
  unchanged: () => 'sans changement',
  kept: (count) => (count < 2 ? 'version d’ici gardée' : 'versions d’ici gardées'),
  skipped: () => 'hors import',
}

export function countsLine(kind: ReportedKind, counts: ImportCounts): string {
  const parts = (Object.keys(outcomes) as ImportOutcome[])
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${counts[outcome]} ${outcomes[outcome](counts[outcome])}`)
  return `${kinds[kind]} : ${parts.join(', ')}`
}

const sentences: Record<ImportProblemCode, (detail: string) => string> = {
  'address-taken': () => 'une page d’ici a déjà cette adresse : importée en brouillon, sous une autre',
  'block-unknown': (name) => `bloc que WordPress seul remplit, laissé : ${name}`,
  'changed-here': () => 'modifié ici depuis : laissé',
  'comments-left': (count) => `commentaires laissés, ils sont à d’autres : ${count}`,
  'deleted-here': () => 'supprimé ici depuis : laissé',
  'email-invalid': () => 'adresse inutilisable : passée',
  'email-missing': () => 'ligne sans adresse : passée',
  'email-repeated': () => 'adresse déjà lue plus haut : passée',
  'elements-dropped': (names) => `mise en forme laissée, le texte reste : ${names}`,
  invalid: (why) => `refusé : ${why || 'le nom manque'}`,
  'item-repeated': () => 'déjà lu plus haut dans le fichier : passé',
  'item-too-long': () => 'trop long : passé',
  'picture-elsewhere': (url) => `image d’un autre site, laissée en lien : ${url}`,
  'picture-missing': (url) => `image introuvable, laissée en lien : ${url}`,
  'picture-refused': (url) => `image refusée, laissée en lien : ${url}`,
  'shortcode-unknown': (name) => `code court d’une extension, laissé : [${name}]`,
  'tags-left': (names) => `autres catégories ou mots-clés en trop, laissés : ${names}`,
  'text-cut': (field) => `texte raccourci : ${fields[field] ?? field}`,
  'title-missing': () => 'sans titre',
  'town-unknown': () => 'ville inconnue : laissée',
  'type-left': (count) => `contenu d’une extension, laissé : ${count}`,
}

const fields: Record<string, string> = {
  title: 'titre',
  excerpt: 'chapeau',
  seoDescription: 'description pour les moteurs',
}

/** As in: ligne 12, L’été – modifié ici depuis : laissé. */
export function problemLine({ code, line, item, detail }: ImportProblem): string {
  const where = [line === null ? '' : `ligne ${line}`, item].filter(Boolean).join(', ')
  return `${where}${where === '' ? '' : ' – '}${sentences[code](detail)}`
}

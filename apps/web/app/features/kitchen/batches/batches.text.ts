import type { BatchCard, BatchHint, BatchKind, BatchOutcome, BatchSharing, TriedResults } from '@consoeurs/contract'
import { elide } from '@consoeurs/contract'
import { plural } from '../../../text/counts.ts'

const list = new Intl.ListFormat('fr', { type: 'conjunction' })

const number = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 })

/** « 8 à 12 h », « 5 à 7 jours » */
export function spanText({ from, to }: { from: number; to: number }): string {
  const inDays = to >= 48
  const say = (hours: number) => number.format(inDays ? hours / 24 : hours)
  const unit = inDays ? 'jours' : 'h'
  return from === to ? `${say(to)} ${unit}` : `${say(from)} à ${say(to)} ${unit}`
}

const outcomeCounts: Record<BatchOutcome, (count: number) => string> = {
  success: (count) => plural(count, { one: `${count} réussi`, other: `${count} réussis` }),
  partial: (count) => `${count} à moitié`,
  failure: (count) => plural(count, { one: `${count} raté`, other: `${count} ratés` }),
}

const kinds: Record<BatchKind, string> = {
  germination: 'Germination',
  fermentation: 'Fermentation',
  soaking: 'Trempage',
  drying: 'Séchage',
}

/** The button that records it. */
const care: Record<BatchKind, string> = {
  germination: 'Rincé',
  fermentation: 'Goûté',
  soaking: 'Eau changée',
  drying: 'Retourné',
}

export const batchesText = {
  title: 'Mes bocaux',
  lead: 'Ce que tu fais germer, tremper, fermenter ou sécher. Toi seule le vois.',
  start: 'Lancer un bocal',
  running: 'En cours',
  ended: 'Terminés',
  older: 'Plus anciens',
  kinds,
  kindHelp: {
    germination: 'Des graines qui lèvent',
    fermentation: 'Un légume, un bocal, du temps',
    soaking: 'Des graines ou des noix dans l’eau',
    drying: 'Au soleil ou au déshydrateur',
  } satisfies Record<BatchKind, string>,
  care,
  outcomes: { success: 'Réussi', partial: 'À moitié', failure: 'Raté' } satisfies Record<BatchOutcome, string>,
  day: (day: number) => `Jour ${day}`,
  /** Under the number. */
  dayLabel: (day: number) => plural(day, { one: 'er jour', other: 'e jour' }),
  endedLabel: (day: number) => plural(day, { one: 'jour', other: 'jours' }),
  expected: (date: string) => `Prévu le ${date}`,
  nextReminder: (when: string) => `Prochain rappel : ${when}`,
  noReminder: 'Sans rappel',
  lastCare: (kind: BatchKind, ago: string) => `${care[kind]} ${ago}`,
  endedAfter: ({ day }: BatchCard) => plural(day, { one: `${day} jour`, other: `${day} jours` }),
  empty: {
    title: 'Rien ne lève encore',
    text: 'Lance un premier bocal : des lentilles qui germent, un chou qui fermente. On te dira quand rincer et quand goûter.',
  },
  form: {
    title: 'Lancer un bocal',
    from: (title: string) => `D’après « ${title} »`,
    ingredient: 'Avec quoi ?',
    ingredientNone: 'Autre chose, ou plusieurs',
    ingredientGo: 'Voir les repères',
    name: 'Comment l’appelles-tu ?',
    kind: 'Ce que tu lances',
    started: 'Commencé le',
    length: 'Durée prévue',
    lengthHelp: 'Laisse vide si tu ne sais pas.',
    unit: 'Unité',
    units: { h: 'heures', j: 'jours' },
    every: 'Te le rappeler',
    everyHelp: 'Rincer, changer l’eau, retourner. Jamais entre 22 h et 7 h.',
    rhythms: { '': 'Jamais', 8: 'Toutes les 8 h', 12: 'Toutes les 12 h', 24: 'Une fois par jour' } as Record<
      string,
      string
    >,
    days: 'Et ces jours-là',
    daysHelp: 'Des numéros de jours, comme 3, 7, 14. Le départ est le jour 1, le rappel vient à 9 h.',
    note: 'Première note',
    notePlaceholder: 'Quantités, sel, température de la pièce…',
    picture: 'Une photo',
    alt: 'Ce qu’on voit sur la photo',
    submit: 'C’est parti',
    tried: 'Elles ont essayé',
  },
  hint: {
    title: 'Repères',
    of: ({ kind, hours, text }: BatchHint) =>
      `${kinds[kind]} : ${[hours === null ? '' : spanText(hours), text].filter(Boolean).join(', ')}.`,
    fromRecipe: 'Les temps de la recette, écrits par son autrice.',
    fromVocabulary: (brand: string) => `Vocabulaire ${elide('de', brand)} : l’usage courant, sans garantie sanitaire.`,
  },
  notes: {
    title: 'Carnet',
    placeholder: 'Qu’est-ce que tu vois, sens, goûtes ?',
    label: 'Une observation',
    add: 'Noter',
    waiting: 'Partira avec le réseau',
    none: 'Pas encore de note. La première servira au prochain bocal.',
    remove: 'Supprimer cette note',
    removed: 'La note est supprimée.',
    saved: 'C’est noté.',
  },
  schedule: { title: 'Rappels', save: 'Enregistrer', saved: 'Les rappels sont changés.', open: 'Changer les rappels' },
  result: {
    title: 'Alors ?',
    open: 'Dire comment c’est',
    change: 'Changer le résultat',
    outcome: 'Le résultat',
    learned: 'Ce que tu as appris',
    learnedPlaceholder: 'Trop de sel, pièce trop froide, parfait au bout de neuf jours…',
    sharing: 'Qui le voit',
    sharings: {
      private: 'Moi seule',
      anonymous: 'Les membres, sans mon nom',
      named: 'Les membres, avec mon nom',
    } satisfies Record<BatchSharing, string>,
    sharingHelp: 'Le résultat, la durée et ce que tu as appris. Jamais tes notes ni tes photos.',
    ends: 'Le bocal est terminé, plus de rappels',
    save: 'Enregistrer',
    saved: 'C’est enregistré.',
    hidden: (reason: string) => `L’équipe a masqué ce résultat : ${reason}`,
  },
  remove: {
    label: 'Supprimer ce bocal',
    title: 'Supprimer ce bocal ?',
    text: 'Ses notes, ses photos et son résultat disparaissent. C’est définitif.',
    confirm: 'Supprimer',
    cancel: 'Garder',
  },
  tried: {
    title: 'Elles ont essayé',
    none: 'Personne n’a encore raconté. Lance un bocal, et dis ce que ça donne.',
    counts: (counts: TriedResults['counts']) =>
      list.format(
        (['success', 'partial', 'failure'] as const).flatMap((outcome) =>
          counts[outcome] === 0 ? [] : [outcomeCounts[outcome](counts[outcome])],
        ),
      ),
    someone: 'Une membre',
    you: 'Toi',
    days: (days: number) => plural(days, { one: `en ${days} jour`, other: `en ${days} jours` }),
    report: 'Signaler ce résultat',
    more: 'Voir les autres',
  },
} as const

import { elide, type RecipeCard } from '@consoeurs/contract'
import { formatCount, plural } from '../../../text/counts.ts'

export const kitchenTabsText = { label: 'Ma cuisine', notebook: 'Carnet', week: 'Semaine', shopping: 'Courses' }

const recipes = (count: number) => {
  if (count === 0) return 'Vide pour l’instant'
  const n = formatCount(count)
  return plural(count, { one: `${n} recette`, other: `${n} recettes` })
}

export const notebooksText = {
  title: 'Mon carnet',
  lead: 'Tes recettes gardées, rangées à ta façon. Un carnet est privé, sauf si tu le partages avec un groupe.',
  listLabel: 'Mes carnets',
  recipes,
  sharedWith: (group: string) => `Avec ${group}`,
  of: (name: string) => `Carnet ${elide('de', name)}`,
  private: 'Privé',
  create: 'Nouveau carnet',
  name: 'Nom du carnet',
  namePlaceholder: 'Salades du soir',
  firstName: 'Mes recettes',
  createDo: 'Créer',
  empty: {
    title: 'Ton carnet attend sa première recette',
    text: 'Appuie sur le signet d’une recette\u202f: elle se range ici, avec tes notes.',
    action: 'Voir les recettes',
  },
  notebookEmpty: {
    title: 'Rien dans ce carnet pour l’instant',
    text: 'Garde une recette, puis choisis ce carnet.',
    action: 'Voir les recettes',
  },
  nothingFound: (q: string) => `Aucune recette avec «\u202f${q}\u202f» ici.`,
  search: 'Chercher dans ce carnet',
  searchDo: 'Chercher',
  gone: 'Cette recette n’est plus là',
  goneWhy: 'Elle a été retirée, ou n’est plus ouverte pour toi.',
  source: ({ author, article }: Pick<RecipeCard, 'author' | 'article'>) =>
    article === null ? elide('de', author?.displayName ?? '') : `dans «\u202f${article.title}\u202f»`,
  addedBy: (name: string) => `ajoutée par ${name}`,
  options: (title: string) => `Options : ${title}`,
  notebookOptions: (name: string) => `Options du carnet ${name}`,
  rename: 'Renommer',
  save: 'Enregistrer',
  share: 'Partager avec un groupe',
  shareHelp: 'Les membres du groupe lisent ce carnet et y ajoutent des recettes. Tes notes restent pour toi.',
  noGroup: 'Personne d’autre',
  noGroupYet: 'Tu n’es dans aucun groupe. Crée-en un depuis tes messages.',
  booklet: 'Imprimer le livret',
  export: 'Télécharger les recettes',
  remove: 'Supprimer le carnet',
  removeTitle: 'Supprimer ce carnet\u202f?',
  removeText: (count: number) =>
    `${count === 0 ? 'Il est vide.' : 'Les recettes restent chez leurs autrices, tes notes partent avec lui.'} On ne peut pas revenir en arrière.`,
  removed: 'Ton carnet est supprimé.',
  cancel: 'Annuler',
  removeRecipe: 'Retirer du carnet',
  recipeRemoved: 'Recette retirée du carnet.',
  undo: 'Annuler',
  writeNote: 'Écrire une note',
  changeNote: 'Changer ma note',
  note: 'Ma note',
  noteHelp: 'Toi seule la vois.',
  plan: 'Mettre au menu',
  toList: 'Ajouter à ma liste',
  more: 'Voir plus de recettes',
  keep: {
    title: 'Mon carnet',
    choose: 'Dans quel carnet\u202f?',
    shared: 'Partagé',
    locked: 'Ajoutée par une autre membre',
    do: 'Garder',
    plain: 'Garder dans mon carnet',
    plainTitle: 'Garder cette recette',
    newName: 'Ou un nouveau carnet',
    change: 'Enregistrer',
    drop: 'Ne plus garder',
    done: (name: string) => `Gardée dans ${name}.`,
    changed: 'C’est rangé.',
    dropped: 'Tu ne gardes plus cette recette.',
    open: 'Ouvrir',
  },
  print: {
    title: (name: string) => `Livret\u202f: ${name}`,
    do: 'Imprimer',
    lead: 'Une couverture, une recette par page, et l’index à la fin.',
    collected: (name: string) => `Recettes réunies par ${name}`,
    index: 'Index',
    ingredients: 'Ingrédients',
    steps: 'Préparation',
    note: 'Ma note',
    none: 'Ce carnet n’a aucune recette à imprimer.',
    fromArticle: (title: string) => `Une recette de l’article «\u202f${title}\u202f»`,
    from: (name: string) => `Une recette ${elide('de', name)}`,
  },
}

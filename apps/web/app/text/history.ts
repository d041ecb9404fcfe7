import { plural } from './counts.ts'

/** What her browser remembers that she saw, if she agrees: the question, the list, the setting. */
export const historyText = {
  title: 'Vus récemment',
  question: 'Retrouver ici ce que tu as vu\u202F?',
  what: 'Ce navigateur retiendrait les profils, partages, communautés et articles que tu ouvres, et tes recherches, jusqu’à ta déconnexion. Le serveur n’en garde rien.',
  shared: 'Si d’autres que toi ouvrent ce navigateur, mieux vaut refuser.',
  yes: 'Retenir',
  no: 'Ne rien retenir',
  more: 'En savoir plus',
  off: 'Ce navigateur ne retient pas ce que tu vois.',
  turnOn: 'Retenir ce que je vois',
  turnOff: 'Ne plus retenir',
  turnedOn: 'C’est noté. La prochaine page que tu ouvres sera la première.',
  turnedOff: 'Ce navigateur a tout oublié, et ne retient plus rien.',
  nothing: 'Rien encore. Les profils, partages, communautés et articles que tu ouvres seront ici.',
  kinds: {
    members: 'Profils',
    shares: 'Partages',
    communities: 'Communautés',
    articles: 'Articles',
  },
  one: { members: 'Profil', shares: 'Partage', communities: 'Communauté', articles: 'Article' },
  choose: 'Ce que tu as vu',
  all: 'Tout ce que tu as vu',
  others: (count: number) => plural(count, { one: 'Voir le dernier', other: `Voir les ${count} autres` }),
  forgetOne: (name: string) => `Oublier «\u202F${name}\u202F»`,
  forgetAll: 'Tout effacer',
  forgotten: 'C’est effacé de ce navigateur.',
  onlyHere: 'Ce navigateur est seul à les retenir. Ta déconnexion les efface.',
  setting: 'Retenir ce que tu as vu',
  settingHelp:
    'Profils, partages, communautés, articles et recherches, sur cet appareil seulement. Ta déconnexion les efface.',
  settingTitle: 'Dans ce navigateur',
  settingNeedsScripts: 'Ce choix est gardé sur cet appareil et demande JavaScript. Sans lui, rien n’est retenu.',
  see: 'Voir la liste',
} as const

import type {
  BrandOutings,
  Choice,
  HonorKind,
  InterestGroup,
  ProfileQuestion,
  ReactionKind,
  ShareKind,
} from '../../src/brand.ts'

export const reactions: ReactionKind[] = [
  { kind: 'coeur', emoji: '❤️', label: 'J’aime' },
  { kind: 'sourire', emoji: '😊', label: 'Sourire' },
  { kind: 'calin', emoji: '🤗', label: 'Câlin' },
  { kind: 'rire', emoji: '😂', label: 'Rire' },
  { kind: 'surprise', emoji: '😮', label: 'Surprise' },
  { kind: 'sororite', emoji: '💜', label: 'Sororité' },
]

export const honors: HonorKind[] = [
  { kind: 'coup-de-coeur', label: 'Coup de cœur', hint: 'Elle t’a touchée, tout simplement.', icon: 'flower-2' },
  { kind: 'belle-plume', label: 'Belle plume', hint: 'Ses mots restent longtemps après.', icon: 'feather' },
  { kind: 'rayonnante', label: 'Rayonnante', hint: 'Il fait plus clair quand elle passe.', icon: 'sun' },
]

export const shareKinds: ShareKind[] = [
  {
    kind: 'pensee',
    label: 'Pensée',
    form: 'words',
    icon: 'pen-line',
    placeholder: 'Une pensée, même petite. Elle sera écrite en grand.',
    onPaper: true,
  },
  {
    kind: 'photo',
    label: 'Photo',
    form: 'photo',
    icon: 'image',
    placeholder: 'Ce qu’on voit, et ce qu’on ne voit pas.',
    onPaper: false,
  },
  {
    kind: 'question',
    label: 'Question',
    form: 'question',
    icon: 'circle-question-mark',
    placeholder: 'Une vraie question. Les réponses viendront sans jugement.',
    onPaper: false,
  },
  {
    kind: 'sortie',
    label: 'Sortie',
    form: 'outing',
    icon: 'calendar-heart',
    placeholder: 'Quoi, pour qui, et ce qu’il faut apporter.',
    onPaper: false,
  },
]

export const outings: BrandOutings = {
  kinds: [
    { value: 'balade', label: 'Balade' },
    { value: 'culture', label: 'Culture' },
    { value: 'table', label: 'Café ou repas' },
    { value: 'jeux', label: 'Jeux et ateliers' },
    { value: 'sport', label: 'Sport et danse' },
  ],
  noun: 'une sortie',
  group: 'Le groupe de la sortie',
  title: 'Sorties',
  lead: 'Les sorties qui se préparent, jour après jour.',
  empty: {
    title: 'Rien de prévu pour l’instant',
    text: 'Une balade, un film, un café : propose une date, les autres suivront.',
    action: 'Proposer une sortie',
  },
}

export const profileQuestions: ProfileQuestion[] = [
  {
    id: 'soiree',
    label: 'Une soirée réussie, pour moi',
    placeholder: 'On devait sortir. On a fini par terre, à lire à voix haute.',
  },
  { id: 'cherche', label: 'Je cherche', placeholder: 'Une histoire, si elle vient. Une complice, de toute façon.' },
  {
    id: 'premier-message',
    label: 'Pour m’écrire, commence par',
    placeholder: 'Le dernier film qui t’a fait rater ton arrêt.',
  },
  { id: 'dimanche', label: 'Mon dimanche à moi', placeholder: 'Marché, sieste, puis plus rien jusqu’au soir.' },
  {
    id: 'chanson',
    label: 'La chanson que je passe trop souvent',
    placeholder: 'Celle que mes voisins connaissent par cœur.',
  },
  { id: 'fierte', label: 'J’en suis fière, sans le crier', placeholder: 'D’avoir appris à dire non sans m’excuser.' },
  { id: 'rire', label: 'Ce qui me fait rire à coup sûr', placeholder: 'Les chutes sans gravité, surtout les miennes.' },
  { id: 'couple', label: 'À deux, j’ai besoin de', placeholder: 'Parler le soir même, pas trois jours après.' },
  { id: 'secret', label: 'On ne le devine pas, mais', placeholder: 'Je connais tous les oiseaux du parc.' },
  { id: 'livre', label: 'Le livre que j’offre toujours', placeholder: 'Celui que je dois racheter chaque année.' },
]

export const lookingFor: Choice[] = [
  { value: 'amitie', label: 'De l’amitié' },
  { value: 'echanges', label: 'Des échanges' },
  { value: 'sorties', label: 'Des sorties' },
  { value: 'rencontre', label: 'Une rencontre' },
]

export const lookingForWhom: Choice[] = [
  { value: 'toutes', label: 'Peu importe, on verra' },
  { value: 'femmes-seules', label: 'Une femme célibataire' },
  { value: 'meres', label: 'Une femme qui a des enfants' },
  { value: 'groupe', label: 'Un petit groupe' },
]

export const interests: InterestGroup[] = [
  {
    label: 'Lire et écrire',
    interests: [
      { value: 'romans', label: 'Romans' },
      { value: 'poesie', label: 'Poésie' },
      { value: 'bande-dessinee', label: 'Bande dessinée' },
      { value: 'essais-feministes', label: 'Essais féministes' },
      { value: 'correspondance', label: 'Correspondance' },
      { value: 'carnets', label: 'Carnets' },
    ],
  },
  {
    label: 'Écouter et voir',
    interests: [
      { value: 'cinema', label: 'Cinéma' },
      { value: 'series', label: 'Séries' },
      { value: 'theatre', label: 'Théâtre' },
      { value: 'vinyles', label: 'Vinyles' },
      { value: 'concerts', label: 'Concerts' },
      { value: 'expositions', label: 'Expositions' },
      { value: 'photographie', label: 'Photographie' },
    ],
  },
  {
    label: 'Dehors',
    interests: [
      { value: 'marche', label: 'Marche' },
      { value: 'velo', label: 'Vélo' },
      { value: 'nage-eau-froide', label: 'Nage en eau froide' },
      { value: 'escalade', label: 'Escalade' },
      { value: 'oiseaux', label: 'Oiseaux' },
      { value: 'jardins', label: 'Jardins' },
      { value: 'mer', label: 'La mer' },
    ],
  },
  {
    label: 'Faire de ses mains',
    interests: [
      { value: 'cuisine', label: 'Cuisine' },
      { value: 'couture', label: 'Couture' },
      { value: 'ceramique', label: 'Céramique' },
      { value: 'bricolage', label: 'Bricolage' },
      { value: 'dessin', label: 'Dessin' },
      { value: 'guitare', label: 'Guitare' },
    ],
  },
  {
    label: 'Sortir et jouer',
    interests: [
      { value: 'danser', label: 'Danser' },
      { value: 'chorale', label: 'Chorale' },
      { value: 'jeux-de-societe', label: 'Jeux de société' },
      { value: 'tarot', label: 'Tarot' },
      { value: 'brocantes', label: 'Brocantes' },
      { value: 'bars-a-vin', label: 'Bars à vin' },
    ],
  },
  {
    label: 'Vivre ensemble',
    interests: [
      { value: 'feminisme', label: 'Féminisme' },
      { value: 'benevolat', label: 'Bénévolat' },
      { value: 'animaux', label: 'Animaux' },
      { value: 'voyages-lents', label: 'Voyages lents' },
      { value: 'langue-des-signes', label: 'Langue des signes' },
      { value: 'parentalite', label: 'Parentalité' },
    ],
  },
]

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
  { kind: 'pousse', emoji: '🌱', label: 'Inspirant' },
  { kind: 'coeur', emoji: '❤️', label: 'J’aime' },
  { kind: 'miam', emoji: '😋', label: 'Miam' },
  { kind: 'bravo', emoji: '👏', label: 'Bravo' },
  { kind: 'surprise', emoji: '😮', label: 'Surprise' },
  { kind: 'pep', emoji: '🍋', label: 'Vivifiant' },
]

export const honors: HonorKind[] = [
  { kind: 'main-verte', label: 'Main verte', hint: 'Tout ce qu’elle sème finit par pousser.', icon: 'sprout' },
  { kind: 'recette-en-or', label: 'Recette en or', hint: 'Tu l’as refaite, et redemandée.', icon: 'chef-hat' },
  { kind: 'inspirante', label: 'Inspirante', hint: 'Elle t’a donné envie d’essayer.', icon: 'sparkles' },
]

export const shareKinds: ShareKind[] = [
  {
    kind: 'recette',
    label: 'Recette',
    form: 'recipe',
    icon: 'salad',
    placeholder: 'Ce qu’elle a de particulier, et le piège à éviter.',
    onPaper: false,
  },
  {
    kind: 'photo',
    label: 'Photo',
    form: 'photo',
    icon: 'image',
    placeholder: 'Ce qu’on voit, d’où ça vient, ce que ça sent.',
    onPaper: false,
  },
  {
    kind: 'question',
    label: 'Question',
    form: 'question',
    icon: 'circle-question-mark',
    placeholder: 'Pas de question bête : celle que tu te poses, une autre se la pose.',
    onPaper: false,
  },
  {
    kind: 'astuce',
    label: 'Astuce',
    form: 'words',
    icon: 'lightbulb',
    placeholder: 'Un geste, un truc, une ligne. Elle sera écrite en grand.',
    onPaper: true,
  },
  {
    kind: 'rendez-vous',
    label: 'Rendez-vous',
    form: 'outing',
    icon: 'calendar-heart',
    placeholder: 'Ce qu’on y fait, pour qui, et ce qu’il faut apporter.',
    onPaper: false,
  },
]

export const equipment: Choice[] = [
  { value: 'blender', label: 'Blender' },
  { value: 'robot', label: 'Robot' },
  { value: 'extracteur', label: 'Extracteur de jus' },
  { value: 'deshydrateur', label: 'Déshydrateur' },
  { value: 'mandoline', label: 'Mandoline' },
  { value: 'rape', label: 'Râpe' },
  { value: 'spiraliseur', label: 'Spiraliseur' },
  { value: 'bocaux', label: 'Bocaux' },
  { value: 'germoir', label: 'Germoir' },
  { value: 'tamis', label: 'Tamis' },
  { value: 'sac-a-lait', label: 'Sac à lait végétal' },
  { value: 'presse-tofu', label: 'Presse-tofu' },
  { value: 'balance', label: 'Balance' },
]

export const outings: BrandOutings = {
  kinds: [
    { value: 'atelier', label: 'Atelier' },
    { value: 'marche', label: 'Marché' },
    { value: 'troc', label: 'Troc' },
    { value: 'cueillette', label: 'Cueillette' },
    { value: 'table', label: 'Repas partagé' },
  ],
  noun: 'un rendez-vous',
  group: 'Le groupe du rendez-vous',
  title: 'Rendez-vous',
  lead: 'Ateliers, marchés, trocs et cueillettes, jour après jour.',
  empty: {
    title: 'Rien de prévu pour l’instant',
    text: 'Un atelier, un tour au marché, une cueillette : propose une date, les autres suivront.',
    action: 'Proposer un rendez-vous',
  },
}

export const profileQuestions: ProfileQuestion[] = [
  {
    id: 'plat',
    label: 'Le plat que je referais les yeux fermés',
    placeholder: 'Betterave, orange, figue. Un bol, une cuillère, silence.',
  },
  { id: 'parcours', label: 'Là où j’en suis', placeholder: 'Trois ans de cru, et une raclette par hiver.' },
  {
    id: 'premier-declic',
    label: 'Comment c’est entré chez moi',
    placeholder: 'Une tomate du jardin, tiède, un soir d’août.',
  },
  { id: 'rate', label: 'Mon plus beau raté', placeholder: 'Un kéfir qui a repeint le plafond.' },
  { id: 'marche', label: 'Mon marché, mon heure', placeholder: 'Talensac à huit heures, avant la foule.' },
  { id: 'jardin', label: 'Ce qui pousse chez moi', placeholder: 'Du basilic, des radis, et beaucoup d’espoir.' },
  {
    id: 'outil',
    label: 'L’outil que je prêterais le moins volontiers',
    placeholder: 'Mon couteau. Demande-moi plutôt mes clés.',
  },
  { id: 'table', label: 'À ma table, il y a toujours', placeholder: 'Une chaise de plus que de convives.' },
  { id: 'saison', label: 'Ma saison préférée dans l’assiette', placeholder: 'Mai : tout est vert, rien n’est pressé.' },
  { id: 'apprendre', label: 'Ce que j’aimerais apprendre', placeholder: 'Sécher les champignons sans les perdre.' },
]

export const lookingFor: Choice[] = [
  { value: 'echanger', label: 'Échanger' },
  { value: 'apprendre', label: 'Apprendre' },
  { value: 'cuisiner-ensemble', label: 'Cuisiner ensemble' },
  { value: 'jardiner', label: 'Jardiner' },
]

export const lookingForWhom: Choice[] = []

export const interests: InterestGroup[] = [
  {
    label: 'Dans l’assiette',
    interests: [
      { value: 'salades', label: 'Grandes salades' },
      { value: 'soupes-crues', label: 'Soupes crues' },
      { value: 'desserts-crus', label: 'Desserts crus' },
      { value: 'sauces-tartinades', label: 'Sauces et tartinades' },
      { value: 'algues', label: 'Algues' },
      { value: 'agrumes', label: 'Agrumes' },
      { value: 'fruits-anciens', label: 'Fruits anciens' },
    ],
  },
  {
    label: 'Vivant et fermenté',
    interests: [
      { value: 'lactofermentation', label: 'Lactofermentation' },
      { value: 'kefir', label: 'Kéfir' },
      { value: 'kombucha', label: 'Kombucha' },
      { value: 'graines-germees', label: 'Graines germées' },
      { value: 'micropousses', label: 'Micropousses' },
      { value: 'fromages-vegetaux', label: 'Fromages végétaux' },
    ],
  },
  {
    label: 'Au jardin',
    interests: [
      { value: 'potager', label: 'Potager' },
      { value: 'potager-de-balcon', label: 'Potager de balcon' },
      { value: 'semences-paysannes', label: 'Semences paysannes' },
      { value: 'permaculture', label: 'Permaculture' },
      { value: 'compost', label: 'Compost' },
      { value: 'verger', label: 'Verger' },
      { value: 'abeilles', label: 'Abeilles' },
    ],
  },
  {
    label: 'Dehors',
    interests: [
      { value: 'cueillette', label: 'Cueillette' },
      { value: 'plantes-sauvages', label: 'Plantes sauvages' },
      { value: 'marches-paysans', label: 'Marchés paysans' },
      { value: 'marche', label: 'Marche' },
      { value: 'velo', label: 'Vélo' },
      { value: 'nage', label: 'Nage' },
    ],
  },
  {
    label: 'À la cuisine',
    interests: [
      { value: 'deshydratation', label: 'Déshydratation' },
      { value: 'conserves', label: 'Conserves et bocaux' },
      { value: 'petit-budget', label: 'Petit budget' },
      { value: 'anti-gaspillage', label: 'Anti-gaspillage' },
      { value: 'couteaux', label: 'Couteaux et découpe' },
      { value: 'cuisine-en-famille', label: 'Cuisine en famille' },
    ],
  },
  {
    label: 'Autour de la table',
    interests: [
      { value: 'repas-partages', label: 'Repas partagés' },
      { value: 'ateliers', label: 'Ateliers' },
      { value: 'livres-de-cuisine', label: 'Livres de cuisine' },
      { value: 'photo-culinaire', label: 'Photo culinaire' },
      { value: 'ceramique', label: 'Céramique' },
      { value: 'yoga', label: 'Yoga' },
    ],
  },
]

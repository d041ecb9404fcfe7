import type { BrandSeed } from '../../../src/seed-content.ts'

/** Between `camille` and `ines` there is nothing yet: what happens between them is for whoever tries the place. */

export const honors: BrandSeed['honors'] = [
  { from: 'lea', to: 'soizic', kind: 'main-verte', hoursAgo: 3 },
  { from: 'aminata', to: 'soizic', kind: 'inspirante', hoursAgo: 12 },
  { from: 'zoe', to: 'elise', kind: 'inspirante', hoursAgo: 80 },
  { from: 'ines', to: 'elise', kind: 'recette-en-or', hoursAgo: 140 },
  { from: 'colette', to: 'camille', kind: 'main-verte', hoursAgo: 20 },
  { from: 'nadege', to: 'camille', kind: 'recette-en-or', hoursAgo: 12 },
  { from: 'helene', to: 'camille', kind: 'inspirante', hoursAgo: 400 },
  { from: 'camille', to: 'colette', kind: 'main-verte', hoursAgo: 44 },
  { from: 'awa', to: 'ines', kind: 'inspirante', hoursAgo: 160 },
  { from: 'zoe', to: 'ines', kind: 'main-verte', hoursAgo: 19 },
  { from: 'louise', to: 'sarah', kind: 'recette-en-or', hoursAgo: 34 },
  { from: 'margot', to: 'oriane', kind: 'recette-en-or', hoursAgo: 2 },
  { from: 'leila', to: 'yasmine', kind: 'recette-en-or', hoursAgo: 26 },
  { from: 'lou', to: 'aminata', kind: 'inspirante', hoursAgo: 68 },
  { from: 'salome', to: 'lea', kind: 'main-verte', hoursAgo: 35 },
  { from: 'brigitte', to: 'lea', kind: 'inspirante', hoursAgo: 80 },
  { from: 'perrine', to: 'claire', kind: 'inspirante', hoursAgo: 420 },
  { from: 'gaelle', to: 'jeanne', kind: 'main-verte', hoursAgo: 240 },
  { from: 'noemie', to: 'mai', kind: 'recette-en-or', hoursAgo: 74 },
  { from: 'maud', to: 'awa', kind: 'inspirante', hoursAgo: 186 },
]

export const visits: BrandSeed['visits'] = [
  { from: 'zoe', to: 'camille', hoursAgo: 1 },
  { from: 'fatou', to: 'camille', hoursAgo: 3 },
  { from: 'colette', to: 'camille', hoursAgo: 21 },
  { from: 'margot', to: 'camille', hoursAgo: 48 },
  { from: 'rosa', to: 'camille', hoursAgo: 120 },
  { from: 'zoe', to: 'ines', hoursAgo: 20 },
  { from: 'elise', to: 'ines', hoursAgo: 22 },
  { from: 'awa', to: 'ines', hoursAgo: 60 },
  { from: 'camille', to: 'colette', hoursAgo: 5 },
  { from: 'camille', to: 'nadege', hoursAgo: 11 },
  { from: 'ines', to: 'elise', hoursAgo: 21 },
  { from: 'ines', to: 'oriane', hoursAgo: 159 },
  { from: 'lea', to: 'soizic', hoursAgo: 4 },
  { from: 'louise', to: 'sarah', hoursAgo: 34 },
  { from: 'leila', to: 'louise', hoursAgo: 61 },
  { from: 'lou', to: 'aminata', hoursAgo: 69 },
  { from: 'salome', to: 'lea', hoursAgo: 36 },
  { from: 'gaelle', to: 'colette', hoursAgo: 247 },
  { from: 'claire', to: 'perrine', hoursAgo: 429 },
  { from: 'noemie', to: 'mai', hoursAgo: 75 },
]

export const conversations: BrandSeed['conversations'] = [
  {
    between: ['camille', 'lea'],
    messages: [
      { author: 'lea', text: 'J’ai vu ta photo de serre. Tes tomates tiennent encore ?', hoursAgo: 26 },
      { author: 'camille', text: 'Les dernières. Je les laisse mûrir dans le noir.', hoursAgo: 25.6 },
      { author: 'lea', text: 'Je passe à Lyon jeudi, je te montre mes germes ?', hoursAgo: 3 },
      { author: 'camille', text: 'Avec plaisir. J’amène un couteau et du citron.', hoursAgo: 2.8 },
      { author: 'lea', text: 'Jeudi, 9 h, devant ton étal ?', hoursAgo: 2.6 },
      { author: 'camille', text: 'Jeudi alors. Je t’apporte des graines.', hoursAgo: 2.5 },
    ],
  },
  {
    between: ['ines', 'zoe'],
    messages: [
      {
        author: 'zoe',
        text: 'Je récupère la moitié du kéfir quand tu veux, j’ai un bocal propre et des jambes.',
        hoursAgo: 20,
      },
      {
        author: 'ines',
        text: 'Demain à dix-sept heures ? Je me lève à seize, laisse-moi le temps d’avoir un visage.',
        hoursAgo: 19.5,
      },
      { author: 'zoe', text: 'Parfait. Le tien sera rendu plein de kombucha.', hoursAgo: 19.4 },
    ],
  },
  {
    between: ['elise', 'ines'],
    messages: [
      { author: 'ines', text: 'Le jus ne couvre plus le chou depuis ce matin. Je panique ou pas ?', hoursAgo: 50 },
      {
        author: 'elise',
        text: 'Pas encore. Saumure à vingt grammes par litre, tu complètes, tu remets le poids. Et tu respires.',
        hoursAgo: 49.5,
      },
      { author: 'ines', text: 'Fait. Une sage-femme qui panique pour un chou, n’en parle à personne.', hoursAgo: 49 },
    ],
  },
  {
    between: ['camille', 'colette'],
    messages: [
      { author: 'camille', text: 'Colette, mes poireaux ont le ver. Vous faites comment, vous ?', hoursAgo: 72 },
      {
        author: 'colette',
        text: 'Je coupe à ras du blanc, je sors les feuilles du jardin, et je replante deux rangs de carottes à côté. Et vous me dites « tu ».',
        hoursAgo: 70,
      },
      {
        author: 'camille',
        text: 'Merci. Je t’apporte des choux dimanche, tu verras qu’ils sont sucrés.',
        hoursAgo: 69,
      },
    ],
  },
  {
    between: ['soizic', 'perrine'],
    messages: [
      { author: 'soizic', text: 'Merci, mes écorces n’ont pas moisi !', hoursAgo: 46 },
      { author: 'perrine', text: 'Et moi j’ai goûté la dulse avec ton orange. On tient quelque chose.', hoursAgo: 45 },
      { author: 'soizic', text: 'Je viens à la grande marée avec une carafe.', hoursAgo: 44 },
    ],
  },
  {
    between: ['aminata', 'lou'],
    messages: [
      { author: 'lou', text: 'Les boules de dattes : tu mets combien d’avoine ?', hoursAgo: 66 },
      {
        author: 'aminata',
        text: 'Autant que de dattes en poids. Et une pincée de sel, ça change tout.',
        hoursAgo: 65.5,
      },
      { author: 'lou', text: 'Mon chef en a mangé quatre. Je crois que j’ai une augmentation.', hoursAgo: 48 },
    ],
  },
  {
    between: ['louise', 'leila'],
    messages: [
      { author: 'leila', text: 'Les rails de concombre ont gagné. Tu as d’autres infrastructures ?', hoursAgo: 151 },
      {
        author: 'louise',
        text: 'Forêt de brocolis crus, avec une sauce « boue ». Succès inexplicable.',
        hoursAgo: 150,
      },
      { author: 'leila', text: 'J’enlève la veste et j’essaie.', hoursAgo: 149.5 },
    ],
  },
  {
    between: ['maud', 'awa'],
    messages: [
      {
        author: 'maud',
        text: 'Merci pour ton astuce sur le citron. J’ai dû masquer deux « cures » cette semaine, ça remet les choses à plat.',
        hoursAgo: 187,
      },
      {
        author: 'awa',
        text: 'Avec plaisir. Si une membre parle d’arrêter un traitement, appelle-moi, je t’aide à trouver les mots.',
        hoursAgo: 186.5,
      },
      {
        author: 'maud',
        text: 'Entendu. On l’écoute, on ne débat pas, et on la renvoie vers sa médecin.',
        hoursAgo: 186,
      },
    ],
  },
]

/** `hoursAgo` is when she last looked, too: what was shared since is new. */
export const favorites: BrandSeed['favorites'] = [
  { of: 'camille', member: 'soizic', tellMe: true, hoursAgo: 30 },
  { of: 'camille', member: 'elise', tellMe: false, hoursAgo: 130 },
  { of: 'camille', member: 'lea', tellMe: false, hoursAgo: 60 },
  { of: 'ines', member: 'louise', tellMe: true, hoursAgo: 48 },
  { of: 'ines', member: 'awa', tellMe: false, hoursAgo: 20 },
  { of: 'maud', member: 'helene', tellMe: false, hoursAgo: 64 },
]

import type { BrandSeed } from '../../../src/seed-content.ts'

/** Between `camille` and `ines` there is nothing yet: what happens between them is for whoever tries the place. */

export const honors: BrandSeed['honors'] = [
  { from: 'lea', to: 'nolwenn', kind: 'main-verte', hoursAgo: 3 },
  { from: 'aissata', to: 'nolwenn', kind: 'inspirante', hoursAgo: 12 },
  { from: 'romane', to: 'mathilde', kind: 'inspirante', hoursAgo: 80 },
  { from: 'ines', to: 'mathilde', kind: 'recette-en-or', hoursAgo: 140 },
  { from: 'odette', to: 'camille', kind: 'main-verte', hoursAgo: 20 },
  { from: 'viviane', to: 'camille', kind: 'recette-en-or', hoursAgo: 12 },
  { from: 'josiane', to: 'camille', kind: 'inspirante', hoursAgo: 400 },
  { from: 'camille', to: 'odette', kind: 'main-verte', hoursAgo: 44 },
  { from: 'rokia', to: 'ines', kind: 'inspirante', hoursAgo: 160 },
  { from: 'romane', to: 'ines', kind: 'main-verte', hoursAgo: 19 },
  { from: 'delphine', to: 'judith', kind: 'recette-en-or', hoursAgo: 34 },
  { from: 'alix', to: 'ambre', kind: 'recette-en-or', hoursAgo: 2 },
  { from: 'soraya', to: 'nour', kind: 'recette-en-or', hoursAgo: 26 },
  { from: 'clemence', to: 'aissata', kind: 'inspirante', hoursAgo: 68 },
  { from: 'tess', to: 'lea', kind: 'main-verte', hoursAgo: 35 },
  { from: 'therese', to: 'lea', kind: 'inspirante', hoursAgo: 80 },
  { from: 'maelle', to: 'genevieve', kind: 'inspirante', hoursAgo: 420 },
  { from: 'berengere', to: 'solene', kind: 'main-verte', hoursAgo: 240 },
  { from: 'aurore', to: 'linh', kind: 'recette-en-or', hoursAgo: 74 },
  { from: 'maud', to: 'rokia', kind: 'inspirante', hoursAgo: 186 },
]

export const visits: BrandSeed['visits'] = [
  { from: 'romane', to: 'camille', hoursAgo: 1 },
  { from: 'khady', to: 'camille', hoursAgo: 3 },
  { from: 'odette', to: 'camille', hoursAgo: 21 },
  { from: 'alix', to: 'camille', hoursAgo: 48 },
  { from: 'filomena', to: 'camille', hoursAgo: 120 },
  { from: 'romane', to: 'ines', hoursAgo: 20 },
  { from: 'mathilde', to: 'ines', hoursAgo: 22 },
  { from: 'rokia', to: 'ines', hoursAgo: 60 },
  { from: 'camille', to: 'odette', hoursAgo: 5 },
  { from: 'camille', to: 'viviane', hoursAgo: 11 },
  { from: 'ines', to: 'mathilde', hoursAgo: 21 },
  { from: 'ines', to: 'ambre', hoursAgo: 159 },
  { from: 'lea', to: 'nolwenn', hoursAgo: 4 },
  { from: 'delphine', to: 'judith', hoursAgo: 34 },
  { from: 'soraya', to: 'delphine', hoursAgo: 61 },
  { from: 'clemence', to: 'aissata', hoursAgo: 69 },
  { from: 'tess', to: 'lea', hoursAgo: 36 },
  { from: 'berengere', to: 'odette', hoursAgo: 247 },
  { from: 'genevieve', to: 'maelle', hoursAgo: 429 },
  { from: 'aurore', to: 'linh', hoursAgo: 75 },
]

export const conversations: BrandSeed['conversations'] = [
  {
    between: ['camille', 'lea'],
    messages: [
      { author: 'lea', text: 'J’ai vu ta photo du matin. Tes choux ont tenu sous la gelée ?', hoursAgo: 26 },
      { author: 'camille', text: 'Mieux que moi. Je les coupe dimanche, quand ils seront sucrés.', hoursAgo: 25.6 },
      { author: 'lea', text: 'Je passe à Lyon jeudi, je te montre mes germes ?', hoursAgo: 3 },
      { author: 'camille', text: 'Avec plaisir. J’amène un couteau et du citron.', hoursAgo: 2.8 },
      { author: 'lea', text: 'Jeudi, 9 h, devant ton étal ?', hoursAgo: 2.6 },
      { author: 'camille', text: 'Jeudi alors. Je t’apporte des graines.', hoursAgo: 2.5 },
    ],
  },
  {
    between: ['ines', 'romane'],
    messages: [
      {
        author: 'romane',
        text: 'Je récupère la moitié du kéfir quand tu veux, j’ai un bocal propre et des jambes.',
        hoursAgo: 20,
      },
      {
        author: 'ines',
        text: 'Demain à dix-sept heures ? Je me lève à quinze, laisse-moi le temps d’avoir un visage.',
        hoursAgo: 19.5,
      },
      { author: 'romane', text: 'Parfait. Le tien sera rendu plein de kombucha.', hoursAgo: 19.4 },
    ],
  },
  {
    between: ['mathilde', 'ines'],
    messages: [
      { author: 'ines', text: 'Le jus ne couvre plus le chou depuis ce matin. Je panique ou pas ?', hoursAgo: 50 },
      {
        author: 'mathilde',
        text: 'Pas encore. Saumure à vingt grammes par litre, tu complètes, tu remets le poids. Et tu respires.',
        hoursAgo: 49.5,
      },
      {
        author: 'ines',
        text: 'Fait. Une boulangère qui panique pour une fermentation, n’en parle à personne.',
        hoursAgo: 49,
      },
    ],
  },
  {
    between: ['camille', 'odette'],
    messages: [
      { author: 'camille', text: 'Odette, mes poireaux ont le ver. Vous faites comment, vous ?', hoursAgo: 72 },
      {
        author: 'odette',
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
    between: ['nolwenn', 'maelle'],
    messages: [
      { author: 'nolwenn', text: 'Merci, mes écorces n’ont pas moisi !', hoursAgo: 46 },
      { author: 'maelle', text: 'Et moi j’ai goûté la dulse avec ton orange. On tient quelque chose.', hoursAgo: 45 },
      { author: 'nolwenn', text: 'Je viens à la grande marée avec une carafe.', hoursAgo: 44 },
    ],
  },
  {
    between: ['aissata', 'clemence'],
    messages: [
      { author: 'clemence', text: 'Les boules de dattes : tu mets combien d’avoine ?', hoursAgo: 66 },
      {
        author: 'aissata',
        text: 'Autant que de dattes en poids. Et une pincée de sel, ça change tout.',
        hoursAgo: 65.5,
      },
      { author: 'clemence', text: 'Mon chef en a mangé quatre. Je crois que j’ai une augmentation.', hoursAgo: 48 },
    ],
  },
  {
    between: ['delphine', 'soraya'],
    messages: [
      { author: 'soraya', text: 'Les rails de carotte ont gagné. Tu as d’autres infrastructures ?', hoursAgo: 151 },
      {
        author: 'delphine',
        text: 'Forêt de brocolis crus, avec une sauce « boue ». Succès inexplicable.',
        hoursAgo: 150,
      },
      { author: 'soraya', text: 'J’enlève le sifflet et j’essaie.', hoursAgo: 149.5 },
    ],
  },
  {
    between: ['maud', 'rokia'],
    messages: [
      {
        author: 'maud',
        text: 'Merci pour ton astuce sur le citron. J’ai dû masquer deux « cures » cette semaine, ça remet les choses à plat.',
        hoursAgo: 187,
      },
      {
        author: 'rokia',
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
  { of: 'camille', member: 'nolwenn', tellMe: true, hoursAgo: 30 },
  { of: 'camille', member: 'mathilde', tellMe: false, hoursAgo: 130 },
  { of: 'camille', member: 'lea', tellMe: false, hoursAgo: 60 },
  { of: 'ines', member: 'delphine', tellMe: true, hoursAgo: 48 },
  { of: 'ines', member: 'rokia', tellMe: false, hoursAgo: 20 },
  { of: 'maud', member: 'josiane', tellMe: false, hoursAgo: 64 },
]

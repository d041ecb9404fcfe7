import type { BrandSeed } from '../../../src/seed-content.ts'

/** Between `camille` and `ines` there is nothing yet: what happens between them is for whoever tries the place. */

export const honors: BrandSeed['honors'] = [
  { from: 'lea', to: 'soizic', kind: 'belle-plume', hoursAgo: 3 },
  { from: 'claire', to: 'soizic', kind: 'coup-de-coeur', hoursAgo: 30 },
  { from: 'gaelle', to: 'soizic', kind: 'rayonnante', hoursAgo: 90 },
  { from: 'elise', to: 'nadege', kind: 'belle-plume', hoursAgo: 18 },
  { from: 'colette', to: 'nadege', kind: 'coup-de-coeur', hoursAgo: 200 },
  { from: 'zoe', to: 'camille', kind: 'rayonnante', hoursAgo: 26 },
  { from: 'lea', to: 'camille', kind: 'belle-plume', hoursAgo: 300 },
  { from: 'awa', to: 'ines', kind: 'rayonnante', hoursAgo: 25 },
  { from: 'louise', to: 'ines', kind: 'coup-de-coeur', hoursAgo: 110 },
  { from: 'salome', to: 'maud', kind: 'coup-de-coeur', hoursAgo: 32 },
  { from: 'lou', to: 'maud', kind: 'rayonnante', hoursAgo: 140 },
  { from: 'mai', to: 'aminata', kind: 'rayonnante', hoursAgo: 158 },
  { from: 'sarah', to: 'aminata', kind: 'coup-de-coeur', hoursAgo: 157 },
  { from: 'salome', to: 'colette', kind: 'belle-plume', hoursAgo: 70 },
  { from: 'rosa', to: 'colette', kind: 'coup-de-coeur', hoursAgo: 106 },
  { from: 'soizic', to: 'brigitte', kind: 'rayonnante', hoursAgo: 42 },
  { from: 'camille', to: 'elise', kind: 'coup-de-coeur', hoursAgo: 130 },
  { from: 'maud', to: 'helene', kind: 'rayonnante', hoursAgo: 64 },
  { from: 'oriane', to: 'lou', kind: 'coup-de-coeur', hoursAgo: 95 },
  { from: 'leila', to: 'yasmine', kind: 'belle-plume', hoursAgo: 8 },
  { from: 'nadege', to: 'rosa', kind: 'belle-plume', hoursAgo: 228 },
  { from: 'ines', to: 'louise', kind: 'rayonnante', hoursAgo: 49 },
]

export const visits: BrandSeed['visits'] = [
  { from: 'zoe', to: 'camille', hoursAgo: 1 },
  { from: 'fatou', to: 'camille', hoursAgo: 3 },
  { from: 'awa', to: 'camille', hoursAgo: 10 },
  { from: 'nadege', to: 'camille', hoursAgo: 30 },
  { from: 'lou', to: 'camille', hoursAgo: 55 },
  { from: 'oriane', to: 'camille', hoursAgo: 150 },
  { from: 'margot', to: 'ines', hoursAgo: 4 },
  { from: 'yasmine', to: 'ines', hoursAgo: 22 },
  { from: 'leila', to: 'ines', hoursAgo: 70 },
  { from: 'camille', to: 'lea', hoursAgo: 2 },
  { from: 'camille', to: 'soizic', hoursAgo: 5 },
  { from: 'camille', to: 'zoe', hoursAgo: 28 },
  { from: 'ines', to: 'margot', hoursAgo: 6 },
  { from: 'ines', to: 'awa', hoursAgo: 26 },
  { from: 'lea', to: 'soizic', hoursAgo: 3 },
  { from: 'perrine', to: 'soizic', hoursAgo: 47 },
  { from: 'jeanne', to: 'perrine', hoursAgo: 119 },
  { from: 'mai', to: 'aminata', hoursAgo: 15 },
  { from: 'louise', to: 'leila', hoursAgo: 61 },
  { from: 'salome', to: 'maud', hoursAgo: 33 },
  { from: 'adele', to: 'noemie', hoursAgo: 410 },
  { from: 'colette', to: 'claire', hoursAgo: 560 },
]

export const conversations: BrandSeed['conversations'] = [
  {
    between: ['camille', 'lea'],
    messages: [
      { author: 'lea', text: 'J’ai vu que tu lisais Colette. Tu en es où ?', hoursAgo: 26 },
      { author: 'camille', text: 'Au milieu de La Naissance du jour. Je ralentis exprès.', hoursAgo: 25.6 },
      { author: 'lea', text: 'Alors quand je passerai à Lyon, tu me liras un passage ?', hoursAgo: 3 },
      { author: 'camille', text: 'Avec plaisir. À voix haute, mais pas trop.', hoursAgo: 2.8 },
      { author: 'lea', text: 'Je prends le train de jeudi. La table du fond ?', hoursAgo: 2.6 },
      { author: 'camille', text: 'Jeudi alors. Je garde la table du fond.', hoursAgo: 2.5 },
    ],
  },
  {
    between: ['camille', 'zoe'],
    messages: [
      { author: 'zoe', text: 'Séance de 20 h mercredi, j’ai quatre places et Simone est d’accord.', hoursAgo: 29 },
      {
        author: 'camille',
        text: 'Compte sur moi. J’apporte les chips et je ne dis rien pendant le film.',
        hoursAgo: 28.5,
      },
      { author: 'zoe', text: 'Mensonge magnifique, je prends.', hoursAgo: 28.4 },
    ],
  },
  {
    between: ['ines', 'margot'],
    messages: [
      {
        author: 'margot',
        text: 'Question professionnelle : quand tu sors de garde à six heures, tu prends un café ou tu vas dormir ?',
        hoursAgo: 7,
      },
      { author: 'ines', text: 'Je prends un café pour avoir le courage d’aller dormir.', hoursAgo: 6.8 },
      {
        author: 'margot',
        text: 'Ma chienne se promène à six heures quinze le long de la Saône. Elle t’invite, elle aime la compagnie.',
        hoursAgo: 6.5,
      },
      { author: 'ines', text: 'Dis-lui que vendredi me va très bien.', hoursAgo: 6.2 },
    ],
  },
  {
    between: ['ines', 'awa'],
    messages: [
      { author: 'awa', text: 'Tu as mal au dos, ne mens pas, je t’ai vue lever ce vélo.', hoursAgo: 100 },
      { author: 'ines', text: 'Je suis découverte. C’est grave, docteure ?', hoursAgo: 99 },
      { author: 'awa', text: 'Kiné, pas docteure. Passe samedi, on regarde, et tu m’offres le thé.', hoursAgo: 98 },
    ],
  },
  {
    between: ['soizic', 'perrine'],
    messages: [
      { author: 'soizic', text: 'Merci pour ton mot, il m’a fait la journée.', hoursAgo: 46 },
      { author: 'perrine', text: 'Je l’ai écrit avec des gants mouillés, d’où les fautes.', hoursAgo: 45 },
      {
        author: 'soizic',
        text: 'Je les ai trouvées très bien, tes fautes. Pour la grande marée, je peux venir la veille ?',
        hoursAgo: 44,
      },
      { author: 'perrine', text: 'La chambre bleue est à toi. Le poêle aussi.', hoursAgo: 43 },
    ],
  },
  {
    between: ['aminata', 'mai'],
    messages: [
      { author: 'aminata', text: 'Tu amènes le jeu de tarot samedi ?', hoursAgo: 17 },
      { author: 'mai', text: 'Celui qui porte chance ou celui où il manque un atout ?', hoursAgo: 16.9 },
      { author: 'aminata', text: 'J’amène le fromage, pas le vin. Les deux jeux.', hoursAgo: 16.5 },
    ],
  },
  {
    between: ['colette', 'rosa'],
    messages: [
      { author: 'rosa', text: 'Ta lettre est arrivée ce matin, la violette séchée a tenu.', hoursAgo: 130 },
      { author: 'colette', text: 'Elle vient du pot de la fenêtre. Je vous en garde une pour samedi.', hoursAgo: 127 },
      { author: 'rosa', text: 'On se dit tu, depuis la quatrième lettre.', hoursAgo: 126 },
      { author: 'colette', text: 'Tu as raison. Je t’en garde une.', hoursAgo: 125 },
    ],
  },
  {
    between: ['maud', 'salome'],
    messages: [
      { author: 'salome', text: 'Bonsoir, une personne insiste pour avoir mon numéro. Je fais quoi ?', hoursAgo: 34 },
      {
        author: 'maud',
        text: 'Bonsoir Salomé. Tu ne donnes rien, tu ouvres sa conversation, puis « Signaler et bloquer ». Elle ne saura pas que c’est toi, et je regarde tout de suite.',
        hoursAgo: 33.8,
      },
      { author: 'salome', text: 'C’est fait. Merci, j’avais peur d’exagérer.', hoursAgo: 33.5 },
      { author: 'maud', text: 'On n’exagère jamais en disant non. Bonne nuit.', hoursAgo: 33.4 },
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

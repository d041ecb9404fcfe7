import type { SeedShare } from '../../../src/seed-content.ts'
import { comment, reactedBy } from './cast.ts'

export const thoughts: SeedShare[] = [
  {
    author: 'soizic',
    kind: 'pensee',
    body: 'J’ai cinquante-quatre ans et, hier, une femme m’a tenu la porte en souriant. J’y pense encore ce matin.',
    visibility: 'public',
    hoursAgo: 0.2,
    reactions: reactedBy({
      sororite: ['lea', 'claire', 'elise', 'gaelle', 'nadege'],
      calin: ['camille', 'oriane', 'helene'],
      coeur: ['aminata', 'perrine', 'zoe'],
    }),
    comments: [
      comment('aminata', 0.15, 'Et tu lui as dit quelque chose ?', [
        comment('soizic', 0.1, 'Merci. Juste merci. La prochaine fois, je demande son prénom.'),
      ]),
      comment('gaelle', 0.1, 'Il y a des sourires qui tiennent chaud plusieurs jours.'),
    ],
  },
  {
    author: 'yasmine',
    kind: 'pensee',
    body: 'On ne se cache pas, on se garde. La nuance m’a pris dix ans.',
    visibility: 'members',
    hoursAgo: 9,
    reactions: reactedBy({
      sororite: ['leila', 'salome', 'zoe', 'awa', 'soizic', 'fatou'],
      coeur: ['camille', 'maud'],
    }),
    comments: [
      comment('leila', 8, 'Je vais l’écrire au-dessus de mon bureau.'),
      comment('salome', 6, 'Merci. J’avais besoin de lire ça ce soir, exactement ça.', [
        comment('yasmine', 5, 'Prends ton temps. Personne ne tient de chronomètre ici.'),
      ]),
    ],
  },
  {
    author: 'nadege',
    kind: 'pensee',
    body: 'Ce soir j’ai lu une page à voix haute pour personne, et l’appartement a écouté.',
    visibility: 'public',
    hoursAgo: 20,
    reactions: reactedBy({ coeur: ['lea', 'elise', 'camille', 'colette'], sororite: ['claire', 'rosa'] }),
    comments: [
      comment('elise', 19, 'Jeudi, l’appartement sera plein. Tu nous la relis ?', [
        comment('nadege', 18, 'Volontiers. J’apporte le coussin.'),
      ]),
    ],
  },
  {
    author: 'ines',
    kind: 'pensee',
    body: 'Six heures du matin, fin de garde. Trois filles sont nées cette nuit et la ville ne le sait pas encore.',
    visibility: 'public',
    hoursAgo: 27,
    reactions: reactedBy({
      coeur: ['awa', 'louise', 'margot', 'leila', 'soizic', 'sarah'],
      surprise: ['zoe'],
      sororite: ['claire', 'maud'],
    }),
    comments: [
      comment('louise', 26, 'La mienne est née à six heures du matin. Merci à toi et à toutes les autres.'),
      comment('awa', 25, 'Maintenant, dors.', [
        comment('ines', 14, 'Ordre exécuté. Il est dix-neuf heures et j’ai raté tout le jour.'),
      ]),
    ],
  },
  {
    author: 'brigitte',
    kind: 'pensee',
    body: 'Le lac était à onze degrés. Mon corps de soixante-douze ans a dit un gros mot, puis merci.',
    visibility: 'members',
    hoursAgo: 44,
    reactions: reactedBy({ rire: ['helene', 'zoe', 'lou', 'aminata'], coeur: ['camille', 'claire', 'perrine'] }),
    comments: [
      comment('camille', 43, 'Onze ! Je sors de l’eau à quatorze en me croyant héroïque.'),
      comment('perrine', 40, 'Viens goûter à l’Atlantique en février, je te prête le ciré.'),
    ],
  },
  {
    author: 'louise',
    kind: 'pensee',
    body: 'Ma fille a expliqué à sa maîtresse que sa maman « est amoureuse des filles mais surtout du fromage ». Je n’ai rien à ajouter.',
    visibility: 'members',
    hoursAgo: 52,
    reactions: reactedBy({
      rire: ['leila', 'lou', 'ines', 'noemie', 'margot', 'sarah', 'zoe'],
      coeur: ['awa', 'claire'],
    }),
    comments: [
      comment('leila', 51, 'Objection retenue : quel fromage ?', [
        comment('louise', 50, 'Saint-marcellin, votre honneur.'),
      ]),
      comment('claire', 48, 'Cette enfant ira loin.'),
    ],
  },
  {
    author: 'colette',
    kind: 'pensee',
    body: 'J’ai relu nos lettres de 1979. Nous avions peur de tout, et nous avons tout fait quand même.',
    visibility: 'public',
    hoursAgo: 75,
    reactions: reactedBy({
      sororite: ['claire', 'rosa', 'soizic', 'elise', 'salome', 'nadege'],
      calin: ['camille', 'lea'],
    }),
    comments: [
      comment('claire', 74, 'Nous étions nombreuses, Colette. On ne se voyait pas, c’est tout.'),
      comment('salome', 70, 'Je les lirais bien, ces lettres. Si un jour vous voulez les raconter.', [
        comment('colette', 69, 'Alors je commencerai par celle du tilleul. Bientôt.'),
      ]),
    ],
  },
  {
    author: 'lou',
    kind: 'pensee',
    body: 'Première table finie toute seule. Quatre pieds, zéro vis, et moi assise dessus comme une reine.',
    visibility: 'members',
    hoursAgo: 98,
    reactions: reactedBy({
      coeur: ['oriane', 'maud', 'zoe', 'helene'],
      surprise: ['lea'],
      sourire: ['rosa', 'salome'],
    }),
    comments: [
      comment('oriane', 97, 'Zéro vis ! Tenons et mortaises ?', [
        comment('lou', 96, 'Tenons, mortaises, et une larme de colle.'),
      ]),
    ],
  },
  {
    author: 'perrine',
    kind: 'pensee',
    body: 'Le vent a tout repris cette nuit, sauf l’envie d’y retourner.',
    visibility: 'members',
    hoursAgo: 121,
    reactions: reactedBy({ calin: ['soizic', 'jeanne', 'gaelle'], coeur: ['brigitte'], sororite: ['aminata'] }),
    comments: [comment('jeanne', 120, 'Pareil ici avec la grêle de mai. Courage, et mange quelque chose de chaud.')],
  },
  {
    author: 'zoe',
    kind: 'pensee',
    body: 'J’ai dit « ma copine » à la pharmacie, sans préparer ma phrase. La pharmacienne a dit : « Elle préfère le goût fraise ou citron ? » Voilà. C’était tout.',
    visibility: 'public',
    hoursAgo: 150,
    reactions: reactedBy({
      sororite: ['salome', 'lou', 'soizic', 'awa', 'maud', 'noemie'],
      sourire: ['claire', 'adele', 'lea'],
      rire: ['margot'],
    }),
    comments: [
      comment('claire', 149, 'J’ai attendu ce dialogue quarante ans. Merci à la pharmacienne.'),
      comment(
        'noemie',
        147,
        'C’est la blonde du comptoir, rue de la République ? Je la connais, elle vit avec une fille du club de hand.',
      ),
      comment('margot', 148, 'Et donc, fraise ou citron ?', [comment('zoe', 148, 'Citron. On n’est pas des bêtes.')]),
    ],
  },
  {
    author: 'rosa',
    kind: 'pensee',
    body: 'Un fil à la fois. C’est valable pour le lin et pour la confiance.',
    visibility: 'members',
    hoursAgo: 215,
    reactions: reactedBy({ coeur: ['colette', 'elise', 'oriane', 'helene'], sororite: ['yasmine'] }),
    comments: [],
  },
  {
    author: 'margot',
    kind: 'pensee',
    body: 'Une patiente de quatre kilos m’a mordue, puis m’a léché la main. J’ai connu des histoires d’amour moins claires.',
    visibility: 'members',
    hoursAgo: 260,
    reactions: reactedBy({ rire: ['louise', 'ines', 'aminata', 'noemie', 'leila'], coeur: ['sarah'] }),
    comments: [comment('noemie', 259, 'Au moins, elle a communiqué.')],
  },
  {
    author: 'adele',
    kind: 'pensee',
    body: 'Aujourd’hui j’ai tenu la main d’une dame pendant une heure. Elle m’a raconté Simone, son amie de toujours. J’ai très bien compris qui était Simone.',
    visibility: 'members',
    hoursAgo: 402,
    reactions: reactedBy({
      sororite: ['colette', 'claire', 'nadege', 'ines', 'brigitte'],
      calin: ['soizic', 'lea', 'rosa'],
    }),
    comments: [comment('colette', 400, 'Merci d’avoir écouté Simone.')],
  },
]

import type { SeedShare } from '../../../src/seed-content.ts'
import { comment, reactedBy } from './cast.ts'

export const questions: SeedShare[] = [
  {
    author: 'lea',
    kind: 'question',
    body: 'Comment dit-on à sa mère qu’on ne viendra pas seule à Noël ?',
    visibility: 'public',
    hoursAgo: 4,
    reactions: reactedBy({ calin: ['soizic', 'nadege', 'claire'], sororite: ['zoe', 'yasmine', 'lou'] }),
    comments: [
      comment('claire', 3.8, 'Au téléphone, debout, en faisant autre chose. Ça évite de guetter son visage.'),
      comment(
        'soizic',
        3.5,
        'En mère, je te dis : préviens tôt, et laisse-lui trois jours. Le premier silence n’est pas sa réponse.',
        [comment('lea', 3, 'Trois jours. D’accord. J’appelle dimanche.')],
      ),
      comment(
        'noemie',
        2,
        'Moi j’ai juste demandé si on mettait une assiette de plus. Elle a répondu « évidemment » et on a pleuré après.',
      ),
    ],
  },
  {
    author: 'margot',
    kind: 'question',
    body: 'Premier rendez-vous : on marche, on boit, ou on mange ? Je suis rouillée et ma chienne n’a pas d’avis.',
    visibility: 'public',
    hoursAgo: 24,
    reactions: reactedBy({ rire: ['zoe', 'ines', 'louise'], sourire: ['awa', 'oriane'] }),
    comments: [
      comment('awa', 23, 'On marche. Les silences passent mieux quand on regarde devant soi.'),
      comment('mai', 22, 'On boit un café debout. Si c’est bien, on s’assoit.', [
        comment('margot', 21, 'La technique du café debout. J’adopte.'),
      ]),
      comment('helene', 20, 'On marche jusqu’à avoir faim.'),
    ],
  },
  {
    author: 'salome',
    kind: 'question',
    body: 'Vous l’avez su à quel âge ? Et est-ce que c’est grave de ne pas être sûre ?',
    visibility: 'members',
    hoursAgo: 36,
    reactions: reactedBy({
      calin: ['brigitte', 'soizic', 'claire', 'adele'],
      sororite: ['yasmine', 'lou', 'maud', 'zoe'],
    }),
    comments: [
      comment(
        'brigitte',
        35,
        'À quatorze ans, puis à trente, puis pour de bon à trente-quatre. Ne pas savoir n’a jamais abîmé personne.',
      ),
      comment('soizic', 34, 'À cinquante-trois. Tu vois, il n’y a pas de date limite.'),
      comment('maud', 33, 'Pas grave du tout. Ici, tu n’as rien à prouver. Si quelqu’un te presse, tu me le dis.', [
        comment('salome', 32, 'Merci à toutes. Je respire mieux.'),
      ]),
    ],
  },
  {
    author: 'leila',
    kind: 'question',
    body: 'Les mères d’ici : à quel moment présentez-vous quelqu’un à vos enfants ? Les miens ont sept ans et posent les questions comme des juges.',
    visibility: 'members',
    hoursAgo: 62,
    reactions: reactedBy({ sourire: ['louise', 'awa'], coeur: ['sarah'] }),
    comments: [
      comment(
        'louise',
        61,
        'Quand j’ai cessé d’avoir peur de la question. Six mois, pour nous. Et un goûter, jamais un dîner.',
        [comment('leila', 60, 'Un goûter. C’est très fort, le goûter.')],
      ),
    ],
  },
  {
    author: 'camille',
    kind: 'question',
    body: 'Un poème à lire à quelqu’un qu’on connaît depuis douze jours, sans l’effrayer ?',
    visibility: 'members',
    hoursAgo: 80,
    reactions: reactedBy({ coeur: ['nadege', 'elise', 'colette'], rire: ['margot'] }),
    comments: [
      comment('nadege', 79, 'Un court, avec un animal dedans. Les animaux dédramatisent.'),
      comment('colette', 77, 'Celui que vous savez par cœur. On lit toujours mieux ce qu’on n’a pas besoin de lire.'),
    ],
  },
  {
    author: 'awa',
    kind: 'question',
    body: 'Comment refuse-t-on gentiment, quand la conversation est belle mais que l’envie n’y est pas ?',
    visibility: 'members',
    hoursAgo: 133,
    reactions: reactedBy({ sororite: ['ines', 'margot', 'oriane'], calin: ['sarah'] }),
    comments: [
      comment(
        'oriane',
        132,
        'Je dis : « J’aime te lire, et je ne sens pas autre chose. » J’ai gardé deux amies comme ça.',
      ),
      comment('ines', 128, 'Vite, et avec une phrase vraie. Le pire, c’est le silence.'),
    ],
  },
  {
    author: 'adele',
    kind: 'question',
    body: 'Six heures de train pour un café, c’est romantique ou c’est inquiétant ?',
    visibility: 'public',
    hoursAgo: 188,
    reactions: reactedBy({ rire: ['lou', 'zoe', 'noemie', 'aminata'], sourire: ['camille'] }),
    comments: [
      comment(
        'noemie',
        187,
        'Romantique si vous avez déjà parlé au téléphone. Inquiétant si c’est pour récupérer un colis.',
      ),
      comment('maud', 186, 'Romantique, à condition de dire à une amie où tu vas et de dormir chez toi ou à l’hôtel.', [
        comment('adele', 185, 'Noté, maman Maud. L’amie est prévenue.'),
      ]),
    ],
  },
  {
    author: 'jeanne',
    kind: 'question',
    body: 'Vous vivez à la campagne et vous avez rencontré quelqu’un : comment ? Ici, ma vie sociale se compose d’un facteur et de deux tracteurs.',
    visibility: 'members',
    hoursAgo: 240,
    reactions: reactedBy({ rire: ['perrine', 'gaelle', 'rosa'], sourire: ['colette'] }),
    comments: [
      comment('perrine', 239, 'Un chantier voisin, un bateau en panne, une batterie prêtée. Il faut des pannes.'),
      comment('rosa', 236, 'Une chorale. N’importe laquelle. On finit toujours par dîner.'),
    ],
  },
  {
    author: 'sarah',
    kind: 'question',
    body: 'Quel est le mot que vous avez appris pour vous parler de vous ? Pour moi, ç’a été « assez ».',
    visibility: 'members',
    hoursAgo: 350,
    reactions: reactedBy({ coeur: ['fatou', 'nadege'], sororite: ['yasmine', 'helene', 'soizic'] }),
    comments: [
      comment('fatou', 349, '« Entière ».'),
      comment('helene', 345, '« Disponible », au sens du chemin.'),
      comment('soizic', 340, '« Moi », figure-toi.'),
    ],
  },
  {
    author: 'oriane',
    kind: 'question',
    body: 'Est-ce qu’on répond à un message arrivé il y a trois semaines, ou est-ce que le temps a répondu à ma place ?',
    visibility: 'members',
    hoursAgo: 520,
    reactions: reactedBy({ sourire: ['lea', 'elise'], rire: ['mai'] }),
    comments: [
      comment('elise', 518, 'On répond. En commençant par « J’ai été lâche, puis occupée, puis lâche. »', [
        comment('oriane', 517, 'Envoyé tel quel. Elle a répondu en une minute.'),
      ]),
    ],
  },
]

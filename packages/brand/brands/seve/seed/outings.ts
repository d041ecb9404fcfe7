import type { SeedShare } from '../../../src/seed-content.ts'
import { comment, reactedBy } from './cast.ts'

export const outings: SeedShare[] = [
  {
    author: 'camille',
    kind: 'rendez-vous',
    title: 'Choucroute à douze mains',
    body: 'J’ai trente choux et une seule râpe à peu près droite. On coupe, on sale, on tasse, et chacune repart avec deux bocaux. Apporte un tablier et un pot d’un litre.',
    visibility: 'public',
    hoursAgo: 9,
    reactions: reactedBy({ pousse: ['delphine', 'romane', 'nour'], coeur: ['rokia'] }),
    comments: [comment('romane', 8, 'J’apporte un couteau qui coupe et des pansements, dans cet ordre.')],
    outing: {
      inDays: 6,
      hour: '10:00',
      place: 'La serre qui fuit, au bout du chemin',
      kind: 'atelier',
      going: ['delphine', 'romane', 'nour'],
    },
  },
  {
    author: 'rokia',
    kind: 'rendez-vous',
    title: 'Le tour du marché, liste en main',
    body: 'On part à trois ou quatre, on compare les prix, on goûte, et on décide du repas après. Une heure et demie, sans acheter plus qu’on ne porte.',
    visibility: 'members',
    hoursAgo: 30,
    reactions: reactedBy({ bravo: ['clemence', 'soraya'] }),
    comments: [],
    outing: {
      inDays: 2,
      hour: '09:30',
      place: 'Devant le fromager, côté fontaine',
      kind: 'marche',
      going: ['clemence', 'soraya'],
    },
  },
  {
    author: 'khady',
    kind: 'rendez-vous',
    title: 'Troc de graines avant l’hiver',
    body: 'Ce qui traîne dans tes enveloppes vaut de l’or pour une autre. Écris le nom et l’année, même au crayon. Je fais une infusion de fenouil pour tout le monde.',
    visibility: 'public',
    hoursAgo: 52,
    reactions: reactedBy({ pousse: ['aissata', 'lea', 'linh', 'nolwenn'] }),
    comments: [comment('linh', 50, 'J’ai de la moutarde rouge de 2023. Elle lève encore, testée dimanche.')],
    outing: {
      inDays: 13,
      hour: '15:00',
      place: 'La maison de quartier, salle du fond',
      kind: 'troc',
      going: ['aissata', 'lea', 'linh'],
    },
  },
]

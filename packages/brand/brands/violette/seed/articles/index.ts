import type { SeedArticle } from '../../../../src/seed-article.ts'
import { article as avantDeLeDire } from './avant-de-le-dire-huit-questions-a-se-poser-seule.ts'
import { article as age } from './commencer-a-cinquante-quatre-ans.ts'
import { article as consentement } from './demander-jusque-dans-les-petites-choses.ts'
import { article as dixMinutes } from './dix-minutes-pour-regler-ta-discretion.ts'
import { article as mains } from './l-atelier-du-samedi-apprendre-de-ses-mains-a-plusieurs.ts'
import { article as auTravail } from './le-dire-au-travail-deux-voix.ts'
import { article as cercle } from './le-jeudi-a-vingt-heures-tenir-un-cercle-de-lecture.ts'
import { article as premierCafe } from './le-premier-cafe-heure-par-heure.ts'
import { article as centJours } from './les-cent-premiers-jours-dans-une-ville-neuve.ts'
import { article as rupture } from './lettre-a-celle-qui-vient-d-etre-quittee.ts'
import { article as lettreMere } from './lettre-a-une-mere-qui-vient-de-l-apprendre.ts'
import { article as sortie } from './organiser-une-sortie-ou-personne-n-arrive-seule.ts'
import { article as mots } from './petit-glossaire-pour-ne-plus-hocher-la-tete.ts'
import { article as enfants } from './presenter-quelqu-un-a-ses-enfants-un-gouter-a-la-fois.ts'
import { article as danger } from './quand-l-amour-fait-peur-reconnaitre-se-mettre-a-l-abri.ts'
import { article as signaler } from './quand-tu-signales-ce-qui-se-passe-derriere.ts'
import { article as septSoirs } from './sept-soirs-contre-la-solitude-un-carnet.ts'
import { article as premiereSemaine } from './ta-premiere-semaine-sur-violette.ts'
import { article as tropVite } from './trop-belle-trop-vite-reconnaitre-une-arnaque-aux-sentiments.ts'
import { article as premierMot } from './trouver-le-premier-mot.ts'
import { article as telephone } from './un-samedi-pour-remettre-ton-telephone-en-ordre.ts'
import { article as amitie } from './une-amie-cela-se-fabrique.ts'
import { article as bibliotheque } from './une-bibliotheque-de-celles-d-avant.ts'
import { article as image } from './une-image-de-toi-circule-les-premieres-heures.ts'
import { article as memeToit } from './vivre-sous-le-meme-toit-sans-s-y-dissoudre.ts'

/** Newest first. */
export const articles: SeedArticle[] = [
  premiereSemaine,
  premierMot,
  sortie,
  avantDeLeDire,
  septSoirs,
  premierCafe,
  dixMinutes,
  auTravail,
  tropVite,
  enfants,
  cercle,
  consentement,
  mots,
  signaler,
  rupture,
  telephone,
  lettreMere,
  danger,
  age,
  mains,
  amitie,
  centJours,
  bibliotheque,
  memeToit,
  image,
]

export const categories: { slug: string; name: string; description: string }[] = [
  {
    slug: 'rencontres',
    name: 'Rencontres',
    description:
      'Premier message, premier café, amitiés qui prennent, histoires qui finissent : ce qui se passe entre deux femmes qui se parlent.',
  },
  {
    slug: 'se-dire',
    name: 'Se dire',
    description: 'Trouver ses mots, choisir à qui les confier, et garder pour soi ce qui n’appartient qu’à soi.',
  },
  {
    slug: 'quotidien',
    name: 'Au quotidien',
    description:
      'La maison, les enfants, l’âge, le déménagement, les soirs un peu longs : la vie telle qu’elle se présente.',
  },
  {
    slug: 'sorties',
    name: 'Sorties et culture',
    description: 'Se retrouver pour de vrai, apprendre quelque chose ensemble, lire les femmes qui nous ont précédées.',
  },
  {
    slug: 'confiance',
    name: 'Confiance et sécurité',
    description:
      'Régler sa discrétion, repérer ce qui cloche, savoir à qui parler, et comprendre comment nous modérons.',
  },
]

export const tags: { slug: string; name: string; description: string }[] = [
  {
    slug: 'premier-message',
    name: 'Premier message',
    description: 'Écrire à une inconnue, répondre, relancer ou s’abstenir.',
  },
  { slug: 'rendez-vous', name: 'Rendez-vous', description: 'Se voir pour la première fois, et bien rentrer.' },
  { slug: 'amitie', name: 'Amitié', description: 'Celles qui restent, et comment elles sont arrivées.' },
  { slug: 'amour', name: 'Amour', description: 'Tomber, durer, se quitter : les histoires d’amour entre femmes.' },
  { slug: 'consentement', name: 'Consentement', description: 'Demander, entendre, changer d’avis.' },
  { slug: 'coming-out', name: 'Le dire', description: 'À qui, quand, comment, et le droit de se taire.' },
  { slug: 'famille', name: 'Famille', description: 'Parents, enfants, sœurs, et ceux que l’on s’est choisis.' },
  { slug: 'solitude', name: 'Solitude', description: 'Les dimanches longs, et ce qui les raccourcit.' },
  {
    slug: 'nouveau-depart',
    name: 'Nouveau départ',
    description: 'Une ville neuve, un lieu neuf, une vie qui recommence.',
  },
  {
    slug: 'organiser',
    name: 'Organiser',
    description: 'Donner rendez-vous, accueillir, tenir une liste et une promesse.',
  },
  { slug: 'lecture', name: 'Lecture', description: 'Livres, cercles, autrices d’hier.' },
  { slug: 'loisirs', name: 'Loisirs', description: 'Ce que l’on fait de ses mains, de ses jambes et de ses soirées.' },
  {
    slug: 'age',
    name: 'Au fil de l’âge',
    description: 'Ce qui change à trente, cinquante ou soixante-dix ans, et ce qui ne change pas.',
  },
  { slug: 'vie-privee', name: 'Vie privée', description: 'Ce que tu montres, à qui, et comment le reprendre.' },
  { slug: 'securite', name: 'Sécurité', description: 'Repérer, se protéger, réagir.' },
  { slug: 'moderation', name: 'Modération', description: 'Les coulisses d’un signalement, et la charte en pratique.' },
  { slug: 'aide', name: 'Aide et écoute', description: 'Les numéros, les lieux, les personnes à qui parler.' },
]

import type { SeedArticle } from '../../../../src/seed-article.ts'
import { article as bienCouperAvecTroisOutils } from './bien-couper-avec-trois-outils.ts'
import { article as boireASaSoif } from './boire-a-sa-soif.ts'
import { article as commencerParUneSeuleAssiette } from './commencer-par-une-seule-assiette.ts'
import { article as cruEnJanvierDeuxVoix } from './cru-en-janvier-deux-voix.ts'
import { article as dixQuestionsDevantUnBocal } from './dix-questions-devant-un-bocal.ts'
import { article as donnerEnvieAuxEnfantsSansBrasDeFer } from './donner-envie-aux-enfants-sans-bras-de-fer.ts'
import { article as douzeAlimentsANePasMangerCrus } from './douze-aliments-a-ne-pas-manger-crus.ts'
import { article as douzeMoisDansLAssiette } from './douze-mois-dans-l-assiette.ts'
import { article as enceinteCeQueLeCruChange } from './enceinte-ce-que-le-cru-change.ts'
import { article as faireGermerSansJouerAvecLeFeu } from './faire-germer-sans-jouer-avec-le-feu.ts'
import { article as journalDUneSemainePrepareeLeDimanche } from './journal-d-une-semaine-preparee-le-dimanche.ts'
import { article as laDerniereHeureDuMarche } from './la-derniere-heure-du-marche.ts'
import { article as laSauceDAbord } from './la-sauce-d-abord.ts'
import { article as laVitamineB12EnNeufQuestions } from './la-vitamine-b12-en-neuf-questions.ts'
import { article as lettreACelleQuiVeutToutChangerLundi } from './lettre-a-celle-qui-veut-tout-changer-lundi.ts'
import { article as lireUneEtiquetteEnDeuxMinutes } from './lire-une-etiquette-en-deux-minutes.ts'
import { article as mangerAssezProteinesEtFer } from './manger-assez-proteines-et-fer.ts'
import { article as petitGlossaireDuCru } from './petit-glossaire-du-cru.ts'
import { article as recevoirUneAmieAllergique } from './recevoir-une-amie-allergique.ts'
import { article as regarderAvantDeCueillir } from './regarder-avant-de-cueillir.ts'
import { article as tonPremierBocalDeChou } from './ton-premier-bocal-de-chou.ts'
import { article as tremperCombienDeTemps } from './tremper-combien-de-temps.ts'
import { article as troisDessertsCrusQuiNImitentPersonne } from './trois-desserts-crus-qui-n-imitent-personne.ts'
import { article as troisPotsSurUnRebord } from './trois-pots-sur-un-rebord.ts'
import { article as unFrigoQuiSeLitDUnCoupDOeil } from './un-frigo-qui-se-lit-d-un-coup-d-oeil.ts'

/** Newest first. */
export const articles: SeedArticle[] = [
  enceinteCeQueLeCruChange,
  douzeAlimentsANePasMangerCrus,
  laVitamineB12EnNeufQuestions,
  mangerAssezProteinesEtFer,
  boireASaSoif,
  donnerEnvieAuxEnfantsSansBrasDeFer,
  lireUneEtiquetteEnDeuxMinutes,
  cruEnJanvierDeuxVoix,
  regarderAvantDeCueillir,
  troisPotsSurUnRebord,
  laDerniereHeureDuMarche,
  douzeMoisDansLAssiette,
  dixQuestionsDevantUnBocal,
  tonPremierBocalDeChou,
  faireGermerSansJouerAvecLeFeu,
  tremperCombienDeTemps,
  recevoirUneAmieAllergique,
  unFrigoQuiSeLitDUnCoupDOeil,
  troisDessertsCrusQuiNImitentPersonne,
  laSauceDAbord,
  bienCouperAvecTroisOutils,
  journalDUneSemainePrepareeLeDimanche,
  petitGlossaireDuCru,
  lettreACelleQuiVeutToutChangerLundi,
  commencerParUneSeuleAssiette,
]

export const categories: { slug: string; name: string; description: string }[] = [
  {
    slug: 'premiers-pas',
    name: 'Premiers pas',
    description:
      'Par où commencer, avec quels mots et à quel rythme, quand on veut plus de cru à table sans se faire la guerre.',
  },
  {
    slug: 'gestes-et-recettes',
    name: 'Gestes et recettes',
    description:
      'Couper, assaisonner, ranger, recevoir : les gestes de tous les jours et des recettes qui tiennent leurs promesses.',
  },
  {
    slug: 'bocaux-et-germes',
    name: 'Bocaux et germes',
    description: 'Tremper, faire germer, fermenter, avec une balance, des mains propres et le courage de jeter.',
  },
  {
    slug: 'saisons-et-jardin',
    name: 'Saisons et jardin',
    description: 'Le marché, le rebord de fenêtre, le chemin : ce qui pousse, quand, et ce qu’on laisse où on l’a vu.',
  },
  {
    slug: 'equilibre-et-prudence',
    name: 'Équilibre et prudence',
    description:
      'Se nourrir assez, lire une étiquette, protéger les plus fragiles : des repères sûrs et jamais d’ordonnance.',
  },
]

export const tags: { slug: string; name: string; description: string }[] = [
  {
    slug: 'debuter',
    name: 'Débuter',
    description: 'Des premières fois racontées simplement, sans matériel rare ni solennité.',
  },
  {
    slug: 'organisation',
    name: 'Organisation',
    description: 'Préparer d’avance, dater, ranger : gagner du temps sur la semaine.',
  },
  { slug: 'budget', name: 'Petit budget', description: 'Manger frais quand on compte, sans sauter de repas.' },
  { slug: 'saison', name: 'De saison', description: 'Ce qui est mûr en ce moment, et ce qu’on en fait.' },
  { slug: 'jardin', name: 'Jardin et balcon', description: 'Semer, arroser, couper, même sur un rebord de fenêtre.' },
  {
    slug: 'cueillette',
    name: 'Cueillette',
    description: 'Plantes sauvages : regarder, apprendre, s’abstenir au moindre doute.',
  },
  { slug: 'graines', name: 'Graines', description: 'Noix, graines et légumineuses, à tremper, germer ou cuire.' },
  { slug: 'fermentation', name: 'Fermentation', description: 'Bocaux, bulles et saumures pesées.' },
  { slug: 'hygiene', name: 'Hygiène', description: 'Mains, froid, durées : ce qui garde le cru sûr.' },
  { slug: 'outils', name: 'Outils', description: 'Couteaux, planches et machines dont on peut se passer.' },
  { slug: 'recettes', name: 'Recettes', description: 'Sauces, douceurs et carafes, avec mesures et allergènes.' },
  { slug: 'antigaspi', name: 'Anti-gaspillage', description: 'Voir, garder, finir, et savoir jeter quand il le faut.' },
  {
    slug: 'nutrition',
    name: 'Nutrition',
    description: 'Se nourrir assez et varier, sans promesse ni calcul permanent.',
  },
  {
    slug: 'allergenes',
    name: 'Allergènes',
    description: 'Les quatorze à connaître, et l’art d’accueillir celles qui les évitent.',
  },
  { slug: 'table', name: 'À table ensemble', description: 'Invitées, enfants, familles : manger avec les autres.' },
  {
    slug: 'fragilites',
    name: 'Précautions particulières',
    description: 'Grossesse, enfance, grand âge, maladie, troubles alimentaires : redoubler de soin.',
  },
]

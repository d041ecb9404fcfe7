import { commonAnswers } from '../../../src/faq/index.ts'
import type { SeedAnswer } from '../../../src/seed-content.ts'

export const faq: SeedAnswer[] = [
  ...commonAnswers,
  {
    slug: 'faut-il-chercher-une-rencontre',
    topic: 'place',
    question: 'Dois-je chercher une histoire pour venir sur Violette ?',
    answer:
      '<p>Non. Tu peux venir pour une amitié, des échanges, des sorties ou une rencontre, et le dire dans <a href="/settings/profil">ton profil</a>. On y vient aussi en couple, ou sans savoir encore.</p>',
  },
  {
    slug: 'organiser-une-sortie',
    topic: 'place',
    question: 'Comment proposer une sortie ?',
    answer:
      '<p>Publie un partage « Sortie » avec une date, une heure et un lieu. Celles qui viennent appuient sur « Je participe ». Choisis un lieu public et passant pour une première fois.</p>',
  },
  {
    slug: 'premier-rendez-vous',
    topic: 'place',
    question: 'Comment préparer un premier rendez-vous ?',
    answer:
      '<p>Parlez-vous d’abord ici, puis par la voix. Choisissez un lieu public, préviens une amie, garde ton adresse pour toi. Tu peux partir à tout moment. La page <a href="/l/securite">Sécurité</a> se lit en deux minutes.</p>',
  },
  {
    slug: 'personne-ne-sait',
    topic: 'place',
    question: 'Personne ne sait que j’aime les femmes. Puis-je venir quand même ?',
    answer:
      '<p>Oui. Choisis un nom qui ne te révèle pas, laisse ton profil aux membres seules, réserve tes photos à celles que tu acceptes, active les notifications discrètes et les visites discrètes. Révéler l’orientation d’une autre entraîne ici une mesure immédiate.</p>',
  },
  {
    slug: 'quelqu-un-menace-de-me-reveler',
    topic: 'safety',
    question: 'Quelqu’un menace de révéler mon orientation',
    answer:
      '<p>Ne réponds pas, ne paie pas, garde les messages. Signale, bloque, et appelle le 3018 ou le 17 si tu te sens en danger. Ce chantage peut être un délit. La page <a href="/l/securite">Sécurité</a> donne les lignes d’écoute.</p>',
  },
  {
    slug: 'score-de-compatibilite',
    topic: 'place',
    question: 'Calculez-vous une compatibilité ?',
    answer:
      '<p>Non. Pas de pourcentage, pas de tri de visages. La liste des membres suit tes filtres : ce que tu cherches, l’âge, la distance. Le reste se dit avec des mots.</p>',
  },
]

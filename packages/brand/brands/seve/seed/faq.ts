import { commonAnswers } from '../../../src/faq/index.ts'
import type { SeedAnswer } from '../../../src/seed-content.ts'

export const faq: SeedAnswer[] = [
  ...commonAnswers,
  {
    slug: 'faut-il-manger-tout-cru',
    topic: 'place',
    question: 'Dois-je manger cent pour cent cru pour venir sur Sève ?',
    answer:
      '<p>Non. On mange ici cru souvent, parfois, ou pas encore. Personne n’est pure, et la charte demande de ne juger ni les assiettes, ni les corps.</p>',
  },
  {
    slug: 'publier-une-recette',
    topic: 'place',
    question: 'Comment publier une recette ?',
    answer:
      '<p>Choisis « Recette » en publiant un partage. Donne les ingrédients avec leurs quantités, les étapes, le temps, le nombre de personnes et la saison. Préviens des allergènes et des aliments à ne pas manger crus.</p>',
  },
  {
    slug: 'conseils-de-sante',
    topic: 'place',
    question: 'Puis-je demander un conseil de santé ?',
    answer:
      '<p>Tu peux raconter ce qui te fait du bien ; personne ici ne soigne personne. N’arrête et ne retarde aucun traitement sans l’avis de ta médecin. Un message qui y pousse se signale avec le motif « conseil dangereux pour la santé » et passe devant les autres.</p>',
  },
  {
    slug: 'vendre-ou-recommander',
    topic: 'place',
    question: 'Puis-je vendre mes produits ou recommander une marque ?',
    answer:
      '<p>Non. Ni cure, ni complément, ni formation, ni lien qui rapporte. Tu peux dire ce que tu utilises, comme à une amie, sans rien vendre.</p>',
  },
  {
    slug: 'plante-ou-champignon-douteux',
    topic: 'safety',
    question: 'J’ai mangé une plante ou un champignon douteux',
    answer:
      '<p>Appelle le 15 ou un centre antipoison sans attendre les symptômes, et garde un échantillon. Ne demande pas ici : une photo ne suffit jamais à identifier une plante ou un champignon sans risque.</p>',
  },
  {
    slug: 'nourriture-inquietude',
    topic: 'safety',
    question: 'La nourriture m’inquiète ou prend toute la place',
    answer:
      '<p>Parles-en à ta médecin, c’est un sujet de soin comme un autre. Tu peux mettre en sourdine des mots, comme « jeûne » ou « poids », dans <a href="/settings/blocages">Réglages, Blocages et sourdine</a>. Une parole blessante se signale.</p>',
  },
]

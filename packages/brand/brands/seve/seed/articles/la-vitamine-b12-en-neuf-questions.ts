import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'la-vitamine-b12-en-neuf-questions',
  title: 'La vitamine B12 en neuf questions',
  excerpt:
    'Pourquoi une alimentation sans produit animal en demande toujours un complément, ce que ne valent ni la spiruline ni le chou fermenté, et à qui en parler.',
  category: 'equilibre-et-prudence',
  tags: ['nutrition', 'fragilites'],
  seoTitle: 'Vitamine B12 et alimentation végétale : l’essentiel',
  seoDescription:
    'Vitamine B12 : pourquoi un complément est nécessaire sans produits animaux, les fausses sources, les signes d’alerte et qui consulter.',
  daysAgo: 50,
  author: 'maud',
  cover: {
    file: 's-tagliatelles.svg#svgView(viewBox(800,0,400,267))',
    alt: 'Deux feuilles vertes posées sur une nappe orange',
  },
  related: [
    'manger-assez-proteines-et-fer',
    'enceinte-ce-que-le-cru-change',
    'donner-envie-aux-enfants-sans-bras-de-fer',
  ],
  body: `<p>S’il ne fallait garder qu’un article de ce blog, ce serait celui-ci. Il tient en une phrase : <strong>si tu ne manges aucun produit animal, il te faut un complément de vitamine B12, toujours.</strong> Le reste, ce sont les questions que l’on nous pose après.</p>
<h2 id="comprendre">Comprendre</h2>
<h3>1. À quoi sert-elle ?</h3>
<p>À fabriquer les globules rouges et à entretenir les nerfs. Quand elle manque longtemps, une anémie peut s’installer, et surtout des atteintes neurologiques qui ne sont pas toutes réversibles.</p>
<h3>2. Où la trouve-t-on ?</h3>
<p>Elle est produite par des bactéries et arrive jusqu’à nous par la viande, le poisson, les œufs et les laitages. Les végétaux n’en apportent pas de façon fiable, crus ou cuits, bio ou non. Une carotte mal lavée n’en contient pas assez non plus ; elle contient de la terre.</p>
<h3>3. Combien en faut-il ?</h3>
<p>L’Anses retient un apport satisfaisant de 4 µg par jour pour une adulte. Ce chiffre est celui de l’alimentation : un comprimé, dont le corps ne retient qu’une petite part, en contient souvent beaucoup plus, et c’est normal. La dose et le rythme, quotidien ou hebdomadaire, se choisissent avec une médecin, une pharmacienne ou une diététicienne.</p>
<h2 id="fausses-pistes">Les fausses pistes</h2>
<h3>4. Et la spiruline, la chlorelle, le nori ?</h3>
<p>Non. La spiruline contient surtout une forme inactive de la vitamine, que ton corps ne sait pas utiliser et qui peut fausser certains dosages. L’Anses a rappelé qu’elle n’est pas une source fiable de B12 pour les personnes végétaliennes. Les autres algues sont trop inconstantes pour que l’on s’y fie.</p>
<h3>5. Le chou fermenté, le tempeh, le kéfir d’eau, la levure ?</h3>
<p>Pas davantage. Il peut s’y trouver des traces, un jour, dans un bocal, et rien dans le suivant. La levure dite maltée n’en a pas, sauf si l’étiquette précise qu’on l’a enrichie, avec la quantité en microgrammes.</p>
<h3>6. Je mange végétal depuis deux ans et je vais très bien.</h3>
<p>Tant mieux, et cela ne prouve rien : le foie garde des réserves qui peuvent durer des années. La carence avance sans bruit. Le jour où les doigts fourmillent, elle est déjà ancienne. Beaucoup d’acide folique, comme dans une assiette très verte, peut même cacher l’anémie pendant que les nerfs souffrent.</p>
<h2 id="agir">Agir</h2>
<h3>7. Qui d’autre doit y penser ?</h3>
<p>Les végétariennes qui mangent peu d’œufs et de laitages, les femmes de plus de soixante-cinq ans, celles qui ont été opérées de l’estomac, qui vivent avec une maladie de Biermer, de Crohn ou une maladie cœliaque, qui prennent longtemps de la metformine ou un médicament contre l’acidité. Le protoxyde d’azote inhalé, les ballons des soirées, la rend inactive, et vite : c’est une urgence si les jambes s’engourdissent.</p>
<h3>8. Quels signes amènent à consulter ?</h3>
<p>Fatigue inhabituelle, pâleur, essoufflement, langue lisse et douloureuse, fourmillements ou engourdissements des mains et des pieds, marche moins sûre, mémoire ou humeur qui changent. Aucun n’est propre à la B12 ; tous méritent mieux qu’un salon de discussion. Dis clairement ce que tu manges : si personne ne sait que tu es végétalienne, personne n’y pensera. Et signale la prise de compléments avant une prise de sang.</p>
<h3>9. Enceinte, ou avec un bébé ?</h3>
<p>C’est là que le sujet devient pressant. Un bébé nourri au sein par une mère carencée peut l’être gravement et très tôt, alors qu’elle-même ne sent rien. Projet d’enfant, grossesse, allaitement, alimentation végétale d’un enfant : on consulte <strong>avant</strong>, on se complète, on suit. Un bébé mou, triste, qui ne grossit pas ou qui régresse se montre en urgence.</p>
<h2 id="aujourd-hui">Aujourd’hui, une minute et demie</h2>
<p>Si tu ne manges aucun produit animal : ouvre ton placard. Y a-t-il un complément de B12, entamé, non périmé, que tu prends vraiment ? Sinon, appelle ta pharmacie ou prends rendez-vous ; c’est en vente sans ordonnance et peu coûteux, et le conseil est gratuit. Mets une alarme pour ne plus avoir à t’en souvenir.</p>
<p>Si quelqu’une, sur Sève, affirme qu’on peut s’en passer, ne te bats pas : signale le message avec le motif « conseil dangereux pour la santé ». Ceux-là passent devant les autres, comme le prévoit <a href="/l/charte">la charte</a>.</p>
<p><em>Cet article donne des repères généraux, pas une prescription. Ne commence pas de fortes doses et n’interromps pas d’injections de ton propre chef : une carence se dose, se cherche et se traite avec une médecin.</em></p>`,
}

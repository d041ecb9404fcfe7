import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'la-derniere-heure-du-marche',
  title: 'La dernière heure du marché',
  excerpt:
    'Portrait d’une pratique : faire le tour sans acheter, poser trois questions, prendre les caisses à finir, et rentrer avec sept jours de crudités pour un petit budget.',
  category: 'saisons-et-jardin',
  tags: ['saison', 'budget', 'antigaspi'],
  seoTitle: 'Manger cru à petit budget : l’art de la fin de marché',
  seoDescription:
    'Fin de marché, prix au kilo, caisses à finir : une méthode concrète pour manger plus de légumes crus avec un petit budget.',
  daysAgo: 182,
  author: 'admin',
  cover: {
    file: 's-marche.svg#svgView(viewBox(0,440,500,333))',
    alt: 'Une cagette d’oranges et une cagette de citrons sur un étal',
  },
  related: [
    'douze-mois-dans-l-assiette',
    'journal-d-une-semaine-preparee-le-dimanche',
    'un-frigo-qui-se-lit-d-un-coup-d-oeil',
  ],
  body: `<p>Midi vingt. Les bâches commencent à claquer, une voix baisse le prix des tomates, un chien reconnaît sa camionnette. C’est l’heure où les prudentes sont rentrées et où celles qui comptent arrivent. On les repère : elles ont un cabas vide, pas de liste, et elles font d’abord le tour.</p>
<h2 id="le-tour">Le tour à mains vides</h2>
<p>Le premier passage ne sert qu’à regarder. Où sont les productrices, celles dont les légumes ont de la terre et dont l’étal est court ? Qui revend, avec des mangues à côté des poireaux ? Rien de honteux à revendre, mais la conversation n’est pas la même. L’origine est obligatoirement indiquée pour les fruits et légumes frais ; le prix au kilo ou à la pièce aussi. On lit, on compare, on ne touche pas.</p>
<p>Ce tour prend six minutes. Il évite l’achat d’ouverture, le plus cher, celui que l’on fait au premier étal parce qu’il est beau.</p>
<h2 id="trois-questions">Les trois questions</h2>
<ul>
<li><strong>« Qu’est-ce qui est à manger aujourd’hui ? »</strong> Les fruits mûrs à point se vendent mal à qui prévoit mercredi. Pour toi, c’est le dessert.</li>
<li><strong>« Est-ce qu’il y a des caisses à finir ? »</strong> Les lots du fond, un peu de travers, partent à petit prix plutôt que de repartir au camion. Ce n’est pas mendier, c’est trier.</li>
<li><strong>« Comment tu la manges, toi ? »</strong> La question ne coûte rien et rapporte une recette. Certaines maraîchères ajoutent une botte de persil quand on la pose.</li>
</ul>
<p>On ne marchande pas le travail des autres. On demande, on remercie, on accepte le non, et l’on revient : la fidélité fait plus que l’insistance.</p>
<h2 id="le-cabas">Ce qui entre dans le cabas, ce qui reste sur l’étal</h2>
<p>L’ossature d’abord, celle qui nourrit, dure et coûte peu : chou, carottes, betteraves, pommes, oignons. Ensuite une salade, pour demain. Puis une gourmandise choisie, une seule, des figues ou un melon, parce qu’un budget sans plaisir tient deux semaines. À la maison attendent les légumineuses sèches, les flocons, les œufs, l’huile de colza : c’est là que se trouve l’énergie. Les crudités seules ne nourrissent pas une journée de travail.</p>
<p>Les échanges malins sont connus : graines de tournesol à la place des pignons, noix en coque plutôt que cajou, persil plutôt que poudre verte, chou à la place de la salade en sachet. Le légume entier est presque toujours moins cher que coupé, et il se garde mieux.</p>
<p>On laisse le lot trop grand pour son frigo : jeter la moitié d’une bonne affaire en fait une mauvaise. Le fruit moisi, même donné. Le melon ou l’ananas déjà tranchés qui attendent au soleil. La pomme de terre verte. Et les champignons d’une inconnue, les baies en barquette sans nom, la plante cueillie « au bord du chemin » : on achète ce que quelqu’un peut nommer et tracer.</p>
<h3>Le retour compte double</h3>
<p>Une demi-heure, dans cet ordre. Ce qui est blessé se pare et se mange ce soir. Les fanes se coupent. La salade se lave et s’essore. Le mûr va devant, le dur derrière. Un cabas posé « pour plus tard » sur le carrelage perd la moitié de son prix.</p>
<h2 id="quand-c-est-serre">Quand c’est vraiment serré</h2>
<p>Il arrive que la dernière heure ne suffise pas. Le centre communal d’action sociale de ta mairie, une épicerie sociale ou solidaire, une assistante sociale, et le Crous si tu étudies, peuvent t’aider à manger assez. Cela se demande comme on demande son chemin. Ne saute pas de repas pour acheter du bio : un légume ordinaire, bien lavé, fait très bien l’affaire.</p>
<h2 id="aujourd-hui">Ta mission de la semaine</h2>
<p>Cherche l’heure de fermeture du marché le plus proche et vas-y quarante minutes avant, avec une somme fixée, en pièces, dans une poche. Quand la poche est vide, tu rentres. Photographie le butin et pose-le dans <a href="/shares">les partages</a>, avec la ville et le mois : une autre bourse serrée en fera son menu.</p>
<p><em>Si l’argent te fait sauter des repas, si tu es étourdie ou épuisée, ne règle pas cela par une recette : parles-en à une assistante sociale et à ta médecin.</em></p>`,
}

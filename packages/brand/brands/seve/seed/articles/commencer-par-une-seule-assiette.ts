import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'commencer-par-une-seule-assiette',
  title: 'Commencer par une seule assiette',
  excerpt:
    'Pas de grand ménage, pas de lundi solennel : une assiette crue à côté du repas habituel, cinq places à remplir, et de quoi ne pas avoir faim à seize heures.',
  category: 'premiers-pas',
  tags: ['debuter', 'organisation', 'nutrition'],
  seoTitle: 'Débuter l’alimentation crue : une assiette à la fois',
  seoDescription:
    'Comment mettre plus de cru dans ses repas sans tout bouleverser : le bon moment, les cinq places de l’assiette, les ratés ordinaires et les précautions.',
  daysAgo: 418,
  author: 'admin',
  cover: {
    file: 's-bol.svg#svgView(viewBox(330,250,470,313))',
    alt: 'De la betterave, des tranches d’orange et des figues dans un bol, vues de près',
  },
  related: ['lettre-a-celle-qui-veut-tout-changer-lundi', 'la-sauce-d-abord', 'manger-assez-proteines-et-fer'],
  body: `<p>Ne vide pas ton placard. Ne jette ni les pâtes, ni la poêle, ni la pizza du congélateur. Manger plus de cru n’est pas un déménagement : c’est une assiette de plus sur une table qui existe déjà, et elle peut arriver ce soir, à côté du riz.</p>
<h2 id="le-moment">Choisir un moment, pas un régime</h2>
<p>Prends un seul repas, celui où tu es tranquille. Pour l’une, c’est le déjeuner du samedi ; pour l’autre, l’entrée de chaque soir. L’entrée a un avantage : on la mange avec la première faim, qui n’est pas difficile. Le petit-déjeuner avalé debout en a moins : on y improvise mal.</p>
<p>Garde ce moment deux semaines sans rien changer d’autre. Ensuite seulement, demande-toi si tu en as envie ailleurs. Si la réponse est non, tu manges quand même plus de légumes qu’avant, et personne ne viendra compter.</p>
<h2 id="cinq-places">Les cinq places de l’assiette</h2>
<p>Une assiette crue qui tient n’est pas un tas de feuilles. Elle a cinq places, et tu peux les remplir avec ce qu’il y a.</p>
<ul>
<li><strong>Un croquant</strong> : carotte, chou, fenouil, radis, concombre, céleri.</li>
<li><strong>Un tendre</strong> : tomate mûre, avocat, poire, mâche, betterave râpée très fin.</li>
<li><strong>Un qui nourrit</strong> : lentilles ou pois chiches cuits, œuf dur, tofu, fromage, noix. C’est la place qu’on oublie, et c’est pour cela qu’on a faim à seize heures.</li>
<li><strong>Un gras</strong> : huile d’olive, de colza ou de noix, purée de sésame. Sans lui, le cru reste sec et l’on s’arrête trop tôt.</li>
<li><strong>Un acide</strong> : citron, vinaigre, quelques câpres, un peu de chou fermenté.</li>
</ul>
<p>Du pain, une pomme de terre ou un bol de céréales à côté, et c’est un repas. Le cuit n’est pas l’ennemi : il est souvent la moitié de l’équilibre.</p>
<h2 id="le-ventre">Laisser au ventre le temps de suivre</h2>
<p>Passer d’un coup d’une salade par semaine à trois par jour se paie en ballonnements. Avance par petites portions. Râpe fin, mâche, bois de l’eau, préfère au début la carotte, le concombre ou le melon au chou et à l’oignon crus, plus remuants. Sale le chou et masse-le trois minutes : il s’assouplit et passe mieux.</p>
<p>Si les douleurs s’installent, si tu vois du sang, si tu maigris sans le vouloir, on ne cherche pas la réponse dans un salon : on consulte. Et si tu vis déjà avec une maladie de l’intestin, demande avant de changer quoi que ce soit : les fibres qui font du bien à ta voisine peuvent te nuire.</p>
<h2 id="les-rates">Trois ratés ordinaires</h2>
<ol>
<li><strong>La salade qui a attendu.</strong> Assaisonnée à huit heures, elle est triste à midi. Sauce au fond du bocal, feuilles en haut, on retourne au moment de manger.</li>
<li><strong>L’assiette unicolore.</strong> Tout vert, tout mou. Ajoute une graine grillée ou un fruit : une pomme dans le chou change la conversation.</li>
<li><strong>L’assiette trop petite.</strong> Le cru prend de la place et cale moins longtemps. Sers plus, ou garde un plat chaud derrière.</li>
</ol>
<h2 id="ce-soir">Ce soir, dix minutes</h2>
<p>Lave et râpe deux carottes et une pomme. Jus d’un demi-citron, une cuillerée d’huile, une pincée de sel, une poignée de noix ou de lentilles déjà cuites. Pose le bol au milieu de la table, à côté de ce qui était prévu, et ne l’annonce pas. S’il revient vide, tu as trouvé ton moment. Viens le raconter dans <a href="/communities">une communauté</a> : celles qui débutent aiment les débuts des autres.</p>
<p><em>Ces repères s’adressent à une adulte en bonne santé. Enceinte, malade, très fatiguée, sous traitement, ou si manger est devenu une source d’angoisse, prépare ce changement avec ta médecin ou une diététicienne.</em></p>`,
}

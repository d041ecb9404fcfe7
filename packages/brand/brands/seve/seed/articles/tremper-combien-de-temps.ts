import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'tremper-combien-de-temps',
  title: 'Tremper, combien de temps ?',
  excerpt:
    'Le geste le moins cher de la cuisine crue, avec ses durées, ses rinçages et ses limites : ce que l’eau change vraiment, et les haricots qu’elle ne suffit pas à rendre sûrs.',
  category: 'bocaux-et-germes',
  tags: ['graines', 'organisation', 'hygiene'],
  seoTitle: 'Temps de trempage : noix, graines, légumineuses',
  seoDescription:
    'Tableau des temps de trempage pour noix, graines, flocons et légumineuses, règles d’hygiène, et pourquoi les haricots rouges doivent bouillir.',
  daysAgo: 267,
  author: 'admin',
  cover: {
    file: 's-graines.svg#svgView(viewBox(420,250,400,267))',
    alt: 'Un bocal à couvercle jaune où gonflent des graines',
  },
  related: ['faire-germer-sans-jouer-avec-le-feu', 'petit-glossaire-du-cru', 'manger-assez-proteines-et-fer'],
  body: `<p>Un bol, de l’eau, une assiette posée dessus, et tu vas dormir. Pendant ce temps, l’amande gonfle, le flocon s’attendrit, le pois chiche double presque. Tremper ne demande ni talent ni machine ; seulement d’y penser la veille, ce qui est, reconnaissons-le, le plus difficile.</p>
<h2 id="ce-que-l-eau-change">Ce que l’eau change, ce qu’elle ne change pas</h2>
<p>Elle ramollit, elle réveille la graine, elle emporte une partie de l’amertume et des poussières. Une partie aussi des phytates, ces composés qui gênent l’absorption du fer et du zinc ; la germination et le levain font mieux encore. C’est utile, ce n’est pas une métamorphose. Une noix trempée reste une noix : délicieuse, riche, et toujours allergène pour qui y est allergique.</p>
<p>On lit parfois qu’une noix non trempée serait « toxique ». Non. Si tu aimes les croquer sèches, croque.</p>
<h2 id="durees">Les durées, à coller sur le frigo</h2>
<table>
<caption>Temps indicatifs, dans trois fois leur volume d’eau froide</caption>
<thead><tr><th scope="col">Aliment</th><th scope="col">Durée</th><th scope="col">Ensuite</th></tr></thead>
<tbody>
<tr><th scope="row">Amandes, noisettes</th><td>8 à 12 heures</td><td>rincer, éplucher si l’on veut</td></tr>
<tr><th scope="row">Noix de cajou</th><td>2 à 4 heures</td><td>rincer, mixer en crème</td></tr>
<tr><th scope="row">Graines de tournesol, de courge</th><td>4 à 6 heures</td><td>rincer, sauce ou salade</td></tr>
<tr><th scope="row">Flocons d’avoine</th><td>une nuit, au froid</td><td>manger tels quels, sans rincer</td></tr>
<tr><th scope="row">Graines de chia</th><td>20 minutes au moins</td><td>1 part pour 6 de liquide, bien remuer</td></tr>
<tr><th scope="row">Dattes, figues sèches</th><td>30 minutes à 2 heures</td><td>garder l’eau, elle est sucrée</td></tr>
<tr><th scope="row">Lentilles</th><td>8 à 12 heures</td><td>rincer, cuire ou faire germer</td></tr>
<tr><th scope="row">Pois chiches</th><td>12 heures</td><td>jeter l’eau, cuire</td></tr>
<tr><th scope="row">Haricots rouges, blancs, noirs</th><td>12 heures</td><td>jeter l’eau, faire bouillir, cuire à cœur</td></tr>
</tbody>
</table>
<p>Un mot sur le chia, qui gonfle beaucoup : jamais à la cuillère, à sec, suivi d’un verre d’eau, car il peut faire bouchon dans la gorge. On le laisse boire d’abord, et l’on s’en passe si l’on avale difficilement.</p>
<h2 id="hygiene">Quatre règles de propreté</h2>
<ol>
<li>Trie et rince avant, car les cailloux existent.</li>
<li>Au-delà de quatre heures, ou s’il fait chaud, le bol passe au réfrigérateur. L’eau tiède et sucrée plaît aux microbes autant qu’aux graines.</li>
<li>L’eau des noix et des légumineuses se jette ; on rince jusqu’à ce qu’elle soit claire.</li>
<li>Une fois trempé, c’est un produit frais : deux jours au froid, dans une boîte propre. Mousse, bulles ou odeur aigre, on n’insiste pas.</li>
</ol>
<h2 id="haricots">Les haricots ne se mangent jamais crus</h2>
<p>Le haricot rouge, et ses cousins blancs, noirs ou coco, contiennent une lectine qui provoque des vomissements et des diarrhées violentes, parfois après une poignée mal cuite. Ni le trempage, ni la germination, ni une cuisson lente à basse température ne suffisent. Il faut jeter l’eau, couvrir d’eau neuve, faire bouillir à gros bouillons au moins dix minutes, puis poursuivre jusqu’à ce que le grain s’écrase. Les haricots en conserve, eux, sont déjà cuits.</p>
<p>Même prudence pour le soja jaune, qui se cuit longuement, et pour les haricots verts, qui se mangent cuits.</p>
<h2 id="ce-soir">Avant de te coucher</h2>
<p>Mets à tremper une tasse de graines de tournesol au réfrigérateur. Demain, rincées et mixées avec un citron et du sel, elles feront une crème pour moins cher qu’un pot de n’importe quoi. Il t’en reste ? Dans <a href="/communities">les communautés</a>, celles qui font germer sauront où la tartiner.</p>
<p><em>En cas d’allergie aux fruits à coque ou aux légumineuses, de maladie digestive ou de trouble de la déglutition, demande l’avis de ta médecin. Si des vomissements violents suivent un plat de haricots, ou s’il s’agit d’un enfant, appelle le 15 ou un centre antipoison.</em></p>`,
}

import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'douze-mois-dans-l-assiette',
  title: 'Douze mois dans l’assiette',
  excerpt:
    'Un calendrier des fruits et légumes à croquer, mois par mois, pour la France métropolitaine : de quoi faire ses courses sans carte, et retrouver le goût d’attendre.',
  category: 'saisons-et-jardin',
  tags: ['saison', 'organisation'],
  seoTitle: 'Calendrier des fruits et légumes de saison à manger crus',
  seoDescription:
    'Fruits et légumes de saison à manger crus, mois par mois : le calendrier, une idée par saison et ce qui doit passer par la casserole.',
  daysAgo: 199,
  author: 'admin',
  cover: {
    file: 's-potager.svg#svgView(viewBox(0,60,700,467))',
    alt: 'Un grand soleil jaune au-dessus d’un champ',
  },
  related: ['la-derniere-heure-du-marche', 'cru-en-janvier-deux-voix', 'trois-pots-sur-un-rebord'],
  body: `<p>La première fraise de mai n’a pas seulement plus de goût que celle de février. Elle a une date. On s’en souvient, on sait avec qui on l’a mangée. Suivre les saisons n’est pas une vertu, c’est une façon de se fabriquer des rendez-vous.</p>
<h2 id="calendrier">Le calendrier</h2>
<p>Il vaut pour la métropole, en plein champ ou en conservation naturelle. Chez toi, au bord de la Méditerranée ou sur un plateau froid, décale de deux ou trois semaines. Outre-mer, c’est un autre livre, et nous aimerions que tu l’écrives.</p>
<table>
<caption>À croquer, mois par mois</caption>
<thead><tr><th scope="col">Mois</th><th scope="col">Légumes</th><th scope="col">Fruits</th></tr></thead>
<tbody>
<tr><th scope="row">Janvier</th><td>mâche, chou, céleri-rave</td><td>kiwi, orange, pomme</td></tr>
<tr><th scope="row">Février</th><td>endive, chou rouge, carotte</td><td>citron, pomelo, kiwi</td></tr>
<tr><th scope="row">Mars</th><td>épinard, cresson cultivé, betterave</td><td>pomme, poire de garde</td></tr>
<tr><th scope="row">Avril</th><td>radis, laitue, oignon nouveau</td><td>pomme, dernières oranges</td></tr>
<tr><th scope="row">Mai</th><td>petit pois, asperge, roquette</td><td>fraise, premières cerises</td></tr>
<tr><th scope="row">Juin</th><td>concombre, fenouil, courgette</td><td>cerise, fraise, abricot</td></tr>
<tr><th scope="row">Juillet</th><td>tomate, poivron, basilic</td><td>framboise, pêche, melon</td></tr>
<tr><th scope="row">Août</th><td>tomate, concombre, maïs doux</td><td>prune, mûre, melon</td></tr>
<tr><th scope="row">Septembre</th><td>tomate, fenouil, poivron</td><td>figue, raisin, poire</td></tr>
<tr><th scope="row">Octobre</th><td>betterave, chou-fleur, brocoli</td><td>pomme, poire, raisin</td></tr>
<tr><th scope="row">Novembre</th><td>mâche, chou, radis noir</td><td>kaki, pomme, clémentine</td></tr>
<tr><th scope="row">Décembre</th><td>endive, chou de Bruxelles, carotte</td><td>clémentine, kiwi, poire</td></tr>
</tbody>
</table>
<h2 id="quatre-assiettes">Quatre assiettes pour tenir l’année</h2>
<p><strong>Printemps.</strong> Asperges vertes en rubans, à l’économe, avec des petits pois tout juste écossés et un peu de menthe. On goûte la sève, au sens propre.</p>
<p><strong>Été.</strong> Tomates sorties du panier, jamais du froid, sel, huile, pain pour le jus. La recette a une ligne et aucune faute possible.</p>
<p><strong>Automne.</strong> Chou-fleur râpé comme une semoule, raisins coupés en deux, noisettes, persil. Le croquant remplace le soleil.</p>
<p><strong>Hiver.</strong> Endive, orange, noix, une cuillerée de chou fermenté. L’amertume réveille mieux que la lumière de huit heures.</p>
<h2 id="pas-crus">La saison ne dit pas « cru »</h2>
<p>Certains produits de saison se cuisent toujours : la pomme de terre, l’aubergine, le haricot vert, les champignons sauvages, les baies de sureau, la tige de rhubarbe, à compoter, sans ses feuilles. Et toute la famille des courges a une règle à elle : <strong>goûte un petit bout cru de ta courgette ou de ta courge avant de la préparer</strong>. Si c’est amer, recrache et jette tout, même la soupe : l’Anses alerte chaque année sur ces courges amères, qui rendent malade, et la cuisson n’y change rien.</p>
<h2 id="tenir">Quand la saison est maigre</h2>
<p>Mars est le mois de la soudure : les réserves finissent, les semis traînent. Il reste alors les racines, les choux, les germes, les bocaux d’octobre, et les surgelés nature, petits pois ou épinards, qui sont des légumes comme les autres, à cuire comme l’indique le paquet. La framboise congelée sauve un dessert. Une banane ou un avocat venus de loin ne ruinent pas une vie bien menée. Le calendrier est un guide, pas une douanière.</p>
<h2 id="aujourd-hui">Aujourd’hui, un seul repère</h2>
<p>Regarde le mois en cours, choisis un légume de la ligne que tu n’achètes jamais, et un seul. Mange-le cru, en fines tranches, avec du sel et un bon gras. S’il ne te plaît pas, tu as le droit de ne jamais recommencer. Si tu connais le calendrier de ta région mieux que nous, publie-le dans <a href="/shares">les partages</a> : de Lille à Saint-Pierre, chaque table a le sien.</p>
<p><em>Manger de saison ne remplace ni la variété ni un avis médical. Sous anticoagulant antivitamine K, ne change pas d’un coup la quantité de choux, d’épinards ou de salades : parles-en d’abord à ta médecin.</em></p>`,
}

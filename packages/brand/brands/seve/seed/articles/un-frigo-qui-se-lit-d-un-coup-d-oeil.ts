import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'un-frigo-qui-se-lit-d-un-coup-d-oeil',
  title: 'Un frigo qui se lit d’un coup d’œil',
  excerpt:
    'Ce qui va au froid, ce qui le déteste, les fanes qui se mangent et celles qui empoisonnent : ranger pour voir, voir pour manger, et jeter beaucoup moins.',
  category: 'gestes-et-recettes',
  tags: ['antigaspi', 'hygiene', 'organisation'],
  seoTitle: 'Conserver fruits et légumes : ranger pour ne pas jeter',
  seoDescription:
    'Où ranger chaque légume, comment garder les herbes, quelles fanes se mangent, quand jeter : un frigo clair pour moins de gaspillage.',
  daysAgo: 300,
  author: 'maud',
  cover: {
    file: 's-tagliatelles.svg#svgView(viewBox(0,30,450,300))',
    alt: 'Une rondelle de citron à côté d’un plat vert sombre',
  },
  related: [
    'journal-d-une-semaine-preparee-le-dimanche',
    'la-derniere-heure-du-marche',
    'douze-aliments-a-ne-pas-manger-crus',
  ],
  body: `<p>On ne jette presque jamais ce que l’on voit. On jette le demi-concombre derrière le bocal, la roquette au fond du bac, le persil dans son sachet de buée. Le gaspillage est d’abord une affaire de géographie. Alors, avant toute recette d’épluchures, ouvrons la porte et changeons la carte.</p>
<h2 id="la-carte">La carte du froid</h2>
<p>Mets un thermomètre dans la zone la plus froide, souvent en bas, au-dessus du bac, mais pas toujours : la notice le dit. L’Anses recommande 4 °C au maximum à cet endroit. C’est la place de ce qui craint, jus frais, germes, restes, poisson. Le bac garde les légumes dans l’humidité. La porte, la zone la moins froide, suffit à la moutarde et à l’eau.</p>
<p>Puis applique une seule loi : <strong>une étagère « à manger d’abord »</strong>, à hauteur des yeux. Tout ce qui est entamé y vit, dans du transparent, avec une date. On la regarde avant de décider du repas. Chez moi, c’est elle qui fait les menus.</p>
<table>
<caption>Au froid ou pas ?</caption>
<thead><tr><th scope="col">Aliment</th><th scope="col">Sa place</th><th scope="col">Le geste</th></tr></thead>
<tbody>
<tr><th scope="row">Salades, épinards</th><td>bac</td><td>lavés, très essorés, dans un torchon</td></tr>
<tr><th scope="row">Carottes, radis, betteraves</th><td>bac</td><td>fanes coupées dès l’arrivée</td></tr>
<tr><th scope="row">Persil, coriandre</th><td>porte</td><td>tiges dans un verre d’eau, sac posé dessus</td></tr>
<tr><th scope="row">Basilic</th><td>plan de travail</td><td>en bouquet, comme des fleurs</td></tr>
<tr><th scope="row">Tomates, bananes</th><td>dehors</td><td>le froid leur ôte le goût</td></tr>
<tr><th scope="row">Pommes de terre</th><td>placard frais et noir</td><td>loin des oignons ; très vertes ou très germées, on jette</td></tr>
<tr><th scope="row">Pommes</th><td>bac ou panier à part</td><td>elles font mûrir leurs voisines</td></tr>
</tbody>
</table>
<h2 id="laver">Laver quand, laver comment</h2>
<p>L’eau claire et les doigts, juste avant de manger, c’est la règle simple. L’exception : les salades et les herbes, que l’on peut laver d’avance si l’on accepte de les sécher vraiment, deux tours d’essoreuse et un torchon. Pas de savon ni de javel sur les aliments. Le vinaigre n’y change pas grand-chose : c’est le frottement qui emporte la terre.</p>
<h2 id="fanes">Les fanes : oui, non</h2>
<p><strong>Oui</strong>, très bien lavées : fanes de radis en pesto, de carottes en petite quantité avec du persil, de betteraves comme des blettes, vert de poireau émincé fin, cosses de petits pois en bouillon, trognon de chou râpé, tiges de persil dans la sauce verte.</p>
<p><strong>Non</strong>, jamais : feuilles de rhubarbe, feuilles de tomate, d’aubergine ou de pomme de terre, pelures vertes et germes de pomme de terre. Ces « restes » contiennent des substances toxiques. Ni la curiosité ni l’économie ne les rachètent : compost, ou poubelle.</p>
<p>Pour les peaux, préfère le bio, brosse, et garde l’écorce des agrumes non traités après récolte. Séchée à l’air, elle parfume une carafe.</p>
<h2 id="jeter">Savoir jeter sans se fouetter</h2>
<p>Un fruit mou moisi se jette en entier, et l’on inspecte les voisins : la partie visible n’est que le toit de la maison. Sur un légume très dur, une tache minuscule se retire large. Un légume flétri mais sain, lui, revit dans l’eau froide en une demi-heure, puis passe à la râpe. Les crudités coupées se mangent dans les trois jours. Une odeur aigre, un film gluant, un sachet de salade gonflé : poubelle, sans réunion.</p>
<p>Et la date ? « À consommer jusqu’au » est une limite de sécurité, elle ne se négocie pas. « À consommer de préférence avant » parle de goût : on regarde, on sent, on décide.</p>
<h2 id="aujourd-hui">Dix minutes, tout de suite</h2>
<p>Vide une étagère, une seule. Essuie-la, écris « à manger d’abord » sur un bout de ruban, range-y tout ce qui est entamé. Le prochain repas est là, sous tes yeux. Prends la photo avant et après : notre rubrique <a href="/blog/tag/antigaspi">Anti-gaspillage</a> ne se lasse pas des frigos honnêtes.</p>
<p><em>Ces repères valent pour une personne en bonne santé. Enceinte, immunodéprimée ou très âgée, on ne garde pas, on ne gratte pas, on ne tente pas : au doute, on jette, et l’on demande conseil à sa médecin ou à sa pharmacienne.</em></p>`,
}

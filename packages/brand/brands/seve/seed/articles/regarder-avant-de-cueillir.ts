import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'regarder-avant-de-cueillir',
  title: 'Regarder avant de cueillir',
  excerpt:
    'L’ail des ours a des sosies mortels et la carotte sauvage une cousine ciguë : pourquoi la première saison se passe sans panier, et les règles qui ne se discutent pas.',
  category: 'saisons-et-jardin',
  tags: ['cueillette', 'fragilites', 'hygiene'],
  seoTitle: 'Plantes sauvages comestibles : les règles de prudence',
  seoDescription:
    'Ail des ours, colchique, ciguë : confusions à connaître, règles de prudence, droit de cueillette et réflexes en cas d’intoxication.',
  daysAgo: 149,
  author: 'maud',
  cover: {
    file: 's-feuilles.svg#svgView(viewBox(440,200,540,360))',
    alt: 'Des feuilles de formes différentes, vues de près',
  },
  related: ['trois-pots-sur-un-rebord', 'douze-aliments-a-ne-pas-manger-crus', 'enceinte-ce-que-le-cru-change'],
  body: `<p>Cet article ne t’apprendra à reconnaître aucune plante. C’est volontaire. Aucune photo, aucune fiche, aucune application ne suffit pour décider de mettre une feuille sauvage dans sa bouche, et surtout pas un texte lu dans le bus. Il dit comment commencer sans se mettre en danger : par les yeux.</p>
<h2 id="premiere-saison">Une saison sans panier</h2>
<p>Choisis un mètre carré, au bord d’un chemin ou dans un parc. Reviens-y chaque semaine, de mars à octobre. Note ce qui sort, comment la feuille s’attache, ce que devient la fleur, qui vit à côté. Une plante ne ressemble à elle-même qu’au bout d’une année : en avril, presque tout est une feuille verte.</p>
<p>Puis sors avec quelqu’une qui sait. Une botaniste, une animatrice d’association naturaliste, un jardin botanique, une pharmacienne formée. Celle qui sait vraiment est facile à reconnaître : elle dit souvent « je ne la ramasserais pas ».</p>
<h2 id="confusions">Cinq confusions qui suffisent à rester humble</h2>
<table>
<caption>Plantes recherchées et leurs sosies dangereux</caption>
<thead><tr><th scope="col">On croit cueillir</th><th scope="col">On peut cueillir</th><th scope="col">Gravité</th></tr></thead>
<tbody>
<tr><th scope="row">Ail des ours</th><td>colchique, muguet, arum</td><td>peut être mortel</td></tr>
<tr><th scope="row">Carotte ou persil sauvages, cerfeuil</th><td>ciguës, œnanthe safranée</td><td>peut être mortel</td></tr>
<tr><th scope="row">Grande consoude, bourrache</th><td>digitale pourpre</td><td>peut être mortel</td></tr>
<tr><th scope="row">Sureau noir</th><td>sureau yèble</td><td>troubles digestifs sévères</td></tr>
<tr><th scope="row">Myrtille</th><td>belladone</td><td>peut être mortel</td></tr>
</tbody>
</table>
<p>L’odeur d’ail n’est pas une preuve : après trois feuilles froissées, tes doigts sentent l’ail, et le colchique aussi. L’Anses et les centres antipoison rappellent chaque printemps de ne jamais cueillir par brassées, parce que les deux plantes poussent mêlées. Le sureau noir, lui, est bien comestible, mais <strong>ses baies crues rendent malade</strong> : elles se cuisent, toujours, et l’on n’utilise ni les feuilles, ni l’écorce, ni les fruits verts.</p>
<h2 id="regles">Les règles qui ne se discutent pas</h2>
<ol>
<li><strong>Certaine, ou rien.</strong> Presque certaine veut dire non.</li>
<li><strong>Feuille par feuille</strong>, une seule espèce par sac.</li>
<li><strong>Une photo</strong> de la plante entière et de la récolte, avant de cuisiner. Elle peut servir à l’équipe soignante.</li>
<li><strong>Jamais au ras du sol</strong> là où passent chiens, renards ou troupeaux, ni en bord de route, de voie ferrée, de champ traité, ni en aval d’une usine.</li>
<li><strong>Cuire ce qui pousse bas</strong> ou les pieds dans l’eau. Laver ne suffit pas contre l’échinococcose, transmise par les renards et les chiens, ni contre la douve du cresson sauvage. Le congélateur domestique non plus.</li>
<li><strong>Ni enfants, ni femmes enceintes, ni personnes fragiles</strong> à cette table-là. Ni le chat.</li>
<li><strong>Ne pas servir sans le dire.</strong> Chacune choisit son risque.</li>
</ol>
<p>Les champignons sortent de ce cadre : ils ne se mangent pas crus, et aucune identification par téléphone ne remplace l’avis d’une spécialiste.</p>
<h3>Chez qui es-tu ?</h3>
<p>Une forêt, un pré, une haie appartiennent à quelqu’un, commune et État compris. On demande. Des espèces sont protégées, des arrêtés limitent les quantités, les parcs ont leurs règles : renseigne-toi en mairie ou auprès du gestionnaire. Sur place, on coupe aux ciseaux, on laisse l’essentiel, on ne publie pas l’adresse d’un coin fragile. Au retour, on cherche les tiques.</p>
<h2 id="urgence">Si quelqu’une a mangé la mauvaise plante</h2>
<p>N’attends pas les signes : certains arrivent des heures plus tard, quand il est tard. Appelle le 15, le 112, ou un centre antipoison, ouverts jour et nuit. Ne fais pas vomir, ne donne ni lait ni charbon de ton propre chef. Garde un échantillon, le reste du plat, la photo et l’heure.</p>
<h2 id="aujourd-hui">Aujourd’hui, les mains dans les poches</h2>
<p>Descends, trouve une plante, une seule, et dessine sa feuille pendant cinq minutes. Nervures, bord, tige, poils. Tu ne la mangeras pas ; tu la salueras demain. Les sorties « regarder sans cueillir » s’annoncent dans <a href="/communities">les communautés</a>, et c’est là que l’on apprend.</p>
<p><em>Rien ici n’autorise à consommer une plante. Un conseil de cueillette imprudent lu sur Sève se signale, avec le motif « conseil dangereux pour la santé ».</em></p>`,
}

import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'lire-une-etiquette-en-deux-minutes',
  title: 'Lire une étiquette en deux minutes',
  excerpt:
    '« Cru », « naturel », « sans sucres ajoutés », « détox » : ce que les mots promettent, ce qu’ils sont tenus de dire, et l’ordre dans lequel lire le dos d’un paquet.',
  category: 'equilibre-et-prudence',
  tags: ['nutrition', 'allergenes', 'budget'],
  seoTitle: '',
  seoDescription:
    'Liste des ingrédients, allergènes, tableau pour 100 g, dates et allégations : apprendre à lire une étiquette alimentaire en deux minutes.',
  daysAgo: 116,
  author: 'admin',
  cover: {
    file: 's-marche.svg#svgView(viewBox(420,330,560,373))',
    alt: 'Des bottes de feuilles et des tomates dans leurs cagettes, sous un auvent',
  },
  related: ['recevoir-une-amie-allergique', 'petit-glossaire-du-cru', 'boire-a-sa-soif'],
  body: `<p>Le devant d’un paquet est écrit par celle qui le vend. Le dos est écrit par la loi. Commence donc par retourner la boîte : deux minutes suffisent, et l’on gagne un superpouvoir de rayon, le seul que nous acceptions de te promettre.</p>
<h2 id="l-ordre">L’ordre de lecture</h2>
<ol>
<li><strong>Le nom légal.</strong> Petit, près de la liste. « Spécialité à base de… » n’est pas la chose elle-même, « boisson à base de » non plus.</li>
<li><strong>La liste des ingrédients.</strong> Elle va du plus lourd au plus léger. Si le sucre arrive deuxième, c’est un dessert, quelle que soit la feuille dessinée devant. Attention aux sucres qui se dispersent : sirop de riz, de datte, d’agave, jus concentré. Additionne-les dans ta tête.</li>
<li><strong>Les allergènes.</strong> Mis en évidence dans la liste, en gras ou en capitales. « Peut contenir des traces » est une mention volontaire, et son absence ne garantit rien.</li>
<li><strong>Le tableau pour 100 g.</strong> Toujours la colonne des 100 g, jamais celle de la « portion », qui rétrécit selon l’humeur. Elle seule permet de comparer deux paquets.</li>
<li><strong>La date, la conservation, le prix au kilo.</strong> Le dernier est sur l’étagère, en petit, et c’est lui qui dit la vérité.</li>
</ol>
<h2 id="les-mots">Ce que valent les mots</h2>
<table>
<caption>Quelques mentions et ce qu’elles veulent dire</caption>
<thead><tr><th scope="col">On lit</th><th scope="col">Cela garantit</th><th scope="col">Cela ne dit pas</th></tr></thead>
<tbody>
<tr><th scope="row">Logo bio européen</th><td>au moins 95 % d’ingrédients agricoles bio, et des contrôles</td><td>peu sucré, peu salé, local</td></tr>
<tr><th scope="row">Sans sucres ajoutés</th><td>ni sucre, ni ingrédient ajouté pour sucrer</td><td>peu de sucres : ceux du fruit restent</td></tr>
<tr><th scope="row">Source de fibres</th><td>au moins 3 g pour 100 g</td><td>tout le reste de la recette</td></tr>
<tr><th scope="row">Riche en fibres</th><td>au moins 6 g pour 100 g</td><td>que ton ventre soit d’accord</td></tr>
<tr><th scope="row">Vegan</th><td>rien d’animal selon le label choisi</td><td>sans traces de lait ou d’œuf</td></tr>
<tr><th scope="row">Cru, vivant, artisanal</th><td>presque rien sur un biscuit de graines</td><td>à quelle température, quand, par qui</td></tr>
</tbody>
</table>
<p>« Lait cru » fait exception, et elle compte : sur un fromage, c’est une information de sécurité. Le lait cru et ses fromages ne conviennent ni aux enfants de moins de cinq ans, ni aux femmes enceintes, ni aux personnes immunodéprimées. Les pâtes pressées cuites, comme le comté ou l’emmental, sont l’exception de l’exception.</p>
<h2 id="promesses">Les promesses de santé</h2>
<p>En Europe, une allégation de santé doit être autorisée. « La vitamine C contribue à réduire la fatigue » en est une ; « nettoie », « purifie », « détoxifie » n’ont rien à faire sur un jus, et il est interdit d’attribuer à un aliment la propriété de prévenir ou de guérir une maladie. Si un paquet, un compte très suivi ou une cousine le font, repose. Et si cela se passe sur Sève, signale-le.</p>
<p>Les compléments méritent encore plus de recul. Naturel ne veut pas dire sans effet : le millepertuis, par exemple, perturbe de nombreux médicaments, pilule comprise. On montre la boîte à sa pharmacienne avant de l’ouvrir.</p>
<h2 id="cru-vendu">Trois réflexes pour les produits du rayon cru</h2>
<ul>
<li><strong>Salades et germes en sachet</strong> : date limite respectée, sachet plat, chaîne du froid. Gonflé, on laisse.</li>
<li><strong>Jus frais non pasteurisés</strong> : quelques jours, au froid, et pas pour les personnes fragiles.</li>
<li><strong>Agrumes pour le zeste</strong> : bio ou « non traités après récolte ».</li>
</ul>
<h2 id="aujourd-hui">L’exercice du jour</h2>
<p>Sors trois paquets de ton placard, pose-les à l’envers et lis seulement les trois premiers ingrédients de chacun. Un te surprendra. Garde-le, mange-le, il n’est pas coupable ; mais la prochaine fois, tu choisiras en sachant. Tu as trouvé une perle ou une énormité ? Raconte-la dans <a href="/shares">les partages</a>, sans faire de publicité à personne.</p>
<p><em>Lire des étiquettes doit alléger les courses. Si cela tourne au calcul permanent, si tu ne peux plus manger sans vérifier, ce n’est plus de l’information : parles-en à ta médecin, ou cherche de l’aide sur notre <a href="/l/securite">page Sécurité</a>.</em></p>`,
}

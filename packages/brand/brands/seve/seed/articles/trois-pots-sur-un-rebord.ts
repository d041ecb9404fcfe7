import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'trois-pots-sur-un-rebord',
  title: 'Trois pots sur un rebord',
  excerpt:
    'Un mètre de fenêtre, trois pots bien choisis et dix minutes par semaine : quoi semer selon la lumière, comment arroser sans noyer, et ce qu’on n’y met pas.',
  category: 'saisons-et-jardin',
  tags: ['jardin', 'budget', 'saison'],
  seoTitle: 'Potager de balcon : trois pots pour commencer',
  seoDescription:
    'Commencer un potager de balcon avec trois pots : choisir selon l’exposition, arroser, sécuriser, et éviter les plantes toxiques.',
  daysAgo: 166,
  author: 'maud',
  cover: {
    file: 's-potager.svg#svgView(viewBox(500,400,700,400))',
    alt: 'Des rangs serrés de salades et de choux',
  },
  related: ['regarder-avant-de-cueillir', 'douze-mois-dans-l-assiette', 'faire-germer-sans-jouer-avec-le-feu'],
  body: `<p>J’ai un rebord de fenêtre, quatre pots et des ambitions de domaine. Chaque printemps, je veux douze tomates ; chaque août, j’ai du basilic et des limaces venues à pied du premier étage. Voilà ce que j’ai appris : on commence par trois, et l’on commence par ce qui se coupe et repousse.</p>
<h2 id="lumiere">Compter la lumière avant les graines</h2>
<p>Un jour de beau temps, note à quelle heure le soleil arrive sur ton rebord et à quelle heure il s’en va. Ce chiffre décide de tout.</p>
<table>
<caption>Trois pots selon l’exposition</caption>
<thead><tr><th scope="col">Soleil direct</th><th scope="col">Pot 1</th><th scope="col">Pot 2</th><th scope="col">Pot 3</th></tr></thead>
<tbody>
<tr><th scope="row">Presque aucun</th><td>menthe, seule</td><td>mâche, à l’automne</td><td>cerfeuil ou persil</td></tr>
<tr><th scope="row">3 à 5 heures</th><td>ciboulette</td><td>salade à couper</td><td>radis</td></tr>
<tr><th scope="row">6 heures et plus</th><td>basilic</td><td>tomate cerise naine</td><td>thym</td></tr>
</tbody>
</table>
<p>La menthe vit seule : ses racines mangent la colocation. La tomate veut un grand pot, au moins une quinzaine de litres. Le radis est la récompense des impatientes, quatre à cinq semaines du semis à l’assiette.</p>
<h2 id="installer">Installer pour que rien ne tombe</h2>
<p>Relis ton bail ou le règlement de copropriété avant d’accrocher quoi que ce soit côté rue. Un pot de terre mouillée pèse lourd ; sur un balcon ancien, on répartit le long du mur et l’on ne construit pas de bassin. Les jardinières se fixent <strong>à l’intérieur</strong> du garde-corps, avec des attaches, et une soucoupe évite la guerre du dessous.</p>
<p>Un pot doit avoir un trou. Au fond, rien de compliqué ; dessus, un terreau pour plantes comestibles, et un peu de paille ou de feuilles mortes pour garder l’eau. Évite la terre ramassée au pied d’un immeuble : on ne sait pas ce qu’elle a bu. Même prudence pour les palettes et les vieux bacs peints.</p>
<h2 id="arroser">Arroser avec le doigt, couper pour avoir plus</h2>
<p>Enfonce ton index jusqu’à la deuxième phalange. Sec : on arrose, le soir en été, le matin quand il fait frais, lentement, au pied. Humide : on s’en va. Plus de plantes meurent d’affection que d’oubli. Vide les soucoupes : l’eau qui dort élève des moustiques. L’eau froide du rinçage des légumes convient très bien, celle de cuisson salée non.</p>
<p>Le basilic se pince au-dessus d’une paire de feuilles, et il se dédouble. La salade à couper se prend à trois centimètres du sol, et elle revient. Ne rase jamais plus d’un tiers. On lave ensuite tout, même ce que l’on a vu naître : les oiseaux, les chats et la rue passent aussi par là.</p>
<h2 id="eviter">Ce qu’on n’y met pas</h2>
<ul>
<li><strong>Une toxique parmi les comestibles.</strong> Muguet, laurier-rose, digitale ou narcisse n’ont rien à faire à côté de la ciboulette : un soir, dans le noir, quelqu’une coupe la mauvaise feuille.</li>
<li><strong>Des graines de courge récupérées.</strong> L’Anses déconseille de ressemer celles de ses récoltes : croisées avec des courges d’ornement, elles peuvent donner des fruits amers et toxiques.</li>
<li><strong>Un produit dont tu n’oserais pas lire l’étiquette à voix haute.</strong> Pucerons ? Jet d’eau, doigts, coccinelles. Depuis 2019, la plupart des pesticides de synthèse sont interdits dans les jardins privés.</li>
<li><strong>Un pot sans nom.</strong> Un bâton, un feutre, la variété et la date.</li>
</ul>
<p>Porte des gants si tu as des plaies, lave-toi les mains après la terre, et garde ton rappel contre le tétanos à jour. Enceinte et non immunisée contre la toxoplasmose, mets des gants à chaque fois : des chats ont pu passer.</p>
<h2 id="aujourd-hui">Ce matin, une minute</h2>
<p>Regarde l’heure du soleil sur ta fenêtre et écris-la quelque part. C’est le vrai premier geste. Puis cherche un pot avec un trou. Pour les graines, n’en achète pas tout de suite : les salons de <a href="/communities">Potager de balcon</a> débordent d’enveloppes qui attendent une adresse.</p>
<p><em>Après avoir mangé une plante dont tu n’es pas sûre, même du balcon, appelle le 15 ou un centre antipoison sans attendre les symptômes, et garde un morceau de la plante.</em></p>`,
}

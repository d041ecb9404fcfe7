import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'ton-premier-bocal-de-chou',
  title: 'Ton premier bocal de chou',
  excerpt:
    'Un kilo de chou, vingt grammes de sel, un bocal propre et trois semaines : la lactofermentation expliquée comme à une amie, de la pesée à la première cuillerée.',
  category: 'bocaux-et-germes',
  tags: ['fermentation', 'hygiene', 'outils'],
  seoTitle: 'Lactofermentation du chou : premier bocal pas à pas',
  seoDescription:
    'Réussir sa première choucroute maison : dose de sel, matériel, températures, signes d’un bocal réussi et raisons de le jeter.',
  daysAgo: 233,
  author: 'admin',
  cover: {
    file: 's-ferments.svg#svgView(viewBox(420,80,420,280))',
    alt: 'Un bol de chou émincé, vu de haut sur un fond prune',
  },
  related: ['dix-questions-devant-un-bocal', 'tremper-combien-de-temps', 'cru-en-janvier-deux-voix'],
  body: `<p>Il y a deux sortes de femmes : celles qui ont un bocal de chou sous l’évier, et celles qui vont en avoir un ce soir. La choucroute est la meilleure école. Elle ne demande que du sel, du poids et du calme, et elle te prévient quand elle va mal.</p>
<p>Pourquoi cela se garde-t-il ? Le chou porte déjà, sur ses feuilles, les bactéries qui feront le travail. Dans le sel et sans air, elles transforment ses sucres en acide lactique. L’acidité monte, les microbes qui gâtent les aliments ne suivent plus. Tout repose donc sur trois choses : la propreté, <strong>la bonne dose de sel</strong>, et des légumes <strong>toujours sous le liquide</strong>. Ce n’est pas une stérilisation et l’on ne mélange pas les deux méthodes.</p>
<h2 id="sur-la-table">Sur la table</h2>
<ul>
<li>Un chou blanc ferme, pesé une fois émincé.</li>
<li>Du sel sans additif : <strong>20 g par kilo de chou</strong>, pesés. Ni 12 pour être raisonnable, ni « une poignée ».</li>
<li>Un bocal d’un litre à joint en caoutchouc, lavé puis ébouillanté. Le joint laisse sortir le gaz et n’y laisse pas entrer l’air.</li>
<li>Un poids : petit verre propre, ou cœur du chou taillé en bouchon.</li>
<li>Une assiette creuse dessous, car il va déborder.</li>
</ul>
<h2 id="les-gestes">Les gestes, dans l’ordre</h2>
<ol>
<li>Lave tes mains, le plan, la lame. Retire les feuilles abîmées, garde une belle feuille entière.</li>
<li>Émince le chou finement, pèse-le, calcule le sel. Pour 800 g, c’est 16 g.</li>
<li>Mélange et masse à pleines mains, cinq à dix minutes. Le chou rend son eau : quand tu presses une poignée, elle doit couler.</li>
<li>Tasse dans le bocal, couche par couche, avec le poing. Le jus doit recouvrir. S’il en manque après une heure, complète avec de l’eau à 20 g de sel par litre.</li>
<li>Pose la feuille entière, puis le poids. Laisse trois doigts vides sous le couvercle. Ferme, date, note le sel sur l’étiquette.</li>
<li>Une semaine à température de la pièce, autour de 20 °C, hors du soleil. N’ouvre pas. Puis deux semaines au moins dans un endroit plus frais.</li>
</ol>
<p>Avec un couvercle à vis, desserre d’un quart de tour chaque jour de la première semaine, au-dessus de l’évier, le visage à l’écart.</p>
<h2 id="signes">Ce que ton bocal te dit</h2>
<p><strong>Il va bien</strong> si des bulles montent dès le deuxième ou le troisième jour, si le jus se trouble, si cela sent l’aigre et le propre à l’ouverture. Une bandelette de pH à quelques euros rassure : après une semaine, on attend moins de 4,5.</p>
<p><strong>Il va mal</strong> s’il est rose, s’il porte un duvet bleu, vert ou noir, s’il file comme une colle, s’il sent le pourri. On jette tout, sans goûter « pour voir », et sans garder le fond qui a l’air sain. Un raté coûte un chou. C’est le prix de l’école.</p>
<h2 id="servir">Servir peu, et souvent</h2>
<p>Ouvert, il vit au réfrigérateur et l’on y puise avec une fourchette propre, en retassant sous le jus. Commence par une cuillerée à côté d’un plat : c’est un condiment, et un ventre peu habitué le dit vite. Il est salé, alors ne sale pas le reste.</p>
<h2 id="ce-soir">Ce soir</h2>
<p>Trouve ta balance. Vraiment : c’est l’outil qui manque dans la plupart des bocaux ratés. Demi-chou, 500 g émincés, 10 g de sel, vingt minutes. Dans trois semaines, compare avec celles du groupe <a href="/communities">Ferments et kéfirs</a>, qui se souviendra de la date pour toi.</p>
<p><em>Un ferment accompagne un repas, il ne soigne rien. Enceinte, immunodéprimée, en régime pauvre en sel, avec une maladie des reins ou un traitement qui interdit les aliments fermentés, demande l’avis de ta médecin avant d’en manger.</em></p>`,
}

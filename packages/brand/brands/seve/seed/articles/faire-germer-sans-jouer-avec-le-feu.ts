import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'faire-germer-sans-jouer-avec-le-feu',
  title: 'Faire germer sans jouer avec le feu',
  excerpt:
    'Un bocal, deux cuillerées de graines, quatre jours : la méthode pas à pas, les graines à ne jamais faire germer, et les personnes qui ne doivent pas en manger crues.',
  category: 'bocaux-et-germes',
  tags: ['graines', 'jardin', 'hygiene', 'fragilites'],
  seoTitle: 'Graines germées : méthode, hygiène et précautions',
  seoDescription:
    'Faire germer des graines pas à pas : matériel, rinçages, conservation, graines interdites, et pour qui les germes crus sont déconseillés.',
  daysAgo: 250,
  author: 'maud',
  cover: {
    file: 's-graines.svg#svgView(viewBox(60,260,400,267))',
    alt: 'Un bocal à couvercle rouge où germent des graines',
  },
  related: ['tremper-combien-de-temps', 'enceinte-ce-que-le-cru-change', 'douze-aliments-a-ne-pas-manger-crus'],
  body: `<p>Le troisième matin, il y a toujours un petit cri dans la cuisine : elles ont bougé. Une graine qui s’ouvre dans un bocal, c’est un potager pour celles qui n’ont pas de fenêtre au sud. C’est aussi, disons-le d’emblée, l’un des aliments crus qui demandent le plus de soin. La chaleur et l’humidité qui réveillent la graine réveillent tout ce qui dort dessus.</p>
<h2 id="pour-qui">D’abord : pour qui, et pour qui non</h2>
<p>En 2011, des graines de fenugrec germées ont été le lien le plus probable, selon l’Autorité européenne de sécurité des aliments, entre deux épidémies graves à <em>Escherichia coli</em>, en Allemagne et dans la région de Bordeaux. La bactérie peut être à l’intérieur même de la graine : aucun rinçage ne garantit de l’enlever.</p>
<p>On ne sert donc pas de germes crus aux femmes enceintes, aux jeunes enfants, aux personnes âgées, ni à celles dont l’immunité est affaiblie par une maladie ou un traitement. Pour elles, une seule version : bien cuits, jusqu’à ce qu’ils fument au cœur. Si tu reçois, demande. Si tu ne peux pas demander, cuis.</p>
<h2 id="la-methode">La méthode, jour après jour</h2>
<p>Achète des graines vendues <strong>pour la germination alimentaire</strong>. Celles du jardinage peuvent être traitées, celles du rayon apéritif sont parfois grillées ou traînent depuis longtemps. Pour commencer : lentilles vertes, radis ou haricots mungo.</p>
<ol>
<li><strong>Le soir du premier jour.</strong> Mains savonnées. Bocal d’un litre ébouillanté, tulle propre, élastique. Deux cuillerées à soupe de graines triées, rincées, couvertes d’eau pour la nuit.</li>
<li><strong>Le deuxième matin.</strong> Jette l’eau, rince deux fois, égoutte, pose le bocal incliné, tête en bas, dans un égouttoir. L’air doit passer. Une graine qui baigne pourrit.</li>
<li><strong>Matin et soir ensuite</strong>, et à midi s’il fait chaud : rincer à l’eau froide, égoutter longuement. À la lumière du jour, sans soleil direct.</li>
<li><strong>Vers le quatrième jour.</strong> La pousse a deux ou trois fois la taille de la graine. Dernier rinçage, essorage, séchage sur un torchon propre, puis boîte fermée au réfrigérateur, à 4 °C au plus. À manger dans les deux ou trois jours, bien froid.</li>
</ol>
<h2 id="duvet">Duvet ou moisissure ?</h2>
<p>Le radis fabrique de fines radicelles blanches, en couronne autour de la racine. Rincées, elles se couchent et disparaissent. Une moisissure est un fil qui court d’une graine à l’autre, gris ou bleuté, avec une odeur de cave. Si l’odeur t’arrête, si c’est gluant, si tu hésites : tout le bocal part au compost. On ne trie pas, on ne goûte pas, on relave à l’eau bouillante et l’on recommence.</p>
<h2 id="jamais">Celles qu’on ne fait pas germer pour les manger crues</h2>
<ul>
<li>Les haricots rouges, blancs, noirs ou d’Espagne, et le soja jaune : toxiques crus, même germés.</li>
<li>Tomate, poivron, aubergine, pomme de terre : germes et jeunes pousses contiennent des alcaloïdes.</li>
<li>La rhubarbe, dont les feuilles sont toxiques.</li>
<li>Le sorgho, dont les jeunes pousses libèrent du cyanure.</li>
<li>Le pois chiche et le petit pois : passe-les à l’eau bouillante, ils sont lourds à digérer crus.</li>
</ul>
<p>La luzerne, ou alfalfa, est déconseillée aux personnes qui vivent avec un lupus. Le lin et le chia font un gel au lieu de germer en bocal : laisse-les au petit-déjeuner.</p>
<h2 id="aujourd-hui">Ta première nuit</h2>
<p>Deux cuillerées de lentilles vertes, un bocal ébouillanté, une étiquette avec l’heure. Mets une alarme pour le rinçage du matin, c’est elle qui fait la différence. Et pour ta première récolte, plonge les germes cinq minutes dans l’eau bouillante, égoutte, ajoute sel, huile et citron, sers aussitôt : c’est chaud, c’est bon, et rien n’est laissé au hasard. Montre ton jour trois dans <a href="/communities">la communauté des germes</a>.</p>
<p><em>Fièvre, diarrhée sanglante, douleurs vives ou grande fatigue dans les jours qui suivent : consulte vite, en disant que tu as mangé des germes crus. Pour un enfant ou pendant une grossesse, appelle sans attendre.</em></p>`,
}

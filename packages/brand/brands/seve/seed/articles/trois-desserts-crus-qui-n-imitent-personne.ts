import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'trois-desserts-crus-qui-n-imitent-personne',
  title: 'Trois desserts crus qui n’imitent personne',
  excerpt:
    'Pas de faux cheesecake ni de brownie déguisé : des agrumes au sirop d’eux-mêmes, une crème glacée de banane, des bouchées de dattes, et ce qu’on ne met jamais dedans.',
  category: 'gestes-et-recettes',
  tags: ['recettes', 'table', 'hygiene'],
  seoTitle: 'Desserts crus faciles : trois recettes sans cuisson',
  seoDescription:
    'Trois desserts crus simples, avec mesures et allergènes, et les ingrédients à ne jamais utiliser crus : farine, œuf, amandes amères.',
  daysAgo: 317,
  author: 'admin',
  cover: {
    file: 's-agrumes.svg#svgView(viewBox(50,530,510,340))',
    alt: 'Un pamplemousse rose coupé en deux sur un fond vert',
  },
  related: ['la-sauce-d-abord', 'douze-aliments-a-ne-pas-manger-crus', 'donner-envie-aux-enfants-sans-bras-de-fer'],
  body: `<p>Il existe un gâteau cru aux noix de cajou qui prétend être un cheesecake. Il est bon. Il coûte une demi-journée de courses et trompe rarement les amatrices de fromage. À force d’imiter, le dessert cru oublie qu’il a déjà pour lui les figues, les oranges et les fraises de jardin. Voici trois douceurs qui ne se font passer pour personne.</p>
<h2 id="trois-douceurs">Les trois douceurs</h2>
<section class="recette" data-minutes="15" data-servings="4" data-season="hiver"><h3>Oranges au sirop d’elles-mêmes</h3><dl><dt>Temps</dt><dd>15 min</dd><dt>Pour</dt><dd>4</dd><dt>Saison</dt><dd>hiver</dd></dl><ul><li><strong>4</strong> oranges</li><li><strong>1 cuillerée</strong> d’eau de fleur d’oranger</li><li><strong>1 pincée</strong> de cannelle</li><li>quelques amandes effilées</li></ul><ol><li>Pèle les oranges à vif au-dessus d’un saladier : on coupe les deux bouts, on descend le couteau le long de la chair en emportant la peau blanche.</li><li>Tranche-les en rondelles et range-les dans un plat. Presse ce qui reste de chair au creux des peaux ; ce jus, c’est le sirop.</li><li>Ajoute l’eau de fleur d’oranger, la cannelle, les amandes. Une heure au frais, et les rondelles boivent tout.</li></ol></section>
<p><em>Allergène : amande, à remplacer par des graines de courge.</em></p>
<h3>La glace d’une seule banane</h3>
<p><strong>Pour deux, cinq minutes plus une nuit.</strong> Choisis des bananes tachetées, coupe-les en rondelles, congèle-les à plat. Le lendemain, laisse-les cinq minutes dehors, puis mixe par à-coups. Ce sera d’abord du sable, ensuite du gravier, et d’un coup une crème. N’arrête pas au gravier, c’est là que tout le monde renonce. Une cuillerée de cacao, ou une poignée de framboises, et l’on mange aussitôt. Elle n’attend pas et ne se recongèle pas.</p>
<section class="recette" data-minutes="15" data-servings="4"><h3>Bouchées de dattes, noix et avoine</h3><dl><dt>Temps</dt><dd>15 min</dd><dt>Pour</dt><dd>4</dd></dl><ul><li><strong>150 g</strong> de dattes souples</li><li><strong>80 g</strong> de noix</li><li><strong>60 g</strong> de flocons d’avoine</li><li>le zeste d’une demi-orange non traitée</li><li><strong>1 pincée</strong> de sel</li></ul><ol><li>Dénoyaute les dattes ; si elles sont dures, trempe-les une demi-heure et égoutte.</li><li>Mixe-les avec tout le reste. La pâte doit tenir quand on la presse : trop sèche, une cuillerée d’eau ; trop molle, un peu d’avoine.</li><li>Roule seize billes avec les mains propres et humides. Elles se gardent cinq jours au réfrigérateur, en théorie.</li></ol></section>
<p><em>Allergènes : fruits à coque, et gluten selon l’avoine. Sans les noix : même poids de graines de tournesol.</em></p>
<h2 id="jamais">Ce qu’on ne met jamais dans un dessert cru</h2>
<ul>
<li><strong>De la farine crue.</strong> C’est un produit agricole brut, qui peut porter des bactéries comme <em>Escherichia coli</em>. La « pâte à cookies à manger à la cuillère » se fait avec des flocons d’avoine, étuvés à la fabrication. Passer la farine au four chez soi n’est pas une garantie.</li>
<li><strong>Des œufs crus</strong>, si quelqu’une à table est enceinte, âgée, malade, ou si c’est un petit enfant.</li>
<li><strong>Des amandes amères ou des amandes de noyaux</strong> d’abricot, de pêche ou de cerise : elles libèrent du cyanure.</li>
<li><strong>Du miel pour un bébé de moins d’un an</strong>, à cause du botulisme infantile.</li>
<li><strong>Des huiles essentielles.</strong> Une goutte de trop, c’est une intoxication. Le zeste fait le travail.</li>
<li><strong>Des fleurs de fleuriste</strong>, traitées et pas toujours comestibles. On décore avec ce dont on connaît le nom et la provenance.</li>
</ul>
<h2 id="sucre">Et le sucre, dans tout ça ?</h2>
<p>Une datte est sucrée. Très. Le sirop d’agave aussi, le miel aussi. « Sans sucre raffiné » décrit une origine, pas une absence. Cela n’oblige à rien : un dessert est fait pour le plaisir, il n’a pas à présenter d’excuses. Seulement, si tu vis avec un diabète, compte ces bouchées comme les douceurs qu’elles sont, avec les repères que l’on t’a donnés.</p>
<h2 id="ce-soir">À faire avant de dormir</h2>
<p>Coupe en rondelles la banane trop mûre du compotier et glisse-la au congélateur, bien à plat. Demain soir, tu auras un dessert et une bonne réponse à « qu’est-ce qu’on fait de ça ? ». Si tu en inventes un quatrième, écris-le dans <a href="/shares">les partages</a>, ratés compris.</p>
<p><em>Enceinte, diabétique, allergique, ou pour un jeune enfant, adapte ces recettes avec une professionnelle de santé. Les fruits à coque entiers ne se donnent pas aux petits, qui peuvent s’étouffer.</em></p>`,
}

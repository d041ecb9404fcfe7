import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'cru-en-janvier-deux-voix',
  title: 'Cru en janvier ? Deux voix à la même table',
  excerpt:
    'L’une croque des endives quand il gèle, l’autre ne lâche pas sa soupière. Elles ne sont d’accord sur rien, sauf sur le dessert. Un débat d’hiver, sans gagnante.',
  category: 'saisons-et-jardin',
  tags: ['saison', 'table', 'debuter'],
  seoTitle: 'Manger cru en hiver : pour ou contre ?',
  seoDescription:
    'Faut-il manger cru en hiver ? Un débat à deux voix, les points d’accord et une assiette de janvier mi-crue, mi-chaude.',
  daysAgo: 132,
  author: 'admin',
  cover: {
    file: 's-feuilles-nuit.svg#svgView(viewBox(60,150,660,440))',
    alt: 'De grandes feuilles vertes et une orange sur un fond de nuit',
  },
  related: ['douze-mois-dans-l-assiette', 'lettre-a-celle-qui-veut-tout-changer-lundi', 'ton-premier-bocal-de-chou'],
  body: `<p>Un soir de grand froid, deux voix que l’on entend souvent dans les salons. Appelons-les l’Endive et la Soupière. Elles n’existent pas, mais tu les connais : il y a des jours où elles parlent toutes les deux dans ta tête, devant le même frigo ouvert.</p>
<h2 id="l-endive">Ce que dit l’Endive</h2>
<blockquote><p>L’hiver est ma saison. On croit que le cru, c’est la tomate ; moi, je vis de chou, de carotte, de mâche, de kiwi, d’orange. Tout cela est là, dehors, en janvier, et pas cher. Dans une journée de radiateur, rien ne me réveille comme quelque chose qui craque.</p></blockquote>
<p>Elle a ses arguments. La cuisson ramollit, et une partie de la vitamine C s’y perd, surtout dans l’eau que l’on jette. Le cru demande peu de gaz et peu de vaisselle. Un chou massé au sel, fait le matin, attend le soir sans mollir. Et froid ne veut pas dire glacé : elle sort ses assiettes une demi-heure avant, râpe ses carottes au dernier moment, verse une sauce à l’huile de noix tiédie au bain-marie.</p>
<h2 id="la-soupiere">Ce que dit la Soupière</h2>
<blockquote><p>Je respecte ta salade, mais à dix-neuf heures, il fait nuit depuis deux heures et j’ai les pieds gelés. Je veux tenir un bol à deux mains. Une soupe, c’est un légume et un radiateur. Et mes lentilles, mes haricots, mes pommes de terre, tu les manges comment, toi ?</p></blockquote>
<p>Elle marque un point, plusieurs même. Les légumineuses nourrissent et se cuisent. Le bêta-carotène des carottes passe mieux dans le corps quand le légume est cuit ou très finement réduit, avec un peu de gras. Beaucoup de ventres supportent mal une grande assiette de chou cru. Et les jours de fatigue, une soupe se mange sans effort, ce qui n’est pas un détail pour celles qui rentrent tard.</p>
<h2 id="accord">Là où elles se rejoignent</h2>
<ul>
<li><strong>On ne se réchauffe pas par principe.</strong> Ni le gingembre ni le piment ne remplacent un pull, et « avoir froid, c’est le corps qui s’habitue » est une mauvaise idée.</li>
<li><strong>Avoir toujours froid est un signe.</strong> Si cela dure, avec une fatigue, des vertiges, des règles irrégulières ou absentes, on consulte. Manger trop peu donne froid, et une anémie ou une thyroïde paresseuse aussi.</li>
<li><strong>La vitamine D ne se croque pas.</strong> L’assiette en apporte peu, crue comme cuite, et l’hiver le soleil n’aide guère : demande à ta médecin si tu en as besoin, sans doubler les doses de ton côté.</li>
<li><strong>Le plaisir nourrit la durée.</strong> Une règle qui rend triste ne passera pas février.</li>
</ul>
<h2 id="assiette">L’assiette du traité de paix</h2>
<p>Au centre, un bol de soupe de lentilles corail, dix-huit minutes de cuisson, cumin, citron. À côté, sur la même planche : une endive en feuilles, une demi-orange, une petite montagne de chou massé, trois noix, une tranche de pain. On trempe, on croque, on alterne. Le chaud détend, le cru réveille. Pour finir, elles ont négocié un kiwi et un carré de chocolat, à l’unanimité.</p>
<p>Le reste de l’hiver se règle avec trois habitudes : toujours un élément cru et un élément chaud par repas, toujours de quoi nourrir, légumineuse, œuf, tofu ou fromage selon ce que tu manges, et toujours quelque chose de coloré, parce que janvier manque de couleur.</p>
<p>L’arbitre, c’est toi, et il n’y a pas de score. Certaines femmes d’ici mangent cru toute l’année et d’autres ferment la parenthèse de novembre à mars. Ni les unes ni les autres ne sont plus vaillantes. Le cru est une palette ; l’hiver, on y met davantage d’ocre.</p>
<h2 id="ce-soir">Ce soir, la moitié</h2>
<p>Prépare ton plat chaud habituel et coupe une endive pendant qu’il mijote. Sel, citron, huile de noix. Mange les deux, dans l’ordre qui te plaît, et dis dans <a href="/shares">les partages</a> quelle voix a gagné chez toi. Nous comptons sur une égalité.</p>
<p><em>Enceinte, convalescente, âgée ou malade, l’hiver n’est pas le moment de restreindre : le cuit est souvent plus sûr et plus nourrissant. Parles-en à celle qui te suit.</em></p>`,
}

import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'commencer-a-cinquante-quatre-ans',
  title: 'Commencer à cinquante-quatre ans',
  excerpt:
    'Après un mariage, un deuil ou trente ans de doute, on peut aimer une femme pour la première fois. Neuf questions que l’on nous pose, avec des réponses sans fard.',
  category: 'quotidien',
  tags: ['age', 'amour', 'nouveau-depart', 'famille'],
  seoTitle: 'Aimer une femme pour la première fois après 50 ans',
  seoDescription:
    'Aimer une femme pour la première fois après cinquante ans : neuf questions franches sur le désir, les enfants et le temps.',
  daysAgo: 269,
  author: 'maud',
  cover: {
    file: 'v-herbier.svg#svgView(viewBox(900,100,700,467))',
    alt: 'Une fleur corail parmi des violettes',
  },
  related: [
    'lettre-a-une-mere-qui-vient-de-l-apprendre',
    'le-premier-cafe-heure-par-heure',
    'petit-glossaire-pour-ne-plus-hocher-la-tete',
  ],
  body: `<p>Elles écrivent tard, souvent après avoir attendu que la maison dorme. Elles s’excusent presque : « À mon âge… » Depuis que je modère ici, je lis la même surprise chez des femmes de quarante-huit, soixante et soixante-quinze ans. Voici les questions qui reviennent, et ce que je réponds, avec l’aide de celles qui sont passées devant.</p>
<h2 id="est-ce-vrai">Est-ce que c’est vrai, ou est-ce que je m’ennuie ?</h2>
<p><strong>Est-ce possible de ne l’avoir pas su ?</strong> Oui. On peut avoir aimé sincèrement un mari et découvrir un autre désir. On peut aussi l’avoir toujours su, et rangé cela derrière les draps. L’époque n’aidait pas : on ne pense pas facilement à une vie dont on n’a jamais vu d’exemple.</p>
<p><strong>Toute ma vie d’avant était-elle un mensonge ?</strong> Non. Elle était vraie avec ce que tu savais. On n’arrache pas les premières pages d’un livre parce que l’intrigue tourne au chapitre neuf.</p>
<p><strong>Suis-je trop vieille pour être débutante ?</strong> Tu seras débutante, voilà tout. Le trac, les messages relus, le pull changé trois fois : on y survit à tout âge. Et tu arrives avec une chose que les plus jeunes n’ont pas encore, l’habitude de te relever.</p>
<h2 id="le-corps">Et le corps ?</h2>
<p><strong>Personne n’a vu le mien depuis dix ans.</strong> Celle d’en face pense exactement la même chose du sien. Vous pouvez aller lentement, garder la lampe ou l’éteindre, rire. Le désir ne suit pas le calendrier, et il change de rythme avec la ménopause : sécheresse, sommeil, humeur. Une sage-femme, une gynécologue ou ta médecin connaissent des solutions simples ; c’est une consultation banale, ne la repousse pas par pudeur.</p>
<p><strong>Dois-je me faire suivre, même sans homme dans ma vie ?</strong> Oui. Les femmes qui aiment les femmes ont aussi besoin de dépistages. En France, celui du cancer du col de l’utérus est recommandé de vingt-cinq à soixante-cinq ans, celui du sein de cinquante à soixante-quatorze ans ; les calendriers sont sur <a href="https://www.ameli.fr">ameli.fr</a>. On t’a peut-être dit que tu n’étais pas concernée. Tu l’es.</p>
<h2 id="les-autres">Que vont dire les enfants ?</h2>
<p><strong>Les miens ont trente ans. Je leur dois quoi ?</strong> La vérité si tu veux la leur donner, pas la permission. Des enfants adultes s’inquiètent surtout de trois choses : l’autre parent, la maison de famille, l’image qu’ils avaient de toi. Rassure sur ce que tu peux, laisse du temps pour le reste. Appelle-les séparément ; à table, ils se regarderaient avant de te regarder.</p>
<p><strong>Et mon mari ?</strong> Si tu es encore mariée, tu n’as pas à tout dire ni à tout quitter d’un coup. Mais ne construis pas longtemps une histoire sur un secret : il finit par abîmer trois personnes. Une conseillère conjugale peut aider à parler, et une avocate à préparer la suite, avant l’annonce plutôt qu’après, surtout s’il y a une maison et une retraite en jeu. Si tu crains sa colère, parles-en d’abord au 3919.</p>
<p><strong>J’ai perdu mes amies de couple.</strong> Certaines reviendront. D’autres étaient amies du couple, justement. C’est un chagrin réel, qu’on oublie de plaindre.</p>
<h2 id="ou-les-trouver">Où sont les autres ?</h2>
<p><strong>J’ai l’impression d’être la seule.</strong> Regarde bien : la voisine veuve qui part toujours en vacances avec « son amie », la chorale, le club de marche, le rayon poésie. Les femmes de nos âges sont là, moins visibles, parfois veuves d’un amour dont personne n’a présenté les condoléances. Ici, la communauté Deuxième printemps les réunit, sur demande, pour que chacune sache qui la lit ; tu la trouveras dans <a href="/communities">la liste</a>.</p>
<p>Quand tu rempliras ton profil, n’ôte pas d’années, ni à la photo ni au chiffre. Élargis plutôt la distance : passé un certain âge, on a parfois plus de temps que de kilomètres à craindre. Et dis d’où tu viens. « Première fois que je le dis tout haut » est l’une des phrases les plus touchantes qu’on ait écrites ici, et elle a donné du courage à plus d’une lectrice.</p>
<p>Pour ce soir, un exercice tranquille. Prends une photo de toi à vingt ans. Raconte-lui, à voix basse, ce que tu sais maintenant. Puis écris-en une seule ligne, dans ton carnet ou dans une pensée : tu viens de te présenter.</p>`,
}

import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'le-dire-au-travail-deux-voix',
  title: 'Le dire au travail ? Deux voix',
  excerpt:
    'L’une en parle dès la première semaine, l’autre pas du tout, et toutes deux ont leurs raisons. Leurs arguments face à face, puis ce que dit le droit du travail.',
  category: 'se-dire',
  tags: ['coming-out', 'vie-privee'],
  seoTitle: 'Coming out au travail : deux voix, et le droit',
  seoDescription:
    'Parler de sa compagne au bureau ou garder le silence ? Deux points de vue, des phrases prêtes, et tes droits au travail.',
  daysAgo: 94,
  author: 'admin',
  cover: {
    file: 'v-canal.svg#svgView(viewBox(250,0,520,347))',
    alt: 'Deux silhouettes côte à côte sur un pont, dans la lumière du soir',
  },
  related: [
    'avant-de-le-dire-huit-questions-a-se-poser-seule',
    'petit-glossaire-pour-ne-plus-hocher-la-tete',
    'dix-minutes-pour-regler-ta-discretion',
  ],
  body: `<p>Lundi, neuf heures cinq, machine à café. « Et toi, ce week-end ? » La question est innocente, la réponse l’est rarement. Nous avons imaginé deux voix, qui ne sont celles de personne en particulier. Elles ne se mettront pas d’accord, et c’est très bien.</p>
<h2 id="la-voix-qui-parle">La voix qui parle</h2>
<p>« J’ai dit “ma compagne” le troisième jour, au détour d’une phrase sur le déménagement. Exprès au détour. Si je l’annonce, j’en fais un événement et j’attends un verdict ; si je le glisse, je donne une information du même ordre que la couleur de ma voiture. La plupart des gens n’ont rien relevé.</p>
<p>Avant, j’ai passé quatre ans à conjuguer au pluriel. “On est allés à la mer.” J’avais un tableau mental de qui savait quoi. Ce n’est pas le silence qui m’épuisait, c’est la comptabilité. Et les collègues sentaient une vitre : on me trouvait distante.</p>
<p>Et puis il y a le concret. Les jours pour un PACS, un congé à l’arrivée d’un enfant, une mutuelle, une urgence à l’hôpital : un jour ou l’autre, il faut que quelqu’un, aux ressources humaines, connaisse son prénom. »</p>
<h2 id="la-voix-qui-garde">La voix qui garde</h2>
<p>« Je ne suis pas au placard. Je suis au travail. Mes proches savent, mes amies savent, et je ne dois à mon service ni mon cœur, ni ma religion, ni mes analyses de sang. On me dit que c’est dommage. Dommage pour qui ?</p>
<p>Je change de mission tous les six mois. Je n’ai pas envie de recommencer le même petit examen devant chaque nouvelle équipe, avec un chef qui plaisante à la cantine. J’écoute d’abord. J’ai une phrase, “un week-end tranquille, en famille”, qui est vraie et ferme la porte sans la claquer.</p>
<p>Je connais le prix : je passe pour secrète, et je laisse aux plus exposées le soin d’ouvrir la voie. J’y pense souvent. Mais le courage n’est pas une corvée qu’on répartit par roulement. Si un jour je parle, ce sera parce que j’en ai envie, avec quelqu’un que j’aurai choisi. »</p>
<h2 id="ce-que-dit-la-loi">Ce que dit la loi, quel que soit ton choix</h2>
<ul>
<li>Ton orientation relève de ta vie privée. Personne ne peut t’obliger à en parler, ni en entretien, ni ensuite, et personne n’a le droit d’en parler à ta place.</li>
<li>Le Code du travail, article L1132-1, interdit toute discrimination liée à l’orientation sexuelle, à l’identité de genre ou à la situation de famille : embauche, salaire, promotion, sanction, licenciement.</li>
<li>Les congés pour mariage ou PACS sont les mêmes pour toutes. Lorsqu’un enfant naît, la conjointe, la concubine ou la partenaire de PACS de la mère a droit au congé de paternité et d’accueil de l’enfant. Le détail est sur <a href="https://www.service-public.fr">service-public.fr</a>.</li>
<li>Des blagues répétées peuvent constituer un harcèlement. Note la date, les mots exacts, les témoins ; garde les mails. Parles-en à une représentante du personnel, à la médecine du travail, à l’inspection du travail.</li>
<li>Le <strong>39 28</strong>, ligne antidiscriminations de la Défenseure des droits, écoute et oriente gratuitement.</li>
</ul>
<h2 id="entre-les-deux">Entre les deux, il y a de la place</h2>
<p>On peut le dire à une seule collègue et pas à l’équipe. On peut poser une photo sur son bureau et laisser chacun conclure. On peut répondre « elle » une fois, sans lever les yeux du café, puis changer de sujet. On peut aussi changer d’avis : avoir parlé dans une entreprise et se taire dans la suivante, selon qu’on s’y sent tenue ou portée.</p>
<p>Avant de choisir, regarde trois choses. Comment on rit des absentes. Ce qu’a fait la direction la dernière fois qu’une plaisanterie est allée trop loin. S’il existe, deux étages plus bas, une autre femme qui ne se cache pas.</p>
<p>Ton exercice du jour : écris ta réponse à « et toi, ce week-end ? ». Une version qui dit, une version qui garde. Essaie les deux à voix haute sous la douche. Tu reconnaîtras la tienne à ce que tes épaules descendent, et tu l’auras sous la main lundi, à neuf heures cinq.</p>`,
}

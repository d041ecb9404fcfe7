import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'vivre-sous-le-meme-toit-sans-s-y-dissoudre',
  title: 'Vivre sous le même toit sans s’y dissoudre',
  excerpt:
    'Clés, loyer, vaisselle, nom sur la boîte aux lettres : les conversations à tenir avant le camion de déménagement, et trois papiers qu’il vaut mieux signer que regretter.',
  category: 'quotidien',
  tags: ['amour', 'famille', 'nouveau-depart'],
  seoTitle: 'Emménager avec sa compagne : parler, compter, signer',
  seoDescription:
    'Emménager avec sa compagne : argent, espace, tâches, voisinage, bail et PACS. Les conversations à avoir avant le camion.',
  daysAgo: 388,
  author: 'admin',
  cover: {
    file: 'v-bouquet.svg#svgView(viewBox(180,620,560,373))',
    alt: 'Un pot corail posé sur une table',
  },
  related: [
    'presenter-quelqu-un-a-ses-enfants-un-gouter-a-la-fois',
    'lettre-a-celle-qui-vient-d-etre-quittee',
    'quand-l-amour-fait-peur-reconnaitre-se-mettre-a-l-abri',
  ],
  body: `<p>On plaisante beaucoup sur les femmes qui arrivent au deuxième rendez-vous avec un camion. La blague a un fond de vrai : quand on se plaît, qu’on se parle jusqu’à trois heures et que deux loyers tombent chaque mois, le raccourci tente. Rien ne l’interdit. Il demande seulement quelques conversations qui ne font rêver personne, et qui sauvent des histoires.</p>
<h2 id="pourquoi">Pourquoi maintenant ?</h2>
<p>Posez-vous la question chacune sur une feuille, sans vous concerter, puis échangez. « Parce que j’aime te trouver là le matin » est une bonne réponse. « Parce que mon bail finit » est une circonstance. « Parce qu’elle a peur quand je dors ailleurs » est une alarme. Trois motifs différents ne condamnent pas le projet ; ils vous disent de quoi parler ce soir.</p>
<p>Faites un essai d’un mois entier, linge sale compris, avant de rendre une clé. Les vacances ne comptent pas : personne n’y sort les poubelles.</p>
<h2 id="les-cinq">Les cinq conversations</h2>
<ol>
<li><strong>L’argent.</strong> Si l’une gagne le double, couper en deux n’est pas partager. Beaucoup contribuent en proportion de leurs revenus à un compte commun pour le loyer et les courses, et gardent le leur pour le reste. Écrivez les chiffres. La gêne dure dix minutes, les rancunes des années.</li>
<li><strong>L’espace.</strong> Chacune a-t-elle une porte, un bureau, au moins un fauteuil qui soit à elle ? Dans un studio, convenez d’un signal, un casque ou une lampe, qui veut dire « je suis là, et je n’y suis pas ».</li>
<li><strong>Les tâches.</strong> Listez tout, y compris ce qui ne se voit pas : penser au vaccin du chat, au cadeau de la nièce, à l’ampoule. Distribuez selon le dégoût, non selon le talent, et révisez à chaque saison.</li>
<li><strong>Les autres.</strong> Les amies passent-elles à l’improviste ? Et l’ancienne compagne devenue presque sœur ? Combien de soirs chacune garde-t-elle pour ses propres rendez-vous ? Un couple sans dehors se met à sentir le renfermé.</li>
<li><strong>La visibilité.</strong> Deux noms sur la boîte aux lettres, un baiser sur le palier, la réponse à « c’est votre sœur ? » : l’une en est peut-être là, l’autre pas encore. Avancez au pas de la plus prudente dans l’immeuble, et au pas de la plus libre chez vous.</li>
</ol>
<h2 id="les-papiers">Trois papiers</h2>
<p><strong>Le bail.</strong> Quand un seul nom y figure, l’autre occupe le logement sans grand droit si la première part ou décède. Demandez à la propriétaire d’être toutes deux locataires, et lisez la clause de solidarité : elle oblige souvent chacune à payer la totalité si l’autre fait défaut.</p>
<p><strong>L’assurance.</strong> Vos deux noms au contrat d’habitation. Cinq minutes au téléphone.</p>
<p><strong>Le lien.</strong> Concubinage, PACS, mariage n’ouvrent pas les mêmes droits. Une concubine n’hérite de rien sans testament ; une partenaire de PACS non plus, même si elle dispose un temps du logement ; une épouse, si. <a href="https://www.service-public.fr">Service-public.fr</a> compare les trois, et une première question à une notaire coûte moins cher qu’une succession. Pensez aussi à désigner une personne de confiance, par écrit, pour le cas d’une hospitalisation : c’est une page, et elle peut porter le nom que tu veux.</p>
<h2 id="rester-deux">Rester deux</h2>
<p>La fusion a bonne presse. Elle commence par une brosse à dents et finit par un seul avis sur les rideaux. Gardez une chose que l’autre n’aime pas, une soirée où l’on ne rend pas de comptes, un tiroir fermé. Frapper avant d’entrer, même chez soi, est une jolie politesse.</p>
<p>Les disputes viendront. Convenez à froid d’une règle : personne ne menace de partir pour gagner sur la vaisselle, et l’on peut demander une pause à condition d’en fixer la fin. « Je reviens en parler à vingt heures » n’est pas une fuite. En revanche, si tu surveilles tes mots, si elle contrôle ton argent, ton téléphone ou tes amies, ce n’est plus un problème d’organisation : le 3919 peut t’aider à y voir clair.</p>
<p>Tu peux t’y mettre avant le camion, et même avant la compagne : écris ce soir tes trois exigences à la maison, celles qui ne se négocient pas. Le silence avant neuf heures, la porte de la salle de bains, le chat sur le lit. On n’habite bien avec quelqu’un que lorsqu’on sait ce qu’on n’est pas prête à déménager.</p>`,
}

import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'le-jeudi-a-vingt-heures-tenir-un-cercle-de-lecture',
  title: 'Le jeudi à vingt heures : tenir un cercle de lecture',
  excerpt:
    'Portrait d’une habitude : un livre, un soir fixe, une théière. Comment un cercle de lectrices naît, s’essouffle, repart, et les sept règles qui le gardent en vie.',
  category: 'sorties',
  tags: ['lecture', 'organiser', 'amitie'],
  seoTitle: 'Créer un cercle de lecture entre femmes',
  seoDescription:
    'Créer un club de lecture entre femmes : choisir les livres, animer la soirée, accueillir celles qui n’ont pas lu.',
  daysAgo: 137,
  author: 'admin',
  cover: {
    file: 'v-livres.svg#svgView(viewBox(80,180,480,320))',
    alt: 'Des dos de livres serrés sur une étagère',
  },
  related: [
    'une-bibliotheque-de-celles-d-avant',
    'organiser-une-sortie-ou-personne-n-arrive-seule',
    'une-amie-cela-se-fabrique',
  ],
  body: `<p>Il y a d’abord quelqu’un qui ferme un livre et n’a personne à qui en parler. Cela suffit : la moitié des cercles de lecture commencent par ce manque. L’autre moitié, par une théière trop grande.</p>
<h2 id="un-soir">Un soir, comme il se passe</h2>
<p>Dix-neuf heures quarante-cinq. La salle du fond sent la cire et la clémentine. Celle qui tient la clé déplace les chaises en rond, pas trop régulier, pour que l’on puisse s’asseoir un peu en retrait. Les premières parlent du bus. On pose les livres devant soi : neufs, jaunis, empruntés, une liseuse, un casque pour celle qui l’a écouté en épluchant des légumes.</p>
<p>Vingt heures. Pas de résumé. On commence par une phrase. Chacune en a recopié une, elle la lit, elle dit en trois mots pourquoi. Le tour prend un quart d’heure, et tout est déjà sur la table : ce qui a bouleversé, ce qui a agacé, le personnage que personne n’a vu sauf la plus silencieuse.</p>
<p>Ensuite, ça déborde. On parle d’une mère dans le roman, puis des mères. Quelqu’un raconte un voyage. Une autre n’a pas aimé, franchement pas, et le cercle s’anime, parce qu’un livre adoré par toutes fait une soirée assez courte. Vers vingt et une heures trente, une voix demande : « On lit quoi, après ? » On vote à main levée. On mange le gâteau qui ne devait pas faire de miettes.</p>
<h2 id="regles">Sept règles, apprises à nos dépens</h2>
<ol>
<li><strong>Un jour fixe.</strong> Le premier jeudi, quoi qu’il arrive. Chercher une date qui convienne à neuf agendas tue plus de cercles que les mauvais livres.</li>
<li><strong>On vient sans avoir fini.</strong> Ou sans avoir aimé, ou sans avoir commencé. En échange, celles qui ont tout lu préviennent avant de révéler la fin.</li>
<li><strong>Court une fois sur deux.</strong> Après un pavé, une nouvelle, un recueil, une bande dessinée. Personne n’a quatre cents pages chaque mois.</li>
<li><strong>Trouvable.</strong> En poche, en médiathèque, en audio, en gros caractères. On ne choisit pas un livre à vingt-quatre euros.</li>
<li><strong>Celle qui propose anime.</strong> Trois questions préparées suffisent : où as-tu ralenti ? qui aurais-tu voulu entendre ? à qui l’offrirais-tu ?</li>
<li><strong>Chacune parle avant que l’une parle deux fois.</strong> C’est la seule sévérité. Elle fait des merveilles pour les timides, et pour les bavardes aussi.</li>
<li><strong>Ce qui est dit à propos d’une page reste dans la pièce.</strong> Les livres ouvrent des tiroirs. On ne raconte pas dehors ce qu’une lectrice y avait rangé.</li>
</ol>
<h2 id="essoufflement">Le quatrième mois</h2>
<p>Tous les cercles connaissent un soir à trois, sous un néon, avec un roman que personne n’a terminé. Ne décrète pas la mort. Demande-toi plutôt ce qui s’est usé. Les choix ? Laisse la dernière arrivée décider. L’horaire ? Passe au dimanche matin pour un trimestre. L’entre-soi ? Invite deux nouvelles, et demande à une ancienne de les attendre à l’arrêt de tram.</p>
<p>On peut aussi changer de forme : lire à voix haute une seule nouvelle, sur place, sans préparation ; apporter chacune un poème ; écouter une heure de radio ensemble en tricotant. Le livre est un prétexte admirable, mais c’est un prétexte.</p>
<h2 id="a-distance">Et si l’on habite loin</h2>
<p>Un cercle tient très bien dans un salon écrit. On fixe une page pour la semaine, on parle jusqu’à cette page, on se retrouve le jeudi à la même heure. Celles qui sont en avance se taisent avec élégance. La communauté Lectrices du soir fonctionne ainsi, avec un salon pour les prêts et un autre pour la poésie ; la porte est ouverte, dans <a href="/communities">les communautés</a>.</p>
<p>Pour ne pas démarrer à vide, commence à deux : un livre mince, un café, une date dans un mois. Il y a sur ton étagère un titre dont tu as envie de parler depuis trop longtemps. Sors-le maintenant, pose-le sur la table, et écris à quelqu’un : « Je te le prête, on en parle le 5 ? » Le cercle, c’est la troisième qui demande ce que vous faites là.</p>`,
}

import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'donner-envie-aux-enfants-sans-bras-de-fer',
  title: 'Donner envie aux enfants, sans bras de fer',
  excerpt:
    'Un train de concombre, une assiette sans discours et du temps : proposer du cru aux enfants sans les forcer, avec la liste des dangers selon l’âge.',
  category: 'equilibre-et-prudence',
  tags: ['table', 'fragilites', 'nutrition'],
  seoTitle: 'Enfants et légumes crus : donner envie, en sécurité',
  seoDescription:
    'Donner envie de légumes crus aux enfants sans forcer, et connaître les risques selon l’âge : étouffement, miel, lait cru, germes crus.',
  daysAgo: 99,
  author: 'admin',
  cover: {
    file: 's-bol.svg#svgView(viewBox(0,520,420,280))',
    alt: 'Une demi-orange à côté d’un bol, sur une nappe rose',
  },
  related: [
    'recevoir-une-amie-allergique',
    'trois-desserts-crus-qui-n-imitent-personne',
    'douze-aliments-a-ne-pas-manger-crus',
  ],
  body: `<p>Sept ans, les bras croisés, devant une rondelle de radis grosse comme une pièce. En face, une adulte qui a dit « goûte, au moins ». La partie est déjà perdue pour tout le monde, et surtout pour le radis. Reprenons avant la rondelle.</p>
<h2 id="sans-bataille">Le partage des rôles</h2>
<p>Une idée simple, utilisée par beaucoup de professionnelles : l’adulte choisit <strong>quoi, quand et où</strong> ; l’enfant choisit <strong>s’il mange et combien</strong>. Tu sers, tu manges, tu parles d’autre chose. Pas de « trois bouchées », pas de dessert en rançon, pas d’applaudissements non plus : un légume félicité est un légume suspect.</p>
<p>Un aliment refusé n’est pas un aliment détesté. Il faut souvent de nombreuses rencontres, dix et parfois davantage, avant qu’il devienne familier. Une rencontre, cela peut être le laver, le sentir, le voir dans ton assiette.</p>
<h2 id="idees">Cinq idées qui marchent un mardi</h2>
<ul>
<li><strong>L’attente.</strong> Un bol de bâtonnets posé sur la table pendant que le plat finit de cuire. La faim fait plus que l’éloquence.</li>
<li><strong>La gare.</strong> Rondelles de concombre en wagons, bâtonnets en rails. Ne pose aucune question, installe la gare.</li>
<li><strong>Le bain.</strong> Une sauce dans un tout petit pot, rien qu’à soi. On trempe, donc on mange.</li>
<li><strong>Le chantier.</strong> Essorer, déchirer la salade, verser l’huile, râper avec toi. Ce que l’on a fait se goûte mieux.</li>
<li><strong>Le choix fermé.</strong> « Carotte ou fenouil ? », et non « tu veux des légumes ? ».</li>
</ul>
<p>À côté, toujours un aliment qu’il ou elle aime, sans le négocier. Le cuit compte autant que le cru : des petits pois au beurre sont une victoire.</p>
<h2 id="age">Ce qui change avec l’âge</h2>
<table>
<caption>Précautions selon l’âge</caption>
<thead><tr><th scope="col">Âge</th><th scope="col">À éviter</th><th scope="col">Pourquoi</th></tr></thead>
<tbody>
<tr><th scope="row">Avant 1 an</th><td>miel ; boisson végétale du commerce ou maison à la place du lait</td><td>botulisme ; carences graves</td></tr>
<tr><th scope="row">Avant 5 ans</th><td>lait cru et fromages au lait cru, sauf pâte pressée cuite ; viande, poisson, œufs crus ; germes crus</td><td>infections sévères</td></tr>
<tr><th scope="row">Avant 5 ans</th><td>noix et cacahuètes entières, popcorn, gros morceaux durs de carotte ou de pomme crue</td><td>étouffement</td></tr>
<tr><th scope="row">Petits</th><td>raisin, tomate cerise ou myrtille entiers</td><td>étouffement : couper en quatre, dans la longueur</td></tr>
</tbody>
</table>
<p>Une boisson d’amande, de riz ou d’avoine ne remplace jamais le lait maternel ou le lait infantile. La diversification commence entre quatre et six mois, avec des textures lisses et cuites, et les allergènes s’introduisent selon les conseils de la médecin ou de la pédiatre, sans les retarder de soi-même. Le carnet de santé et le site <a href="https://www.mangerbouger.fr">mangerbouger.fr</a> donnent les étapes, publiées par Santé publique France.</p>
<p>À table, un enfant mange assis, sans courir, sans rire la bouche pleine, avec une adulte dans la pièce. S’il s’étouffe et ne peut plus ni tousser ni parler, on fait appeler le 15 ou le 112 et l’on commence les gestes de désobstruction. Ils s’apprennent en une heure ou deux auprès de la Croix-Rouge, de la Protection civile ou des sapeurs-pompiers : c’est le meilleur cadeau de naissance.</p>
<h2 id="pas-de-regime">Un enfant n’est pas un projet</h2>
<p>Grandir demande de l’énergie, du fer, du calcium, de l’iode, de la vitamine B12, de la vitamine D. Une alimentation seulement crue n’y pourvoit pas, et un petit estomac se remplit de salade avant d’être nourri. On n’impose pas son propre régime à un enfant. Une alimentation végétarienne, et plus encore végétalienne, se prépare et se suit avec une médecin ; la vitamine B12 n’y est pas une option.</p>
<p>Et l’on surveille ses phrases. « Je n’ai pas le droit », « c’est mauvais », « je me rattraperai demain » : à huit ans, on retient tout.</p>
<h2 id="ce-soir">Ce soir, le bol de l’attente</h2>
<p>Dix minutes avant de passer à table, pose un bol de concombre en bâtonnets fins et disparais dans la cuisine. Ne reviens pas vérifier. Demain, recommence avec un autre légume. Raconte tes défaites autant que tes trains dans <a href="/communities">les communautés</a> : les défaites aident davantage.</p>
<p><em>Perte d’appétit qui dure, courbe de croissance qui fléchit, peur de manger, tri qui se durcit, réaction après un aliment : prends rendez-vous avec sa médecin, et appelle le 15 si la respiration est gênée.</em></p>`,
}

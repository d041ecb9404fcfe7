import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'les-cent-premiers-jours-dans-une-ville-neuve',
  title: 'Les cent premiers jours dans une ville neuve',
  excerpt:
    'Cartons, médecin, marché, chorale : quoi faire la première semaine, le premier mois, le premier trimestre, pour qu’une adresse devienne peu à peu un endroit où l’on te connaît.',
  category: 'quotidien',
  tags: ['nouveau-depart', 'solitude', 'amitie'],
  seoTitle: 'Arriver seule dans une nouvelle ville : les 100 premiers jours',
  seoDescription:
    'Emménager seule dans une nouvelle ville : que faire la première semaine, le premier mois et le premier trimestre.',
  daysAgo: 333,
  author: 'admin',
  cover: {
    file: 'v-collines.svg#svgView(viewBox(560,430,480,320))',
    alt: 'Deux silhouettes sur un sentier, entre des collines',
  },
  related: [
    'une-amie-cela-se-fabrique',
    'sept-soirs-contre-la-solitude-un-carnet',
    'organiser-une-sortie-ou-personne-n-arrive-seule',
  ],
  body: `<p>La clé tourne mal, la lumière de l’escalier dure huit secondes, et tu ne sais pas encore de quel côté se lève le soleil. Tu as choisi cette ville, ou elle t’a été imposée par un poste, une rupture, une envie de mer. Voici cent jours, découpés pour tenir debout.</p>
<h2 id="semaine-un">Jours 1 à 7 : dormir, manger, se repérer</h2>
<p>Fais le lit avant d’ouvrir le moindre carton. Puis une lampe, une tasse, de quoi cuire des pâtes. Le reste attendra.</p>
<ul>
<li><strong>Marche sans but une heure par jour</strong>, chaque fois dans une direction différente. Repère la boulangerie, la pharmacie, un banc, un café ouvert tard. Tu viens de dessiner ta première carte.</li>
<li><strong>Signale ta nouvelle adresse</strong> en une seule fois sur <a href="https://www.service-public.fr">service-public.fr</a> : plusieurs administrations sont prévenues ensemble.</li>
<li><strong>Reviens deux fois au même endroit.</strong> Le même stand, le même comptoir, à la même heure. La troisième fois, on te dira « comme d’habitude ? » et cela vaudra toutes les fêtes de bienvenue.</li>
</ul>
<p>Le cafard du cinquième soir est prévu au programme. Il ne signifie pas que tu t’es trompée. Appelle quelqu’un de l’ancienne vie, mais n’y passe pas toutes tes soirées : on ne s’installe pas dans une ville en restant au téléphone avec une autre.</p>
<h2 id="premier-mois">Jours 8 à 30 : prendre trois habitudes</h2>
<p>Une pour le corps, une pour la tête, une pour les autres.</p>
<p><strong>Le corps</strong> : une piscine, un cours de danse, une salle d’escalade. Demande la séance d’essai, elle est souvent gratuite. <strong>La tête</strong> : la carte de la médiathèque, qui ouvre aussi ses ateliers et ses rencontres. <strong>Les autres</strong> : une chorale, une épicerie associative, un jardin partagé, un refuge pour animaux. Le bénévolat a ceci de merveilleux qu’on y a besoin de toi avant de te connaître ; <a href="https://www.jeveuxaider.gouv.fr">jeveuxaider.gouv.fr</a> rassemble des missions par commune.</p>
<p>Cherche une médecin, une sage-femme ou une gynécologue, une dentiste dès maintenant, pendant que tu vas bien : les délais sont longs. L’annuaire d’<a href="https://www.ameli.fr">ameli.fr</a> permet de chercher par commune. Si tu veux quelqu’un qui ne sursaute pas au mot « compagne », demande aux membres du coin : c’est le genre d’adresse qu’on se passe volontiers.</p>
<p>Sur Violette, change ta commune dans tes réglages, puis publie une question. Évite « je cherche des amies », qui intimide. Écris plutôt : « Nouvelle à Angers. Où mange-t-on seule sans être regardée ? » Les habitantes adorent avoir un avis. Beaucoup proposent ensuite de t’y accompagner.</p>
<h2 id="deuxieme-mois">Jours 31 à 60 : inviter la première</h2>
<p>C’est le creux. L’élan du départ est passé, les liens ne sont pas encore là. On croit qu’il faut attendre d’être invitée. Or les autres ont déjà leurs mercredis.</p>
<p>Propose donc, petit et daté : un café après la chorale, un brocanteur le dimanche, un <a href="/blog/tag/organiser">rendez-vous à trois ou quatre</a>. Tu peux recevoir sur des cartons ; une table ratée met tout le monde à l’aise. Si l’on te répond non deux fois, change de personne sans changer d’avis sur toi.</p>
<p>Garde aussi un rendez-vous avec toi seule : une chose de la ville, chaque semaine, que tu n’as partagée avec personne. Tu auras des préférences. Avoir des préférences, c’est déjà habiter.</p>
<h2 id="troisieme-mois">Jours 61 à 100 : appartenir un peu</h2>
<p>Rends quelque chose. Tiens la buvette, garde un chat, montre le chemin à quelqu’un. Le jour où une passante te demande la poste et que tu sais répondre, note la date.</p>
<p>Fais le bilan sur un papier en trois colonnes : ce qui me nourrit, ce qui m’ennuie, ce qui manque encore. Lâche sans remords l’activité qui t’ennuie ; tu n’as signé avec personne. Cherche d’abord ce qui manque, en une phrase précise : « une femme de mon âge pour marcher le dimanche » se trouve, « du monde » ne se trouve pas.</p>
<p>Et si, au centième jour, tu restes étrangère ? Cent jours sont un début. Compte une deuxième centaine avant de conclure, en changeant un seul ingrédient : le quartier, l’horaire, l’activité. Certaines villes ouvrent au printemps.</p>
<p>Que tu en sois au jour 3 ou au jour 90, sors tout à l’heure une demi-heure sans téléphone à la main, achète une chose chez quelqu’un, et apprends un prénom. Demain, tu pourras le dire en entrant.</p>`,
}

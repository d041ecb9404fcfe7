import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'recevoir-une-amie-allergique',
  title: 'Recevoir une amie allergique',
  excerpt:
    'Quatorze allergènes à connaître, trois questions à poser, un plan de table pour les cuillères et un geste d’urgence : le menu cru qui met tout le monde à l’aise.',
  category: 'gestes-et-recettes',
  tags: ['allergenes', 'table', 'fragilites'],
  seoTitle: 'Cuisiner cru pour une invitée allergique',
  seoDescription:
    'Menu cru et allergies : les 14 allergènes à connaître, les questions à poser, éviter les contacts croisés et réagir en cas d’urgence.',
  daysAgo: 283,
  author: 'admin',
  cover: {
    file: 's-tagliatelles.svg#svgView(viewBox(0,640,480,260))',
    alt: 'Deux rondelles de tomate sur une nappe orange',
  },
  related: ['la-sauce-d-abord', 'lire-une-etiquette-en-deux-minutes', 'donner-envie-aux-enfants-sans-bras-de-fer'],
  body: `<p>« Ne t’embête pas pour moi, je picorerai. » Si une invitée t’a dit cela, elle a derrière elle des années d’assiettes de concombre nature et de regards agacés. La bonne nouvelle, c’est qu’une table crue se prête mieux que toute autre à l’accueil : les ingrédients se voient, se nomment et se séparent. La moins bonne : noix, sésame, moutarde et céleri y sont partout.</p>
<h2 id="quatorze">Les quatorze, à connaître par cœur ou par liste</h2>
<p>Le règlement européen sur l’information des consommateurs oblige à signaler quatorze allergènes. Recopie-les à l’intérieur d’un placard :</p>
<ul>
<li>céréales contenant du gluten ;</li>
<li>crustacés, mollusques, poissons ;</li>
<li>œufs, lait ;</li>
<li>arachides, fruits à coque, sésame ;</li>
<li>soja, lupin ;</li>
<li>céleri, moutarde ;</li>
<li>sulfites, au-delà d’un certain seuil.</li>
</ul>
<p>On peut être allergique à bien d’autres choses. Certaines personnes qui réagissent au pollen de bouleau ne supportent pas la pomme, la noisette ou la carotte crues, alors que les mêmes, cuites, passent. Ne discute pas, ne teste pas : propose une compote.</p>
<h2 id="questions">Trois questions, trois jours avant</h2>
<ol>
<li><strong>« À quoi exactement, et sous quelle forme ? »</strong> Trace, contact, quantité : il y a de grandes différences, et c’est elle qui sait.</li>
<li><strong>« Est-ce qu’on peut en avoir sur la table ? »</strong> Pour certaines, oui, à l’autre bout. Pour d’autres, rien dans la pièce.</li>
<li><strong>« Qu’est-ce que je dois faire si ça arrive ? »</strong> Où est sa trousse, comment s’en sert-on. La question ne gêne pas ; elle repose.</li>
</ol>
<p>Puis garde les emballages jusqu’à la fin du repas. Relire une étiquette ensemble vaut mieux que s’en souvenir. La mention « peut contenir des traces de… » est volontaire : son absence ne garantit rien.</p>
<h2 id="en-cuisine">En cuisine, le piège est dans la cuillère</h2>
<p>Les accidents des hôtesses pleines de bonne volonté viennent d’un contact : la planche où l’on a haché des noix, le mixeur mal rincé, la cuillère du houmous replongée dans le guacamole. Alors on cuisine d’abord les plats sans allergène, dans une cuisine propre. On lave à l’eau chaude et au savon, car essuyer ne suffit pas. Chaque bol a sa cuillère. Et la version « sans » est celle de tout le monde : ce qu’on ajoute, noix concassées, sésame grillé, se sert à part, à l’autre bout.</p>
<h3>Un menu qui ne sépare personne</h3>
<p>Voici un repas sans aucun des quatorze, à condition de vérifier chaque étiquette.</p>
<ul>
<li>Bâtonnets de concombre, radis, fenouil, et la sauce aux graines de tournesol et citron.</li>
<li>Carottes râpées à l’orange, huile d’olive, menthe.</li>
<li>Riz tiède, lentilles cuites, avocat, herbes, citron vert.</li>
<li>Oranges en rondelles, fleur d’oranger, graines de courge.</li>
</ul>
<p>Lis le menu à haute voix en arrivant à table, ingrédient par ingrédient. Personne ne s’ennuie, tout le monde a faim.</p>
<h2 id="urgence">Si cela arrive quand même</h2>
<p>Urticaire soudaine, gonflement des lèvres ou de la langue, gêne pour respirer, voix qui change, vomissements, malaise après avoir mangé : on appelle le 15 ou le 112 sans attendre. Si elle a un stylo d’adrénaline, on l’utilise tout de suite, comme son plan d’action le prévoit, sans attendre l’arrivée des secours. On l’allonge, jambes surélevées ; si elle respire mal, on la laisse assise. On ne la fait pas lever, on ne la laisse pas seule, même si cela va mieux.</p>
<h2 id="aujourd-hui">Aujourd’hui, un message</h2>
<p>Écris à celle que tu reçois le plus souvent : « Y a-t-il une chose que tu ne manges pas et que tu n’as jamais osé me dire ? » Tu seras peut-être étonnée. Et dans tes recettes publiées ici, indique les allergènes : <a href="/l/charte">la charte</a> le demande, et quelqu’une dormira mieux.</p>
<p><em>Une allergie se confirme chez une allergologue, pas en s’écartant soi-même de dix aliments ni en « réessayant pour voir ». Si un aliment t’a déjà fait réagir, évite-le et consulte.</em></p>`,
}

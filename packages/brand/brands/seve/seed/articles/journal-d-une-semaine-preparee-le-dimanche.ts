import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'journal-d-une-semaine-preparee-le-dimanche',
  title: 'Journal d’une semaine préparée le dimanche',
  excerpt:
    'Deux heures, un chou, huit boîtes : sept jours racontés comme ils viennent, avec ce qui a tenu, ce qui a tourné et la règle des trois jours qui sauve les restes.',
  category: 'premiers-pas',
  tags: ['organisation', 'budget', 'hygiene'],
  seoTitle: 'Préparer ses crudités pour la semaine : journal',
  seoDescription:
    'Le journal honnête d’une préparation du dimanche : quoi couper d’avance, quoi garder entier, combien de temps et comment réussir ses boîtes.',
  daysAgo: 369,
  author: 'admin',
  cover: {
    file: 's-graines.svg#svgView(viewBox(660,30,540,360))',
    alt: 'Un bocal devant un soleil jaune',
  },
  related: ['un-frigo-qui-se-lit-d-un-coup-d-oeil', 'la-derniere-heure-du-marche', 'la-sauce-d-abord'],
  body: `<h2 id="dimanche">Dimanche, seize heures</h2>
<p>Sur la table : un chou blanc, un kilo et demi de carottes, trois betteraves, un bouquet de persil, six pommes, deux citrons, un bocal de pois chiches secs qui trempe depuis la veille. Rien d’exotique, rien qui se fane demain. Règle de la semaine : je prépare des morceaux, pas des repas. Un repas tout fait ennuie le mercredi ; des morceaux se recombinent.</p>
<p>Ordre des gestes : les mains, la planche, l’évier vide. Les pois chiches partent cuire, bien plus d’une heure ce jour-là. Pendant ce temps, je lave tout, je sèche tout. Un légume rangé humide est un légume qui proteste le mardi. La moitié du chou est émincée, salée, massée ; l’autre reste entière. Un pot de sauce au sésame, sans ail, parce que l’ail cru domine tout après deux jours. Dix-huit heures, huit boîtes datées au feutre, un torchon par terre. Je m’assois.</p>
<h2 id="debut">De lundi à mercredi : l’abondance, puis la limite</h2>
<p><strong>Lundi.</strong> Chou massé, pomme coupée le matin même, pois chiches, sauce dans un petit pot à part. Boîte sortie du frigo du bureau à midi pile. C’est bon, et c’est surtout là, ce qui est la principale qualité d’un déjeuner de lundi.</p>
<p><strong>Mardi.</strong> Carottes râpées, persil, citron, œuf dur, pain. J’avais râpé les carottes dimanche : elles ont pâli. Leçon notée : la râpe se fait le jour même, les bâtonnets supportent l’attente.</p>
<p><strong>Mercredi.</strong> Les pois chiches ont trois jours. Pour les préparations maison, l’Anses conseille de ne pas dépasser trois jours au réfrigérateur, et je m’y tiens. Ils finissent en houmous au déjeuner, le mixeur raclé jusqu’au dernier coin. Si j’avais été raisonnable, j’en aurais congelé la moitié dès dimanche. Soirée : soupe d’une voisine, bien chaude, avec des bâtonnets de betterave crue. Aucun remords, deux assiettes.</p>
<h2 id="fin">De jeudi à samedi : l’entier prend le relais</h2>
<p><strong>Jeudi.</strong> Les boîtes sont vides. Le demi-chou entier, lui, n’a pas bougé. Je l’émince en cinq minutes, avec les dernières noix. Ce qu’on n’a pas coupé travaille pour nous.</p>
<p><strong>Vendredi.</strong> Restaurant. Une pizza. Rien à consigner, sinon qu’elle était excellente.</p>
<p><strong>Samedi.</strong> Deux carottes molles, un citron sec, trois branches de persil. Les carottes passent une demi-heure dans l’eau glacée, le persil devient sauce. La poubelle a reçu : un trognon, des pelures, et une boîte de sauce oubliée au fond, coupable d’avoir été rangée derrière le lait.</p>
<h2 id="bilan">Le bilan, à copier si tu veux</h2>
<table>
<caption>Ce qui se prépare d’avance, et ce qui attend</caption>
<thead><tr><th scope="col">Aliment</th><th scope="col">Dimanche</th><th scope="col">Tient au froid</th></tr></thead>
<tbody>
<tr><th scope="row">Chou salé, massé</th><td>oui</td><td>3 jours</td></tr>
<tr><th scope="row">Carottes, betteraves en bâtonnets</th><td>oui</td><td>3 jours</td></tr>
<tr><th scope="row">Légumineuses cuites</th><td>oui, à refroidir vite</td><td>3 jours, ou congelées</td></tr>
<tr><th scope="row">Sauce sans ail ni œuf cru</th><td>oui</td><td>3 jours</td></tr>
<tr><th scope="row">Pomme, avocat, herbes ciselées</th><td>non</td><td>le jour même</td></tr>
</tbody>
</table>
<p>Trois règles d’hygiène ont fait tout le reste : mains et planche propres avant chaque lot, boîtes au froid dans les deux heures qui suivent la cuisson, réfrigérateur à 4 °C au plus dans sa zone la plus froide.</p>
<h2 id="aujourd-hui">Aujourd’hui, vingt minutes suffisent</h2>
<p>Ne refais pas tout. Cuis une légumineuse, coupe une racine, date deux boîtes. Montre-les dans <a href="/shares">les partages</a>, et dis ce que tu en as fait le mercredi : c’est le mercredi qui nous intéresse.</p>
<p><em>Enceinte, âgée, immunodéprimée, ou pour un petit enfant, prépare plutôt au jour le jour et demande conseil à une professionnelle de santé. Au moindre doute sur une boîte, on ne goûte pas : on jette.</em></p>`,
}

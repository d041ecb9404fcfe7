import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'boire-a-sa-soif',
  title: 'Boire à sa soif, sans mode d’emploi',
  excerpt:
    'Ni trois litres obligatoires, ni citron miraculeux : ce que l’eau fait, ce que les jus ne font pas, les interactions du pamplemousse et les signes qui demandent un avis.',
  category: 'equilibre-et-prudence',
  tags: ['nutrition', 'recettes', 'fragilites'],
  seoTitle: 'Hydratation : combien boire, et quoi',
  seoDescription:
    'Combien boire par jour, que valent jus, eaux infusées, kéfir et tisanes, et quand s’inquiéter : l’hydratation sans promesse ni gourde géante.',
  daysAgo: 83,
  author: 'admin',
  cover: {
    file: 's-agrumes.svg#svgView(viewBox(0,80,480,320))',
    alt: 'Une orange coupée en deux sur un fond vert',
  },
  related: ['dix-questions-devant-un-bocal', 'lire-une-etiquette-en-deux-minutes', 'douze-mois-dans-l-assiette'],
  body: `<p>« Un citron pressé ne soigne rien, et c’est très bien comme ça. » La phrase circule ici depuis qu’une membre l’a écrite, et nous la ferions volontiers encadrer. Boire est l’un des rares gestes de santé que personne n’a réussi à vendre cher sans y ajouter quelque chose. Enlevons ce qu’on y a ajouté.</p>
<h2 id="combien">Combien, alors ?</h2>
<p>La soif est un bon guide chez l’adulte en bonne santé. L’Autorité européenne de sécurité des aliments estime le besoin total d’une femme à environ deux litres d’eau par jour, <strong>aliments compris</strong>, quand il fait doux et que l’on bouge normalement. Une assiette de concombre, de melon et de salade en apporte sa part. Il n’y a donc pas de quota à cocher.</p>
<p>On boit davantage quand il fait très chaud, quand on allaite, quand on transpire, quand on a de la fièvre ou une diarrhée. On boit aussi davantage quand on augmente les fibres, sans quoi le ventre proteste. Repère facile : des urines claires, plusieurs fois par jour.</p>
<p>Deux cas n’obéissent pas à la soif. Avec l’âge, elle se tait : on boit alors à heures fixes. Et avec une maladie du cœur, des reins ou du foie, la quantité se décide avec la médecin, vers le haut comme vers le bas.</p>
<p>Et boire trop, cela existe. Avaler plusieurs litres en peu de temps, pour tenir un pari, une course ou un jeûne, dilue le sel du sang. Maux de tête, nausées, confusion : c’est une urgence. Aucune « cure d’eau » ne mérite ce risque, et nous les retirons d’ici.</p>
<h2 id="quoi">Ce qu’il y a dans le verre</h2>
<table>
<caption>Boissons, sans procès ni auréole</caption>
<thead><tr><th scope="col">Boisson</th><th scope="col">Ce qu’on en attend</th><th scope="col">Ce qu’on vérifie</th></tr></thead>
<tbody>
<tr><th scope="row">Eau du robinet</th><td>tout ce qu’il faut</td><td>prendre la froide, laisser couler après une absence</td></tr>
<tr><th scope="row">Eau infusée</th><td>du parfum</td><td>fruits lavés, au froid, 24 heures au plus</td></tr>
<tr><th scope="row">Jus et smoothies</th><td>du plaisir</td><td>le sucre ; un verre par jour au plus</td></tr>
<tr><th scope="row">Kéfir, kombucha</th><td>des bulles acides</td><td>un peu d’alcool, de la pression, pas pendant la grossesse</td></tr>
<tr><th scope="row">Tisanes</th><td>de la chaleur</td><td>les interactions avec les médicaments</td></tr>
<tr><th scope="row">Thé, café</th><td>un réveil</td><td>à distance du repas si l’on manque de fer</td></tr>
</tbody>
</table>
<p>Le jus, même pressé à l’instant, n’est pas un fruit entier : la mâche et une bonne part des fibres sont restées dans la passoire, le sucre est passé. Les repères publiés par Santé publique France l’associent aux boissons sucrées, et proposent de ne pas dépasser un verre par jour. Un jus vert bu à la place d’un déjeuner ne nourrit pas une femme qui travaille.</p>
<h2 id="citron">Citron, pamplemousse : deux prudences</h2>
<p><strong>Les dents.</strong> L’acide attaque l’émail. Siroter du citron toute la journée est pire que le boire d’un coup, à table. On rince à l’eau, et l’on attend une demi-heure avant de se brosser les dents.</p>
<p><strong>Les médicaments.</strong> Le pamplemousse, et à un moindre degré le pomelo et l’orange amère, augmente l’effet de certains traitements, dont des statines, des immunosuppresseurs et des médicaments du cœur. La notice le dit ; ta pharmacienne aussi. Un verre suffit, et espacer de quelques heures ne règle pas la question.</p>
<h2 id="carafe">La carafe d’un jour</h2>
<p>Un litre d’eau fraîche, quatre tranches de concombre, une branche de menthe lavée, un ruban d’écorce d’orange non traitée. Deux heures au réfrigérateur. On la vide dans la journée, on lave la carafe à fond, on ne rallonge pas les restes. Le lendemain, change une seule chose : fenouil, verveine, fraise.</p>
<h2 id="aujourd-hui">Ton geste d’aujourd’hui</h2>
<p>Pose un verre plein là où tu passes le plus : près du clavier, de l’évier, du fauteuil d’allaitement. Pas de minuterie, pas d’application. Quand il est vide, tu le remplis. Note ta meilleure carafe dans <a href="/shares">les partages</a>, avec la saison.</p>
<p><em>Soif intense qui ne passe pas, urines très rares ou très abondantes, vertiges, confusion, vomissements qui empêchent de boire : consulte sans attendre. Un nourrisson, une personne âgée ou une femme enceinte se déshydratent vite ; par forte chaleur, devant un malaise, on appelle le 15.</em></p>`,
}

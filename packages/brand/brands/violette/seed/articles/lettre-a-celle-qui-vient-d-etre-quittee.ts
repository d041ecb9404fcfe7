import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'lettre-a-celle-qui-vient-d-etre-quittee',
  title: 'Lettre à celle qui vient d’être quittée',
  excerpt:
    'Une lettre à lire le premier soir, quand les conseils sont inaudibles. Ce qu’on peut poser, ce qu’on peut laisser en désordre, et la seule chose à faire avant de dormir.',
  category: 'rencontres',
  tags: ['amour', 'solitude', 'aide'],
  seoTitle: 'Rupture entre femmes : une lettre pour le premier soir',
  seoDescription:
    'Elle est partie, et tout ici parle d’elle. Une lettre pour le premier soir, les premières semaines, et les amies communes.',
  daysAgo: 214,
  author: 'admin',
  cover: {
    file: 'v-hero.svg#svgView(viewBox(60,560,560,373))',
    alt: 'Un bouquet de violettes dans un verre, devant la ville la nuit',
  },
  related: [
    'sept-soirs-contre-la-solitude-un-carnet',
    'une-amie-cela-se-fabrique',
    'vivre-sous-le-meme-toit-sans-s-y-dissoudre',
  ],
  body: `<p>Toi,</p>
<p>Je ne vais pas te dire que c’est mieux ainsi. Ce soir, rien n’est mieux. Il y a sa tasse dans l’égouttoir, son nom en haut de l’écran, et cette phrase que tu retournes pour trouver le mot où tout aurait pu basculer autrement. Tu ne le trouveras pas. Les ruptures n’ont pas de mot de passe.</p>
<p>Assieds-toi quelque part où tu n’as pas de souvenir avec elle, au bord de la baignoire s’il le faut, et lis lentement.</p>
<h2 id="ce-soir">Ce soir, presque rien</h2>
<p>Mange quelque chose de mou. Bois de l’eau. Préviens une seule personne, par une phrase nue : « Elle m’a quittée, je ne vais pas bien, appelle-moi demain matin. » Ne rédige pas le long message. Tu l’écriras dans un carnet, si tu veux, et tu le garderas une semaine entière ; presque personne ne regrette de ne pas avoir envoyé à deux heures du matin ce qu’elle pouvait envoyer à midi.</p>
<p>Pose le téléphone dans une autre pièce. Pas pour être forte : pour ne pas voir si elle est connectée. Ici, tu peux mettre son profil en sourdine ; elle n’en saura rien, et tu pourras lever cette sourdine un jour de beau temps.</p>
<h2 id="nos-ruptures">Ce que nos ruptures ont de particulier</h2>
<p>Parfois, personne ne savait que vous étiez deux. Tu as donc un chagrin sans témoin, et demain matin une collègue te demandera si tu as passé un bon week-end. Tu as le droit de répondre « j’ai perdu quelqu’un qui comptait » et de t’arrêter là. C’est vrai, et cela ne dit que ce que tu choisis.</p>
<p>Parfois, au contraire, tout le monde savait. Le même café, la même chorale, les mêmes amies, dont une qui l’a connue avant toi. La tentation est de compter les camps. N’en fais pas. Demande seulement aux plus proches deux choses précises : ne pas te donner de ses nouvelles, ne pas lui donner des tiennes. Cela se tient un mois ou deux sans forcer personne à choisir.</p>
<p>Et parfois elle était aussi ta meilleure amie, celle que tu appellerais précisément un soir pareil. C’est la plus rude des absences : celle qui console est celle qui manque. Vous redeviendrez peut-être amies. Pas cette semaine. Une amitié qu’on improvise pour ne pas souffrir n’est qu’une rupture au ralenti.</p>
<h2 id="les-jours">Les jours d’après</h2>
<p>Rends les objets en une seule fois, dans un carton, par quelqu’un d’autre si cela t’aide. Sépare les abonnements, change les mots de passe que vous partagiez, coupe le partage de position. Rien de vengeur là-dedans ; c’est du ménage, et il vaut mieux l’avoir fait avant la nostalgie. Si vous aviez un bail ou un compte à deux, prends un seul rendez-vous administratif par semaine.</p>
<p>Garde un engagement dehors, le même jour, à la même heure, quoi qu’il arrive : une piscine, un marché, un cercle de lecture. Tu n’as pas besoin d’y être brillante. Tu as besoin qu’on s’étonne si tu ne viens pas.</p>
<p>Les gens te diront des bêtises par gentillesse. Qu’une de perdue, que tu es jeune, que tu n’es plus si jeune. Laisse passer. Ceux qui se taisent et apportent de la soupe sont à retenir.</p>
<h2 id="si-c-est-trop">Si c’est trop</h2>
<p>Il y a une tristesse qui vague, et une autre qui serre jusqu’à donner l’envie de disparaître. Si la seconde est là, ne reste pas seule avec elle : le 3114 répond jour et nuit, gratuitement, à celles qui pensent au suicide et à celles qui s’inquiètent pour une autre. Appeler ne veut pas dire que tu es en train de sombrer. Cela veut dire que tu as tendu la main vers la rampe.</p>
<p>Et s’il y avait de la peur dans cette histoire, si ce départ ressemble plutôt à une sortie de secours, c’est une autre lettre qu’il te faut, et le 3919.</p>
<p>Voilà. Il est tard. La seule chose que je te demande d’ici demain : envoie cette phrase à une personne. Une seule. Puis éteins. Le matin, il y aura un petit moment, avant que tu te souviennes, où tout sera normal. Il durera une seconde. Chaque jour, il durera un peu plus.</p>
<p>Une qui est passée par là</p>`,
}

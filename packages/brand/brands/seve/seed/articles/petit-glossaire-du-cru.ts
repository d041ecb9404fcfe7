import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'petit-glossaire-du-cru',
  title: 'Petit glossaire du cru, de A à Z',
  excerpt:
    'Activé, vivant, lacto, kahm, cru qui ne l’est pas : une vingtaine de mots croisés dans les salons, expliqués sans magie et sans jargon, avec ce qu’ils ne veulent pas dire.',
  category: 'premiers-pas',
  tags: ['debuter', 'graines', 'fermentation'],
  seoTitle: 'Glossaire de l’alimentation crue',
  seoDescription:
    'Activé, vivant, lactofermenté, micropousse, kahm : les mots de la cuisine crue expliqués simplement, avec leurs limites.',
  daysAgo: 386,
  author: 'admin',
  cover: {
    file: 's-agrumes.svg#svgView(viewBox(510,640,390,260))',
    alt: 'Un citron vert coupé en deux sur un fond vert',
  },
  related: ['tremper-combien-de-temps', 'dix-questions-devant-un-bocal', 'lire-une-etiquette-en-deux-minutes'],
  body: `<p>Les salons de Sève ont leur langue. On y parle de voile, de souche, de crackers et de lait qui n’en est pas. Voici de quoi suivre la conversation dès le premier soir, et de quoi sourire poliment quand un mot promet trop.</p>
<h2 id="a-e">De A à E</h2>
<p><strong>Activé.</strong> Se dit d’une noix ou d’une graine trempée plusieurs heures, parfois séchée ensuite. Le trempage change surtout la texture et adoucit l’amertume. Le mot, lui, active surtout les prix.</p>
<p><strong>Amande.</strong> La douce se mange. L’amande amère et celle du noyau d’abricot, non : croquées, elles libèrent du cyanure.</p>
<p><strong>Cajou « cru ».</strong> La coque contient une résine irritante, et les noix passent presque toujours par la vapeur avant d’arriver en sachet. Ce n’est pas une tromperie, c’est une précaution.</p>
<p><strong>Crackers.</strong> Galettes de graines et de légumes séchées à basse température. Croquantes, nourrissantes, longues à faire : quatre minutes de mixeur, douze heures de patience.</p>
<p><strong>Déshydrateur.</strong> Petit four tiède qui souffle. Utile si tu sèches souvent, encombrant sinon. Emprunte avant d’acheter.</p>
<p><strong>Détox.</strong> Mot de vendeuse. Le corps élimine avec le foie et les reins, sans cure. Ici, il ne sert qu’à rire.</p>
<h2 id="f-k">De F à K</h2>
<p><strong>Fane.</strong> Feuille d’un légume-racine. Celles du radis et de la carotte se mangent ; celles de la pomme de terre et de la rhubarbe, jamais.</p>
<p><strong>Germe, pousse, micropousse.</strong> Le germe grandit dans l’eau et se mange entier. La micropousse grandit sur du terreau, à la lumière, et se coupe au-dessus de la racine. Le premier demande le plus d’hygiène.</p>
<p><strong>Kahm.</strong> Voile blanc, mat et plissé de levures à la surface d’une saumure. Désagréable, en général sans gravité. Duveteux ou coloré, c’est autre chose : une moisissure, donc la poubelle.</p>
<p><strong>Kéfir.</strong> Boisson pétillante faite avec des grains qui se nourrissent de sucre, dans l’eau ou le lait. Contient un peu d’alcool et beaucoup de pression.</p>
<p><strong>Kombucha.</strong> Thé sucré fermenté par une pellicule épaisse nommée mère. Acide, vivant, un peu alcoolisé lui aussi.</p>
<h2 id="l-s">De L à S</h2>
<p><strong>Lactofermentation.</strong> Des bactéries transforment les sucres d’un légume en acide lactique, à l’abri de l’air et avec du sel. Aucun lait là-dedans, malgré le nom.</p>
<p><strong>Lait d’amande.</strong> Boisson d’amandes mixées et filtrées. Le nom lui est resté ; l’aliment, lui, ne remplace jamais le lait d’un bébé.</p>
<p><strong>Masser.</strong> Frotter un chou ou un kale avec du sel jusqu’à ce qu’il cède. Trois minutes, sans musique douce, cela marche aussi.</p>
<p><strong>Mère, souche, grains.</strong> Ce qu’on se donne en trop. Toujours avec une étiquette et une date.</p>
<p><strong>Oméga-3.</strong> Graisses que l’on trouve, côté végétal, dans l’huile de colza et la noix. Elles craignent la chaleur et la lumière.</p>
<p><strong>Saumure.</strong> Eau salée, pesée. « Au pif » n’est pas une concentration.</p>
<p><strong>Superaliment.</strong> Aliment ordinaire qui a voyagé avec une attachée de presse. Le persil attend la sienne.</p>
<h2 id="t-z">De T à Z</h2>
<p><strong>Tremper.</strong> Mettre dans l’eau froide, le temps qu’il faut, puis rincer. Geste le moins cher de toute la cuisine crue.</p>
<p><strong>Vivant.</strong> Joli mot pour dire frais, germé ou fermenté. Il décrit une manière de cuisiner, pas un pouvoir sur la santé.</p>
<p><strong>Zeste.</strong> Partie colorée de l’écorce. On choisit l’agrume bio ou « non traité après récolte », et l’on brosse sous l’eau.</p>
<h2 id="a-toi">À toi, aujourd’hui</h2>
<p>Choisis un mot de cette page que tu ne connaissais pas et cherche-le dans <a href="/shares">les partages</a>. Lis une recette qui l’emploie, pose une question à celle qui l’a écrite. C’est ainsi que l’on apprend une langue : en demandant le sel.</p>
<p><em>Un glossaire n’est pas une ordonnance. Germes, ferments et boissons vivantes ne conviennent pas à toutes : enceinte, immunodéprimée ou sous traitement, demande l’avis de ta médecin avant d’y goûter.</em></p>`,
}

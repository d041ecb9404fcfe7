import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'une-amie-cela-se-fabrique',
  title: 'Une amie, cela se fabrique',
  excerpt:
    'Passé trente ans, l’amitié ne tombe plus du ciel. Elle se construit avec de la répétition, un peu d’audace et des choses inutiles faites ensemble. Le mode d’emploi, et les pannes courantes.',
  category: 'rencontres',
  tags: ['amitie', 'age', 'nouveau-depart'],
  seoTitle: 'Se faire des amies à l’âge adulte',
  seoDescription:
    'Se faire des amies quand on est adulte : la répétition, la première invitation, les pannes courantes et comment les réparer.',
  daysAgo: 304,
  author: 'admin',
  cover: {
    file: 'v-guinguette.svg#svgView(viewBox(0,60,620,413))',
    alt: 'Deux guirlandes d’ampoules devant un soleil couchant',
  },
  related: [
    'les-cent-premiers-jours-dans-une-ville-neuve',
    'organiser-une-sortie-ou-personne-n-arrive-seule',
    'ta-premiere-semaine-sur-violette',
  ],
  body: `<p>À huit ans, il suffisait d’un élastique et d’une cour. À vingt, d’un couloir de résidence. Puis vient un âge où l’on connaît mieux la boulangère que ses voisines, et où l’on tape « comment se faire des amies » dans un moteur de recherche en baissant la luminosité de l’écran. Rien de honteux : les conditions ont changé, pas toi.</p>
<h2 id="la-recette">Ce qui manque n’est pas le charme</h2>
<p>L’école offrait trois choses gratuites : revoir les mêmes personnes sans rien organiser, ne rien avoir à prouver, et perdre du temps ensemble. À l’âge adulte, on vit d’exceptions. Un dîner formidable en mars, un autre en septembre, et entre les deux des « il faut qu’on se voie » sincères qui ne mènent nulle part.</p>
<p>La conclusion est terre à terre. Mieux vaut une heure banale chaque semaine qu’une soirée mémorable par trimestre. L’amitié pousse dans le banal.</p>
<h2 id="cinq-gestes">Cinq gestes, dans l’ordre</h2>
<ol>
<li><strong>Choisis un lieu qui revient.</strong> Un cours, un salon de <a href="/communities">communauté</a>, une balade du dimanche. Va au même, trois fois avant de juger. La première fois on compte les issues, la deuxième on reconnaît des visages, la troisième on te garde une place.</li>
<li><strong>Repère une personne, pas le groupe.</strong> Celle qui arrive en avance, celle qui rit aux mêmes endroits, celle qui est aussi nouvelle que toi.</li>
<li><strong>Invite pour quelque chose de petit et de daté.</strong> « Je vais au marché samedi à dix heures, tu viens ? » On y répond en deux secondes. « On se fait un truc un de ces jours ? » n’engage personne, et n’a donc pas de réponse.</li>
<li><strong>Dis une chose vraie.</strong> Pas un secret : une vérité de taille moyenne. Que tu détestes les dimanches, que tu as peur de ta chef. L’autre posera la sienne à côté.</li>
<li><strong>Reviens sur un détail.</strong> « Alors, cet entretien ? » Se souvenir est la forme la plus économique de la tendresse.</li>
</ol>
<h2 id="amie-ou-davantage">Amie, ou davantage ?</h2>
<p>Entre femmes qui aiment des femmes, la question flotte parfois. Mieux vaut la poser que la porter. « J’ai très envie d’être ton amie, et je te le dis pour que ce soit clair » libère tout le monde. L’inverse se dit aussi : « Je crois que je suis un peu émue par toi ; tu n’as rien à en faire, je préfère que tu le saches. » Une amitié solide survit à cette phrase. Ce qui l’use, c’est de la sous-entendre pendant deux ans.</p>
<p>Sur ton profil, coche ce que tu cherches vraiment. « De l’amitié » n’est pas un lot de consolation, et celle qui ne cherche que cela sera soulagée de le lire.</p>
<h2 id="pannes">Les pannes courantes</h2>
<p><strong>C’est toujours moi qui propose.</strong> Peut-être. Certaines femmes n’osent pas, ou n’ont jamais eu à le faire. Tant qu’elles disent oui et arrivent contentes, ce n’est pas un refus déguisé. Si elles annulent trois fois sans reproposer, laisse la porte ouverte et cesse de frapper.</p>
<p><strong>Elle a des enfants, des horaires, une vie pleine.</strong> Alors insère-toi dedans au lieu de demander qu’elle en sorte : accompagne-la au jardin, pliez du linge au téléphone, faites les courses à deux. Les soirées viendront.</p>
<p><strong>Nous étions proches, et le fil s’est détendu.</strong> Écris sans excuses de trois paragraphes : « J’ai pensé à toi devant une vitrine de boutons. Comment vas-tu ? » Un fil détendu n’est pas un fil rompu.</p>
<p><strong>Je me sens de trop dans un groupe déjà formé.</strong> Rends un service minuscule : apporte le sucre, note les prénoms, propose de raccompagner. On appartient plus vite à ce dont on s’occupe.</p>
<p>Ce soir, ouvre ton répertoire, arrête-toi sur le premier prénom qui te fait sourire, et envoie une invitation avec un jour et une heure. Petite. Datée. Avant d’avoir eu le temps de la trouver ridicule.</p>`,
}

import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'sept-soirs-contre-la-solitude-un-carnet',
  title: 'Sept soirs contre la solitude, un carnet',
  excerpt:
    'Une semaine ordinaire dans un appartement trop calme, notée soir après soir. Rien d’héroïque : une lampe, un appel, une soupe pour deux, et ce qui a changé le dimanche.',
  category: 'quotidien',
  tags: ['solitude', 'amitie', 'aide'],
  seoTitle: 'Solitude : une semaine de petits gestes, soir après soir',
  seoDescription:
    'Un carnet de sept soirs pour traverser la solitude : petits gestes, rechutes, lignes d’écoute, et ce qui aide vraiment.',
  daysAgo: 50,
  author: 'admin',
  cover: {
    file: 'v-hero.svg#svgView(viewBox(500,780,600,400))',
    alt: 'Une lettre et une enveloppe corail sur un rebord, la nuit derrière la fenêtre',
  },
  related: [
    'lettre-a-celle-qui-vient-d-etre-quittee',
    'une-amie-cela-se-fabrique',
    'les-cent-premiers-jours-dans-une-ville-neuve',
  ],
  body: `<p>Ce carnet est inventé, et il ressemble à bien des soirs véritables : pas de grande douleur, juste des heures qui n’en finissent pas. Celle qui parle vit seule, a un travail, deux bonnes amies loin, et un canapé qui a pris sa forme.</p>
<h2 id="lundi-mardi">Lundi, mardi</h2>
<p><strong>Lundi.</strong> Rentrée à dix-neuf heures. Je n’ai parlé à personne depuis « bonne soirée » au bureau, et encore, à la porte automatique. J’ai mangé debout. J’ai fait défiler des vies pendant une heure quarante, puis j’ai compté : aucune ne m’était adressée. Décision du soir, minuscule : demain, je mets la table.</p>
<p><strong>Mardi.</strong> Mis la table. Une assiette, un verre, la lampe. Je me suis sentie ridicule, ensuite moins. Coupé du pain. La radio parlait de marées. Vers vingt et une heures, la boule est venue, celle du sternum. Au lieu du téléphone, j’ai ouvert la fenêtre et j’ai nommé trois choses que j’entendais : un volet, un bébé, un scooter. La boule n’est pas partie, elle a rétréci.</p>
<h2 id="mercredi-jeudi">Mercredi, jeudi</h2>
<p><strong>Mercredi.</strong> J’ai appelé ma tante au lieu de lui envoyer un pouce levé. Onze minutes. Elle m’a parlé de son compost et j’ai ri pour de vrai. Je note, pour les jours gris : <em>la voix, pas l’écran</em>. Le pouce levé ne nourrit personne.</p>
<p><strong>Jeudi.</strong> Rechute. Annulé le cours de chant, « trop fatiguée ». Ce n’était pas de la fatigue, c’était la peur d’arriver seule. Passé la soirée à me le reprocher. À minuit j’ai écrit à celle qui tient l’accueil : « Je n’ai pas osé ce soir. Est-ce que quelqu’un pourrait m’attendre devant, la semaine prochaine ? » Elle a répondu le lendemain matin : « Moi. J’ai une écharpe jaune. »</p>
<h2 id="vendredi-samedi">Vendredi, samedi</h2>
<p><strong>Vendredi.</strong> Le soir le plus dur, parce que tout le monde est censé s’amuser. J’ai fait une soupe pour quatre, par provocation. À vingt heures, j’ai frappé chez la voisine du dessous avec un bocal tiède. Trois ans que nous nous disons bonjour. Elle s’appelle Monique, elle a un piano et n’ose pas en jouer à cause de moi. Je lui ai dit que je n’attendais que cela.</p>
<p><strong>Samedi.</strong> Posé une question dans un salon : « Vous faites quoi, le samedi, quand personne n’appelle ? » Neuf réponses avant midi. Une range ses boutons par couleur, une nage, une autre lit dans le train sans descendre. La dernière habite à douze kilomètres. Nous irons voir les oies dimanche prochain. Je ne sais rien des oies.</p>
<h2 id="dimanche">Dimanche</h2>
<p>Il pleut. Rien n’a changé : même salon, même travail, même amie à six cents kilomètres. Et pourtant, en dessous, quelqu’un joue du piano assez mal, exprès un peu fort. J’ai relu ces pages. Ce qui a marché tient dans la main :</p>
<ul>
<li>une voix par jour, même trois minutes ;</li>
<li>sortir avant d’en avoir envie, car l’envie arrive souvent après ;</li>
<li>demander qu’on m’attende, au lieu d’attendre d’être courageuse ;</li>
<li>offrir quelque chose plutôt que me plaindre de ne rien recevoir ;</li>
<li>ne pas confondre une soirée seule, que j’aime, et une soirée sans personne à qui le dire.</li>
</ul>
<h2 id="quand-cela-pese-trop">Quand cela pèse trop</h2>
<p>La solitude n’est ni une faute ni une maladie. Mais si tu ne dors plus, si manger devient une corvée, si plus rien n’a de goût depuis plusieurs semaines, parles-en à ta médecin : cela se soigne, et tu n’as pas à attendre d’aller plus mal. Le <strong>3114</strong> répond jour et nuit quand les idées deviennent noires. Croix-Rouge écoute, au <strong>0 800 858 858</strong>, et SOS Amitié, au <strong>09 72 39 40 50</strong>, accueillent aussi celles qui ont simplement besoin d’une voix. La page <a href="/l/securite">Sécurité</a> garde les numéros à portée.</p>
<p>Ton soir à toi, c’est aujourd’hui. Choisis un seul geste de la liste, le plus facile. Mets un réveil pour le faire. Puis note une ligne, même laide, sur un papier que tu retrouveras dimanche : c’est ainsi que les semaines cessent de se ressembler.</p>`,
}

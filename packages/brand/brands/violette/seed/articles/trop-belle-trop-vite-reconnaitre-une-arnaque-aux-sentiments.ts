import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'trop-belle-trop-vite-reconnaitre-une-arnaque-aux-sentiments',
  title: 'Trop belle, trop vite : reconnaître une arnaque aux sentiments',
  excerpt:
    'Elle t’aime au bout de quatre jours, ne peut jamais se montrer et il lui manque justement de l’argent. Les étapes du scénario, les tests, et quoi faire sans honte si tu as payé.',
  category: 'confiance',
  tags: ['securite', 'moderation', 'amour'],
  seoTitle: 'Arnaque sentimentale entre femmes : la reconnaître',
  seoDescription:
    'Arnaque aux sentiments : les étapes du scénario, cinq vérifications simples, et que faire si tu as déjà envoyé de l’argent.',
  daysAgo: 108,
  author: 'maud',
  cover: {
    file: 'v-collines.svg#svgView(viewBox(500,200,480,320))',
    alt: 'Un soleil rouge qui descend derrière des collines mauves',
  },
  related: [
    'quand-tu-signales-ce-qui-se-passe-derriere',
    'une-image-de-toi-circule-les-premieres-heures',
    'un-samedi-pour-remettre-ton-telephone-en-ordre',
  ],
  body: `<p>Je vais te raconter une histoire que j’ai lue souvent, avec des prénoms différents. Elle est océanographe, ou médecin en mission, ou héritière contrariée. Elle te comprend comme personne. Elle t’appelle « mon évidence » le quatrième jour. Puis sa carte bancaire est bloquée dans un aéroport.</p>
<p>On ne tombe pas dans ces pièges par bêtise. On y tombe parce qu’ils sont tendus par des gens dont c’est le métier, au moment où l’on avait besoin que quelqu’un demande si l’on a bien dormi.</p>
<h2 id="le-scenario">Le scénario, acte par acte</h2>
<ol>
<li><strong>La lumière.</strong> Un profil soigné, peu de détails vérifiables. Beaucoup de compliments, presque pas de questions dont la réponse l’obligerait à se souvenir de toi.</li>
<li><strong>La sortie.</strong> Très vite, elle veut continuer ailleurs, sur une messagerie où personne ne modère.</li>
<li><strong>La fièvre.</strong> Messages du matin, du soir, de la nuit. Des projets, un mariage, une maison. Si tu ralentis, elle souffre.</li>
<li><strong>L’empêchement.</strong> La caméra est cassée, le réseau mauvais, le rendez-vous annulé au dernier moment par un drame.</li>
<li><strong>La demande.</strong> Petite d’abord : une carte prépayée, un colis à réexpédier, un code reçu par SMS. Parfois un placement merveilleux, qu’elle t’apprend par générosité. Parfois une photo intime, qui servira de levier.</li>
<li><strong>L’étau.</strong> Tu as payé, il en faut davantage. Si tu refuses : larmes, puis menaces.</li>
</ol>
<h2 id="verifications">Cinq vérifications, sans vexer personne</h2>
<ul>
<li><strong>Demande une visio courte, tôt.</strong> Une femme sincère peut avoir peur de se montrer ; elle te le dira et proposera autre chose. Sache qu’une image se trafique aussi : demande un geste imprévu, une main devant le visage, un objet de la pièce.</li>
<li><strong>Cherche sa photo</strong> avec une recherche d’images inversée. Le même sourire sous trois noms répond à ta place.</li>
<li><strong>Pose deux fois la même question</strong> à une semaine d’intervalle. Le prénom du chat ne change pas.</li>
<li><strong>Raconte l’histoire à une amie.</strong> À voix haute, entièrement. Si tu omets un passage, c’est celui-là qu’il faut regarder.</li>
<li><strong>Regarde si son profil est certifié.</strong> Une personne de l’équipe a alors comparé un visage et un geste. Cela ne garantit pas la bonté, seulement qu’elle existe.</li>
</ul>
<p>Et une règle qui dispense de toutes les autres : tant que vous ne vous êtes pas vues, aucun argent, aucun code, aucun papier d’identité, aucun colis. Une amoureuse véritable survivra à ce principe. L’autre s’évaporera, souvent vite, et tu sauras.</p>
<h2 id="si-c-est-arrive">Si c’est arrivé</h2>
<p>Arrête de payer, même si l’on te promet de tout rendre contre un dernier versement. Ne préviens pas la personne et n’efface rien : garde les messages, les adresses, les numéros de compte, les dates, en captures.</p>
<ol>
<li><strong>Ta banque, tout de suite.</strong> Demande l’opposition et le rappel du virement. Quelques heures peuvent compter.</li>
<li><strong>Une plainte</strong>, au commissariat ou à la gendarmerie. On doit la recevoir. Emporte tes captures.</li>
<li><strong>Info Escroqueries</strong>, au <strong>0 805 805 817</strong>, appel gratuit, et <a href="https://www.17cyber.gouv.fr">17cyber.gouv.fr</a>, pour savoir quoi faire dans ton cas.</li>
<li><strong>Ici</strong>, « Signaler », motif « Arnaque, demande d’argent ». Nous prévenons les autres.</li>
<li><strong>Méfie-toi de la seconde vague</strong> : un « avocat », un « enquêteur » qui proposent de récupérer la somme contre une avance. Ce sont souvent les mêmes.</li>
</ol>
<p>Si l’on menace de publier tes photos ou de révéler à tes proches que tu aimes les femmes, ne cède pas : payer relance. C’est du chantage, puni par le Code pénal. Le 3018 t’aidera, et <a href="/l/securite">notre page Sécurité</a> aussi.</p>
<h2 id="la-honte">Un mot sur la honte</h2>
<p>Elle est leur meilleure alliée : elle t’isole, et elle protège leur prochaine victime. Tu as été tendre, et quelqu’un s’en est servi. Le tort est d’un seul côté. Le chagrin aussi est réel, même si la personne ne l’était pas ; tu as perdu des messages du matin, et il faudra un moment pour que ton téléphone redevienne un téléphone. Parle à quelqu’un. Le 116 006, France Victimes, écoute aussi cela.</p>
<p>Reste une précaution qui ne coûte rien, et que tu peux prendre avant le dîner. Passe un accord avec une amie : « Si un jour quelqu’un que je n’ai jamais vu me demande de l’argent, je t’appelle avant de répondre. » Une promesse dans chaque sens. C’est la meilleure serrure que je connaisse.</p>`,
}

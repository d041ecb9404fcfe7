import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'quand-l-amour-fait-peur-reconnaitre-se-mettre-a-l-abri',
  title: 'Quand l’amour fait peur : reconnaître, se mettre à l’abri',
  excerpt:
    'Les violences existent aussi entre femmes, et dans les familles. Les signes à prendre au sérieux, les numéros qui répondent, un départ qui se prépare, et ce qu’une amie peut faire.',
  category: 'confiance',
  tags: ['securite', 'aide', 'amour'],
  seoTitle: 'Violences dans le couple entre femmes : où se tourner',
  seoDescription:
    'Violences dans le couple, y compris entre femmes : reconnaître les signes, préparer un départ, appeler le 3919, le 17, le 114.',
  daysAgo: 249,
  author: 'admin',
  cover: {
    file: 'v-collines.svg#svgView(viewBox(0,420,500,333))',
    alt: 'Trois arbres au pied de collines violettes',
  },
  related: [
    'un-samedi-pour-remettre-ton-telephone-en-ordre',
    'vivre-sous-le-meme-toit-sans-s-y-dissoudre',
    'quand-tu-signales-ce-qui-se-passe-derriere',
  ],
  body: `<p><strong>En danger maintenant : appelle le 17 ou le 112. Si tu ne peux pas parler, envoie un SMS au 114.</strong> Si quelqu’un peut regarder ton écran, trois fois la touche Échap ou le bouton « Sortie » changent cette page. Pense aussi à ton historique.</p>
<p>On nous a raconté qu’une femme ne pouvait pas faire peur à une autre. On finit donc par se le répéter à soi-même : ce n’est pas vraiment de la violence, puisque c’est une fille. Si. La violence ne dépend ni du genre de celle qui l’exerce, ni de sa taille, ni de ses larmes ensuite.</p>
<h2 id="reconnaitre">Reconnaître</h2>
<p>Une dispute oppose deux personnes qui peuvent dire non. Une emprise en rétrécit une. Regarde l’ensemble plutôt que la dernière scène :</p>
<ul>
<li>Tu réfléchis à chaque phrase avant de la dire, et tu vis en guettant son humeur.</li>
<li>Elle lit tes messages, suit ta position, choisit tes vêtements, décide de l’argent.</li>
<li>Tu vois moins tes amies ; c’est plus simple que ses reproches.</li>
<li>Elle te rabaisse, puis te dit que tu es trop sensible.</li>
<li>Elle menace de tout révéler à ta famille, à ton employeur, ou de se tuer si tu pars.</li>
<li>Elle casse des objets, te bouscule, te retient, te frappe.</li>
<li>Elle insiste jusqu’à ce que tu cèdes, ou passe outre. Un rapport imposé est un viol ou une agression sexuelle, y compris dans un couple.</li>
<li>Après l’orage viennent les fleurs, et tu te demandes si tu as exagéré.</li>
</ul>
<p>Un seul de ces signes suffit pour en parler. La même chose vaut d’un ex-mari, d’un père, d’un frère.</p>
<h2 id="qui-repond">Qui répond</h2>
<table>
<caption>Des numéros gratuits, et ce qu’on y trouve</caption>
<thead><tr><th scope="col">Numéro</th><th scope="col">Pour quoi</th></tr></thead>
<tbody>
<tr><th scope="row">17 ou 112</th><td>Police, gendarmerie, urgences. On vient.</td></tr>
<tr><th scope="row">114</th><td>Les mêmes secours, par SMS, quand parler est impossible.</td></tr>
<tr><th scope="row">3919</th><td>Écoute et orientation des femmes victimes de violences et de leurs proches, anonyme, jour et nuit. Il ne figure pas sur les factures ; efface-le du journal d’appels.</td></tr>
<tr><th scope="row">3018</th><td>Harcèlement et violences numériques, chantage, images.</td></tr>
<tr><th scope="row">115</th><td>Un hébergement d’urgence.</td></tr>
<tr><th scope="row">119</th><td>Un enfant en danger ou témoin.</td></tr>
<tr><th scope="row">3114</th><td>Des idées de suicide, les tiennes ou celles d’une autre.</td></tr>
</tbody>
</table>
<p>Par écrit, des policières et des policiers formés répondent sur <a href="https://arretonslesviolences.gouv.fr">arretonslesviolences.gouv.fr</a>. Le 3919 n’est pas un numéro d’urgence : il écoute, explique, et trouve une association près de chez toi. Tu peux appeler sans avoir décidé de partir.</p>
<h2 id="se-preparer">Se préparer, sans bruit</h2>
<p>Partir est un moment délicat. Si rien ne presse, prépare-le avec une association.</p>
<ol>
<li><strong>Une alliée et un mot.</strong> « Tu as retrouvé mon écharpe ? » voudra dire : appelle la police.</li>
<li><strong>Un sac hors de la maison</strong> : papiers, clés, ordonnances et médicaments, un peu d’argent, un chargeur, le carnet de santé des enfants, l’objet sans lequel tu ne dormirais pas.</li>
<li><strong>Des traces en lieu sûr</strong> : dates, photos, messages, certificat médical. Une médecin peut constater des blessures, et aussi un état de peur, même sans plainte.</li>
<li><strong>Un appareil qu’elle ne connaît pas</strong>, pour chercher et écrire. Ne coupe pas d’un coup les accès qu’elle surveille : cela peut l’alerter.</li>
<li><strong>Pendant une crise</strong>, éloigne-toi de la cuisine et des pièces sans issue. Une porte d’abord.</li>
</ol>
<p>Côté droits, <a href="https://www.service-public.fr">service-public.fr</a> détaille ceci : la police et la gendarmerie doivent recevoir ta plainte, même sans certificat ; une juge aux affaires familiales peut prendre une ordonnance de protection, même sans plainte préalable ; une aide d’urgence peut être demandée à la Caf. Rien de cela ne dépend du fait que vous soyez deux femmes, mariées ou non. On te reçoit mal ? Reviens avec une association : c’est leur métier.</p>
<h2 id="une-amie">Si c’est une amie</h2>
<p>Dis trois choses : « Je te crois. Ce n’est pas ta faute. Je suis là, quoi que tu décides. » Ne la presse pas de partir, n’affronte pas l’autre, n’expose pas son secret. Il faut souvent plusieurs départs pour un départ. Reste celle qu’on peut rappeler, même après un silence de six mois, même si elle y est retournée.</p>
<p>Et si, en lisant, tu t’es reconnue dans celle qui surveille ou qui lève la main, appelle aussi : le <strong>08 019 019 11</strong> écoute les autrices et les auteurs de violences, avant le prochain coup.</p>
<p>Même si rien ne te menace, choisis ce soir le mot de ton alliée, et dis-le-lui comme on prête un parapluie. Peut-être ne servira-t-il jamais ; peut-être est-ce à elle qu’il servira. Nos autres repères sont sur la page <a href="/l/securite">Sécurité</a>.</p>`,
}

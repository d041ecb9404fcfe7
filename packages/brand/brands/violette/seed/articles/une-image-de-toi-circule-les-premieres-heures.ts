import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'une-image-de-toi-circule-les-premieres-heures',
  title: 'Une image de toi circule : les premières heures',
  excerpt:
    'Une photo intime a été montrée, publiée ou sert à te menacer. Quoi faire dans l’ordre, qui peut la faire retirer, ce que dit la loi, et comment aider une amie à qui cela arrive.',
  category: 'confiance',
  tags: ['securite', 'vie-privee', 'consentement', 'aide'],
  seoTitle: 'Image intime diffusée sans accord : que faire',
  seoDescription:
    'Photo intime diffusée ou menace de diffusion : les étapes, le 3018, StopNCII, la plainte, et comment soutenir une amie.',
  daysAgo: 415,
  author: 'admin',
  cover: {
    file: 'v-herbier-nuit.svg#svgView(viewBox(300,60,700,467))',
    alt: 'Des fleurs dans la nuit',
  },
  related: [
    'quand-tu-signales-ce-qui-se-passe-derriere',
    'demander-jusque-dans-les-petites-choses',
    'trop-belle-trop-vite-reconnaitre-une-arnaque-aux-sentiments',
  ],
  body: `<p>Tu viens de l’apprendre, et tes mains tremblent. Lis seulement les titres, fais ce qu’ils disent, reviens au reste plus tard. Avant tout : tu n’as rien fait de mal. Avoir pris une photo, l’avoir envoyée à quelqu’un que tu aimais, n’autorise personne à la montrer.</p>
<h2 id="la-premiere-heure">La première heure</h2>
<ol>
<li><strong>Ne reste pas seule.</strong> Appelle une personne de confiance. Elle n’a pas besoin de voir l’image, elle doit seulement être là, noter et respirer avec toi.</li>
<li><strong>Ne réponds pas, ne paie pas.</strong> Si l’on exige de l’argent, d’autres photos ou un rendez-vous, céder encourage à recommencer. N’annonce pas non plus que tu vas porter plainte : on effacerait les preuves.</li>
<li><strong>Garde une trace.</strong> Captures d’écran avec l’adresse de la page, le nom du compte, la date et l’heure ; le message de menace ; le numéro. Range le tout dans un dossier, et confie une copie à ton alliée.</li>
<li><strong>Appelle le 3018.</strong> C’est le numéro contre le harcèlement et les violences numériques, gratuit et anonyme. L’équipe écoute, conseille, et peut aider à obtenir un retrait rapide auprès des grandes plateformes.</li>
</ol>
<p>Si tu reçois des menaces pour ta sécurité, appelle le 17, ou écris au 114 si tu ne peux pas parler.</p>
<h2 id="faire-retirer">Faire retirer</h2>
<p><strong>Là où elle se trouve.</strong> Les grandes plateformes prévoient un motif pour les images intimes diffusées sans accord. Utilise celui-là, pas « autre ». Demande aussi à tes proches de signaler, sans partager ni commenter.</p>
<p><strong>Avant qu’elle se propage.</strong> Le service <a href="https://stopncii.org">StopNCII.org</a>, destiné aux adultes, calcule sur ton appareil une empreinte de l’image. La photo ne quitte pas ton téléphone ; seule l’empreinte est transmise aux plateformes partenaires, qui peuvent ainsi bloquer les copies.</p>
<p><strong>Dans les moteurs de recherche.</strong> Un formulaire permet de demander qu’une page n’apparaisse plus à ton nom. Si un site refuse d’effacer ou ne répond pas en un mois, la <a href="https://www.cnil.fr">CNIL</a> peut être saisie.</p>
<p><strong>Sur Violette.</strong> « Signaler », motif « Image intime sans consentement ». Ces signalements passent devant tous les autres, et le geste entraîne une mesure immédiate. Tu peux bloquer dans le même formulaire.</p>
<h2 id="la-loi">Ce que dit la loi</h2>
<p>L’article 226-2-1 du Code pénal punit de deux ans d’emprisonnement et de 60 000 euros d’amende le fait de diffuser sans accord une image ou un enregistrement à caractère sexuel, <em>même si tu avais accepté de le prendre ou de l’envoyer</em>. Menacer de le faire pour obtenir quelque chose relève du chantage. Les montages fabriqués par un logiciel, où l’on colle ton visage sur un autre corps, sont également punis.</p>
<p>Tu peux porter plainte dans n’importe quel commissariat ou n’importe quelle gendarmerie ; on est tenu de recevoir ta plainte. Demande, si tu le souhaites, à être accompagnée d’une proche, et lis ta déposition avant de la signer. Le 116 006, France Victimes, explique la suite et oriente vers une aide juridique. Les agentes et les agents d’<a href="https://arretonslesviolences.gouv.fr">arretonslesviolences.gouv.fr</a> répondent par écrit, ce qui convient aux nuits sans voix.</p>
<h2 id="si-c-est-une-amie">Si c’est une amie</h2>
<p>Ne regarde pas l’image, même « pour vérifier ». Ne lui demande pas pourquoi elle l’avait envoyée. Dis plutôt : « Je te crois, ce n’est pas ta faute, on s’en occupe ensemble. » Puis rends-toi utile : tiens la liste des adresses, remplis les formulaires pendant qu’elle mange, réponds à sa place aux messages qu’elle ne veut plus lire. Demande-lui avant d’alerter quiconque, sa famille en particulier : une image peut aussi révéler à qui elle aime.</p>
<p>Et si tu la reçois dans un groupe, écris une phrase, une seule : « Cette photo a été diffusée sans son accord, supprimez-la. » Ton silence serait compté comme un rire.</p>
<h2 id="apres">Les semaines d’après</h2>
<p>On peut se sentir nue dans le bus, sursauter à chaque notification, vouloir quitter la ville. Cela passe mieux à deux, avec une psychologue, une association, une médecin. Le 3114 est là si l’envie de disparaître s’installe. Tu as le droit de revenir en ligne, de te trouver belle, de désirer encore. Ce n’est pas ton corps qui a commis une faute.</p>
<p>À faire aujourd’hui, même si tout va bien : enregistre le 3018 dans tes contacts, et relis avec celle que tu aimes les images que vous gardez l’une de l’autre. Demandez-vous, chacune à son tour : « Tu es toujours d’accord ? » Si c’est non, effacez ensemble.</p>`,
}

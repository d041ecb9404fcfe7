import type { SeedArticle } from '../../../../src/seed-article.ts'

export const article: SeedArticle = {
  slug: 'un-samedi-pour-remettre-ton-telephone-en-ordre',
  title: 'Un samedi pour remettre ton téléphone en ordre',
  excerpt:
    'Mots de passe, position partagée, vieux comptes, sauvegardes, logiciel espion : une matinée, un café et une liste à cocher pour que ton téléphone ne parle plus dans ton dos.',
  category: 'confiance',
  tags: ['vie-privee', 'securite'],
  seoTitle: 'Hygiène numérique : sécuriser son téléphone en un samedi',
  seoDescription:
    'Mots de passe, position, comptes partagés, traces et sauvegardes : une liste à cocher pour sécuriser ton téléphone.',
  daysAgo: 226,
  author: 'admin',
  cover: {
    file: 'v-vinyle.svg#svgView(viewBox(420,240,420,280))',
    alt: 'L’étiquette corail d’un disque vinyle, vue de près',
  },
  related: [
    'dix-minutes-pour-regler-ta-discretion',
    'quand-l-amour-fait-peur-reconnaitre-se-mettre-a-l-abri',
    'trop-belle-trop-vite-reconnaitre-une-arnaque-aux-sentiments',
  ],
  body: `<p>On range ses placards au printemps et l’on garde le même mot de passe depuis le lycée. Ton téléphone sait où tu dors, ce que tu écris à deux heures du matin et de qui tu regardes les photos. Il mérite une matinée. Prévois un carnet, un chargeur, et la playlist que tu passes trop souvent.</p>
<p><strong>Avant de commencer :</strong> si quelqu’un chez toi te surveille et que tu crains sa réaction, ne change rien pour l’instant. Un réglage qui disparaît peut alerter. Depuis un appareil sûr, celui d’une amie ou de la médiathèque, appelle le 3919 ou lis la page <a href="/l/securite">Sécurité</a> : on prépare d’abord, on ferme les portes ensuite.</p>
<h2 id="neuf-heures">9 h : les clés</h2>
<ul>
<li><strong>La boîte mail d’abord.</strong> C’est elle qui ouvre toutes les autres, puisque les mots de passe oubliés y reviennent. Donne-lui le plus long, qui ne serve nulle part ailleurs.</li>
<li><strong>Long plutôt que tordu.</strong> La <a href="https://www.cnil.fr">CNIL</a> recommande par exemple douze caractères de quatre sortes, ou une phrase d’au moins sept mots. « Trois mouettes volent un sandwich devant la mairie » se retient ; ne prends pas celle-ci.</li>
<li><strong>Un gestionnaire de mots de passe</strong> pour le reste. Un seul à retenir, les autres s’inventent tout seuls.</li>
<li><strong>La validation en deux étapes</strong> partout où elle existe, de préférence par une application. Un code reçu par SMS ne se donne jamais, à personne, même à quelqu’un qui se présente comme ta banque ou comme nous.</li>
<li><strong>Le code de l’écran.</strong> Six chiffres au moins, pas ta date de naissance. Si tu le tapes devant quelqu’un depuis deux ans, change-le.</li>
</ul>
<h2 id="dix-heures">10 h : ce qui parle de toi</h2>
<p>Ouvre la liste des applications autorisées à connaître ta position. Pour la plupart, « jamais » ou « seulement quand je m’en sers » suffit. Cherche ensuite les partages de position actifs, avec une amie, une famille, une ancienne compagne : ils durent bien plus longtemps que les amours.</p>
<p>Regarde les notifications sur l’écran verrouillé, et coupe l’aperçu de celles qui ne regardent pas ton voisin de bus. Vérifie la synchronisation des photos : un dossier familial partagé, un téléviseur, une tablette d’enfant affichent parfois très gaiement tes vacances. Enfin, consulte les autorisations de caméra et de micro. Une lampe de poche n’a pas besoin de t’entendre.</p>
<h2 id="onze-heures">11 h : les portes restées ouvertes</h2>
<ol>
<li>Dans chaque compte important, mail, messagerie, stockage, réseaux, ouvre « appareils connectés » et déconnecte ceux que tu ne reconnais pas.</li>
<li>Dans ta messagerie, vérifie les appareils liés : un ordinateur ajouté une fois peut continuer à tout lire.</li>
<li>Contrôle l’adresse et le numéro de secours de ta boîte mail. Il arrive qu’ils appartiennent encore à quelqu’un d’autre. Regarde aussi les règles de transfert automatique.</li>
<li>Supprime les applications que tu n’ouvres plus, et ferme les vieux comptes. Tu peux demander à un site d’effacer tes données ; la CNIL propose des modèles de courrier.</li>
<li>Repère ce que tu n’as pas installé. Une batterie qui fond, une application inconnue aux droits étendus, quelqu’un qui sait toujours où tu étais : ces signes ne prouvent rien isolément, mais ils méritent un avis, sur <a href="https://www.cybermalveillance.gouv.fr">cybermalveillance.gouv.fr</a> ou auprès d’une association.</li>
</ol>
<h2 id="midi">Midi : ce que tu voudrais retrouver</h2>
<p>Installe les mises à jour en attente ; elles bouchent des trous connus. Fais une sauvegarde, chiffrée si l’option existe, sur un disque qui n’est pas celui du salon. Range à part les copies de tes papiers. Écris sur le carnet, pas dans le téléphone, le code IMEI (tape *#06#) et le numéro de ton opérateur : le jour d’un vol, c’est ce qu’on te demandera.</p>
<p>Cherche enfin ton prénom et ton nom dans un moteur de recherche, en navigation privée. Puis ton numéro. Puis ton pseudonyme habituel : s’il est le même partout, il relie en deux clics ton club de couture, ton métier et ton profil d’ici. Un nom par maison, c’est plus sûr. La photo aussi se recherche ; garde-en une qui ne serve qu’à Violette.</p>
<p>Pas de matinée devant toi ? Fais la première ligne, ce soir, en sept minutes : une phrase de sept mots pour ta boîte mail, et la validation en deux étapes. Tu auras verrouillé la porte d’entrée. Les fenêtres attendront samedi.</p>`,
}

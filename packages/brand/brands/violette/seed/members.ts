import type { SeedMember } from '../../../src/seed-content.ts'
import { member } from './cast.ts'

export const members: SeedMember[] = [
  member('camille', {
    headline: 'Libraire le jour, oiseau de nuit le vendredi. Je ris trop fort au cinéma.',
    about:
      'Arrivée de Brest il y a trois ans avec deux valises et beaucoup trop de livres. Je tiens le rayon poésie d’une petite librairie, je nage mal mais je nage l’hiver, et je cherche quelqu’un avec qui parler longtemps avant de parler de nous.',
    interests: ['poesie', 'romans', 'nage-eau-froide', 'vinyles', 'tarot', 'cinema'],
    lookingFor: ['rencontre', 'amitie', 'sorties'],
    answers: {
      soiree: 'On devait sortir. On a fini par terre, à lire à voix haute.',
      cherche: 'Une histoire, si elle vient. Une complice, de toute façon.',
      livre: 'La Naissance du jour. J’en ai racheté quatre.',
    },
    certified: true,
    seenHoursAgo: 2,
    visibility: 'public',
  }),
  member('ines', {
    headline: 'Sage-femme de nuit, lectrice d’après-midi. Je dors quand vous déjeunez.',
    about:
      'Née à Perpignan, lyonnaise par amour, restée par amour de la ville. Je travaille la nuit, alors mes rendez-vous ont souvent le goût du café de seize heures. J’aime qu’on me raconte la fin des films que je n’irai pas voir.',
    interests: ['romans', 'velo', 'cinema', 'danser', 'feminisme'],
    lookingFor: ['rencontre', 'echanges'],
    answers: {
      'premier-message': 'Une question à laquelle on ne m’a jamais demandé de répondre.',
      dimanche: 'Dormir jusqu’à midi, puis le marché qui ferme et ses tomates à un euro.',
      secret: 'Je chante juste, mais seulement en voiture.',
    },
    certified: true,
    seenHoursAgo: 5,
  }),
  member('maud', {
    headline: 'Je modère ici, et le reste du temps je répare des vélos.',
    about:
      'Tu me verras passer dans les salons : je veille à ce que chacune puisse y parler sans baisser la voix. Si quelque chose te met mal à l’aise, écris-moi ou signale, je lis tout. En dehors, un atelier de vélos à la Croix-Rousse et deux chats très mal élevés.',
    interests: ['velo', 'bricolage', 'chorale', 'animaux', 'benevolat'],
    lookingFor: ['echanges', 'amitie'],
    answers: {
      fierte: 'D’avoir appris à vingt femmes à changer une chaîne.',
      rire: 'Les consignes de montage traduites par quelqu’un de pressé.',
    },
    certified: true,
    seenHoursAgo: 1,
    visibility: 'public',
  }),
  member('louise', {
    headline: 'Professeure de maths, mère à mi-temps, drôle à plein temps selon ma fille.',
    about:
      'Séparée depuis quatre ans, sereine depuis deux. Une semaine sur deux, la maison sent les crêpes et la colle à paillettes ; l’autre, je redécouvre le silence et je ne sais pas toujours quoi en faire. Je prends mon temps.',
    interests: ['parentalite', 'jeux-de-societe', 'marche', 'series', 'cuisine'],
    lookingFor: ['amitie', 'rencontre'],
    answers: {
      couple: 'Qu’on rie avant neuf heures du matin.',
      soiree: 'Un plat qui mijote, un jeu dont personne ne lit la règle jusqu’au bout.',
    },
    seenHoursAgo: 19,
  }),
  member('soizic', {
    headline: 'Cinquante-quatre ans, première fois que je le dis tout haut.',
    about:
      'J’ai été mariée vingt-six ans à un homme que j’estime encore. Je ne viens pas rattraper le temps, je viens habiter celui qui reste. Infirmière scolaire, kayakiste prudente, bavarde dès le deuxième thé.',
    interests: ['mer', 'correspondance', 'chorale', 'jardins', 'oiseaux'],
    lookingFor: ['amitie', 'rencontre', 'echanges'],
    answers: {
      fierte: 'D’avoir appelé ma sœur avant de changer d’avis.',
      'premier-message': 'Le nom de ta plage préférée. La mienne n’est sur aucune carte.',
    },
    certified: true,
    seenHoursAgo: 1,
    visibility: 'public',
  }),
  member('aminata', {
    headline: 'Cheffe de chantier, casque rose assumé, guinguette le samedi.',
    about:
      'Je construis des écoles, ça me plaît d’y penser en m’endormant. J’organise des sorties parce que je déteste dîner seule et que personne n’ose proposer la première. Viens comme tu es, avec faim.',
    interests: ['danser', 'cuisine', 'bars-a-vin', 'concerts', 'bricolage'],
    lookingFor: ['sorties', 'amitie', 'rencontre'],
    answers: {
      soiree: 'Une grande table, des prénoms qu’on retient enfin au dessert.',
      rire: 'Mon père qui raconte une blague et rit avant la chute.',
    },
    certified: true,
    seenHoursAgo: 16,
    visibility: 'public',
  }),
  member('elise', {
    headline: 'J’anime les Lectrices du soir et je perds tous mes marque-pages.',
    about:
      'Bibliothécaire, ce qui explique tout. Je suis en couple avec la même femme depuis onze ans et je viens ici pour les amitiés, les vraies, celles qui se fabriquent lentement autour d’un livre et d’une théière.',
    interests: ['romans', 'poesie', 'essais-feministes', 'couture', 'theatre'],
    lookingFor: ['amitie', 'echanges'],
    answers: {
      livre: 'Un recueil de lettres. Les lettres des autres consolent.',
      dimanche: 'La pluie, un chat, quatre-vingts pages.',
    },
    certified: true,
    seenHoursAgo: 92,
    visibility: 'public',
  }),
  member('fatou', {
    headline: 'Photographe de mariages qui préfère les coulisses aux cérémonies.',
    about:
      'Je passe mes samedis à regarder des gens se promettre des choses, alors je suis difficile à impressionner et très facile à émouvoir. Nantaise depuis toujours, partie deux fois, revenue deux fois.',
    interests: ['photographie', 'expositions', 'cinema', 'carnets', 'voyages-lents'],
    lookingFor: ['rencontre', 'sorties'],
    answers: {
      secret: 'Je développe encore mes pellicules dans la salle de bains.',
      chanson: 'Celle que je mets pour trier deux mille photos.',
    },
    seenHoursAgo: 3,
  }),
  member('mai', {
    headline: 'Développeuse, grimpeuse, mauvaise perdante au tarot.',
    about:
      'Mes parents tiennent un restaurant à Rezé et me demandent chaque dimanche si je mange bien. Oui, chez eux. Je grimpe trois soirs par semaine et je parle peu au début ; ensuite, il faut m’arrêter.',
    interests: ['escalade', 'tarot', 'jeux-de-societe', 'series', 'cuisine'],
    lookingFor: ['rencontre', 'sorties', 'amitie'],
    answers: {
      couple: 'Qu’on me laisse dix minutes pour répondre à une question importante.',
      dimanche: 'Le bouillon de ma mère, puis la salle d’escalade, dans cet ordre.',
    },
    seenHoursAgo: 4,
  }),
  member('nadege', {
    headline: 'Je lis à voix haute, pour qui veut bien fermer les yeux.',
    about:
      'Comédienne de voix : j’ai sûrement raconté une histoire à tes neveux. Veuve depuis six ans, ce n’est pas un secret et ce n’est pas toute ma vie. J’aime les phrases qui finissent bien et les gens qui finissent leurs phrases.',
    interests: ['theatre', 'poesie', 'chorale', 'correspondance', 'bars-a-vin'],
    lookingFor: ['amitie', 'echanges', 'rencontre'],
    answers: {
      chanson: 'Barbara, toujours, et tant pis pour la vaisselle.',
      cherche: 'Une voix qui me donne envie d’écouter.',
    },
    certified: true,
    seenHoursAgo: 11,
  }),
  member('noemie', {
    headline: 'Juriste le matin, roller le soir, genoux bleus en permanence.',
    about:
      'Rennaise, bavarde, en retard de trois épisodes sur tout. Je suis passionnée de droit de la famille au point d’en parler en soirée ; si tu me relances avec une vraie question, tu as gagné mon attention.',
    interests: ['feminisme', 'series', 'concerts', 'jeux-de-societe', 'langue-des-signes'],
    lookingFor: ['amitie', 'sorties'],
    answers: {
      rire: 'Les procès-verbaux d’assemblée de copropriété.',
      fierte: 'D’avoir gagné ma première affaire en tremblant jusqu’aux chaussures.',
    },
    seenHoursAgo: 30,
  }),
  member('oriane', {
    headline: 'Restauratrice de meubles, deux sœurs, un vélo rouge.',
    about:
      'Je redonne de l’allure à des commodes qui ont vu trois guerres. Mon atelier sent la cire et le café froid. Arrivée ici sur la pointe des pieds, parce que ma sœur cadette m’a dit d’arrêter d’attendre.',
    interests: ['brocantes', 'velo', 'bricolage', 'romans', 'ceramique'],
    lookingFor: ['rencontre', 'echanges'],
    answers: {
      'premier-message': 'Dis-moi ce que tu as réparé en dernier, même mal.',
      secret: 'Je parle aux meubles. Surtout aux armoires.',
    },
    seenHoursAgo: 6,
  }),
  member('perrine', {
    headline: 'Ostréicultrice. Oui, debout avant les mouettes.',
    about:
      'J’ai repris le chantier de mon oncle et je ne l’ai pas regretté un seul matin, sauf ceux de février. Je cherche une femme que le vent n’effraie pas. Je promets du citron, du pain de seigle et un ciré en trop.',
    interests: ['mer', 'marche', 'cuisine', 'oiseaux', 'brocantes'],
    lookingFor: ['rencontre', 'amitie'],
    answers: {
      dimanche: 'Dormir. Juste dormir. Puis marcher sur l’estran.',
      couple: 'Que tu aimes te lever tôt, ou que tu me laisses me lever tôt.',
    },
    seenHoursAgo: 28,
  }),
  member('gaelle', {
    headline: 'Cinquante et un ans, une harpe celtique, aucun chat (allergie).',
    about:
      'J’enseigne la musique dans trois villages, ma voiture est mon bureau. Divorcée, deux grands enfants qui me trouvent enfin supportable. J’aime danser en fest-noz jusqu’à ce que les lumières se rallument.',
    interests: ['danser', 'concerts', 'guitare', 'marche', 'jardins'],
    lookingFor: ['sorties', 'amitie', 'rencontre'],
    answers: {
      soiree: 'Un parquet, un violon, et personne qui regarde l’heure.',
      fierte: 'De mes élèves de soixante-dix ans.',
    },
    seenHoursAgo: 50,
  }),
  member('sarah', {
    headline: 'Pâtissière végétale, lève-tôt par métier, rêveuse par vocation.',
    about:
      'J’ai un petit laboratoire à Vertou et de la farine jusque dans mes livres. Sourde d’une oreille : installe-toi à ma droite et tout ira bien. Je signe un peu, j’apprends encore.',
    interests: ['cuisine', 'langue-des-signes', 'expositions', 'dessin', 'velo'],
    lookingFor: ['amitie', 'rencontre'],
    answers: {
      cherche: 'Quelqu’un qui goûte avant de donner son avis.',
      rire: 'Les gâteaux ratés. J’en fais une collection de photos.',
    },
    seenHoursAgo: 47,
  }),
  member('jeanne', {
    headline: 'Vigneronne à Clisson, un chat borgne, zéro réseau dans les rangs.',
    about:
      'Si je ne réponds pas, c’est que je taille. Je suis revenue sur les terres de ma grand-mère à trente ans, tout le village m’attendait au tournant. Huit vendanges plus tard, ils m’appellent par mon prénom.',
    interests: ['jardins', 'bars-a-vin', 'marche', 'bande-dessinee', 'animaux'],
    lookingFor: ['rencontre', 'echanges'],
    answers: {
      fierte: 'De ma première cuvée, même celle qu’on n’a pas pu boire.',
      dimanche: 'Le feu, une bande dessinée, le chat sur la bande dessinée.',
    },
    certified: true,
    seenHoursAgo: 140,
  }),
  member('lea', {
    headline: 'Étudiante en architecture, je dessine des fenêtres partout.',
    about:
      'Je suis arrivée à Nantes sans connaître personne et j’ai rejoint une communauté de lecture avant d’avoir une bouilloire. Je suis timide à l’écrit, l’inverse de tout le monde.',
    interests: ['dessin', 'romans', 'expositions', 'velo', 'vinyles'],
    lookingFor: ['amitie', 'sorties', 'rencontre'],
    answers: {
      secret: 'Je reconnais une ville à ses volets.',
      chanson: 'Un morceau de piano que je ne saurai jamais jouer.',
    },
    seenHoursAgo: 1,
  }),
  member('zoe', {
    headline: 'Barista, bavarde, bientôt diplômée si le mémoire se rédige tout seul.',
    about:
      'Je fais des cœurs dans la mousse pour des inconnues et je suis nulle pour en faire ailleurs. Villeurbanne, colocation de quatre, une plante nommée Simone.',
    interests: ['concerts', 'cinema', 'danser', 'feminisme', 'brocantes'],
    lookingFor: ['sorties', 'amitie'],
    answers: {
      rire: 'Les prénoms mal compris sur les gobelets. Le mien est devenu « Joey ».',
      couple: 'Je ne sais pas encore, c’est bien pour ça que je suis là.',
    },
    seenHoursAgo: 8,
  }),
  member('yasmine', {
    headline: 'Ingénieure du son. J’écoute mieux que je ne parle.',
    about:
      'Je fais sonner des concerts dans des salles où l’on ne me voit jamais, et ça me va. Grande famille, petite cuisine, table qui s’agrandit. Je n’ai pas tout dit à tout le monde chez moi, merci de ne pas me presser là-dessus.',
    interests: ['concerts', 'vinyles', 'cuisine', 'cinema', 'photographie'],
    lookingFor: ['rencontre', 'echanges'],
    answers: {
      chanson: 'Une face B que personne ne connaît, je te la ferai écouter.',
      couple: 'De la patience, et une porte qui ferme.',
    },
    certified: true,
    seenHoursAgo: 5,
  }),
  member('awa', {
    headline: 'Kinésithérapeute, coureuse du dimanche, tante officielle de neuf enfants.',
    about:
      'Je répare des épaules toute la semaine, j’en prête une volontiers le soir. Bordelaise d’origine, lyonnaise depuis douze ans, toujours incapable d’aimer la neige.',
    interests: ['marche', 'danser', 'series', 'cuisine', 'voyages-lents'],
    lookingFor: ['rencontre', 'amitie'],
    answers: {
      soiree: 'On cuisine à deux, mal, et on commande des pizzas en riant.',
      cherche: 'Du simple. Le simple, c’est déjà beaucoup.',
    },
    seenHoursAgo: 10,
  }),
  member('claire', {
    headline: 'Jeune retraitée, vieille militante, toujours partante pour un musée.',
    about:
      'J’ai défilé en 1981, j’ai des photos et de la voix. Ma compagne est partie il y a quatre ans ; j’ai recommencé à acheter deux croissants le dimanche, un pour la voisine. Curieuse des plus jeunes, agacée par personne.',
    interests: ['essais-feministes', 'expositions', 'correspondance', 'theatre', 'jardins'],
    lookingFor: ['amitie', 'echanges', 'sorties'],
    answers: {
      fierte: 'De ne m’être jamais excusée d’exister. D’avoir mis du temps, aussi.',
      livre: 'Monique Wittig, annoté, à rendre impérativement.',
    },
    certified: true,
    seenHoursAgo: 21,
    visibility: 'public',
  }),
  member('helene', {
    headline: 'Marcheuse au long cours, 63 ans, genoux neufs.',
    about:
      'Ancienne institutrice, j’ai fait Vienne–Le Puy à pied l’an dernier, lentement et en chantant. Je mène les balades de Marcher à deux : allure de conversation, pause obligatoire au soleil.',
    interests: ['marche', 'oiseaux', 'chorale', 'carnets', 'jardins'],
    lookingFor: ['sorties', 'amitie'],
    answers: {
      dimanche: 'Douze kilomètres, un thermos, quelqu’un à qui ne pas parler tout le temps.',
      rire: 'Les panneaux qui annoncent vingt minutes depuis une heure.',
    },
    seenHoursAgo: 14,
  }),
  member('lou', {
    headline: 'Vingt-deux ans, apprentie menuisière, copeaux garantis.',
    about:
      'J’ai quitté la fac pour apprendre à faire des tables, meilleure décision de ma courte carrière. Je viens d’arriver à Lyon, je connais la boulangère et c’est tout. Montre-moi ta ville.',
    interests: ['bricolage', 'escalade', 'bande-dessinee', 'concerts', 'dessin'],
    lookingFor: ['sorties', 'amitie', 'rencontre'],
    answers: {
      secret: 'J’ai peur des escargots. Ris, vas-y.',
      'premier-message': 'Ton meilleur endroit pour manger debout.',
    },
    seenHoursAgo: 7,
  }),
  member('margot', {
    headline: 'Vétérinaire. Non, je ne regarderai pas ton chat en photo. Bon, si.',
    about:
      'Je vis à Oullins avec une chienne à trois pattes qui court plus vite que moi. Je suis polie, directe et un peu rouillée : dernière histoire finie il y a deux ans, en bons termes.',
    interests: ['animaux', 'velo', 'romans', 'jeux-de-societe', 'cuisine'],
    lookingFor: ['rencontre', 'sorties'],
    answers: {
      cherche: 'Une femme qui aime les chiens, ou qui accepte d’en avoir tort.',
      couple: 'De la franchise, à température ambiante.',
    },
    certified: true,
    seenHoursAgo: 23,
  }),
  member('leila', {
    headline: 'Avocate, maman de jumeaux, championne de la sieste de neuf minutes.',
    about:
      'Je plaide le matin et je négocie des brocolis le soir. Je ne cherche pas une belle-mère pour mes enfants, je cherche une conversation d’adulte, un verre en terrasse, et la suite on verra.',
    interests: ['feminisme', 'parentalite', 'bars-a-vin', 'theatre', 'danser'],
    lookingFor: ['amitie', 'sorties', 'rencontre'],
    answers: {
      soiree: 'Une soirée où personne ne m’appelle maman ni maître.',
      rire: 'Mes fils qui débattent de la propriété d’un caillou.',
    },
    seenHoursAgo: 66,
  }),
  member('rosa', {
    headline: 'Tisserande, un métier plus grand que mon salon.',
    about:
      'Je tisse du lin et de la laine dans les monts de Tarare, là où il n’y a plus beaucoup d’ateliers. Portugaise par ma mère, têtue par les deux. J’écris encore de vraies lettres ; si tu réponds, j’en suis capable pendant des années.',
    interests: ['couture', 'correspondance', 'ceramique', 'marche', 'jardins'],
    lookingFor: ['echanges', 'amitie'],
    answers: {
      livre: 'Les Nouvelles lettres portugaises, évidemment.',
      fierte: 'D’un plaid de trois mètres sans une erreur. Enfin, une.',
    },
    seenHoursAgo: 200,
  }),
  member('salome', {
    headline: 'Dix-neuf ans, première année de géologie, première année de tout.',
    about:
      'Je viens d’avoir ma chambre à moi et je découvre que le silence fait du bruit. Ici surtout pour lire et écouter, mais les messages gentils sont les bienvenus.',
    interests: ['escalade', 'series', 'essais-feministes', 'carnets', 'concerts'],
    lookingFor: ['amitie', 'echanges'],
    answers: {
      secret: 'Je garde un caillou de chaque endroit important.',
      dimanche: 'Appeler ma grand-mère. Elle sait, elle, et elle s’en fiche.',
    },
    seenHoursAgo: 12,
  }),
  member('adele', {
    headline: 'Lilloise, infirmière en formation, reine des frites de minuit.',
    about:
      'Le Nord, le vrai, avec les gens qui te parlent à l’arrêt de bus. Loin de beaucoup d’entre vous, mais le train existe et j’ai une carte jeune.',
    interests: ['danser', 'concerts', 'jeux-de-societe', 'voyages-lents', 'benevolat'],
    lookingFor: ['echanges', 'amitie', 'rencontre'],
    answers: {
      'premier-message': 'Parle-moi de ta ville comme si j’arrivais demain.',
      rire: 'L’accent de mon grand-père au téléphone avec un robot.',
    },
    seenHoursAgo: 400,
  }),
  member('colette', {
    headline: 'Soixante-huit ans, un jardin, et l’envie d’écrire à quelqu’un.',
    about:
      'J’ai tenu une mercerie à Mâcon quarante ans durant. On me croyait vieille fille, je ne l’ai jamais été. Je ne cherche plus à plaire, seulement à parler vrai, le soir, avec une lampe allumée.',
    interests: ['correspondance', 'jardins', 'couture', 'romans', 'oiseaux'],
    lookingFor: ['echanges', 'amitie'],
    answers: {
      secret: 'J’ai gardé toutes ses lettres. Toutes.',
      chanson: 'Une valse. On ne danse plus assez la valse.',
    },
    seenHoursAgo: 560,
  }),
  member('brigitte', {
    headline: 'Soixante-douze ans, nageuse du lac, prof de yoga au repos.',
    about:
      'Je nage dans le lac d’Annecy d’avril à novembre et je ne porte plus de soutien-gorge depuis 1976. J’ai aimé deux femmes dans ma vie, longtemps chacune. Il reste de la place pour une amitié qui marche vite.',
    interests: ['nage-eau-froide', 'marche', 'voyages-lents', 'theatre', 'benevolat'],
    lookingFor: ['amitie', 'sorties'],
    answers: {
      fierte: 'De ma première compétition, à soixante-cinq ans. Dernière, mais arrivée.',
      couple: 'Deux chambres, un grand couloir, beaucoup de visites.',
    },
    seenHoursAgo: 900,
  }),
]

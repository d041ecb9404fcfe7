import type { SeedMember } from '../../../src/seed-content.ts'
import { member } from './cast.ts'

export const members: SeedMember[] = [
  member('camille', {
    headline: 'Maraîchère à l’est de Lyon. Je mange ce que j’ai semé, et j’en donne trop.',
    about:
      'Ma mère faisait des confitures, moi je fais germer. Quinze ares, une serre qui fuit, des choux de neuf couleurs. Le cru m’est venu par le goût, pas par les livres, et je n’ai jamais réussi à convaincre mon chien.',
    interests: ['potager', 'semences-paysannes', 'lactofermentation', 'marches-paysans', 'kefir', 'repas-partages'],
    lookingFor: ['echanger', 'cuisiner-ensemble', 'jardiner'],
    answers: {
      plat: 'Betterave, orange, noisette. Un bol, une cuillère, plus un mot.',
      parcours: 'Trois ans de cru, et une raclette par hiver.',
      marche: 'Le mien, du bon côté de l’étal : samedi, Villeurbanne, sept heures.',
    },
    certified: true,
    seenHoursAgo: 2,
    visibility: 'public',
  }),
  member('ines', {
    headline: 'Boulangère. Je cuis toute la nuit, alors le jour je mange cru.',
    about:
      'J’ai commencé par une salade avalée debout, entre deux fournées, parce que je ne pouvais plus voir un sandwich. Maintenant j’ai un séchoir, deux bocaux en route et un apprenti qui m’appelle le lapin. Curieuse, pas croyante.',
    interests: ['kefir', 'deshydratation', 'micropousses', 'velo', 'petit-budget'],
    lookingFor: ['apprendre', 'echanger'],
    answers: {
      parcours: 'Débutante : un repas cru par jour, le reste comme je peux.',
      rate: 'Un kéfir oublié pendant la semaine des galettes. Le bouchon n’a pas été retrouvé.',
    },
    certified: true,
    seenHoursAgo: 5,
  }),
  member('maud', {
    headline: 'Je modère ici. Au jardin, je me contente d’obéir aux limaces.',
    about:
      'Je veille à ce que les conseils restent des conseils et que personne ne joue à la médecin. Si une phrase te paraît dangereuse, signale-la : je lis tout et je réponds. À la maison, un rebord de fenêtre et beaucoup de thym.',
    interests: ['potager-de-balcon', 'compost', 'velo', 'soupes-crues', 'anti-gaspillage'],
    lookingFor: ['echanger', 'jardiner'],
    answers: {
      jardin: 'Quatre pots, un rosier têtu et une colonie de mésanges.',
      table: 'Un dictionnaire des plantes, et des miettes dessus.',
    },
    certified: true,
    seenHoursAgo: 1,
    visibility: 'public',
  }),
  member('delphine', {
    headline: 'Comptable, mère d’une fille qui ne mange que du blanc.',
    about:
      'Je cherche des recettes qui passent devant un jury de huit ans. Chez nous, le cru est la moitié de l’assiette, sans discours. Je pèse tout et je note tout, déformation professionnelle.',
    interests: ['cuisine-en-famille', 'petit-budget', 'desserts-crus', 'graines-germees', 'livres-de-cuisine'],
    lookingFor: ['apprendre', 'echanger'],
    answers: { rate: 'Des « frites » de céleri. On en parle encore à table.', apprendre: 'Faire aimer une carotte.' },
    seenHoursAgo: 19,
  }),
  member('nolwenn', {
    headline: 'Pharmacienne, écorces d’agrumes sur tous les radiateurs.',
    about:
      'J’ai toujours mangé beaucoup de légumes, je ne savais pas que cela portait un nom. Je garde tout : fanes, pépins, écorces. Au comptoir, je le répète souvent : une assiette accompagne un traitement, elle ne le remplace pas.',
    interests: ['anti-gaspillage', 'agrumes', 'algues', 'conserves', 'marche'],
    lookingFor: ['echanger', 'jardiner'],
    answers: {
      marche: 'Les halles de Quimper, le samedi, avant l’ouverture de la pharmacie.',
      table: 'Une carafe parfumée. Toujours.',
    },
    certified: true,
    seenHoursAgo: 1,
    visibility: 'public',
  }),
  member('aissata', {
    headline: 'Jardinière de la ville : je mange dehors, debout, et bien.',
    about:
      'Ma boîte-repas fait rire l’équipe le lundi et envie le jeudi. Je prépare cinq déjeuners le dimanche soir, crus ou presque, qui tiennent dans une glacière derrière la tondeuse. Grande amatrice de piment.',
    interests: ['salades', 'marches-paysans', 'petit-budget', 'sauces-tartinades', 'repas-partages'],
    lookingFor: ['echanger', 'cuisiner-ensemble'],
    answers: { outil: 'Ma glacière. Elle a un nom.', plat: 'Mangue verte, piment, cacahuètes. Ma tante approuve.' },
    certified: true,
    seenHoursAgo: 16,
    visibility: 'public',
  }),
  member('mathilde', {
    headline: 'Bocaux, saumure et patience. J’anime Ferments & kéfirs.',
    about:
      'Horlogère à Besançon, j’ai l’habitude d’attendre. Quinze ans de lactofermentation, deux inondations de cuisine, aucun regret. J’explique volontiers, et je dis quand il faut jeter.',
    interests: ['lactofermentation', 'kombucha', 'kefir', 'livres-de-cuisine', 'ateliers'],
    lookingFor: ['echanger', 'cuisiner-ensemble'],
    answers: { rate: 'Une choucroute fermée trop tôt. Le plafond s’en souvient.', apprendre: 'Le koji. Lentement.' },
    certified: true,
    seenHoursAgo: 92,
    visibility: 'public',
  }),
  member('khady', {
    headline: 'Fleuriste. Je mange avec les yeux, puis avec les doigts.',
    about:
      'J’achète mes fleurs à quatre heures et mes légumes à huit, sur la même place. Rennaise, fidèle à deux maraîchers, infidèle à tous les régimes.',
    interests: ['photo-culinaire', 'marches-paysans', 'salades', 'agrumes', 'ceramique'],
    lookingFor: ['echanger', 'cuisiner-ensemble'],
    answers: {
      marche: 'Les Lices à huit heures, avant la foule.',
      saison: 'L’automne. La lumière est déjà assaisonnée.',
    },
    seenHoursAgo: 3,
  }),
  member('linh', {
    headline: 'Des rouleaux, des herbes : chez nous, le cru va de soi.',
    about:
      'Mes parents tiennent une épicerie à Chantepie. Chez nous, une table sans herbes fraîches est une table triste. Interprète en langue des signes, je roule une feuille de laitue plus vite que je ne signe mon nom.',
    interests: ['salades', 'sauces-tartinades', 'micropousses', 'repas-partages', 'couteaux'],
    lookingFor: ['cuisiner-ensemble', 'echanger'],
    answers: {
      outil: 'Le couteau de ma grand-mère. Non négociable.',
      plat: 'Des rouleaux de laitue, les yeux fermés.',
    },
    seenHoursAgo: 4,
  }),
  member('viviane', {
    headline: 'J’écris des recettes comme on écrit à une amie.',
    about:
      'Correctrice, je chasse les fautes le jour et je tiens un carnet de cuisine le soir, depuis l’enfance. Pas de mesures compliquées, pas de promesses : ce qui est bon, ce qui est raté, et la chanson qui passait.',
    interests: ['desserts-crus', 'livres-de-cuisine', 'sauces-tartinades', 'fruits-anciens', 'repas-partages'],
    lookingFor: ['echanger', 'cuisiner-ensemble'],
    answers: {
      'premier-declic': 'Une tomate du jardin, tiède, un soir d’août.',
      table: 'Une chaise de plus que de convives.',
    },
    certified: true,
    seenHoursAgo: 11,
  }),
  member('aurore', {
    headline: 'Mancelle, clerc de notaire, reine du mixeur.',
    about:
      'Je défends surtout le droit de manger salé au petit déjeuner. Je commence : j’ai un mixeur, un balcon au nord et de la bonne volonté.',
    interests: ['soupes-crues', 'potager-de-balcon', 'sauces-tartinades', 'velo', 'petit-budget'],
    lookingFor: ['apprendre', 'echanger'],
    answers: {
      jardin: 'De la menthe. Uniquement de la menthe. Trop de menthe.',
      rate: 'Une soupe d’épinards grise, servie à ma belle-mère.',
    },
    seenHoursAgo: 30,
  }),
  member('ambre', {
    headline: 'Crue à 80 %, curieuse à 100 %.',
    about:
      'Luthière à Tours, j’ai bricolé mon premier séchoir dans un étui de violoncelle. Je sèche tout : pommes, poires, herbes, une écharpe une fois. Mes recettes tiennent en dix lignes.',
    interests: ['deshydratation', 'salades', 'fruits-anciens', 'velo', 'anti-gaspillage'],
    lookingFor: ['echanger', 'apprendre'],
    answers: { outil: 'Mon économe. Il a vingt-deux ans.', saison: 'L’automne, quand le séchoir ne désemplit pas.' },
    seenHoursAgo: 6,
    visibility: 'public',
  }),
  member('maelle', {
    headline: 'Guide de bord de mer, cueilleuse d’algues entre deux marées.',
    about:
      'Je travaille les pieds dans l’eau et je rapporte la salade. À Roscoff, j’apprends aux curieuses à reconnaître, à couper sans arracher et à laisser ce qu’il faut. On n’en mange pas des kilos, c’est un condiment.',
    interests: ['algues', 'cueillette', 'nage', 'plantes-sauvages', 'conserves'],
    lookingFor: ['echanger', 'cuisiner-ensemble'],
    answers: { marche: 'L’estran, coefficient 95.', plat: 'Dulse, pomme, citron. Rien d’autre.' },
    seenHoursAgo: 28,
  }),
  member('berengere', {
    headline: 'Relieuse, et quarante pommiers dont personne ne sait plus le nom.',
    about:
      'J’ai hérité d’un verger en pays d’Auge et d’un carnet de noms de pommes que l’on ne connaît plus. Je goûte, je note, je greffe. En novembre, ma maison sent le fruit et la colle.',
    interests: ['verger', 'fruits-anciens', 'semences-paysannes', 'abeilles', 'conserves'],
    lookingFor: ['jardiner', 'echanger'],
    answers: { jardin: 'Vingt-deux variétés de pommes, dont six sans nom.', apprendre: 'Greffer sans prier.' },
    seenHoursAgo: 50,
  }),
  member('judith', {
    headline: 'Salon de thé sans four : la vitrine est pleine quand même.',
    about:
      'À Montélimar, je fais des tartes qui ne cuisent pas et, le dimanche, des gâteaux qui cuisent : je ne suis fâchée avec personne. Je parle noix, texture et allergènes pendant des heures.',
    interests: ['desserts-crus', 'fromages-vegetaux', 'fruits-anciens', 'photo-culinaire', 'ateliers'],
    lookingFor: ['cuisiner-ensemble', 'echanger'],
    answers: {
      rate: 'Une mousse qui n’a jamais pris. Rebaptisée « crème », vendue.',
      plat: 'La tarte au citron sans four.',
    },
    certified: true,
    seenHoursAgo: 47,
  }),
  member('solene', {
    headline: 'Oléicultrice, un potager entre deux rangs, zéro réseau.',
    about:
      'À Nyons, on récolte les olives en novembre et l’on mange dehors en décembre. Je mange cru tout l’été, parce que rallumer la cuisinière serait une insulte au soleil, et je m’arrête aux premières gelées sans remords.',
    interests: ['potager', 'soupes-crues', 'abeilles', 'marches-paysans', 'compost'],
    lookingFor: ['jardiner', 'echanger'],
    answers: { parcours: 'Saisonnière : crue de mai à novembre.', saison: 'La récolte, les mains noires.' },
    certified: true,
    seenHoursAgo: 140,
  }),
  member('lea', {
    headline: 'Neuf mètres carrés, un évier, et une forêt de graines germées.',
    about:
      'Étudiante aux Beaux-Arts, j’ai une cuisine qui tient sur une étagère. Je fais germer dans des pots de confiture et je compte en euros par semaine, pas en calories.',
    interests: ['graines-germees', 'micropousses', 'petit-budget', 'kefir', 'velo'],
    lookingFor: ['apprendre', 'echanger'],
    answers: {
      outil: 'Mon torchon. Il compte autant que le bocal.',
      parcours: 'Un an, et une plaque électrique dont je ne me sers presque plus.',
    },
    seenHoursAgo: 1,
  }),
  member('romane', {
    headline: 'Coursière à vélo le jour, kombucha le soir.',
    about:
      'Colocation de quatre à Villeurbanne, une étagère du frigo chacune. La mienne fait des bulles. Je teste, je note, et je fais goûter à celles qui ne se méfient pas.',
    interests: ['kombucha', 'kefir', 'desserts-crus', 'petit-budget', 'repas-partages'],
    lookingFor: ['apprendre', 'cuisiner-ensemble'],
    answers: { rate: 'Un kombucha au café. Pardon.', table: 'Quatre filles, trois chaises.' },
    seenHoursAgo: 8,
  }),
  member('nour', {
    headline: 'Professeure de chant, persil par bottes entières.',
    about:
      'Le taboulé de ma mère, c’est du persil, pas de la semoule : je mangeais cru sans le savoir. J’aime les tables longues, les herbes, et qu’on ne me parle pas de pureté.',
    interests: ['salades', 'sauces-tartinades', 'marches-paysans', 'agrumes', 'repas-partages'],
    lookingFor: ['cuisiner-ensemble', 'echanger'],
    answers: { plat: 'Un taboulé vert. Sans discussion.', outil: 'La planche en olivier. Elle connaît la famille.' },
    certified: true,
    seenHoursAgo: 5,
  }),
  member('rokia', {
    headline: 'Diététicienne, coureuse, grande mangeuse de mangues.',
    about:
      'Je reçois beaucoup de gens persuadés qu’un jus va réparer leur semaine. Non. Mais bien manger fait plaisir, et le plaisir aide à tenir. Voilà toute ma doctrine.',
    interests: ['agrumes', 'soupes-crues', 'marche', 'yoga', 'cuisine-en-famille'],
    lookingFor: ['echanger', 'apprendre'],
    answers: {
      parcours: 'À l’instinct. Beaucoup de fruits, et le thieb du dimanche.',
      table: 'Du citron vert coupé, comme chez ma mère.',
    },
    seenHoursAgo: 10,
  }),
  member('genevieve', {
    headline: 'Retraitée du jardin botanique, loupe au fond du sac.',
    about:
      'J’ai étiqueté des plantes pendant trente ans. Je cueille peu, je vérifie trois fois et, dans le doute, je laisse. J’emmène volontiers de petits groupes regarder, ce qui nourrit déjà.',
    interests: ['plantes-sauvages', 'cueillette', 'marche', 'livres-de-cuisine', 'ateliers'],
    lookingFor: ['echanger', 'jardiner'],
    answers: {
      apprendre: 'Les mousses. Ce sera pour une autre vie.',
      'premier-declic': 'Une feuille d’oseille, à cinq ans, derrière l’école.',
    },
    certified: true,
    seenHoursAgo: 21,
    visibility: 'public',
  }),
  member('josiane', {
    headline: 'Cycliste, 64 ans : le pique-nique est une discipline.',
    about:
      'Ancienne cheffe de gare à Voiron. J’ai un jardin partagé, douze composteuses sous mes ordres et une recette de carottes râpées pour chaque col. On me demande souvent mon secret : des cornichons.',
    interests: ['compost', 'velo', 'potager', 'salades', 'conserves'],
    lookingFor: ['jardiner', 'echanger'],
    answers: {
      jardin: 'Des choux, des enfants, des disputes sur l’arrosage.',
      saison: 'Mai : tout est vert, rien n’est pressé.',
    },
    seenHoursAgo: 14,
  }),
  member('clemence', {
    headline: 'Apprentie tailleuse de pierre, je fais des auges pour les semis.',
    about:
      'Je mange sur le chantier et j’ai faim tout le temps. Je cherche des idées qui tiennent au corps sans réchaud. En échange, je taille des bordures de potager dans des chutes de calcaire.',
    interests: ['potager-de-balcon', 'petit-budget', 'anti-gaspillage', 'velo', 'couteaux'],
    lookingFor: ['apprendre', 'jardiner'],
    answers: { jardin: 'Six bacs, un seul radis. Mais quel radis.', apprendre: 'Manger assez. Vraiment assez.' },
    seenHoursAgo: 7,
  }),
  member('alix', {
    headline: 'Coiffeuse. Ma chienne mange mieux que moi, on corrige ça.',
    about:
      'Je rentre tard et je mangeais froid par flemme ; maintenant je mange froid par goût. Vienne, un balcon plein sud, des tomates cerises jusqu’en octobre.',
    interests: ['potager-de-balcon', 'salades', 'kefir', 'marches-paysans', 'velo'],
    lookingFor: ['apprendre', 'cuisiner-ensemble'],
    answers: {
      parcours: 'Deux mois. Soyez gentilles.',
      outil: 'Une bonne paire de ciseaux. Non, pas celle du salon.',
    },
    certified: true,
    seenHoursAgo: 23,
  }),
  member('soraya', {
    headline: 'Arbitre de handball, mère de jumeaux : quinze minutes par repas.',
    about:
      'Mes fils sifflent une faute dès que c’est vert, et je gagne un match sur deux. Je veux des recettes courtes, des courses simples et zéro culpabilité le jour des nuggets.',
    interests: ['cuisine-en-famille', 'petit-budget', 'salades', 'agrumes', 'yoga'],
    lookingFor: ['apprendre', 'echanger'],
    answers: { rate: 'Des « glaces » d’avocat. Carton rouge.', table: 'Deux enfants dessous.' },
    seenHoursAgo: 66,
  }),
  member('filomena', {
    headline: 'Costumière et jardinière, je teins avec ce que je ne mange pas.',
    about:
      'Pelures d’oignon, fanes de carottes, noyaux d’avocat : ce qui ne finit pas dans l’assiette finit sur la laine. Petit jardin en pente au-dessus de Crest, grand appétit.',
    interests: ['potager', 'anti-gaspillage', 'semences-paysannes', 'compost', 'ceramique'],
    lookingFor: ['jardiner', 'echanger'],
    answers: { jardin: 'Des choux portugais plus hauts que moi.', marche: 'Crest, samedi, chez la dame aux œillets.' },
    seenHoursAgo: 120,
  }),
  member('tess', {
    headline: 'Étudiante, neuf euros de légumes par semaine, ça passe.',
    about:
      'Résidence universitaire à Clermont-Ferrand, un mini-frigo et deux bols. Je ne suis ni « pour » ni « contre » le cru, j’ai juste découvert que râper coûte moins cher que réchauffer.',
    interests: ['petit-budget', 'graines-germees', 'salades', 'velo', 'marche'],
    lookingFor: ['apprendre', 'echanger'],
    answers: {
      outil: 'Une râpe à quatre faces. Mon héritage.',
      parcours: 'Deux mois d’essais, et un piment que je n’oublierai pas.',
    },
    seenHoursAgo: 12,
  }),
  member('justine', {
    headline: 'Élève ambulancière à Amiens, réconciliée avec le chou.',
    about:
      'Chez nous, le cru, c’est d’abord l’endive. J’ai grandi sur un champ, j’ai fui le champ, j’y retourne le week-end. Mes stages me rappellent de ne rien promettre à personne avec un légume.',
    interests: ['salades', 'lactofermentation', 'conserves', 'potager', 'petit-budget'],
    lookingFor: ['echanger', 'apprendre'],
    answers: {
      saison: 'L’hiver. Le chou n’a pas dit son dernier mot.',
      'premier-declic': 'Une endive, une noix, un dimanche.',
    },
    seenHoursAgo: 400,
  }),
  member('odette', {
    headline: 'Soixante ans de potager, et je découvre le mixeur.',
    about:
      'À Bourg-en-Bresse, on m’appelle pour les tomates malades. Je sème à la lune par habitude et au calendrier par prudence. Je mange cru parce que c’est bon et parce que le gaz a augmenté.',
    interests: ['potager', 'semences-paysannes', 'verger', 'conserves', 'abeilles'],
    lookingFor: ['jardiner', 'echanger'],
    answers: {
      jardin: 'Cent vingt mètres carrés, et tout le quartier dedans.',
      apprendre: 'Le téléphone. Ma nièce perd patience.',
    },
    seenHoursAgo: 560,
  }),
  member('therese', {
    headline: 'Soixante-quatorze ans, sarrasin germé, chorale le jeudi.',
    about:
      'J’ai tenu une mercerie pendant quarante ans et j’ai vu passer toutes les modes. J’en ai gardé trois choses : mâcher, marcher, ne pas prêcher. Chambéry, un balcon, une vue.',
    interests: ['graines-germees', 'yoga', 'nage', 'fruits-anciens', 'marche'],
    lookingFor: ['echanger', 'cuisiner-ensemble'],
    answers: { 'premier-declic': 'Une figue volée, en 1967.', table: 'Personne de pressée.' },
    seenHoursAgo: 900,
  }),
]

import { member } from '../../../src/personas.ts'
import type { SeedMember } from '../../../src/seed-content.ts'

export const members: SeedMember[] = [
  member('camille', {
    headline: 'Maraîchère à l’est de Lyon. Je mange ce que j’ai semé, et j’en donne trop.',
    about:
      'Ma mère faisait des confitures, moi je fais germer. Quinze ares, une serre qui fuit, des tomates de neuf couleurs. Le cru m’est venu par le goût, pas par les livres, et je n’ai jamais réussi à convaincre mon chien.',
    interests: ['potager', 'semences-paysannes', 'lactofermentation', 'marches-paysans', 'kefir', 'repas-partages'],
    lookingFor: ['echanger', 'cuisiner-ensemble', 'jardiner'],
    answers: {
      plat: 'Betterave, orange, figue. Un bol, une cuillère, silence.',
      parcours: 'Trois ans de cru, et une raclette par hiver.',
      marche: 'Le mien, du bon côté de l’étal : samedi, Villeurbanne, sept heures.',
    },
    certified: true,
    seenHoursAgo: 2,
    visibility: 'public',
  }),
  member('ines', {
    headline: 'Sage-femme de nuit. Mon petit déjeuner est votre dîner.',
    about:
      'J’ai commencé par une salade emportée en garde, parce que le distributeur me rendait triste. Maintenant j’ai un séchoir, deux bocaux en route et une collègue qui m’appelle le lapin. Curieuse, pas croyante.',
    interests: ['kefir', 'deshydratation', 'micropousses', 'velo', 'petit-budget'],
    lookingFor: ['apprendre', 'echanger'],
    answers: {
      parcours: 'Débutante : un repas cru par jour, le reste comme je peux.',
      rate: 'Un kéfir oublié une semaine de gardes. Le bouchon n’a pas été retrouvé.',
    },
    certified: true,
    seenHoursAgo: 5,
  }),
  member('maud', {
    headline: 'Je modère ici. Au jardin, je me contente d’obéir aux limaces.',
    about:
      'Je veille à ce que les conseils restent des conseils et que personne ne joue à la médecin. Si une phrase te paraît dangereuse, signale-la : je lis tout et je réponds. À la maison, un rebord de fenêtre et beaucoup de basilic.',
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
  member('louise', {
    headline: 'Professeure de maths, mère d’une fille qui n’aime que le blanc.',
    about:
      'Je cherche des recettes qui passent l’épreuve d’une enfant de huit ans. Le cru chez nous, c’est la moitié de l’assiette, sans discours. Je pèse tout, déformation professionnelle.',
    interests: ['cuisine-en-famille', 'petit-budget', 'desserts-crus', 'graines-germees', 'livres-de-cuisine'],
    lookingFor: ['apprendre', 'echanger'],
    answers: { rate: 'Des « frites » de céleri. On en parle encore à table.', apprendre: 'Faire aimer une carotte.' },
    seenHoursAgo: 19,
  }),
  member('soizic', {
    headline: 'Infirmière scolaire, écorces d’agrumes sur tous les radiateurs.',
    about:
      'J’ai toujours mangé beaucoup de légumes, je ne savais pas que cela portait un nom. Je garde tout : fanes, pépins, écorces. En infirmière, je le redis souvent : une assiette accompagne un traitement, elle ne le remplace pas.',
    interests: ['anti-gaspillage', 'agrumes', 'algues', 'conserves', 'marche'],
    lookingFor: ['echanger', 'jardiner'],
    answers: { marche: 'Vannes, mercredi, quand les bateaux sont rentrés.', table: 'Une carafe parfumée. Toujours.' },
    certified: true,
    seenHoursAgo: 1,
    visibility: 'public',
  }),
  member('aminata', {
    headline: 'Cheffe de chantier : je mange dehors, debout, et bien.',
    about:
      'Ma boîte-repas fait rire l’équipe le lundi et envie le jeudi. Je prépare cinq déjeuners le dimanche soir, crus ou presque, qui tiennent dans une glacière. Grande amatrice de piment.',
    interests: ['salades', 'marches-paysans', 'petit-budget', 'sauces-tartinades', 'repas-partages'],
    lookingFor: ['echanger', 'cuisiner-ensemble'],
    answers: { outil: 'Ma glacière. Elle a un nom.', plat: 'Mangue verte, piment, cacahuètes. Ma tante approuve.' },
    certified: true,
    seenHoursAgo: 16,
    visibility: 'public',
  }),
  member('elise', {
    headline: 'Bocaux, saumure et patience. J’anime Ferments & kéfirs.',
    about:
      'Bibliothécaire, je range aussi mes bocaux par cote. Quinze ans de lactofermentation, deux inondations de cuisine, aucun regret. J’explique volontiers, et je dis quand il faut jeter.',
    interests: ['lactofermentation', 'kombucha', 'kefir', 'livres-de-cuisine', 'ateliers'],
    lookingFor: ['echanger', 'cuisiner-ensemble'],
    answers: { rate: 'Une choucroute fermée trop tôt. Le plafond s’en souvient.', apprendre: 'Le koji. Lentement.' },
    certified: true,
    seenHoursAgo: 92,
    visibility: 'public',
  }),
  member('fatou', {
    headline: 'Photographe, je mange avec les yeux et puis avec les doigts.',
    about:
      'J’ai commencé par photographier les étals, puis à rentrer avec ce que je photographiais. Nantaise, fidèle à deux maraîchers, infidèle à tous les régimes.',
    interests: ['photo-culinaire', 'marches-paysans', 'salades', 'agrumes', 'ceramique'],
    lookingFor: ['echanger', 'cuisiner-ensemble'],
    answers: {
      marche: 'Talensac à huit heures, avant la foule.',
      saison: 'L’automne. La lumière est déjà assaisonnée.',
    },
    seenHoursAgo: 3,
  }),
  member('mai', {
    headline: 'Rouleaux, herbes, bouillon : chez nous le cru est une évidence.',
    about:
      'Mes parents tiennent un restaurant à Rezé. Chez nous, une table sans herbes fraîches est une table triste. Je développe des logiciels et je roule des feuilles de laitue plus vite que je ne tape.',
    interests: ['salades', 'sauces-tartinades', 'micropousses', 'repas-partages', 'couteaux'],
    lookingFor: ['cuisiner-ensemble', 'echanger'],
    answers: {
      outil: 'Le couteau de ma grand-mère. Non négociable.',
      plat: 'Des rouleaux de laitue, les yeux fermés, vraiment.',
    },
    seenHoursAgo: 4,
  }),
  member('nadege', {
    headline: 'J’écris des recettes comme on écrit à une amie.',
    about:
      'Comédienne de voix, je tiens un carnet de cuisine depuis l’enfance. Pas de mesures compliquées, pas de promesses : ce qui est bon, ce qui est raté, et la chanson qui passait.',
    interests: ['desserts-crus', 'livres-de-cuisine', 'sauces-tartinades', 'fruits-anciens', 'repas-partages'],
    lookingFor: ['echanger', 'cuisiner-ensemble'],
    answers: {
      'premier-declic': 'Une tomate du jardin, tiède, un soir d’août.',
      table: 'Une chaise de plus que de convives.',
    },
    certified: true,
    seenHoursAgo: 11,
  }),
  member('noemie', {
    headline: 'Rennaise, étudiante en retard de bocaux, reine du mixeur.',
    about:
      'Juriste, je défends surtout le droit de manger salé au petit déjeuner. Je commence : j’ai un mixeur, un balcon au nord et de la bonne volonté.',
    interests: ['soupes-crues', 'potager-de-balcon', 'sauces-tartinades', 'velo', 'petit-budget'],
    lookingFor: ['apprendre', 'echanger'],
    answers: {
      jardin: 'De la menthe. Uniquement de la menthe. Trop de menthe.',
      rate: 'Une soupe d’épinards grise, servie à ma belle-mère.',
    },
    seenHoursAgo: 30,
  }),
  member('oriane', {
    headline: 'Crue à 80 %, curieuse à 100 %.',
    about:
      'Restauratrice de meubles à Angers, j’ai bricolé mon premier séchoir dans une commode. Je sèche tout : tomates, poires, herbes, une écharpe une fois. Mes recettes tiennent en dix lignes.',
    interests: ['deshydratation', 'salades', 'fruits-anciens', 'velo', 'anti-gaspillage'],
    lookingFor: ['echanger', 'apprendre'],
    answers: { outil: 'Mon économe. Il a vingt-deux ans.', saison: 'L’été, quand les courgettes se cachent.' },
    seenHoursAgo: 6,
    visibility: 'public',
  }),
  member('perrine', {
    headline: 'Ostréicultrice, cueilleuse d’algues entre deux marées.',
    about:
      'Je travaille les pieds dans l’eau et je rapporte la salade. J’apprends aux curieuses à reconnaître, à couper sans arracher et à laisser ce qu’il faut. On n’en mange pas des kilos, c’est un condiment.',
    interests: ['algues', 'cueillette', 'nage', 'plantes-sauvages', 'conserves'],
    lookingFor: ['echanger', 'cuisiner-ensemble'],
    answers: { marche: 'L’estran, coefficient 95.', plat: 'Dulse, concombre, citron. Rien d’autre.' },
    seenHoursAgo: 28,
  }),
  member('gaelle', {
    headline: 'Professeure de harpe, verger de quarante pommiers oubliés.',
    about:
      'J’ai hérité d’un verger et d’un carnet de noms de pommes que personne ne connaît plus. Je goûte, je note, je greffe. En novembre ma maison sent le fruit et la colle à bois.',
    interests: ['verger', 'fruits-anciens', 'semences-paysannes', 'abeilles', 'conserves'],
    lookingFor: ['jardiner', 'echanger'],
    answers: { jardin: 'Vingt-deux variétés de pommes, dont six sans nom.', apprendre: 'Greffer sans prier.' },
    seenHoursAgo: 50,
  }),
  member('sarah', {
    headline: 'Pâtissière végétale. Le four est éteint, la vitrine est pleine.',
    about:
      'J’ai un petit laboratoire à Vertou. Je fais des tartes qui ne cuisent pas et des gâteaux qui cuisent, je ne suis fâchée avec personne. Je parle noix, texture et allergènes pendant des heures.',
    interests: ['desserts-crus', 'fromages-vegetaux', 'fruits-anciens', 'photo-culinaire', 'ateliers'],
    lookingFor: ['cuisiner-ensemble', 'echanger'],
    answers: {
      rate: 'Une mousse qui n’a jamais pris. Rebaptisée « crème », vendue.',
      plat: 'La tarte au citron sans four.',
    },
    certified: true,
    seenHoursAgo: 47,
  }),
  member('jeanne', {
    headline: 'Vigneronne, un potager entre deux rangs, zéro réseau.',
    about:
      'À Clisson, les tomates poussent au pied des murs en schiste. Je mange cru l’été parce que rallumer la cuisinière serait une insulte au soleil, et je m’arrête en décembre sans remords.',
    interests: ['potager', 'soupes-crues', 'abeilles', 'marches-paysans', 'compost'],
    lookingFor: ['jardiner', 'echanger'],
    answers: { parcours: 'Saisonnière : crue de mai à octobre.', saison: 'Août, les pieds nus.' },
    certified: true,
    seenHoursAgo: 140,
  }),
  member('lea', {
    headline: 'Neuf mètres carrés, un évier, et une forêt de graines germées.',
    about:
      'Étudiante en architecture, ma cuisine tient sur une étagère que j’ai dessinée. Je fais germer dans des pots de confiture et je compte en euros par semaine, pas en calories.',
    interests: ['graines-germees', 'micropousses', 'petit-budget', 'kefir', 'velo'],
    lookingFor: ['apprendre', 'echanger'],
    answers: {
      outil: 'Mon torchon. Il compte autant que le bocal.',
      parcours: 'Un an, et une plaque électrique dont je ne me sers presque plus.',
    },
    seenHoursAgo: 1,
  }),
  member('zoe', {
    headline: 'Barista le matin, kombucha le soir.',
    about:
      'Colocation de quatre à Villeurbanne, une étagère du frigo chacune. La mienne fait des bulles. Je teste, je note, et je fais goûter à celles qui ne se méfient pas.',
    interests: ['kombucha', 'kefir', 'desserts-crus', 'petit-budget', 'repas-partages'],
    lookingFor: ['apprendre', 'cuisiner-ensemble'],
    answers: { rate: 'Un kombucha au café. Pardon.', table: 'Quatre filles, trois chaises.' },
    seenHoursAgo: 8,
  }),
  member('yasmine', {
    headline: 'Ingénieure du son, persil par bottes entières.',
    about:
      'Le taboulé de ma mère, c’est du persil, pas de la semoule : j’étais crue sans le savoir. J’aime les tables longues, les herbes, et qu’on ne me parle pas de pureté.',
    interests: ['salades', 'sauces-tartinades', 'marches-paysans', 'agrumes', 'repas-partages'],
    lookingFor: ['cuisiner-ensemble', 'echanger'],
    answers: { plat: 'Un taboulé vert. Sans discussion.', outil: 'La planche en olivier. Elle connaît la famille.' },
    certified: true,
    seenHoursAgo: 5,
  }),
  member('awa', {
    headline: 'Kinésithérapeute, coureuse, mangeuse de mangues professionnelle.',
    about:
      'Je reçois beaucoup de gens persuadés qu’un jus va réparer leur genou. Non. Mais manger bien fait plaisir, et le plaisir aide à tenir. Voilà toute ma doctrine.',
    interests: ['agrumes', 'soupes-crues', 'marche', 'yoga', 'cuisine-en-famille'],
    lookingFor: ['echanger', 'apprendre'],
    answers: {
      parcours: 'Au feeling. Beaucoup de fruits, et le thieb du dimanche.',
      table: 'Du citron vert coupé, comme chez ma mère.',
    },
    seenHoursAgo: 10,
  }),
  member('claire', {
    headline: 'Retraitée, herboriste du dimanche, loupe au fond du sac.',
    about:
      'J’ai enseigné la biologie. Je cueille peu, je vérifie trois fois et je laisse le doute sur place. J’emmène volontiers de petits groupes regarder, ce qui nourrit déjà.',
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
  member('helene', {
    headline: 'Marcheuse, 63 ans, le pique-nique est une discipline.',
    about:
      'Ancienne institutrice à Vienne. J’ai un jardin partagé, douze composteuses sous mes ordres et une recette de carottes râpées pour chaque col. On me demande souvent mon secret : des cornichons.',
    interests: ['compost', 'marche', 'potager', 'salades', 'conserves'],
    lookingFor: ['jardiner', 'echanger'],
    answers: {
      jardin: 'Des pois, des enfants, des disputes sur l’arrosage.',
      saison: 'Mai : tout est vert, rien n’est pressé.',
    },
    seenHoursAgo: 14,
  }),
  member('lou', {
    headline: 'Apprentie menuisière, je fabrique des caisses à semis.',
    about:
      'Je mange au chantier et j’ai faim tout le temps. Je cherche des idées qui tiennent au corps sans réchaud. En échange, je fais des bacs à balcon avec des chutes de chêne.',
    interests: ['potager-de-balcon', 'petit-budget', 'anti-gaspillage', 'velo', 'couteaux'],
    lookingFor: ['apprendre', 'jardiner'],
    answers: { jardin: 'Six bacs, un seul radis. Mais quel radis.', apprendre: 'Manger assez. Vraiment assez.' },
    seenHoursAgo: 7,
  }),
  member('margot', {
    headline: 'Vétérinaire. Ma chienne mange mieux que moi, on corrige ça.',
    about:
      'Je rentre tard et je mangeais froid par flemme ; maintenant je mange froid par goût. Oullins, un balcon plein sud, des tomates cerises jusqu’en octobre.',
    interests: ['potager-de-balcon', 'salades', 'kefir', 'marches-paysans', 'velo'],
    lookingFor: ['apprendre', 'cuisiner-ensemble'],
    answers: {
      parcours: 'Deux mois. Soyez gentilles.',
      outil: 'La bonne paire de ciseaux. Non, pas celle de la clinique.',
    },
    certified: true,
    seenHoursAgo: 23,
  }),
  member('leila', {
    headline: 'Avocate et mère de jumeaux : quinze minutes par repas, pas seize.',
    about:
      'Mes fils plaident contre le vert, je gagne un procès sur deux. Je veux des recettes courtes, des courses simples et zéro culpabilité le jour des nuggets.',
    interests: ['cuisine-en-famille', 'petit-budget', 'salades', 'agrumes', 'yoga'],
    lookingFor: ['apprendre', 'echanger'],
    answers: { rate: 'Des « glaces » d’avocat. Verdict unanime.', table: 'Deux enfants dessous.' },
    seenHoursAgo: 66,
  }),
  member('rosa', {
    headline: 'Tisserande et jardinière, je teins avec ce que je ne mange pas.',
    about:
      'Pelures d’oignon, fanes de carottes, noyaux d’avocat : ce qui ne finit pas dans l’assiette finit sur la laine. Petit jardin en pente au-dessus de Tarare, grand appétit.',
    interests: ['potager', 'anti-gaspillage', 'semences-paysannes', 'compost', 'ceramique'],
    lookingFor: ['jardiner', 'echanger'],
    answers: { jardin: 'Des choux portugais plus hauts que moi.', marche: 'Tarare, jeudi, chez la dame aux œillets.' },
    seenHoursAgo: 120,
  }),
  member('salome', {
    headline: 'Étudiante, neuf euros de légumes par semaine, ça passe.',
    about:
      'Résidence universitaire à Grenoble, un mini-frigo et deux bols. Je ne suis pas « cru » ou « pas cru », j’ai juste découvert que râper coûte moins cher que réchauffer.',
    interests: ['petit-budget', 'graines-germees', 'salades', 'velo', 'marche'],
    lookingFor: ['apprendre', 'echanger'],
    answers: {
      outil: 'Une râpe à quatre faces. Mon héritage.',
      parcours: 'Deux mois d’essais, une intoxication au piment (ma faute).',
    },
    seenHoursAgo: 12,
  }),
  member('adele', {
    headline: 'Lilloise, infirmière en formation, réconciliée avec le chou.',
    about:
      'Dans le Nord, le cru, c’est d’abord l’endive. J’ai grandi sur un champ, j’ai fui le champ, j’y retourne le week-end. Mes stages me rappellent de ne rien promettre à personne avec un légume.',
    interests: ['salades', 'lactofermentation', 'conserves', 'potager', 'petit-budget'],
    lookingFor: ['echanger', 'apprendre'],
    answers: {
      saison: 'L’hiver. Le chou n’a pas dit son dernier mot.',
      'premier-declic': 'Une endive, une noix, un dimanche.',
    },
    seenHoursAgo: 400,
  }),
  member('colette', {
    headline: 'Soixante-huit ans de potager, et je découvre le mixeur.',
    about:
      'À Mâcon, on m’appelle pour les tomates malades. Je sème à la lune par habitude et au calendrier par prudence. Je mange cru parce que c’est bon et parce que le gaz a augmenté.',
    interests: ['potager', 'semences-paysannes', 'verger', 'conserves', 'abeilles'],
    lookingFor: ['jardiner', 'echanger'],
    answers: {
      jardin: 'Cent vingt mètres carrés, et tout le quartier dedans.',
      apprendre: 'Le téléphone. Ma nièce perd patience.',
    },
    seenHoursAgo: 560,
  }),
  member('brigitte', {
    headline: 'Soixante-douze ans, sarrasin germé, bain dans le lac.',
    about:
      'J’ai enseigné le yoga quarante ans et vu passer toutes les modes. J’en ai gardé trois choses : mâcher, marcher, ne pas prêcher. Annecy, un balcon, une vue.',
    interests: ['graines-germees', 'yoga', 'nage', 'fruits-anciens', 'marche'],
    lookingFor: ['echanger', 'cuisiner-ensemble'],
    answers: { 'premier-declic': 'Une figue volée, en 1967.', table: 'Personne de pressée.' },
    seenHoursAgo: 900,
  }),
]

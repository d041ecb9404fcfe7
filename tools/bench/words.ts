const words = (text: string) => text.split(' ')

/** SQL array literal; safe only for constants without quotes. */
export const textArray = (texts: string[]) => `(ARRAY[${texts.map((text) => `'${text}'`).join(', ')}])`

export const FIRST_NAMES = words(
  'Adèle Agnès Alice Aline Alma Amélie Anaïs Anne Apolline Aude Béatrice Capucine Cécile Charlotte Chloé Claire Colette ' +
    'Constance Daphné Delphine Édith Élodie Émilie Estelle Fanny Flora Gaëlle Hélène Inès Jeanne Judith Léonie Lucile Madeleine ' +
    'Maïwenn Manon Margaux Mathilde Nadège Noémie Océane Ophélie Pauline Romane Rose Sabine Sidonie Solène Suzanne Zélie',
)
export const NAMES = words(
  'Arnaud Barbier Blanchard Bonnet Bourgeois Boyer Brunet Carpentier Chatelain Chevalier Colin Delmas Duval Fabre Fontaine ' +
    'Garnier Gauthier Guérin Huet Jacquet Joly Lambert Leclerc Lemoine Leroux Marchand Mercier Meunier Moulin Noël Olivier Perrin ' +
    'Picard Prévost Renaud Rivière Rolland Roussel Schmitt Tessier Vasseur Vidal',
)
export const WORDS = words(
  'levain potimarron menthe promenade bouquin vélo canal tricot chorale jardin semis confiture randonnée brocante kéfir poésie ' +
    'aquarelle piano théâtre lecture tisane rosier compost agrume',
)
/** No typewriter apostrophes, as `textArray` does not escape them. */
export const SENTENCES = [
  'Ce matin, le marché sentait la menthe et la pluie.',
  'J’ai pensé à vous, et à notre promenade de dimanche le long du canal.',
  'On se retrouve à dix-huit heures ?',
  'Merci pour hier soir, j’ai bien ri.',
  'Je cherche une voisine pour courir le mercredi.',
  'La soupe de ma grand-mère, mais avec du citron confit.',
  'Est-ce que quelqu’une a lu la fin de ce roman ?',
  'Mon chat a encore dormi sur le clavier.',
  'Il reste deux places pour le concert de samedi.',
  'J’apporte le dessert, tu choisis le film.',
  'Le train avait une heure de retard et j’ai fini mon livre.',
  'Première neige, premières crêpes.',
]

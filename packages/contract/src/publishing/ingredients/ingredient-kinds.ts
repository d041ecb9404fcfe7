/** In the order of lists. */
export const ingredientFamilies = {
  fruit: 'Fruits',
  citrus: 'Agrumes',
  leaf: 'Légumes-feuilles',
  root: 'Légumes-racines',
  bulb: 'Bulbes et tiges',
  'fruit-vegetable': 'Légumes-fruits',
  flower: 'Fleurs et légumes-fleurs',
  mushroom: 'Champignons',
  herb: 'Herbes',
  seed: 'Graines',
  nut: 'Oléagineux',
  cereal: 'Céréales',
  legume: 'Légumineuses',
  seaweed: 'Algues',
  'dried-fruit': 'Fruits secs',
  oil: 'Huiles',
  condiment: 'Condiments',
  spice: 'Épices',
  sweetener: 'Douceurs',
  superfood: 'Superaliments',
  drink: 'Laits et boissons',
  animal: 'Produits animaux crus',
} as const
export type IngredientFamily = keyof typeof ingredientFamilies

/** Where it is found in a shop, in the order of a round of the shop. */
export const shopAisles = {
  produce: 'Fruits et légumes',
  chilled: 'Frais',
  bulk: 'Vrac et épicerie sèche',
  grocery: 'Épicerie',
  spices: 'Épices',
  drinks: 'Boissons',
} as const
export type ShopAisle = keyof typeof shopAisles

/** The fourteen of Regulation (EU) No 1169/2011, Annex II, in its order. */
export const allergens = {
  gluten: 'gluten',
  crustaceans: 'crustacés',
  eggs: 'œufs',
  fish: 'poisson',
  peanuts: 'arachides',
  soybeans: 'soja',
  milk: 'lait',
  nuts: 'fruits à coque',
  celery: 'céleri',
  mustard: 'moutarde',
  sesame: 'sésame',
  sulphites: 'sulfites',
  lupin: 'lupin',
  molluscs: 'mollusques',
} as const
export type Allergen = keyof typeof allergens

/** Regions whose seasons differ. */
export const seasonRegions = {
  north: 'Moitié nord',
  south: 'Moitié sud',
  antillesGuyane: 'Antilles et Guyane',
  reunion: 'La Réunion et Mayotte',
} as const
export type SeasonRegion = keyof typeof seasonRegions

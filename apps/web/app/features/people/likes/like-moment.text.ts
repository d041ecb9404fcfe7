/** The moment when two members learn that they like each other. */
export const momentText = {
  title: (name: string) => `${name} et toi,`,
  titleEnd: 'vous vous plaisez',
  secret: 'Personne d’autre ne le sait.',
  hello: 'Un simple bonjour suffit.',
  write: (name: string) => `Écrire à ${name}`,
  later: 'Plus tard',
  others: (count: number) =>
    count === 1 ? 'Une autre bonne nouvelle t’attend' : `${count} autres bonnes nouvelles t’attendent`,
} as const

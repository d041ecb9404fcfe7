/** « de Léa », « d’Inès », « d’Hélène », « de Yasmine ». */
export const ofName = (name: string) =>
  /^([aeiouhœæ]|y[^aeiou])/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`

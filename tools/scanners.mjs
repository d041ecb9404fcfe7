// Programs of others that look for holes: wapiti walks the pages, sqlmap asks the API.
import { ensureProgram } from './program.mjs'

const refusal = (title) =>
  `Aucun ${title} n’a pu être trouvé ni installé pour les épreuves longues. Installe ${title} avec le gestionnaire de paquets du système (Debian : apt-get install ${title}), puis recommence.`

/** The path of a wapiti that starts. */
export const ensureWapiti = () =>
  ensureProgram({
    title: 'wapiti',
    variable: 'WAPITI_PATH',
    names: ['wapiti'],
    version: /Wapiti/,
    debian: 'wapiti',
    refusal: refusal('wapiti'),
  })

/** The path of a sqlmap that starts. */
export const ensureSqlmap = () =>
  ensureProgram({
    title: 'sqlmap',
    variable: 'SQLMAP_PATH',
    names: ['sqlmap'],
    version: /^\d+\.\d+/,
    debian: 'sqlmap',
    refusal: refusal('sqlmap'),
  })

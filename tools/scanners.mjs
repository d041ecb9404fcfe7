// Security scanners: wapiti crawls the pages, sqlmap tests the API.
import { ensureProgram } from './program.mjs'

const refusal = (title) =>
  `Aucun ${title} n’a pu être trouvé ni installé pour les épreuves longues. Installe ${title} avec le gestionnaire de paquets du système (Debian : apt-get install ${title}), puis recommence.`

export const ensureWapiti = () =>
  ensureProgram({
    title: 'wapiti',
    variable: 'WAPITI_PATH',
    names: ['wapiti'],
    version: /Wapiti/,
    debian: 'wapiti',
    refusal: refusal('wapiti'),
  })

export const ensureSqlmap = () =>
  ensureProgram({
    title: 'sqlmap',
    variable: 'SQLMAP_PATH',
    names: ['sqlmap'],
    version: /^\d+\.\d+/,
    debian: 'sqlmap',
    refusal: refusal('sqlmap'),
  })

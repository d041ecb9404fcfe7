import { parseArgs } from 'node:util'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'

export type ImportCommand =
  | {
      what: 'wordpress'
      file: string
      dryRun: boolean
      author: string
      /** Folder with the uploads; null: pictures are fetched from the other site. */
      pictures: string | null
      allPictures: boolean
    }
  | { what: 'members'; file: string; dryRun: boolean; network: string }

const USAGE = [
  'Il y a deux commandes :',
  '  npm run import -- wordpress <export.xml> --author <nom> [--pictures <dossier>] [--all-pictures] [--dry-run]',
  '  npm run import -- members <membres.csv | membres.xml> --network <nom de l’ancien réseau> [--dry-run]',
  'Avec --dry-run, rien n’est écrit : le rapport dit ce qui le serait.',
].join('\n')

const options = {
  'dry-run': { type: 'boolean' },
  author: { type: 'string' },
  pictures: { type: 'string' },
  'all-pictures': { type: 'boolean' },
  network: { type: 'string' },
} as const

const LONGEST_NAME = 80

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    throw new StartRefusal(USAGE)
  }
}

/** @throws StartRefusal with the usage, or with what is missing */
export function readImportCommand(args: string[]): ImportCommand {
  const { values, positionals } = parsed(args)
  const [what, file, ...rest] = positionals
  if (file === undefined || rest.length > 0) throw new StartRefusal(USAGE)
  const dryRun = values['dry-run'] === true
  if (what === 'wordpress' && values.network === undefined) {
    const { author, pictures = null } = values
    if (author === undefined) {
      throw new StartRefusal(
        'Il manque --author : le nom d’une rédactrice ou d’une administratrice, qui signe les articles.',
      )
    }
    return { what, file, dryRun, author, pictures, allPictures: values['all-pictures'] === true }
  }
  const ofContent = [values.author, values.pictures, values['all-pictures']]
  if (what !== 'members' || ofContent.some((value) => value !== undefined)) throw new StartRefusal(USAGE)
  const network = values.network?.replace(/\s+/g, ' ').trim() ?? ''
  if (network === '' || network.length > LONGEST_NAME) {
    throw new StartRefusal(
      `Il manque --network : le nom de l’ancien réseau, ${LONGEST_NAME} caractères au plus. Le mail dit à chacune d’où vient son adresse.`,
    )
  }
  return { what, file, dryRun, network }
}

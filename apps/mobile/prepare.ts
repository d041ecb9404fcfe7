/**
 * `npm run prepare-app -- <brand> <PUBLIC_URL>`: writes what Capacitor makes an app of (`capacitor.config.json`, `www/`), for
 * one brand and one site. docs/native-app.md says what follows.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPageBrand } from '@consoeurs/brand'
import { brandCodes, isBrandCode } from '@consoeurs/brand/codes'
import { absentPage, ShellRefusal, shellConfig, siteAddress } from './shell.ts'

const folder = import.meta.dirname

async function prepare([code = '', address = '']: string[]): Promise<void> {
  if (!isBrandCode(code)) throw new ShellRefusal(`Il faut le nom d’une marque (${brandCodes.join(', ')}).`)
  const site = siteAddress(address)
  const brand = await loadPageBrand(code)
  mkdirSync(join(folder, 'www'), { recursive: true })
  writeFileSync(join(folder, 'www', 'index.html'), absentPage(brand, site))
  const config = shellConfig(brand, site)
  writeFileSync(join(folder, 'capacitor.config.json'), `${JSON.stringify(config, null, 2)}\n`)
  process.stdout.write(`${brand.name}, ${config.appId}, ${site.origin}\n`)
}

try {
  await prepare(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof ShellRefusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

/** `npm run new -- feature <noun>` and `npm run new -- brand <code>`. */
import { addBrand, brandUsage } from './new-brand/add-brand.ts'
import { addFeature, featureUsage } from './new-feature/add-feature.ts'

async function main([kind, ...words]: string[]): Promise<string> {
  if (kind === 'feature') return addFeature(process.cwd(), words)
  if (kind === 'brand') return addBrand(process.cwd(), words)
  throw new Error(`${featureUsage}\n${brandUsage}`)
}

try {
  console.log(await main(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

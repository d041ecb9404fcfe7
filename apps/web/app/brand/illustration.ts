import { brandAsset, type PageBrand } from '@consoeurs/brand'
import { useBrand } from './brand-context.tsx'

export interface IllustrationSource {
  src: string
  width: number
  height: number
  alt: string
}

export function useIllustration(name: keyof PageBrand['illustrations']): IllustrationSource {
  const { code, illustrations } = useBrand()
  return { ...illustrations[name], src: brandAsset(code, illustrations[name].src) }
}

import { brandAsset } from '@consoeurs/brand'
import { discreetApp } from '@consoeurs/brand/discreet'
import { requestContext } from '../../context.ts'
import { installedAppBehavior, manifestAnswer } from '../../pwa/manifest.ts'
import type { Route } from './+types/discreet-manifest'

/** Of members in discreet mode: neither brand, shortcuts nor screenshots. */
export function loader({ context }: Route.LoaderArgs) {
  const code = context.get(requestContext).brandCode
  const { name, description, color, files } = discreetApp
  const icon = (file: string, size: number, purpose?: 'maskable') => ({
    src: brandAsset(code, file),
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  })
  return manifestAnswer({
    // An app of its own: pages of signed-out members would give this one the brand's name back.
    id: discreetApp.manifest,
    name,
    short_name: name,
    description,
    ...installedAppBehavior,
    theme_color: color,
    background_color: color,
    icons: [icon(files.small, 192), icon(files.large, 512), icon(files.maskable, 512, 'maskable')],
  })
}

import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { removePicture } from './image-store.ts'

export function filesListeners({ fileStore }: Pick<FeatureOptions, 'fileStore'>): EventListener[] {
  return [
    on('files.removed', async ({ names }) => {
      for (const name of names) await removePicture(fileStore, name)
    }),
  ]
}

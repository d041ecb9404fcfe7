import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { removePicture } from './image-store.ts'
import { soundKey } from './sounds/sounds.views.ts'

export function filesListeners({ fileStore }: Pick<FeatureOptions, 'fileStore'>): EventListener[] {
  return [
    on('files.removed', async ({ names, sounds = [] }) => {
      for (const name of names) await removePicture(fileStore, name)
      for (const name of sounds) await fileStore.remove(soundKey(name))
    }),
  ]
}

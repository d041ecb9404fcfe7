import { type ComponentType, useEffect, useState } from 'react'
import styles from '../../../styles/shared/prompt.module.css'
import { afterMount } from './after-mount.ts'

interface PartProps {
  viewerId: number
}

interface CompanionProps extends PartProps {
  load: () => Promise<ComponentType<PartProps>>
}

/**
 * Shows the permission prompt or the denied bell one second after mount (specification §9), with code loaded then. If
 * that fails, the next page tries again.
 */
export function PushCompanion({ viewerId, load }: CompanionProps) {
  const [Part, setPart] = useState<ComponentType<PartProps> | null>(null)
  useEffect(
    () =>
      afterMount(() => {
        load().then(
          (PushPart) => setPart(() => PushPart),
          () => undefined,
        )
      }),
    [load],
  )
  return (
    <div className={styles.floating} data-hook="prompt-floating">
      {Part && <Part viewerId={viewerId} />}
    </div>
  )
}

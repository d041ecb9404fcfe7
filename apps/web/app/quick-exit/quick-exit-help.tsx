import { useEffect, useMemo } from 'react'
import { Button } from '../ui/button.tsx'
import { PopoverPopup } from '../ui/overlays/popover-popup.tsx'
import { neutralPage } from './quick-exit.ts'
import styles from './quick-exit-help.module.css'
import { quickExitHelpText as text } from './quick-exit-help.text.ts'
import type { QuickExitHelpProps } from './quick-exit-help-overlay.tsx'
import { rememberHelpSeen } from './quick-exit-help-seen.ts'

export function QuickExitHelp({ element, onClose }: QuickExitHelpProps) {
  const anchor = useMemo(() => ({ current: element }), [element])
  useEffect(rememberHelpSeen, [])
  return (
    <PopoverPopup open onOpenChange={(open) => open || onClose()} anchor={anchor} label={text.title} bare>
      <div className={styles.help}>
        <h2 className="display heading-4">{text.title}</h2>
        <p className="small">{text.text}</p>
        <p className="small soft only-wide">{text.keyboard}</p>
        <p className={`row ${styles.choices}`}>
          <Button size="sm" onClick={onClose}>
            {text.understood}
          </Button>
          <a className="button ghost sm" href={neutralPage} rel="noreferrer" data-quick-exit data-no-prefetch>
            {text.try}
          </a>
        </p>
      </div>
    </PopoverPopup>
  )
}

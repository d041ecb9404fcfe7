import styles from '../../../styles/shared/settings.module.css'
import { historyText as text } from '../../../text/history.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/forms/checkbox.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { Unscripted } from '../../../ui/unscripted.tsx'
import { answerHistory, useLocalHistory } from './use-local-history.ts'

/** The same choice as the question offers. Stored on this device only. */
export function HistoryChoice({ viewerId }: { viewerId: number }) {
  const kept = useLocalHistory(viewerId)?.standing === 'kept'
  const choose = (yes: boolean) => {
    answerHistory(viewerId, yes)
    if (!yes) toast.success(text.turnedOff)
  }
  return (
    <section className={styles.form} data-hook="history-choice" aria-labelledby="retenir">
      <h2 className="display heading-3" id="retenir">
        {text.settingTitle}
      </h2>
      <div className={styles.switches}>
        <Switch
          label={text.setting}
          help={text.settingHelp}
          checked={kept}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
      </div>
      {kept ? (
        <ButtonLink to="/search" look="line" size="sm">
          {text.see}
        </ButtonLink>
      ) : null}
      <Unscripted>
        <p className="small soft">{text.settingNeedsScripts}</p>
      </Unscripted>
    </section>
  )
}

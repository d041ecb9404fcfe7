import { historyText as text } from '../../text/history.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Switch } from '../../ui/checkbox.tsx'
import { toast } from '../../ui/toast.tsx'
import { Unscripted } from '../../ui/unscripted.tsx'
import { answerHistory, useLocalHistory } from './use-local-history.ts'

/** Among her settings: the same answer as to the question. Kept on this device; the server knows nothing of it. */
export function HistoryChoice({ viewerId }: { viewerId: number }) {
  const kept = useLocalHistory(viewerId)?.standing === 'kept'
  const choose = (yes: boolean) => {
    answerHistory(viewerId, yes)
    if (!yes) toast.success(text.turnedOff)
  }
  return (
    <section className="set-form hs-choice" aria-labelledby="retenir">
      <h2 className="d h3" id="retenir">
        {text.settingTitle}
      </h2>
      <div className="set-switches">
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

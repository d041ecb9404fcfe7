import { useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { useBrand } from '../../../brand/brand-context.tsx'
import { brandIcon } from '../../../brand/brand-icon.ts'
import { useOptimistic } from '../../../live/use-optimistic.ts'
import styles from '../../../styles/shared/profile.module.css'
import { profilesText } from '../../../text/profiles.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import choicesStyles from '../../../ui/forms/choices.module.css'
import { clickHaptics } from '../../../ui/gestures/haptics.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import type { HonorState } from './honor-state.ts'
import { honorsApi } from './honors.api.ts'

interface HonorButtonProps {
  member: { username: string; displayName: string }
  state: HonorState
  show: (state: HonorState) => void
}

const withHonor = (state: HonorState, given: string | null): HonorState => ({ ...state, given })

/** Optimistic; a refusal reverts with a message. */
export function HonorButton({ member, state, show }: HonorButtonProps) {
  const { honors } = useBrand()
  const [open, setOpen] = useState(false)
  const [justGiven, setJustGiven] = useState(false)
  const { wish } = useOptimistic<HonorState, string | null>({
    truth: state,
    apply: withHonor,
    show,
    send: async (kind) => {
      if (kind === null) await honorsApi(api).withdraw(member.username)
      else {
        clickHaptics()
        await honorsApi(api).give(member.username, kind)
      }
      return withHonor(state, kind)
    },
  })
  const choose = (kind: string | null) => {
    setOpen(false)
    setJustGiven(kind !== null)
    void wish(kind)
  }
  const given = honors.find(({ kind }) => kind === state.given)
  const sign = honors[0]?.icon
  return (
    <>
      <Button
        look="quiet"
        className={classNames(styles.honorButton, justGiven && styles.celebrated)}
        icon={sign === undefined ? undefined : brandIcon(sign)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        onAnimationEnd={() => setJustGiven(false)}
      >
        {/* Both labels keep their room, so that the button keeps its width. */}
        <span data-other={given === undefined ? profilesText.honorOffered : profilesText.honor}>
          {given === undefined ? profilesText.honor : profilesText.honorOffered}
        </span>
      </Button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={profilesText.honorTitle(member.displayName)}
        description={given === undefined ? profilesText.honorLead : profilesText.honorGivenLead}
        footer={
          given === undefined ? undefined : (
            <Button look="quiet" className="grow" onClick={() => choose(null)}>
              {profilesText.honorWithdraw}
            </Button>
          )
        }
      >
        <ul className={styles.honorKinds}>
          {honors.map(({ kind, label, hint, icon }) => (
            <li key={kind}>
              <button
                type="button"
                className={`${choicesStyles.radioCard} ${styles.honorKind}`}
                aria-pressed={kind === state.given}
                disabled={given !== undefined && kind !== state.given}
                onClick={() => (kind === state.given ? setOpen(false) : choose(kind))}
              >
                <Icon of={brandIcon(icon)} size="l" />
                <span className="grow">
                  <span className="bold">{label}</span>
                  <span className={`meta ${choicesStyles.radioHelp}`}>{hint}</span>
                </span>
                {kind === state.given ? <Icon of="check" /> : null}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}

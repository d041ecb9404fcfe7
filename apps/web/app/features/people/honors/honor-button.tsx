import { useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { useBrand } from '../../../brand/brand-context.tsx'
import { brandIcon } from '../../../brand/brand-icon.ts'
import { useOptimistic } from '../../../live/use-optimistic.ts'
import styles from '../../../styles/shared/profile.module.css'
import { profilesText } from '../../../text/profiles.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { clickHaptics } from '../../../ui/gestures/haptics.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import type { HonorState } from './honor-state.ts'
import { honorsApi } from './honors.api.ts'

const HonorGift = onDemand(async () => (await import('./honor-gift.tsx')).HonorGift)

interface HonorButtonProps {
  member: { username: string; displayName: string; can: { write: boolean } }
  state: HonorState
  show: (state: HonorState) => void
}

interface Gift {
  kind: string
  word: string
}

const withGift = (state: HonorState, gift: Gift | null): HonorState => ({ ...state, given: gift?.kind ?? null })

/** Optimistic; a refusal reverts with a message, and the word stays in the field. */
export function HonorButton({ member, state, show }: HonorButtonProps) {
  const { honors } = useBrand()
  const [open, setOpen] = useState(false)
  const [justGiven, setJustGiven] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const [word, setWord] = useState('')
  const { wish } = useOptimistic<HonorState, Gift | null>({
    truth: state,
    apply: withGift,
    show,
    send: async (gift) => {
      if (gift === null) await honorsApi(api).withdraw(member.username)
      else {
        clickHaptics()
        await honorsApi(api).give(member.username, gift)
        setWord('')
        setChosen(null)
      }
      return withGift(state, gift)
    },
  })
  const give = (gift: Gift | null) => {
    setOpen(false)
    setJustGiven(gift !== null)
    void wish(gift)
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
          given === undefined ? (
            <Button
              className="grow"
              disabled={chosen === null}
              onClick={() => chosen !== null && give({ kind: chosen, word: word.trim() })}
            >
              {profilesText.honorGive}
            </Button>
          ) : (
            <Button look="quiet" className="grow" onClick={() => give(null)}>
              {profilesText.honorWithdraw}
            </Button>
          )
        }
      >
        <HonorGift
          given={given?.kind ?? null}
          chosen={chosen}
          onChoose={(kind) => (given === undefined ? setChosen(kind) : setOpen(false))}
          word={member.can.write ? word : null}
          onWord={setWord}
        />
      </Sheet>
    </>
  )
}

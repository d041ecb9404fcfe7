import { useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { brandIcon } from '../../brand/brand-icon.ts'
import { useOptimistic } from '../../live/use-optimistic.ts'
import { profilesText } from '../../text/profiles.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type HonorState, withHonor } from './honor-state.ts'
import { honorsApi } from './honors.api.ts'

interface HonorButtonProps {
  member: { username: string; displayName: string }
  state: HonorState
  show: (state: HonorState) => void
}

/** « L’honorer »: the brand's kinds in a sheet. A press answers at once; a refusal goes back with its sentence. */
export function HonorButton({ member, state, show }: HonorButtonProps) {
  const { honors } = useBrand()
  const [open, setOpen] = useState(false)
  const { wish } = useOptimistic<HonorState, string | null>({
    truth: state,
    apply: withHonor,
    show,
    send: async (kind) => {
      if (kind === null) await honorsApi(api).withdraw(member.username)
      else await honorsApi(api).give(member.username, kind)
      return withHonor(state, kind)
    },
  })
  const choose = (kind: string | null) => {
    setOpen(false)
    void wish(kind)
  }
  const given = honors.find(({ kind }) => kind === state.given)
  const first = given ?? honors[0]
  return (
    <>
      <Button
        look="quiet"
        icon={first === undefined ? undefined : brandIcon(first.icon)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {given === undefined ? profilesText.honor : profilesText.honorGiven(given.label)}
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
        <ul className="hn-kinds">
          {honors.map(({ kind, label, hint, icon }) => (
            <li key={kind}>
              <button
                type="button"
                className="radio-card hn-kind"
                aria-pressed={kind === state.given}
                disabled={given !== undefined && kind !== state.given}
                onClick={() => (kind === state.given ? setOpen(false) : choose(kind))}
              >
                <Icon of={brandIcon(icon)} size="l" />
                <span className="grow">
                  <span className="b">{label}</span>
                  <span className="meta radio-help">{hint}</span>
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

import type { FileView, Recipe } from '@consoeurs/contract'
import { type KeyboardEvent, useRef, useState } from 'react'
import { sharesText } from '../../../../text/shares.ts'
import { Button } from '../../../../ui/button.tsx'
import { useStrip } from '../../../../ui/gestures/use-strip.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Confirm } from '../../../../ui/overlays/confirm.tsx'
import { Sheet } from '../../../../ui/overlays/dialog.tsx'
import { FullScreenPopup } from '../../../../ui/overlays/full-screen-popup.tsx'
import { stepPicture } from '../recipe/step-picture.ts'
import styles from './cooking.module.css'
import { cookingText as text } from './cooking.text.ts'
import { CookingStep } from './cooking-step.tsx'
import { CookingTimers } from './cooking-timers.tsx'
import { stepDurations } from './durations.ts'
import { TickList } from './tick-list.tsx'
import { useTicks } from './use-ticks.ts'
import { useTimers } from './use-timers.ts'
import { useVoiceCommands } from './use-voice-commands.ts'
import { useWakeLock } from './use-wake-lock.ts'
import type { VoiceCommand } from './voice-command.ts'

/** With more steps the segments would be too narrow to count. */
const MOST_SEGMENTS = 12

interface CookingModeProps {
  recipeId: number
  recipe: Recipe
  images: FileView[]
  /** For the chosen amount. */
  ingredients: Recipe['ingredients']
  /** Position of the first step to show, and seconds of a timer to start with it. */
  from: { position: number; seconds?: number }
  onClose: () => void
  /** The viewer may say that she made it. */
  onMade?: (() => void) | undefined
}

function Progress({ position, total }: { position: number; total: number }) {
  if (total > MOST_SEGMENTS) return <p className={styles.progressText}>{text.progress(position + 1, total)}</p>
  return (
    <span className={styles.progress} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: segments are their positions
        <i key={index} className={index <= position ? styles.done : undefined} />
      ))}
    </span>
  )
}

function Foot({ voice }: { voice: ReturnType<typeof useVoiceCommands> }) {
  const awake = useWakeLock()
  return (
    <div className={styles.foot}>
      <p role="status">
        <Icon of="sun" size="s" />
        <span>{awake ? text.awake : text.mayTurnOff}</span>
      </p>
      {voice.offered ? (
        <button type="button" className="bold" aria-pressed={voice.listening} onClick={voice.toggle}>
          <Icon of="mic" size="s" />
          {text.listen}
        </button>
      ) : null}
      {voice.listening ? <p role="status">{text.listening}</p> : null}
      {voice.failed ? <p role="alert">{text.voiceFailed}</p> : null}
    </div>
  )
}

interface DoneSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onMade: () => void
  onClose: () => void
}

/** After the last step: she may say that she made it. */
function DoneSheet({ onMade, onClose, ...overlay }: DoneSheetProps) {
  return (
    <Sheet
      {...overlay}
      title={text.done}
      description={text.doneText}
      footer={
        <>
          <Button block icon="camera" onClick={onMade}>
            {text.made}
          </Button>
          <Button look="ghost" block onClick={onClose}>
            {text.notNow}
          </Button>
        </>
      }
    />
  )
}

/** « Mode cuisine »: one step a view, for wet hands and a phone on the table. Needs no network. */
export function CookingMode({ recipeId, recipe, images, ingredients, from, onClose, onMade }: CookingModeProps) {
  const { steps } = recipe
  const next = useRef<HTMLButtonElement>(null)
  const { strip, position, show, handlers } = useStrip(from.position, steps.length)
  const kitchen = useTimers(recipeId, from)
  const { ticked, tick } = useTicks(recipeId)
  const [panel, setPanel] = useState<'ingredients' | 'leaving' | 'done' | null>(null)
  const isLast = position === steps.length - 1
  const running = kitchen.timers.filter(({ rung }) => !rung).length
  const leave = () => (running === 0 ? close() : setPanel('leaving'))
  const close = () => {
    kitchen.stopAll()
    onClose()
  }
  const finish = () => (running === 0 && onMade !== undefined ? setPanel('done') : leave())
  const obey: Record<VoiceCommand, () => void> = {
    next: () => show(position + 1),
    previous: () => show(position - 1),
    ingredients: () => setPanel('ingredients'),
    timer: () => {
      const [first] = stepDurations(recipe, position)
      if (first !== undefined) kitchen.start(position + 1, first.seconds)
    },
  }
  const voice = useVoiceCommands((command) => obey[command]())
  const onKeyDown = (event: KeyboardEvent) => {
    if (panel !== null) return
    if (event.key === 'ArrowRight') show(position + 1)
    if (event.key === 'ArrowLeft') show(position - 1)
    const onButton = event.target instanceof HTMLButtonElement
    if (event.key === ' ' && !onButton) {
      event.preventDefault()
      show(position + 1)
    }
  }
  return (
    <FullScreenPopup label={text.title} className={styles.cooking} initialFocus={next} onClose={leave}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole dialog */}
      <div className={styles.frame} onKeyDown={onKeyDown}>
        <header className={styles.top}>
          <button type="button" className="icon-button" aria-label={text.leave} onClick={leave}>
            <Icon of="x" size="l" />
          </button>
          <Progress position={position} total={steps.length} />
          <button
            type="button"
            className="icon-button"
            aria-label={text.seeIngredients}
            onClick={() => setPanel('ingredients')}
          >
            <Icon of="salad" size="l" />
          </button>
        </header>
        <p className="visually-hidden" role="status">
          {text.step(position + 1, steps.length)}
        </p>
        <div className={styles.strip} ref={strip} {...handlers}>
          {steps.map((words, index) => (
            <CookingStep
              // biome-ignore lint/suspicious/noArrayIndexKey: a published recipe does not change order
              key={index}
              {...{ words, ingredients }}
              durations={stepDurations(recipe, index)}
              image={stepPicture(recipe, index, images)}
              number={index + 1}
              total={steps.length}
              shown={index === position}
              onTimer={(seconds) => kitchen.start(index + 1, seconds)}
            />
          ))}
        </div>
        <CookingTimers timers={kitchen.timers} now={kitchen.now} onStop={kitchen.stop} />
        <nav className={styles.buttons} aria-label={sharesText.recipe.steps}>
          <Button look="line" aria-label={text.previous} disabled={position === 0} onClick={() => show(position - 1)}>
            <Icon of="arrow-left" />
          </Button>
          <Button ref={next} onClick={isLast ? finish : () => show(position + 1)}>
            <span>{isLast ? text.last : text.next}</span>
            {isLast ? null : <Icon of="arrow-right" />}
          </Button>
        </nav>
        <Foot voice={voice} />
      </div>
      <Sheet
        open={panel === 'ingredients'}
        onOpenChange={(open) => setPanel(open ? 'ingredients' : null)}
        title={text.ingredients}
      >
        <TickList label={text.ingredients} ingredients={ingredients} ticked={ticked} onTick={tick} />
      </Sheet>
      {onMade === undefined ? null : (
        <DoneSheet
          open={panel === 'done'}
          onOpenChange={(open) => setPanel(open ? 'done' : null)}
          onMade={() => {
            close()
            onMade()
          }}
          onClose={close}
        />
      )}
      <Confirm
        open={panel === 'leaving'}
        onOpenChange={(open) => setPanel(open ? 'leaving' : null)}
        {...text.leaveWithTimers(running)}
        confirmLabel={text.leaveAnyway}
        cancelLabel={text.stay}
        onConfirm={close}
      />
    </FullScreenPopup>
  )
}

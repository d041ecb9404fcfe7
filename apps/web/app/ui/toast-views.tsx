import { type CSSProperties, type ReactNode, useEffect } from 'react'
import { Toaster as SonnerToaster, toast as sonner } from 'sonner'
import { uiText } from '../text/ui.ts'
import { Avatar, type AvatarRing } from './avatar.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { useMediaQuery, wideScreen } from './use-media-query.ts'

/** The provider's own duration; a notification that arrives stays longer (see `toast.presence`). */
const defaultDuration = 3_500
const presenceDuration = 10_000
/** Sonner anchors a box of 356 px: a wider toast would run past the edge of the screen. */
const slot = { '--width': 'min(420px, calc(100vw - 24px))' } as CSSProperties

export type Tone = 'ok' | 'bad' | 'wait'
const toneIcons: Record<Tone, IconName> = { ok: 'check', bad: 'circle-alert', wait: 'clock-3' }

export interface ToastOptions {
  icon?: IconName
  /** One thing she can do about it: « Annuler ». */
  action?: { label: string; onPress: () => void }
  duration?: number
}

export interface Presence {
  name: string
  text: string
  avatarUrl: string | null
  ring?: AvatarRing
  when: string
  onOpen: () => void
}

/** Sonner has the tabulator stop at the slot itself, which does nothing, in a list without a name: its buttons are enough. */
function tidySlot(frame: HTMLElement | null): void {
  frame?.closest('li')?.removeAttribute('tabindex')
  frame?.closest('ol')?.setAttribute('aria-label', uiText.toasts)
}

function ToastFrame({ children, tone }: { children: ReactNode; tone?: Tone }) {
  return (
    <div className={classNames('toast', tone && `t-${tone}`)} ref={tidySlot}>
      {children}
    </div>
  )
}

function CloseButton({ id }: { id: string | number }) {
  return (
    <button type="button" className="ib" aria-label={uiText.close} onClick={() => sonner.dismiss(id)}>
      <Icon of="x" />
    </button>
  )
}

export function show(tone: Tone, text: string, { icon, action, duration = defaultDuration }: ToastOptions = {}) {
  return sonner.custom(
    (id) => (
      <ToastFrame tone={tone}>
        <span className="ic">
          <Icon of={icon ?? toneIcons[tone]} />
        </span>
        <span className="grow b">{text}</span>
        {action === undefined ? null : (
          <button
            type="button"
            className="more"
            onClick={() => {
              action.onPress()
              sonner.dismiss(id)
            }}
          >
            {action.label}
          </button>
        )}
      </ToastFrame>
    ),
    { duration },
  )
}

/** Someone did something just now: her face, her words, one press to go there. */
export function presence({ name, text, avatarUrl, ring, when, onOpen }: Presence) {
  // A sentence that begins with her name has said it.
  const rest = text.startsWith(name) ? text.slice(name.length) : null
  return sonner.custom(
    (id) => (
      <ToastFrame>
        <button
          type="button"
          className="toast-open"
          onClick={() => {
            onOpen()
            sonner.dismiss(id)
          }}
        >
          <Avatar src={avatarUrl} name={name} ring={ring} size="md" />
          <span className="grow">
            {rest === null ? (
              <span className="row between">
                <b className="b trunc">{name}</b>
                <span className="meta">{when}</span>
              </span>
            ) : null}
            <span className="toast-text">
              {rest === null ? text : <b className="b">{name}</b>}
              {rest}
            </span>
            {rest === null ? null : <span className="meta">{when}</span>}
          </span>
        </button>
        <CloseButton id={id} />
        <i className="life" aria-hidden="true" />
      </ToastFrame>
    ),
    { duration: presenceDuration },
  )
}

/** Sonner forgets what is shown before it is there: callers wait for `onReady`. */
export function ToastViews({ onReady }: { onReady: () => void }) {
  const wide = useMediaQuery(wideScreen)
  useEffect(onReady, [onReady])
  return (
    <SonnerToaster
      position={wide ? 'bottom-right' : 'top-center'}
      duration={defaultDuration}
      containerAriaLabel={uiText.toasts}
      toastOptions={{ unstyled: true, className: 'toast-slot' }}
      style={slot}
      // Above what floats there already (`prompt.css`).
      offset={{ bottom: 'var(--toasts, 24px)' }}
      gap={10}
      visibleToasts={3}
    />
  )
}

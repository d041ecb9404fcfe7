import { type CSSProperties, type ReactNode, useEffect } from 'react'
import { Toaster as SonnerToaster, toast as sonner } from 'sonner'
import { uiText } from '../../text/ui.ts'
import { Avatar, type AvatarRing } from '../avatar.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icons.ts'
import { useMediaQuery, wideScreen } from '../use-media-query.ts'
import overlaysStyles from './overlays.module.css'
import styles from './toast.module.css'

/** Milliseconds, the library's default. */
const defaultDuration = 3_500
const presenceDuration = 10_000
/** Sonner positions a 356 px box; a wider toast would overflow the screen. */
const slot = { '--width': 'min(420px, calc(100vw - 24px))' } as CSSProperties

export type Tone = 'ok' | 'bad' | 'wait'
const toneClasses: Record<Tone, string | undefined> = { ok: styles.success, bad: styles.error, wait: styles.waiting }
const toneIcons: Record<Tone, IconName> = { ok: 'check', bad: 'circle-alert', wait: 'clock-3' }

export interface ToastOptions {
  icon?: IconName
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

/** Sonner makes each toast focusable, in an unlabelled list. */
function tidySlot(frame: HTMLElement | null): void {
  frame?.closest('li')?.removeAttribute('tabindex')
  frame?.closest('ol')?.setAttribute('aria-label', uiText.toasts)
}

function ToastFrame({ children, tone }: { children: ReactNode; tone?: Tone }) {
  return (
    <div className={classNames('toast', tone && toneClasses[tone])} ref={tidySlot}>
      {children}
    </div>
  )
}

function CloseButton({ id }: { id: string | number }) {
  return (
    <button type="button" className="icon-button" aria-label={uiText.close} onClick={() => sonner.dismiss(id)}>
      <Icon of="x" />
    </button>
  )
}

export function show(tone: Tone, text: string, { icon, action, duration = defaultDuration }: ToastOptions = {}) {
  return sonner.custom(
    (id) => (
      <ToastFrame tone={tone}>
        <span className={styles.icon}>
          <Icon of={icon ?? toneIcons[tone]} />
        </span>
        <span className="grow bold">{text}</span>
        {action === undefined ? null : (
          <button
            type="button"
            className="more-link"
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

export function presence({ name, text, avatarUrl, ring, when, onOpen }: Presence) {
  // Avoids repeating the name.
  const rest = text.startsWith(name) ? text.slice(name.length) : null
  return sonner.custom(
    (id) => (
      <ToastFrame>
        <button
          type="button"
          className={overlaysStyles.toastOpen}
          onClick={() => {
            onOpen()
            sonner.dismiss(id)
          }}
        >
          <Avatar src={avatarUrl} name={name} ring={ring} size="md" />
          <span className="grow">
            {rest === null ? (
              <span className="row between">
                <b className="bold truncated">{name}</b>
                <span className="meta">{when}</span>
              </span>
            ) : null}
            <span className={overlaysStyles.toastText}>
              {rest === null ? <span>{text}</span> : <b className="bold">{name}</b>}
              {rest === null ? null : <span>{rest}</span>}
            </span>
            {rest === null ? null : <span className="meta">{when}</span>}
          </span>
        </button>
        <CloseButton id={id} />
        <i className={`${styles.lifetime} ${overlaysStyles.lifetime}`} aria-hidden="true" />
      </ToastFrame>
    ),
    { duration: presenceDuration },
  )
}

/** Sonner drops toasts sent before it has mounted. */
export function ToastViews({ onReady }: { onReady: () => void }) {
  const wide = useMediaQuery(wideScreen)
  useEffect(onReady, [onReady])
  return (
    <SonnerToaster
      position={wide ? 'bottom-right' : 'top-center'}
      duration={defaultDuration}
      containerAriaLabel={uiText.toasts}
      toastOptions={{ unstyled: true, className: styles.slot }}
      style={slot}
      // Above other floating elements (`prompt.css`).
      offset={{ bottom: 'var(--toasts, 24px)' }}
      // Below the top bar: the quick exit and « Publier » stay within reach.
      mobileOffset={{ top: 'calc(env(safe-area-inset-top) + 64px)' }}
      gap={10}
      visibleToasts={3}
    />
  )
}

import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import { Keyboard } from 'lucide-react'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useRemembered } from '../shell/use-remembered.ts'
import { adminText } from '../text/admin.ts'
import { keysText } from '../text/keys.ts'
import './keys.css'

export interface Shortcut {
  /** Values of `KeyboardEvent.key`; letters in lower case. */
  keys: readonly string[]
  /** As printed on a keyboard, if not the first key. */
  shown?: readonly string[]
  label: string
  /** Arrow keys scroll the page unless it returns true. */
  run: () => boolean | undefined
}

interface ShortcutContext {
  register: (current: { current: readonly Shortcut[] }) => () => void
  announce: (sentence: string) => void
  showHelp: () => void
}

const nothing = () => undefined
const Context = createContext<ShortcutContext>({ register: () => nothing, announce: nothing, showHelp: nothing })

const fields = 'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="combobox"]'
const overlays = '[role="dialog"], [role="menu"], [role="listbox"]'

/** Keys belong to a field that has the focus, and to an open dialog or menu. */
const isElsewhere = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest(fields) !== null) || document.querySelector(overlays) !== null

function Help({ shortcuts, onClose }: { shortcuts: readonly Shortcut[]; onClose: () => void }) {
  const [on, setOn] = useRemembered('keys', true)
  return (
    <Dialog open onClose={onClose} aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{keysText.title}</DialogTitle>
      <DialogContent>
        <dl className="keys">
          {shortcuts
            .filter(({ label }) => label !== '')
            .map(({ keys, shown = [keys[0]?.toUpperCase() ?? ''], label }) => (
              <div key={label}>
                <dt>
                  {shown.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{label}</dd>
              </div>
            ))}
        </dl>
        <p className="hint">{keysText.notInFields}</p>
        <FormControlLabel
          control={<Checkbox checked={on} onChange={({ target }) => setOn(target.checked)} />}
          label={keysText.on}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{adminText.close}</Button>
      </DialogActions>
    </Dialog>
  )
}

/** One listener for the shortcuts of the screen that is open, and their list under « ? ». */
export function Shortcuts({ children }: { children: ReactNode }) {
  const registered = useRef(new Set<{ current: readonly Shortcut[] }>())
  const [help, setHelp] = useState<readonly Shortcut[] | null>(null)
  const [said, setSaid] = useState('')
  const context = useMemo<ShortcutContext>(() => {
    const own: Shortcut = { keys: [], shown: ['?'], label: keysText.help, run: () => false }
    // Effects of the page run after those of its parts: its own keys come first.
    const all = () =>
      [...registered.current]
        .reverse()
        .flatMap(({ current }) => current)
        .concat(own)
    const showHelp = () => setHelp(all())
    return {
      register: (current) => {
        registered.current.add(current)
        return () => registered.current.delete(current)
      },
      announce: setSaid,
      showHelp,
    }
  }, [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || registered.current.size === 0)
        return
      if (isElsewhere(event) || !areKeysOn()) return
      if (event.key === '?') return context.showHelp()
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const found = [...registered.current].flatMap(({ current }) => current).find(({ keys }) => keys.includes(key))
      if (found?.run() === true) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [context])
  return (
    <Context value={context}>
      {children}
      <p className="unseen" role="status">
        {said}
      </p>
      {help === null ? null : <Help shortcuts={help} onClose={() => setHelp(null)} />}
    </Context>
  )
}

/** Read at each press, so that the choice in the list of keys counts at once. */
function areKeysOn(): boolean {
  try {
    return localStorage.getItem('desk:keys') !== 'false'
  } catch {
    return true
  }
}

/** Shortcuts of a component while it is on screen. @returns says a sentence to screen readers */
export function useShortcuts(shortcuts: readonly Shortcut[]): (sentence: string) => void {
  const { register, announce } = useContext(Context)
  const current = useRef(shortcuts)
  current.current = shortcuts
  useEffect(() => register(current), [register])
  return announce
}

/** Opens the list of keys; hidden where there is no keyboard. */
export function ShortcutsButton() {
  const { showHelp } = useContext(Context)
  return (
    <Button className="keys-button" onClick={showHelp} aria-keyshortcuts="?">
      <Keyboard size={18} strokeWidth={1.75} aria-hidden="true" />
      {keysText.button}
    </Button>
  )
}

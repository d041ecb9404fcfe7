import { findThemes, type ThemeView } from '@consoeurs/contract'
import { type RefObject, useEffect, useState } from 'react'
import { api } from '../../../../api/browser-api.ts'
import { ApiFailure } from '../../../../api/client.ts'
import { sharesApi } from '../shares.api.ts'
import { composerText } from './composer.text.ts'
import styles from './composer-fields.module.css'

/** Debounce, in milliseconds. */
const REST = 150

/** The theme that is being written at the end of `text`, without « # ». */
function begunTheme(text: string): string | null {
  const [, begun] = /(?<![\p{L}\p{N}_#&/])#([\p{L}\p{M}\p{N}_]{1,40})$/u.exec(text) ?? []
  return begun !== undefined && findThemes(`#${begun}`).length + Number(begun.length === 1) > 0 ? begun : null
}

/** Themes that start like the word before the caret; without a network there are none. */
function useSuggestions(begun: string | null): ThemeView[] {
  const [themes, setThemes] = useState<ThemeView[]>([])
  useEffect(() => {
    if (begun === null) return setThemes([])
    let left = false
    const timer = setTimeout(() => {
      sharesApi(api)
        .themes(begun)
        .then(({ items }) => {
          if (!left) setThemes(items)
        })
        .catch((error: unknown) => {
          if (!(error instanceof ApiFailure)) throw error
        })
    }, REST)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [begun])
  return themes
}

interface ThemeSuggestionsProps {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onWrite: (text: string) => void
}

export function ThemeSuggestions({ field, text, onWrite }: ThemeSuggestionsProps) {
  const caret = field.current?.selectionEnd ?? text.length
  const begun = begunTheme(text.slice(0, caret))
  const themes = useSuggestions(begun)
  if (begun === null || themes.length === 0) return null
  const complete = (label: string) => {
    const before = `${text.slice(0, caret - begun.length)}${label} `
    onWrite(before + text.slice(caret).replace(/^ /, ''))
    field.current?.focus()
    // After the text is rendered.
    requestAnimationFrame(() => field.current?.setSelectionRange(before.length, before.length))
  }
  return (
    <ul className={styles.themes} aria-label={composerText.themes} data-hook="themes">
      {themes.map(({ name, label }) => (
        <li key={name}>
          <button type="button" onPointerDown={(event) => event.preventDefault()} onClick={() => complete(label)}>
            #{label}
          </button>
        </li>
      ))}
    </ul>
  )
}

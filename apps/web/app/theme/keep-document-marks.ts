import { useLayoutEffect, useState } from 'react'

/** React sets these itself. */
const ofReact = new Set(['data-brand', 'data-api', 'data-viewer'])

const themeColor = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')

let isMadeAnew = false

function readMarks(): () => void {
  if (import.meta.env.SSR) return () => undefined
  const root = document.documentElement
  const marks = Array.from(root.attributes, ({ name, value }) => [name, value] as const)
  const color = themeColor()?.content
  return () => {
    for (const [name, value] of marks) if (!ofReact.has(name)) root.setAttribute(name, value)
    const meta = themeColor()
    if (meta && color) meta.content = color
    // Do not replay the splash over an error page.
    if (isMadeAnew) root.dataset.splash = 'seen'
    isMadeAnew = true
  }
}

/**
 * React replaces all attributes of <html> when it renders the document again (hydration error, root error boundary).
 */
export function useKeepDocumentMarks(): void {
  const [putBack] = useState(readMarks)
  useLayoutEffect(putBack, [putBack])
}

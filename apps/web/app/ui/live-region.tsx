/** Says a change aloud that the eye sees elsewhere. Keep it mounted; change its text. */
export function LiveRegion({ children, urgent = false }: { children: string; urgent?: boolean }) {
  return (
    <div
      className="sr"
      role={urgent ? 'alert' : 'status'}
      aria-live={urgent ? 'assertive' : 'polite'}
      aria-atomic="true"
    >
      {children}
    </div>
  )
}

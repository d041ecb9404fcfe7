/** Screen reader announcement. Keep it mounted and change its text. */
export function LiveRegion({ children, urgent = false }: { children: string; urgent?: boolean }) {
  return (
    <div
      className="visually-hidden"
      role={urgent ? 'alert' : 'status'}
      aria-live={urgent ? 'assertive' : 'polite'}
      aria-atomic="true"
    >
      {children}
    </div>
  )
}

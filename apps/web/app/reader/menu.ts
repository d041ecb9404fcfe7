/** Native `<details data-menu>` open without scripts. This closes them on Escape, outside presses and focus loss. */
export function installMenu(): void {
  const open = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
  document.addEventListener('click', (event) => {
    for (const menu of open()) if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const menu of open()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
  document.addEventListener('focusin', (event) => {
    for (const menu of open()) if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false
  })
}

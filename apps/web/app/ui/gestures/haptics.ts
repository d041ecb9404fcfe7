/** Milliseconds of vibration that a finger feels as a click. */
const CLICK = 8

/** Confirms a touch; Safari has no vibration. */
export function clickHaptics(): void {
  if ('vibrate' in navigator) navigator.vibrate(CLICK)
}

export { askForSwap } from './ask-swap.ts'
export { hideSwap, showSwapAgain } from './change-swap.ts'
export { swapVisibleTo } from './swaps.visible.ts'
export { loadToldSwap } from './told-swap.ts'

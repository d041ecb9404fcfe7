/** Activation thresholds, so that scrolling and clicks still work. */
export const mouse = { activationConstraint: { distance: 8 } }
export const touch = { activationConstraint: { delay: 220, tolerance: 10 } }

const silent = () => undefined
/** Keyboard users have separate buttons; the page announces moves itself. */
export const dragAnnouncements = { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent }

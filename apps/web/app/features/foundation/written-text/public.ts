export { LinkCard } from './link-card.tsx'
export { exitHref } from './text-parts.ts'
export { WrittenText } from './written-text.tsx'

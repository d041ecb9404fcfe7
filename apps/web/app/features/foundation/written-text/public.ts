export { LinkCard } from './link-card.tsx'
export { WrittenText } from './written-text.tsx'

export { WrittenText } from './written-text.tsx'

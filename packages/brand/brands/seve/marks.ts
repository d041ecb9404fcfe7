import type { BrandMarks } from '../../src/brand.ts'

/*
 * One drawing serves both themes: every ink is a role of tokens.css or style.css, no size is
 * set and the drawings are hidden from screen readers, so the element around them carries the name.
 */
export const marks: BrandMarks = {
  mark: '<svg aria-hidden="true" focusable="false" viewBox="0 0 64 64"><path d="M45 4C36.5 20.5 11 21 11 40.5C11 50.5 17.8 58.2 27 60.1C27.6 44 36 24 45 4Z" fill="var(--brand)"/><path d="M45 4C43.5 17 55 25 53.2 42.5C51.9 53.4 44.2 59.8 34.2 60.45C32.8 60.5 31.9 60.5 31 60.4C31.2 46 37.8 27 45 4Z" fill="var(--mark-2)"/></svg>',
  certified:
    '<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path fill="currentColor" d="M12 .8C18.5 3 23 6.6 23 12.6A10.8 10.8 0 0 1 12 23.4A10.8 10.8 0 0 1 1 12.6C1 6.6 5.5 3 12 .8Z"/><path d="M8 12.2l2.9 2.9 5.2-5.6" fill="none" stroke="var(--on-brand)" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/></svg>',
}

import type { BrandMarks } from '../../src/brand.ts'

/** The violet in one line. */
export const line =
  'M46 62.5C44 56.5 39.5 51.8 33 48.6Q32 48.2 28.5 48C17.5 47 20.5 32.5 32 25C29.36 30.56 16.05 39.53 11.04 31.24Q9.07 27.82 10.16 24.01C13.01 14.76 28.09 20.24 32 25C25.75 24.41 12.53 14.81 18.73 7.12Q21.32 4.04 25.34 3.76C35.2 3.26 35.2 19.6 32 25C28.8 19.6 28.8 3.26 38.66 3.76Q42.68 4.04 45.27 7.12C51.47 14.81 38.25 24.41 32 25C35.91 20.24 50.99 14.76 53.84 24.01Q54.93 27.82 52.96 31.24C47.95 39.53 34.64 30.56 32 25C43.5 32.5 46.5 46.5 33 48.6'

/*
 * One drawing serves both themes: every ink is a role of tokens.css or style.css, no size is
 * set and the drawings are hidden from screen readers, so the element around them carries the name.
 */
export const marks: BrandMarks = {
  mark: `<svg aria-hidden="true" focusable="false" viewBox="0 0 64 64"><path d="${line}" fill="none" stroke="var(--brand)" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  certified:
    '<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><g fill="currentColor"><ellipse transform="rotate(0 12 12)" cx="12" cy="6.3" rx="5.2" ry="5.5"/><ellipse transform="rotate(72 12 12)" cx="12" cy="6.3" rx="5.2" ry="5.5"/><ellipse transform="rotate(144 12 12)" cx="12" cy="6.3" rx="5.2" ry="5.5"/><ellipse transform="rotate(216 12 12)" cx="12" cy="6.3" rx="5.2" ry="5.5"/><ellipse transform="rotate(288 12 12)" cx="12" cy="6.3" rx="5.2" ry="5.5"/><circle cx="12" cy="12" r="6"/></g><path d="M8 12.2l2.9 2.9 5.2-5.6" fill="none" stroke="var(--on-brand)" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/></svg>',
}

import { defaultLightTheme, type RaThemeOptions } from 'ra-ui-materialui'

/** Reads a CSS custom property of the brand. */
type Role = (name: string) => string

const rolesOf = (root: HTMLElement): Role => {
  const style = getComputedStyle(root)
  return (name) => style.getPropertyValue(`--${name}`).trim()
}

function palette(role: Role, mode: 'light' | 'dark') {
  const status = (name: string) => ({ main: role(name), contrastText: role('on-status') })
  const brand = {
    main: role('brand'),
    dark: role('brand-strong'),
    light: role('brand-tint'),
    contrastText: role('on-brand'),
  }
  return {
    mode,
    primary: brand,
    secondary: brand,
    background: { default: role('ground'), paper: role('surface') },
    text: { primary: role('text'), secondary: role('text-soft') },
    divider: role('line'),
    error: status('danger'),
    warning: status('warning'),
    success: status('success'),
    info: status('info'),
  }
}

function typography(role: Role) {
  const display = {
    fontFamily: role('font-display'),
    fontWeight: Number(role('display-weight')),
    letterSpacing: role('display-tracking'),
    fontVariationSettings: role('display-settings'),
    fontStretch: role('display-stretch'),
  }
  return {
    fontFamily: role('font-text'),
    body1: { fontSize: '1rem', lineHeight: 1.5 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.45 },
    button: { textTransform: 'none' as const, fontWeight: 600, fontSize: '0.9375rem' },
    h1: { ...display, fontSize: '2.25rem', lineHeight: 1.15 },
    h2: { ...display, fontSize: '1.4375rem', lineHeight: 1.25 },
    h3: { ...display, fontSize: '1.1875rem', lineHeight: 1.3 },
    h4: display,
    h5: display,
    h6: { ...display, fontSize: '1.1875rem' },
  }
}

const focus = (role: Role) => ({ outline: `2px solid ${role('focus')}`, outlineOffset: 2 })

/** 44 px touch targets in lists, filters and toolbars; forms keep taller fields. */
const smallInput = {
  MuiInputLabel: {
    styleOverrides: { sizeSmall: { '&.MuiInputLabel-outlined:not(.MuiInputLabel-shrink)': { top: 2 } } },
  },
}

/** Same look as the site's switch. */
const switches = (role: Role) => ({
  MuiSwitch: {
    styleOverrides: {
      root: { width: 60, height: 44, padding: '9px 8px' },
      switchBase: {
        padding: 12,
        '&.Mui-checked': { transform: 'translateX(16px)', color: role('on-brand') },
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: role('brand'), opacity: 1 },
        '&.Mui-focusVisible + .MuiSwitch-track': focus(role),
      },
      thumb: { width: 20, height: 20, boxShadow: 'none' },
      track: { borderRadius: 13, backgroundColor: role('line-strong'), opacity: 1 },
    },
  },
})

const buttons = (role: Role) => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focus(role) } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 44, borderRadius: role('radius-pill'), paddingInline: 16 },
      sizeSmall: { minHeight: 36, '@media (pointer: coarse)': { minHeight: 44 } },
      contained: { '&.Mui-disabled': { backgroundColor: role('sunken'), color: role('text-soft') } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        minWidth: 40,
        minHeight: 40,
        color: 'inherit',
        '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: 44,
        paddingInline: 16,
        color: role('text-soft'),
        '&.Mui-selected, &.Mui-selected:hover': { color: role('brand-strong'), backgroundColor: role('brand-tint') },
      },
    },
  },
})

const chips = (role: Role) => ({
  MuiChip: {
    styleOverrides: {
      root: {
        borderRadius: 999,
        backgroundColor: role('brand-tint'),
        color: role('brand-strong'),
        fontWeight: 600,
        '& .MuiChip-deleteIcon': { color: role('text-soft'), '&:hover': { color: role('brand-strong') } },
        '@media (pointer: coarse)': {
          height: 44,
          '& .MuiChip-deleteIcon': { boxSizing: 'content-box', margin: '0 0 0 -12px', padding: 11 },
        },
      },
    },
  },
})

function components(role: Role): RaThemeOptions['components'] {
  const hairline = `1px solid ${role('line')}`
  return {
    ...buttons(role),
    ...smallInput,
    ...switches(role),
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { borderRadius: 16, border: hairline, boxShadow: 'none' } },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'medium', margin: 'none', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'medium', margin: 'none', fullWidth: true } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { borderRadius: 12, backgroundColor: role('surface') },
        notchedOutline: { borderColor: role('line-strong') },
        input: { '.MuiInputBase-sizeSmall > &': { paddingBlock: 10.5 } },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: '0.8125rem' } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: role('line'), fontSize: '0.9375rem' },
        head: { color: role('text-soft'), fontWeight: 600, backgroundColor: 'transparent' },
      },
    },
    ...chips(role),
    // The label of a first field rises above it.
    MuiDialogContent: { styleOverrides: { root: { '.MuiDialogTitle-root + &': { paddingTop: 8 } } } },
    // The track of a switch is aligned with the fields.
    MuiFormControlLabel: { styleOverrides: { root: { '&:has(> .MuiSwitch-root)': { marginLeft: -8 } } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 20 } } },
    MuiBackdrop: { styleOverrides: { root: { backgroundColor: role('scrim') } } },
    MuiLink: { styleOverrides: { root: { textUnderlineOffset: 3 } } },
    MuiTooltip: {
      styleOverrides: { tooltip: { backgroundColor: role('text'), color: role('ground'), fontSize: '0.8125rem' } },
    },
  }
}

/** react-admin theme from the brand's CSS custom properties; a new brand needs no change here. */
export function adminTheme(root: HTMLElement): RaThemeOptions {
  const role = rolesOf(root)
  const mode = root.dataset.theme === 'dark' ? 'dark' : 'light'
  return {
    ...defaultLightTheme,
    palette: palette(role, mode),
    typography: typography(role),
    shape: { borderRadius: 12 },
    sidebar: { width: 232, closedWidth: 64 },
    components: { ...defaultLightTheme.components, ...components(role) },
  } as RaThemeOptions
}

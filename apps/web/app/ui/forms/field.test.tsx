import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { RadioCards } from './radio-cards.tsx'
import { TextInput } from './text-input.tsx'

const attribute = (html: string, name: string) => new RegExp(`<input[^>]* ${name}="([^"]*)"`).exec(html)?.[1]

describe('Field', () => {
  it('ties its label and its help to the input', () => {
    const html = renderToStaticMarkup(
      <Field label="Ta commune" help="Jamais un point sur une carte." id="commune">
        <TextInput name="commune" />
      </Field>,
    )
    expect(html).toContain('<label for="commune"')
    expect(attribute(html, 'id')).toBe('commune')
    expect(attribute(html, 'aria-describedby')).toBe('commune-note')
    expect(html).toContain('id="commune-note"')
    expect(attribute(html, 'aria-invalid')).toBeUndefined()
  })

  it('shows what is wrong in place of the help, and says it aloud', () => {
    const html = renderToStaticMarkup(
      <Field label="Ta photo" help="Dix mégaoctets au plus." error="Choisis-en une plus légère." id="photo">
        <TextInput />
      </Field>,
    )
    expect(attribute(html, 'aria-invalid')).toBe('true')
    expect(html).toMatch(/id="photo-note" role="alert"/)
    expect(html).not.toContain('Dix mégaoctets')
  })

  it('describes nothing where there is nothing to describe', () => {
    const html = renderToStaticMarkup(
      <Field label="Prénom">
        <TextInput />
      </Field>,
    )
    expect(attribute(html, 'aria-describedby')).toBeUndefined()
  })
})

describe('native controls', () => {
  it('sends a box and a choice without any script', () => {
    const box = renderToStaticMarkup(<Checkbox name="charte" value="1" label="J’ai lu la charte." defaultChecked />)
    expect(attribute(box, 'type')).toBe('checkbox')
    expect(attribute(box, 'name')).toBe('charte')
    const options = [
      { value: 'all', label: 'Toutes' },
      { value: 'none', label: 'Personne' },
    ]
    const choice = renderToStaticMarkup(
      <RadioCards legend="Qui peut t’écrire" name="who" options={options} defaultValue="none" />,
    )
    expect(choice.match(/type="radio"/g)).toHaveLength(2)
    expect(choice).toMatch(/<input[^>]*checked=""[^>]*value="none"|<input[^>]*value="none"[^>]*checked=""/)
  })
})

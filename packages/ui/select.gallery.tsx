import { useState } from 'react'
import { Field } from './field.tsx'
import { Select } from './select.tsx'

const ORDERS = [
  { value: 'best', label: '많이 찾는 순' },
  { value: 'new', label: '새로 나온 순' },
  { value: 'price', label: '낮은 가격 순' },
]
const COUNTRIES = ['Korea', 'Japan', 'Taiwan', 'Singapore', 'France', 'Germany', 'Canada', 'United States', 'Spain']

function Order() {
  const [order, setOrder] = useState('best')
  return <Select label="정렬" look="bare" options={ORDERS} value={order} onChange={setOrder} />
}

function Country({ error }: { error?: string }) {
  const [country, setCountry] = useState<string | null>(null)
  const options = COUNTRIES.map((name) => ({ value: name, label: name, disabled: name === 'Spain' }))
  return (
    <Field label="Country" name="country" required error={error}>
      {(control) => (
        <Select {...control} placeholder="Choose a country" options={options} value={country} onChange={setCountry} />
      )}
    </Field>
  )
}

export const entries = [
  { name: 'in a line', node: <Order /> },
  {
    name: 'in a field',
    node: (
      <div className="field-row max-w-text">
        <Country />
        <Country error="Choose where it should go." />
      </div>
    ),
  },
]

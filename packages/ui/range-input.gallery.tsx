import { type ComponentProps, useState } from 'react'
import { RangeInput } from './range-input.tsx'

type Props = Omit<ComponentProps<typeof RangeInput>, 'value' | 'onChange'> & { first: number }

function Held({ first, ...props }: Props) {
  const [value, setValue] = useState(first)
  return <RangeInput {...props} value={value} onChange={setValue} />
}

export const entries = [
  {
    name: 'between 0 and 100',
    node: <Held first={62} label="향의 진하기" numberLabel="향의 진하기, 숫자로" unit="%" required />,
  },
  {
    name: 'bounds of its own, in steps',
    node: (
      <Held
        first={180}
        min={80}
        max={500}
        step={20}
        label="Wax"
        numberLabel="Wax, as a number"
        unit="g"
        hint="Between 80 and 500 g."
      />
    ),
  },
  {
    name: 'wrong, and closed',
    node: (
      <div className="field-row">
        <Held first={100} label="비율" numberLabel="비율, 숫자로" unit="%" error="세 향을 더해 100%가 되어야 해요." />
        <Held first={30} label="Ratio" numberLabel="Ratio, as a number" unit="%" disabled />
      </div>
    ),
  },
]

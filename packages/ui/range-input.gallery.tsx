import { type ComponentProps, useState } from 'react'
import type { GalleryEntries } from './gallery.ts'
import { RangeInput } from './range-input.tsx'

type Props = Omit<ComponentProps<typeof RangeInput>, 'value' | 'onChange'> & { first: number }

function Stateful({ first, ...props }: Props) {
  const [value, setValue] = useState(first)
  return <RangeInput {...props} value={value} onChange={setValue} />
}

export const entries: GalleryEntries = (say) => {
  const ratio = { label: say('비율', 'Ratio'), numberLabel: say('비율, 숫자로', 'Ratio, as a number'), unit: '%' }
  return [
    { name: 'between 0 and 100', node: <Stateful first={62} {...ratio} /> },
    { name: 'required, at its start', node: <Stateful first={0} {...ratio} required /> },
    {
      name: 'bounds of its own, in steps, with a hint',
      node: (
        <Stateful
          first={180}
          min={80}
          max={500}
          step={20}
          label={say('왁스', 'Wax')}
          numberLabel={say('왁스, 숫자로', 'Wax, as a number')}
          unit="g"
          hint={say('80 g부터 500 g까지 고를 수 있어요.', 'Between 80 and 500 g.')}
        />
      ),
    },
    {
      name: 'wrong, at its end',
      node: (
        <Stateful
          first={100}
          {...ratio}
          error={say('세 향을 더해 100%가 되어야 해요.', 'The three scents must add up to 100%.')}
        />
      ),
    },
    {
      name: 'an end that leaves nothing out',
      node: (
        <Stateful
          first={94}
          max={94}
          openEnd
          label={say('최고 가격', 'Highest price')}
          numberLabel={say('최고 가격', 'Highest price')}
        />
      ),
    },
    { name: 'closed', node: <Stateful first={30} {...ratio} disabled /> },
    {
      name: 'long',
      node: (
        <div className="max-w-form">
          <Stateful
            first={40}
            label={say('창을 닫은 방에서 느껴지는 향의 진하기', 'How strong the scent should be in a closed room')}
            numberLabel={say('향의 진하기, 숫자로', 'Strength, as a number')}
            hint={say(
              '처음이라면 30에서 시작해 한 주에 10씩 올려 보세요. 너무 진하면 머리가 아플 수 있어요.',
              'If it is your first, begin at 30 and add ten each week. Too much of it may give you a headache.',
            )}
          />
        </div>
      ),
    },
  ]
}

import { type ComponentProps, useState } from 'react'
import { Choice } from './choice.tsx'
import type { GalleryEntries } from './gallery.ts'

type Props = Omit<ComponentProps<typeof Choice<string>>, 'value' | 'onChange'> & { first?: string }

function Stateful({ first, ...props }: Props) {
  const [value, setValue] = useState(first)
  return <Choice {...props} value={value} onChange={setValue} />
}

export const entries: GalleryEntries = (say) => [
  {
    name: 'nothing chosen',
    node: (
      <Stateful
        legend={say('진하기', 'Strength')}
        options={[
          { value: 'soft', label: say('은은하게', 'Soft') },
          { value: 'full', label: say('진하게', 'Full') },
        ]}
      />
    ),
  },
  {
    name: 'chosen, and one that cannot be had',
    node: (
      <Stateful
        first="250"
        legend={say('용량', 'Size')}
        options={[
          { value: '180', label: '180 g', note: say('29,990원', '$22.00') },
          { value: '250', label: '250 g', note: say('34,980원', '$26.00') },
          { value: '500', label: '500 g', note: say('품절', 'Sold out'), disabled: true },
        ]}
        hint={say('500 g이 들어오면 알려 드릴까요?', 'Shall we tell you when 500 g is back?')}
      />
    ),
  },
  {
    name: 'long',
    node: (
      <Stateful
        first="counter"
        legend={say('받는 방법', 'How to get it')}
        options={[
          {
            value: 'door',
            label: say('문 앞에 두고 문자로 알려 주세요', 'Leave it at the door and text me'),
            note: say('제주와 섬은 하루 더 걸려요', 'A day longer to Jeju and the islands'),
          },
          {
            value: 'counter',
            label: say('성수 매장에서 직접 받을게요', 'I will fetch it from the Seongsu store'),
            note: say('오늘 17시부터, 신분증을 가져와 주세요', 'From 17:00 today; please bring an ID'),
          },
        ]}
      />
    ),
  },
]

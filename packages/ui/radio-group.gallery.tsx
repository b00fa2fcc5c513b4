import { type ComponentProps, useState } from 'react'
import type { GalleryEntries, Say } from './gallery.ts'
import { RadioGroup } from './radio-group.tsx'

type Group = ComponentProps<typeof RadioGroup<string>>
type Props = Pick<Group, 'legend' | 'options' | 'required' | 'error' | 'hint' | 'layout'>

function One({ first, ...props }: Props & { first?: string }) {
  const [value, setValue] = useState(first)
  return <RadioGroup {...props} value={value} onChange={setValue} />
}

function Several({ say, error }: { say: Say; error?: string }) {
  const [value, setValue] = useState<string[]>(error ? [] : ['citrus', 'wood'])
  return (
    <RadioGroup
      multiple
      legend={say('좋아하는 향', 'Scents you like')}
      layout="row"
      max={2}
      required
      error={error}
      hint={say('두 가지까지 고를 수 있어요.', 'Choose up to two.')}
      exceedMessage={say('선택할 수 있는 옵션은 2개예요.', 'The number of selectable options is 2.')}
      value={value}
      onChange={setValue}
      options={[
        { value: 'citrus', label: say('감귤', 'Citrus') },
        { value: 'wood', label: say('나무', 'Wood') },
        { value: 'floral', label: say('꽃', 'Flowers') },
        { value: 'smoke', label: say('연기', 'Smoke') },
      ]}
    />
  )
}

export const entries: GalleryEntries = (say) => {
  const receipt = {
    legend: say('현금영수증', 'Cash receipt'),
    options: [
      { value: 'income', label: say('소득공제', 'For myself') },
      { value: 'expense', label: say('지출증빙', 'For a business'), note: say('사업자', 'With its number') },
      { value: 'none', label: say('받지 않기', 'None'), disabled: true },
    ],
  }
  const topic = {
    legend: say('무엇이 궁금하세요?', 'What is it about?'),
    options: [
      { value: 'order', label: say('주문', 'An order') },
      { value: 'scent', label: say('향', 'A scent') },
      { value: 'class', label: say('수업', 'A class') },
    ],
  }
  return [
    { name: 'one, chosen, of which one is closed', node: <One {...receipt} required first="income" /> },
    {
      name: 'one, wrong',
      node: <One {...receipt} required error={say('하나를 골라 주세요.', 'Please choose one.')} />,
    },
    {
      name: 'one, side by side, with a hint',
      node: <One {...topic} layout="row" hint={say('하루 안에 답해 드려요.', 'We answer within a working day.')} />,
    },
    { name: 'several, at most two: choose a third', node: <Several say={say} /> },
    {
      name: 'several, wrong',
      node: <Several say={say} error={say('하나 이상 골라 주세요.', 'Please choose at least one.')} />,
    },
    {
      name: 'long',
      node: (
        <div className="max-w-form">
          <One
            legend={say('상자를 어디에 두면 좋을까요?', 'Where should the box be left if nobody is at home?')}
            layout="column"
            options={[
              {
                value: 'door',
                label: say(
                  '문 앞에 두고 사진을 찍어 문자로 보내 주세요',
                  'At the door, with a photo sent to me by text message',
                ),
              },
              {
                value: 'guard',
                label: say(
                  '경비실에 맡기고 이름과 동호수를 적어 주세요',
                  'With the guard, with my name and flat number written on it',
                ),
              },
            ]}
          />
        </div>
      ),
    },
  ]
}

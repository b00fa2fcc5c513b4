import { type ComponentProps, useState } from 'react'
import { Field } from './field.tsx'
import type { GalleryEntries, Say } from './gallery.ts'
import { Select } from './select.tsx'

type SelectProps = ComponentProps<typeof Select<string>>

function Alone({ first, ...props }: Omit<SelectProps, 'value' | 'onChange'> & { first: string }) {
  const [value, setValue] = useState<string | null>(first)
  return <Select {...props} value={value} onChange={setValue} />
}

type Props = { say: Say; first?: string; disabled?: boolean } & Pick<
  ComponentProps<typeof Field>,
  'required' | 'error' | 'hint'
>

function Country({ say, first, disabled = false, ...field }: Props) {
  const [country, setCountry] = useState<string | null>(first ?? null)
  const names = say(
    ['한국', '일본', '대만', '싱가포르', '프랑스', '독일', '캐나다', '미국', '스페인'],
    ['Korea', 'Japan', 'Taiwan', 'Singapore', 'France', 'Germany', 'Canada', 'United States', 'Spain'],
  )
  const options = names.map((label, index) => ({ value: String(index), label, disabled: index === names.length - 1 }))
  return (
    <Field label={say('나라', 'Country')} name="country" {...field}>
      {(control) => (
        <Select
          {...control}
          placeholder={say('나라를 골라 주세요', 'Choose a country')}
          options={options}
          value={country}
          onChange={setCountry}
          disabled={disabled}
        />
      )}
    </Field>
  )
}

export const entries: GalleryEntries = (say) => [
  {
    name: 'in a line',
    node: (
      <Alone
        label={say('정렬', 'Sort by')}
        look="bare"
        first="best"
        options={[
          { value: 'best', label: say('많이 찾는 순', 'Most liked') },
          { value: 'new', label: say('새로 나온 순', 'Newest') },
          { value: 'price', label: say('낮은 가격 순', 'Lowest price') },
        ]}
      />
    ),
  },
  { name: 'in a field, nothing chosen; the last cannot be', node: <Country say={say} /> },
  {
    name: 'required, chosen, with a hint',
    node: (
      <Country
        say={say}
        first="0"
        required
        hint={say('보낼 수 있는 나라만 보여요.', 'Only where we can send to is listed.')}
      />
    ),
  },
  {
    name: 'wrong',
    node: <Country say={say} required error={say('보낼 나라를 골라 주세요.', 'Choose where it should go.')} />,
  },
  { name: 'closed', node: <Country say={say} first="0" disabled /> },
  {
    name: 'long',
    node: (
      <div className="max-w-40">
        <Alone
          label={say('배송 요청', 'For the courier')}
          first="door"
          options={[
            { value: 'door', label: say('문 앞에 두고 문자로 알려 주세요', 'Leave it at the door and text me') },
            { value: 'guard', label: say('경비실에 맡겨 주세요', 'Leave it with the guard of the building') },
          ]}
        />
      </div>
    ),
  },
]

import { useState } from 'react'
import { RadioGroup } from './radio-group.tsx'

function Receipt({ error }: { error?: string }) {
  const [kind, setKind] = useState<string | undefined>(error ? undefined : 'income')
  return (
    <RadioGroup
      legend="현금영수증"
      required
      error={error}
      value={kind}
      onChange={setKind}
      options={[
        { value: 'income', label: '소득공제' },
        { value: 'expense', label: '지출증빙', note: '사업자' },
        { value: 'none', label: '받지 않기', disabled: true },
      ]}
    />
  )
}

function Topic() {
  const [topic, setTopic] = useState<string>()
  return (
    <RadioGroup
      legend="What is it about?"
      layout="row"
      hint="We answer within a working day."
      value={topic}
      onChange={setTopic}
      options={[
        { value: 'order', label: 'An order' },
        { value: 'scent', label: 'A scent' },
        { value: 'class', label: 'A class' },
      ]}
    />
  )
}

function Notes({ ko }: { ko: boolean }) {
  const [notes, setNotes] = useState<string[]>(['citrus', 'wood'])
  const words = ko ? ['감귤', '나무', '꽃', '연기'] : ['Citrus', 'Wood', 'Flowers', 'Smoke']
  return (
    <RadioGroup
      multiple
      legend={ko ? '좋아하는 향' : 'Scents you like'}
      layout="row"
      max={2}
      hint={ko ? '두 가지까지 고를 수 있어요.' : 'Choose up to two.'}
      exceedMessage={ko ? '선택할 수 있는 옵션은 2개예요.' : 'The number of selectable options is 2.'}
      value={notes}
      onChange={setNotes}
      options={['citrus', 'wood', 'floral', 'smoke'].map((value, index) => ({ value, label: words[index] }))}
    />
  )
}

export const entries = [
  { name: 'one, chosen', node: <Receipt /> },
  { name: 'one, wrong', node: <Receipt error="하나를 골라 주세요." /> },
  { name: 'one, side by side, with a hint', node: <Topic /> },
  { name: 'several, at most two: choose a third', node: <Notes ko /> },
  { name: 'several in English', node: <Notes ko={false} /> },
]

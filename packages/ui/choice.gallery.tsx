import { useState } from 'react'
import { Choice } from './choice.tsx'

function Sizes() {
  const [size, setSize] = useState('250')
  return (
    <Choice
      legend="용량"
      value={size}
      onChange={setSize}
      options={[
        { value: '180', label: '180 g', note: '29,990원' },
        { value: '250', label: '250 g', note: '34,980원' },
        { value: '500', label: '500 g', note: '품절', disabled: true },
      ]}
      hint="500 g이 들어오면 알려 드릴까요?"
    />
  )
}

function Strengths() {
  const [strength, setStrength] = useState<string>()
  return (
    <Choice
      legend="Strength"
      value={strength}
      onChange={setStrength}
      options={[
        { value: 'soft', label: 'Soft' },
        { value: 'full', label: 'Full' },
      ]}
    />
  )
}

export const entries = [
  { name: 'chosen and impossible', node: <Sizes /> },
  { name: 'English, nothing chosen', node: <Strengths /> },
]

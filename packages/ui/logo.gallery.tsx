import { Logo } from './logo.tsx'

export const entries = [
  { name: 'on paper', node: <Logo label="Sillage" /> },
  {
    name: 'on night',
    node: (
      <div className="night p-6">
        <Logo label="실라주" />
      </div>
    ),
  },
]

import { ScentCurve } from './scent-curve.tsx'

export const entries = [
  {
    name: 'a fig candle, Korean',
    node: (
      <div className="max-w-text">
        <ScentCurve
          label="탑 노트는 한 시간 안에 옅어지고, 미들은 두 시간에 가장 짙고, 베이스는 일곱 시간까지 남아요"
          hours={7}
          families={['green', 'fruit', 'wood']}
          marks={[
            { hours: 0, label: '불을 켬' },
            { hours: 0.5, label: '30분' },
            { hours: 2, label: '2시간' },
            { hours: 4, label: '4시간' },
            { hours: 7, label: '7시간' },
          ]}
          notes={[
            { label: '처음', text: '무화과 잎, 베르가못' },
            { label: '한가운데', text: '무화과 과육, 우유, 아이리스' },
            { label: '마지막', text: '백단, 이끼' },
          ]}
        />
      </div>
    ),
  },
  {
    name: 'a short citrus, English, without notes',
    node: (
      <div className="max-w-text">
        <ScentCurve
          label="The top note leaves within the hour; musk stays until the third"
          hours={3}
          families={['citrus', 'herb', 'musk']}
          marks={[
            { hours: 0, label: 'Lit' },
            { hours: 1, label: '1 hour' },
            { hours: 3, label: '3 hours' },
          ]}
        />
      </div>
    ),
  },
]

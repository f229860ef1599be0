import { ServerText } from './ServerText.tsx'

interface Props {
  className: string
  headers: Iterable<readonly [name: string, value: string]>
}

export const HeaderList = ({ className, headers }: Props) => (
  <dl className={className}>
    {Array.from(headers, ([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <ServerText kind="message">{value}</ServerText>
        </dd>
      </div>
    ))}
  </dl>
)

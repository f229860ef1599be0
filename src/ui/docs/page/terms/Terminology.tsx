import { terms } from '../../../../content/docs/terms.ts'

/** Every term with its meaning, each at an address of its own. */
export function Terminology() {
  return (
    <dl className="terminology">
      {terms.map(({ id, name, meaning }) => (
        <div key={id}>
          <dt id={id}>
            {name}
            <a href={`#${id}`} aria-label={`Link to ${name}`} data-chrome>
              #
            </a>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

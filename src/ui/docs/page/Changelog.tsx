import entries from '../../../content/changelog/entries.json'
import { type ChangelogEntry, textOfChange } from '../../../rules/docs/changelog.ts'

/** What each day changed, by operation; the addresses of the days are those that the feed links to. */
export const Changelog = () =>
  (entries as readonly ChangelogEntry[]).map(({ date, operations }) => (
    <section key={date} aria-labelledby={date} className="changelog-day">
      <h3 id={date}>
        <time dateTime={date}>{date}</time>
      </h3>
      {operations.map(({ service, operationId, method, path, changes }) => (
        <div key={operationId} className="changelog-operation">
          <h4>{service}</h4>
          <p>
            <code>
              {method} {path}
            </code>
          </p>
          <ul>
            {changes.map((change) => {
              const text = textOfChange(change)
              return (
                <li key={text}>
                  {change.breaking && <strong>Breaking: </strong>}
                  {text}.
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </section>
  ))

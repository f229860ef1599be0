import entries from '../../../content/changelog/entries.json'
import { type ChangelogEntry, textOfChange, titlesOf } from '../../../rules/docs/changelog.ts'

/** What each day changed, by operation; the addresses of the days are those that the feed links to. */
export const Changelog = () =>
  (entries as readonly ChangelogEntry[]).map(({ date, groups }) => (
    <section key={date} aria-labelledby={date} className="stack changelog-day">
      <h3 id={date}>
        <time dateTime={date}>{date}</time>
      </h3>
      {groups.map((group) => {
        const { title, address, services } = titlesOf(group)
        return (
          <div key={group.operations[0]?.operationId} className="stack changelog-operation">
            <h4>{title}</h4>
            <p>{address ? <code>{address}</code> : services}</p>
            <ul>
              {group.changes.map((change) => {
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
        )
      })}
    </section>
  ))

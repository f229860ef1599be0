import type { ReactNode } from 'react'
import { ScrollTable } from '../mdx/ScrollTable.tsx'

interface Column<Row> {
  title: string
  cell(row: Row): ReactNode
}

interface Props<Row> {
  caption: string
  rows: readonly Row[]
  /** The first names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rowKey(row: Row): string
}

export function FactTable<Row>({ caption, rows, columns: [first, ...others], rowKey }: Props<Row>) {
  return (
    <ScrollTable>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {[first, ...others].map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            <th scope="row">{first.cell(row)}</th>
            {others.map(({ title, cell }) => (
              <td key={title}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

export const factTable =
  <Row,>(props: Props<Row>) =>
  () => <FactTable {...props} />

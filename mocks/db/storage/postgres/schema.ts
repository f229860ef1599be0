import type { Database } from './connect.ts'

/** Each raises the version of the schema by one; what has been released is never changed. */
const migrations: readonly string[] = [
  `
  create table portico.banks (
    id bigint generated always as identity primary key,
    -- Empty for the default bank.
    name text collate "C" not null unique,
    -- With what a bank was made; null while it is being made.
    record json,
    -- Of its rows; each call that stores something raises it by one.
    version bigint not null default 0,
    -- Rows that were deleted up to this version have left no mark.
    purged bigint not null default 0,
    -- The last version that each process has stored, by the process.
    writers jsonb not null default '{}',
    -- When jobs of it should run though nobody calls it, in milliseconds since the epoch.
    wakes_at bigint,
    -- In milliseconds since the epoch.
    written_at bigint
  ) with (fillfactor = 50);

  create index on portico.banks (wakes_at) where wakes_at is not null;

  create table portico.rows (
    bank bigint not null references portico.banks on delete cascade,
    -- table/id as in JSON.
    key text collate "C" not null,
    -- The bank's, when this was written.
    version bigint not null,
    position bigint not null,
    -- Null is the mark of a row that was deleted.
    row json,
    primary key (bank, key)
  ) with (fillfactor = 80);

  create index on portico.rows (bank, version);

  create index on portico.rows (bank, version) where row is null;

  create table portico.snapshots (
    bank bigint not null references portico.banks on delete cascade,
    -- As in JSON.
    name text collate "C" not null,
    snapshot json not null,
    content text not null,
    primary key (bank, name)
  );
  `,
  `
  -- Indexes of the version were written for each row of a call, and no row was updated in place.
  delete from portico.rows where row is null;
  alter table portico.rows drop column version, alter column row set not null;

  -- Each row that was inserted looked for its bank, which its statement has locked anyway.
  alter table portico.rows drop constraint rows_bank_fkey;

  create table portico.changes (
    bank bigint not null,
    -- The bank's, after these.
    version bigint not null,
    -- Of the rows that were written or deleted.
    keys text[] collate "C" not null,
    primary key (bank, version)
  );

  -- Changes up to this version are not listed any more.
  update portico.banks set purged = version;

  create function portico.remove_rows() returns trigger language plpgsql as $$
  begin
    delete from portico.rows where bank = old.id;
    delete from portico.changes where bank = old.id;
    return null;
  end $$;

  create trigger remove_rows after delete on portico.banks for each row execute function portico.remove_rows();
  `,
]

export const schemaVersion = migrations.length

/** Of all processes that make or change the schema, or make and remove banks. */
export const advisoryLock = { schema: 7_077_501, banks: 7_077_502 } as const

/** Undefined when there is none yet. */
async function versionIn(sql: Pick<Database, 'unsafe'>): Promise<number | undefined> {
  const [found] = await sql.unsafe(`select to_regclass('portico.schema_version') is not null as exists`)
  if (!found?.exists) return undefined
  const [row] = await sql.unsafe('select version from portico.schema_version')
  return Number(row?.version ?? 0)
}

const newer = (version: number) =>
  `The database has version ${version} of the sandbox's schema, and this sandbox knows up to ${schemaVersion}: use a newer sandbox`

/** What a start would do, in a line. @throws Error when it would refuse the database */
export async function describeMigration(sql: Database): Promise<string> {
  const version = await versionIn(sql)
  if (version === undefined) return `It has no schema of the sandbox: a start makes version ${schemaVersion}.`
  if (version > schemaVersion) throw new Error(newer(version))
  if (version === schemaVersion) return `It has version ${version} of the schema: a start changes nothing.`
  return `It has version ${version} of the schema: a start changes it to version ${schemaVersion}.`
}

/** Makes the schema, or brings an older one up to this version: all of it or nothing. @throws Error for a newer one */
export async function migrate(sql: Database, to = schemaVersion): Promise<void> {
  await sql.begin(async (inside) => {
    await inside`select pg_advisory_xact_lock(${advisoryLock.schema})`
    const version = (await versionIn(inside)) ?? 0
    if (version > to) throw new Error(newer(version))
    if (version === to) return
    if (version === 0) {
      await inside.unsafe('create schema if not exists portico')
      await inside.unsafe('create table portico.schema_version (version integer not null)')
      await inside.unsafe('insert into portico.schema_version values (0)')
    }
    for (const migration of migrations.slice(version, to)) await inside.unsafe(migration)
    await inside`update portico.schema_version set version = ${to}`
  })
}

/** Each option with its argument and its effect. */
const options: readonly (readonly [option: string, effect: string])[] = [
  ['--port 8787', 'Listens on this port; 0 picks a free port'],
  ['--host 127.0.0.1', 'Listens on this address; 0.0.0.0 is every address of the machine'],
  ['--public-url https://sandbox.bank.com', 'Uses this address in links, redirects and discovery documents'],
  ['--allow-host NAME', 'Answers to this host name too; can be repeated'],
  ['--control-key KEY', 'Requires this key for control calls; also PORTICO_CONTROL_KEY in the environment'],
  ['--data FOLDER', 'Stores the data in this folder'],
  ['--repair NEW-FOLDER', 'With --data: writes the readable data of a damaged folder into a new one, and exits'],
  ['--database postgres://USER@HOST/NAME', 'Stores the data in PostgreSQL'],
  ['--check', 'With --database: prints what a start would change in the database, and exits'],
  ['--seed TEXT', 'Derives IDs, keys and secrets from this text'],
  ['--clock 2026-03-14T10:32:07+03:00', 'Starts the clock of the bank at this time'],
  ['--banks 100|on-demand', 'Limits the number of named banks; on-demand creates a bank at its first call'],
  ['--open 50', 'Limits the number of named banks in memory'],
  ['--idle 1h', 'Unloads a named bank after this time without a call'],
  ['--keep 30d', 'Deletes a named bank after this time without a call'],
  ['--rows 100000', 'Limits the rows of each bank'],
  ['--log text|json', 'Prints a line for each call; json prints every line as JSON'],
  ['--help', 'Prints the options, and exits'],
]

const width = Math.max(...options.map(([option]) => option.length))

/** For an option that is wrong. */
export const usage = `Options: ${options.map(([option]) => `[${option}]`).join(' ')}`

export const helpText = [
  'Starts the sandbox, a simulated bank, as an HTTP server.',
  '',
  ...options.map(([option, effect]) => `${option.padEnd(width)}  ${effect}`),
].join('\n')

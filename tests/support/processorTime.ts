/** Milliseconds that this process has had a processor: other processes do not add to it, as they do to what a clock shows. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createBankFolders } from '../../../../../../mocks/db/storage/level/bankFolders.ts'

let path: string
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
})
const foldersOf = () => createBankFolders(path, (name) => /^[a-z0-9]+$/.test(name))
const onDisk = () => readdirSync(join(path, 'banks')).toSorted()

test('a bank whose name Windows reserves has a folder that Windows takes', async () => {
  const folders = foldersOf()
  for (const name of ['con', 'nul', 'com1', 'con1', 'a']) folders.writeRecord(name, { name })
  expect(onDisk()).toEqual(['a', 'com1_', 'con1', 'con_', 'nul_'])
  expect(folders.names().toSorted()).toEqual(['a', 'com1', 'con', 'con1', 'nul'])
  expect(folders.readRecord('con')).toEqual({ name: 'con' })
  expect(folders.dataOf('con')).toBe(join(path, 'banks', 'con_', 'data'))
  await folders.remove('con')
  expect(onDisk()).toEqual(['a', 'com1_', 'con1', 'nul_'])
})

test('one that an earlier version has made keeps its folder', async () => {
  const folders = foldersOf()
  mkdirSync(join(path, 'banks', 'aux'), { recursive: true })
  folders.writeRecord('aux', { name: 'aux' })
  expect([folders.names(), onDisk()]).toEqual([['aux'], ['aux']])
  await folders.remove('aux')
  expect([folders.names(), onDisk()]).toEqual([[], []])
})

import { readFile } from 'node:fs/promises'
import { placeSearchName } from '@consoeurs/contract'
import { parse } from 'csv-parse/sync'
import type pg from 'pg'

const dataFolder = new URL('../../data/', import.meta.url)

async function readRows(file: string): Promise<string[][]> {
  return parse(await readFile(new URL(file, dataFolder), 'utf8'), { fromLine: 2 })
}

const numberOrNull = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text))
const column = <T>(rows: string[][], read: (row: string[]) => T) => rows.map(read)

async function isEmpty(pool: pg.Pool, rowsOf: string): Promise<boolean> {
  const { rows } = await pool.query<{ filled: boolean }>(`SELECT EXISTS (SELECT 1 FROM ${rowsOf}) AS filled`)
  return rows[0]?.filled === false
}

async function fillCommunes(pool: pg.Pool): Promise<void> {
  const rows = await readRows('communes.csv')
  await pool.query(
    `INSERT INTO communes (code_insee, name, search_name, zips, latitude, longitude, population)
     SELECT code, name, search_name, string_to_array(zips, ' '), latitude, longitude, population
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[], $7::int[])
       AS given (code, name, search_name, zips, latitude, longitude, population)
     ON CONFLICT DO NOTHING`,
    [
      column(rows, ([code]) => code),
      column(rows, ([, name]) => name),
      column(rows, ([, name]) => placeSearchName(name ?? '')),
      column(rows, ([, , zips]) => zips),
      column(rows, ([, , , latitude]) => numberOrNull(latitude)),
      column(rows, ([, , , , longitude]) => numberOrNull(longitude)),
      column(rows, ([, , , , , population]) => numberOrNull(population) ?? 0),
    ],
  )
}

async function fillTownsAbroad(pool: pg.Pool): Promise<void> {
  const rows = await readRows('places-abroad.csv')
  await pool.query(
    `INSERT INTO towns_abroad (country, name, search_name, latitude, longitude, zips)
     SELECT country, name, search_name, latitude, longitude, string_to_array(zips, ' ')
     FROM unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::float8[], $6::text[])
       AS given (country, name, search_name, latitude, longitude, zips)
     ON CONFLICT (country, name) DO UPDATE SET search_name = excluded.search_name, zips = excluded.zips`,
    [
      column(rows, ([country]) => country),
      column(rows, ([, name]) => name),
      column(rows, ([, name]) => placeSearchName(name ?? '')),
      column(rows, ([, , latitude]) => Number(latitude)),
      column(rows, ([, , , longitude]) => Number(longitude)),
      column(rows, ([, , , , zips]) => zips),
    ],
  )
}

/** Fills the place tables once, one statement each (packages/database/data/ATTRIBUTION.md). */
export async function fillPlaces(pool: pg.Pool): Promise<void> {
  // Fill again if an older release left out Paris, Lyon and Marseille as whole cities.
  if (await isEmpty(pool, "communes WHERE code_insee = '75056'")) await fillCommunes(pool)
  // Fill again if an older release left out postal codes.
  if (await isEmpty(pool, "towns_abroad WHERE zips <> '{}'")) await fillTownsAbroad(pool)
}

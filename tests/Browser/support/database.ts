import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { product } from './provided';

type Row = Record<string, number | string | null>;

/** Reads the product's database directly. */
export async function rowsOf(sql: string): Promise<Row[]> {
    const { stdout } = await promisify(execFile)('sqlite3', [
        '-readonly',
        '-json',
        '-cmd',
        '.timeout 5000',
        String(product().env.DB_DATABASE),
        sql,
    ]);

    return stdout.trim() === '' ? [] : JSON.parse(stdout);
}

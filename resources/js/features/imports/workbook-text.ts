import { loadModule } from '@/lib/load-module';
import { unpackedBytes } from './zip-size';

/** The maximum unpacked size of a workbook. 250,000 rows take about half of it. */
const MAX_BYTES = 250 * 1024 * 1024;

type Cell = string | number | boolean | Date | null;

/** A workbook that can't be read. The message is shown to the user. */
export class WorkbookError extends Error {}

/**
 * Converts the first sheet of a workbook to CSV, which is the format that the server accepts.
 *
 * @throws WorkbookError when the workbook can't be read or is too large
 */
export async function workbookText(workbook: ArrayBuffer): Promise<string> {
    const bytes = unpackedBytes(workbook);
    if (bytes === null) {
        throw new WorkbookError('This is not an Excel workbook (.xlsx), or it is damaged. Save it again, or as CSV.');
    }
    if (bytes > MAX_BYTES) {
        throw new WorkbookError('The workbook is too large once it is unpacked. Save the sheet as CSV.');
    }

    return toCsv(await rowsOf(workbook));
}

async function rowsOf(workbook: ArrayBuffer): Promise<readonly (readonly Cell[])[]> {
    const [{ readSheet }, { withFormulaErrors }] = await Promise.all([
        loadModule(() => import('read-excel-file/universal')),
        loadModule(() => import('./workbook-formulas')),
    ]);
    try {
        return (await readSheet(withFormulaErrors(workbook))) as unknown as Cell[][];
    } catch {
        throw new WorkbookError('The workbook can’t be read. Remove its password or save the sheet as CSV.');
    }
}

/** Writes rows as CSV (RFC 4180), with dates such as 1984-03-05. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
    return rows.map((row) => row.map((cell) => quoted(textOf(cell))).join(',')).join('\n');
}

function textOf(cell: Cell): string {
    if (cell instanceof Date) {
        return cell.toISOString().replace(/T00:00:00\.000Z$/, '');
    }

    return cell === null ? '' : String(cell);
}

function quoted(text: string): string {
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

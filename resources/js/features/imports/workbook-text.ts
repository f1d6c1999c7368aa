import { unpackedBytes } from './zip-size';

/** What a workbook may unpack to; a quarter of a million rows take about half of it. */
const MOST_BYTES = 250 * 1024 * 1024;

type Cell = string | number | boolean | Date | null;

/** Why a workbook cannot be read, in words for the person who chose it. */
export class WorkbookRefused extends Error {}

/**
 * The rows of a workbook's first sheet as CSV, which is what the server takes.
 *
 * @throws WorkbookRefused
 */
export async function workbookText(workbook: ArrayBuffer): Promise<string> {
    const bytes = unpackedBytes(workbook);
    if (bytes === null) {
        throw new WorkbookRefused('This is not an Excel workbook (.xlsx), or it is damaged. Save it again, or as CSV.');
    }
    if (bytes > MOST_BYTES) {
        throw new WorkbookRefused('The workbook is too large once it is unpacked. Save the sheet as CSV.');
    }

    return toCsv(await rowsOf(workbook));
}

async function rowsOf(workbook: ArrayBuffer): Promise<readonly (readonly Cell[])[]> {
    const { readSheet } = await import('read-excel-file/universal');
    try {
        return (await readSheet(workbook)) as unknown as Cell[][];
    } catch {
        throw new WorkbookRefused('The workbook cannot be read. Take its password away, or save the sheet as CSV.');
    }
}

/** RFC 4180. Days are written as 1984-03-05. */
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

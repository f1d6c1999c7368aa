import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const ERROR_CELL = /(<c\b[^>]*?\s)t="e"/g;
/** A formula whose result is missing. An empty text is a result. */
const FORMULA_CELL = /<c\b([^>]*)>\s*<f\b[^>]*?(?:\/>|>[^<]*<\/f>)\s*(<v\s*\/>|<v>\s*<\/v>)?\s*<\/c>/g;

/**
 * Writes `#FORMULA!` into formulas that were never calculated, and error values such as `#N/A` as text. The workbook library reads
 * both as empty cells.
 */
export function withFormulaErrors(workbook: ArrayBuffer): ArrayBuffer {
    const files = unzipSync(new Uint8Array(workbook));
    let isChanged = false;
    for (const [name, content] of Object.entries(files)) {
        if (!SHEET.test(name)) {
            continue;
        }
        const sheet = strFromU8(content);
        const marked = sheet.replace(ERROR_CELL, '$1t="str"').replace(FORMULA_CELL, markFormula);
        if (marked !== sheet) {
            files[name] = strToU8(marked);
            isChanged = true;
        }
    }

    return isChanged ? (zipSync(files, { level: 0 }).buffer as ArrayBuffer) : workbook;
}

function markFormula(cell: string, attributes: string, value: string | undefined): string {
    const isText = /\st="str"/.test(attributes);
    if (isText && value !== undefined) {
        return cell;
    }

    return `<c${attributes.replace(/\st="[^"]*"/, '')} t="str"><v>#FORMULA!</v></c>`;
}

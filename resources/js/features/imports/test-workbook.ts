import { storedZip } from '@/features/imports/test-zip';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Day 0 in Excel. */
const EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** A cell of XML, for what the other types can't express. */
export interface XmlCell {
    type?: string;
    xml: string;
}

type Cell = string | number | Date | XmlCell;

/** An Excel workbook with one sheet. Dates are stored as numbers with a date format, as in Excel. */
export function testWorkbook(rows: readonly (readonly Cell[])[]): ArrayBuffer {
    const cell = (value: Cell, at: string) => {
        if (typeof value === 'string') {
            return `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
        }

        if (typeof value === 'object' && 'xml' in value) {
            return `<c r="${at}"${value.type === undefined ? '' : ` t="${value.type}"`}>${value.xml}</c>`;
        }

        return value instanceof Date
            ? `<c r="${at}" s="1"><v>${(value.getTime() - EPOCH) / DAY_MS}</v></c>`
            : `<c r="${at}"><v>${value}</v></c>`;
    };
    const lines = rows.map((row, index) => {
        const cells = row.map((value, column) => cell(value, `${String.fromCharCode(65 + column)}${index + 1}`));

        return `<row r="${index + 1}">${cells.join('')}</row>`;
    });
    const relation = (id: string, type: string, target: string) =>
        `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
    const relations = (...all: string[]) =>
        `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
    const part = (name: string, type: string) => `<Override PartName="/${name}" ContentType="${TYPE}.${type}+xml"/>`;

    return storedZip({
        '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('xl/workbook.xml', 'sheet.main')}${part('xl/worksheets/sheet1.xml', 'worksheet')}${part('xl/styles.xml', 'styles')}</Types>`,
        '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
        'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': relations(
            relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
            relation('rId2', 'styles', 'styles.xml'),
        ),
        // Format 14 is Excel's short date.
        'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
        'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
    });
}

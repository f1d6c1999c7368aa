import { expect, it } from 'vitest';
import { storedZip } from './test-zip';
import { toCsv, WorkbookRefused, workbookText } from './workbook-text';

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function workbook(): ArrayBuffer {
    const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

    return storedZip({
        'xl/workbook.xml': `${XML}<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
        'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${SHEETS}"><dimension ref="A1:B2"/><sheetData><row r="1">${text('Name').replace('<c ', '<c r="A1" ')}${text('Mobile').replace('<c ', '<c r="B1" ')}</row><row r="2">${text('Lee, Ann').replace('<c ', '<c r="A2" ')}<c r="B2"><v>491570156</v></c></row></sheetData></worksheet>`,
    });
}

it('reads the first sheet of a workbook as CSV', async () => {
    expect(await workbookText(workbook())).toBe('Name,Mobile\n"Lee, Ann",491570156');
});

it('refuses what is no workbook, and what unpacks to more than it may, before it is unpacked', async () => {
    const bomb = storedZip({ 'xl/workbook.xml': 'x' }, 900 * 1024 * 1024);

    await expect(workbookText(new TextEncoder().encode('First name,Last name').buffer as ArrayBuffer)).rejects.toThrow(
        'This is not an Excel workbook (.xlsx), or it is damaged.',
    );
    await expect(workbookText(bomb)).rejects.toThrow('The workbook is too large once it is unpacked.');
    await expect(workbookText(storedZip({ 'readme.txt': 'hello' }))).rejects.toBeInstanceOf(WorkbookRefused);
});

it('writes days as days, and doubles quotes', () => {
    expect(toCsv([[new Date('1984-03-05T00:00:00Z'), 'Ann "Annie" Lee', null, true]])).toBe(
        '1984-03-05,"Ann ""Annie"" Lee",,true',
    );
});

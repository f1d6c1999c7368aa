import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { testWorkbook, type XmlCell } from './test-workbook';
import { storedZip } from './test-zip';
import { toCsv, WorkbookError, workbookText } from './workbook-text';

it('reads the first sheet of a workbook as CSV', async () => {
    const workbook = testWorkbook([
        ['Name', 'Mobile', 'Born'],
        ['Lee, Ann', 491570156, new Date('1984-03-05T00:00:00Z')],
    ]);

    expect(await workbookText(workbook)).toBe('Name,Mobile,Born\n"Lee, Ann",491570156,1984-03-05');
});

it('keeps error values and marks formulas without a result', async () => {
    const workbook = testWorkbook([
        ['Name', 'Email', 'Mobile', 'Suburb', 'State', 'Postcode'],
        [
            { type: 'e', xml: '<f>VLOOKUP(A1,B:C,2)</f><v>#N/A</v>' },
            { type: 'e', xml: '<v>#REF!</v>' },
            { xml: '<f>B2&amp;C2</f>' },
            { type: 'str', xml: '<f>CONCATENATE(D1)</f><v></v>' },
            { type: 'str', xml: '<f>UPPER("vic")</f><v>VIC</v>' },
            { xml: '<f>1+1</f><v/>' },
        ],
        ['Ann', '', '', '', '', { xml: '<f>3000+1</f><v>3001</v>' }],
    ]);

    expect(await workbookText(workbook)).toBe(
        'Name,Email,Mobile,Suburb,State,Postcode\n#N/A,#REF!,#FORMULA!,,VIC,#FORMULA!\nAnn,,,,,3001',
    );
});

it('keeps error values of workbooks with prefixed elements', async () => {
    const cells: XmlCell[] = [
        { type: 'e', xml: '<f>V()</f><v>#N/A</v>' },
        { xml: '<f>B2</f>' },
        { type: 'str', xml: '<f>D1</f><v></v>' },
    ];
    const files = unzipSync(new Uint8Array(testWorkbook([['Name', 'Email', 'State'], cells])));
    const sheet = 'xl/worksheets/sheet1.xml';
    const prefixed = strFromU8(files[sheet] as Uint8Array)
        .replace(/<(\/?)(\w)/g, '<$1x:$2')
        .replace('xmlns=', 'xmlns:x=')
        .replaceAll('t="e"', "t='e'");

    expect(await workbookText(zipSync({ ...files, [sheet]: strToU8(prefixed) }).buffer as ArrayBuffer)).toBe(
        'Name,Email,State\n#N/A,#FORMULA!,',
    );
});

it('refuses files that are not workbooks, and too large archives before unpacking them', async () => {
    const bomb = storedZip({ 'xl/workbook.xml': 'x' }, 900 * 1024 * 1024);

    await expect(workbookText(new TextEncoder().encode('First name,Last name').buffer as ArrayBuffer)).rejects.toThrow(
        'This is not an Excel workbook (.xlsx), or it is damaged.',
    );
    await expect(workbookText(bomb)).rejects.toThrow('The workbook is too large once it is unpacked.');
    await expect(workbookText(storedZip({ 'readme.txt': 'hello' }))).rejects.toBeInstanceOf(WorkbookError);
});

it('writes dates as ISO dates, and escapes quotes', () => {
    expect(toCsv([[new Date('1984-03-05T00:00:00Z'), 'Ann "Annie" Lee', null, true]])).toBe(
        '1984-03-05,"Ann ""Annie"" Lee",,true',
    );
});

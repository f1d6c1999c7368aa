import { useRef, useState } from 'react';
import { FileDropZone } from '@/components/file-drop-zone';
import type { ResourceForm } from '@/components/form';
import { Banner } from '@/components/ui/banner';
import { readWorkbook } from '@/features/imports/read-workbook';
import type { BlastFields } from '@/features/messages/blast-form';
import { formatCount } from '@/lib/format';

/** The file of an Excel blast. A workbook is turned into text here, so that the server reads one format. */
export function BlastFileField({ form, mostRows }: { form: ResourceForm<BlastFields>; mostRows: number }) {
    const [isReading, setIsReading] = useState(false);
    const [refusal, setRefusal] = useState<string | null>(null);
    const reading = useRef<AbortController>(null);

    const choose = async ([file]: readonly File[]) => {
        if (file === undefined) {
            return;
        }
        reading.current?.abort();
        const controller = new AbortController();
        reading.current = controller;
        setRefusal(null);
        setIsReading(true);
        try {
            const text = /\.xlsx$/i.test(file.name) ? await readWorkbook(file, controller.signal) : file;
            form.set('file', new File([text], 'rows.csv', { type: 'text/csv' }));
            form.set('file_name', file.name);
        } catch (failure) {
            setRefusal(failure instanceof Error ? failure.message : 'Couldn’t read the file.');
        } finally {
            setIsReading(false);
        }
    };
    const problem = refusal ?? form.errors.file;

    return (
        <>
            {problem && (
                <Banner tone="danger" title="This file can’t be used">
                    {problem}
                </Banner>
            )}
            <FileDropZone
                title={form.data.file_name === '' ? 'Drop a file here, or choose one' : form.data.file_name}
                label="File with recipients"
                accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
                busy={isReading}
                compact={false}
                onFiles={choose}
            >
                CSV or the first sheet of an Excel workbook (.xlsx), up to {formatCount(mostRows)} rows. It needs a
                column “PIN” or “Mobile”. Other columns are variables: “Bonus code” is {'{bonus_code}'}.
            </FileDropZone>
            <p className="text-compact text-muted">
                Only clients get the message. Rows that name no client are listed after the check.
            </p>
        </>
    );
}

import { router } from '@inertiajs/react';
import { useRef, useState } from 'react';
import { FileDropZone } from '@/components/file-drop-zone';
import { Banner } from '@/components/ui/banner';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { readWorkbook } from '@/features/imports/read-workbook';
import { WorkbookError } from '@/features/imports/workbook-text';
import { formatCount } from '@/lib/format';
import { rsg } from '@/routes/generated';
import { AustralianStateLabels, AustralianStateValues, BarredListLabels, BarredListValues } from '@/types/generated';

interface ImportFormProps {
    /** Names of lists that were imported before. */
    sources: readonly string[];
    maxKilobytes: number;
    maxRows: number;
}

const LISTS = BarredListValues.map((value) => ({ value, label: BarredListLabels[value] }));
const STATES = AustralianStateValues.map((value) => ({ value, label: AustralianStateLabels[value] }));
const FALLBACK = 'Couldn’t check the file. Check your connection and try again.';

/** Chooses a list and its file. The next page shows the changes before anything is imported. */
export function ImportForm({ sources, maxKilobytes, maxRows }: ImportFormProps) {
    const [list, setList] = useState('barred');
    const [jurisdiction, setJurisdiction] = useState('');
    const [source, setSource] = useState('');
    const [isBusy, setBusy] = useState(false);
    const [errors, setErrors] = useState<Record<string, string>>({});
    const nameInput = useRef<HTMLInputElement>(null);

    const check = async (files: readonly File[]) => {
        const [file] = files;
        if (file === undefined) {
            return;
        }
        const refused = refusalOf(files, maxKilobytes, source);
        setErrors(refused);
        if (Object.keys(refused).length > 0) {
            if (refused.source) {
                nameInput.current?.focus();
            }
            return;
        }
        setBusy(true);
        try {
            const isWorkbook = /\.xlsx$/i.test(file.name);
            const body = isWorkbook
                ? new File([await readWorkbook(file, new AbortController().signal)], file.name, { type: 'text/csv' })
                : file;
            router.post(
                rsg.barredListImportsStore().url,
                { list, jurisdiction, source, format: isWorkbook ? 'xlsx' : 'csv', file: body },
                { forceFormData: true, onError: setErrors, onFinish: () => setBusy(false) },
            );
        } catch (failure) {
            setErrors({ file: failure instanceof WorkbookError ? failure.message : FALLBACK });
            setBusy(false);
        }
    };

    return (
        <Card>
            <CardHeader
                title="Import a list"
                description="The file is compared with the list first. You see what would change before anything is imported."
                actions={
                    <a className="text-accent hover:underline" href={rsg.barredListImportsSample().url} download>
                        Sample file
                    </a>
                }
            />
            <CardBody>
                <div className="flex flex-col gap-4">
                    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-3">
                        <Field label="List" required error={errors.list}>
                            <Select options={LISTS} value={list} onChange={setList} />
                        </Field>
                        <Field label="State" error={errors.jurisdiction}>
                            <Select
                                options={STATES}
                                value={jurisdiction}
                                onChange={setJurisdiction}
                                placeholder="Our own list"
                            />
                        </Field>
                        <Field
                            label="List name"
                            required
                            error={errors.source}
                            help="Only entries of this list can change."
                        >
                            <Input
                                ref={nameInput}
                                list="barred-sources"
                                maxLength={100}
                                value={source}
                                onChange={(event) => setSource(event.target.value)}
                            />
                        </Field>
                        <datalist id="barred-sources">
                            {sources.map((name) => (
                                <option key={name} value={name} />
                            ))}
                        </datalist>
                    </div>
                    <FileDropZone
                        title={isBusy ? 'Checking the file…' : 'Drop the file here, or choose one'}
                        label="Barred list file"
                        accept=".csv,.xlsx,text/csv"
                        busy={isBusy}
                        compact
                        onFiles={check}
                    >
                        CSV or Excel workbook (.xlsx), up to {formatCount(maxRows)} rows and{' '}
                        {Math.floor(maxKilobytes / 1024)} MB
                    </FileDropZone>
                    {errors.file && (
                        <Banner tone="danger" title="Couldn’t read this file" onClose={() => setErrors({})}>
                            {errors.file}
                        </Banner>
                    )}
                </div>
            </CardBody>
        </Card>
    );
}

/** Checks that don't need the server. */
function refusalOf(files: readonly File[], maxKilobytes: number, source: string): Record<string, string> {
    return {
        ...(source.trim() === '' && { source: 'Enter the name of the list.' }),
        ...(files.length > 1 && { file: 'Choose one file at a time.' }),
        ...((files[0]?.size ?? 0) > maxKilobytes * 1024 && {
            file: `The file is larger than ${Math.floor(maxKilobytes / 1024)} MB.`,
        }),
    };
}

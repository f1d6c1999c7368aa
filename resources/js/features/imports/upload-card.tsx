import { router } from '@inertiajs/react';
import { useEffect, useRef, useState } from 'react';
import { FileDropZone } from '@/components/file-drop-zone';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { CountedProgress } from '@/components/ui/progress-bar';
import { RadioGroup } from '@/components/ui/radio-group';
import { UploadError, uploadFile } from '@/features/imports/upload-file';
import { formatCount } from '@/lib/format';
import { clients } from '@/routes/generated';
import { type ImportCreatePage, type ImportKind, ImportKindLabels } from '@/types/generated';

const HINTS: Record<ImportKind, string> = {
    clients: 'People with a betting account, with their company and manager.',
    leads: 'People who may become clients.',
    db_clients: 'People to call, with several phone numbers and their consent.',
};

/** Chooses the kind of import and uploads the file. */
export function UploadCard({ kinds, max_bytes, part_bytes, max_rows }: ImportCreatePage) {
    const [kind, setKind] = useState<ImportKind>(kinds[0] ?? 'clients');
    const { upload, refused, share, send, stop, dismiss } = useUpload();
    const megabytes = Math.floor(max_bytes / 1024 / 1024);

    return (
        <Card>
            <CardHeader title="Choose a file" />
            <CardBody className="flex flex-col gap-5">
                <RadioGroup
                    legend="Who is in the file?"
                    value={kind}
                    onChange={setKind}
                    disabled={upload !== null}
                    options={kinds.map((value) => ({
                        value,
                        label: ImportKindLabels[value],
                        description: HINTS[value],
                    }))}
                />
                {refused !== null && (
                    <Banner tone="danger" title="This file can’t be imported" onClose={dismiss}>
                        {refused}
                    </Banner>
                )}
                <FileDropZone
                    title={upload === null ? 'Drop a file here, or choose one' : `Uploading ${upload}…`}
                    label="File to import"
                    accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
                    busy={upload !== null}
                    compact={false}
                    onFiles={(files) => send(files, kind, max_bytes, part_bytes)}
                >
                    CSV or the first sheet of an Excel workbook (.xlsx), up to {formatCount(max_rows)} rows and{' '}
                    {megabytes} MB. The first row must contain the column names. You review the changes before anything
                    is imported.
                </FileDropZone>
                {upload !== null && (
                    <div className="flex items-end gap-3">
                        <div className="flex-1">
                            <CountedProgress label="Uploaded" done={Math.round(share * 100)} total={100} />
                        </div>
                        <Button size="sm" onClick={stop}>
                            Stop upload
                        </Button>
                    </div>
                )}
                <p className="text-compact text-muted">
                    New to this?{' '}
                    <a className="text-accent hover:underline" href={clients.importsSample({ kind }).url} download>
                        Download a sample file for {ImportKindLabels[kind]}
                    </a>
                </p>
            </CardBody>
        </Card>
    );
}

function useUpload() {
    const [upload, setUpload] = useState<string | null>(null);
    const [refused, setRefused] = useState<string | null>(null);
    const [share, setShare] = useState(0);
    const pending = useRef<AbortController>(null);
    useEffect(() => () => pending.current?.abort(), []);

    const send = async (files: readonly File[], kind: ImportKind, maxBytes: number, partBytes: number) => {
        const [file] = files;
        if (file === undefined) {
            return;
        }
        if (files.length > 1) {
            setRefused('Upload one file at a time.');
            return;
        }
        const controller = new AbortController();
        const { signal } = controller;
        pending.current = controller;
        setUpload(file.name);
        setRefused(null);
        setShare(0);
        try {
            const id = await uploadFile(file, { kind, maxBytes, partBytes, signal, onProgress: setShare });
            router.visit(clients.importsShow({ import: id }));
        } catch (failure) {
            setUpload(null);
            if (!signal.aborted) {
                setRefused(failure instanceof UploadError ? failure.message : 'Couldn’t upload the file. Try again.');
            }
        }
    };

    return { upload, refused, share, send, stop: () => pending.current?.abort(), dismiss: () => setRefused(null) };
}

import { router } from '@inertiajs/react';
import { useState } from 'react';
import { FileDropZone } from '@/components/file-drop-zone';
import { Badge, type Tone } from '@/components/ui/badge';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { requestJson } from '@/lib/http';
import { pluralize } from '@/lib/pluralize';
import { fieldErrorsOf } from '@/lib/refusal';
import { rsg } from '@/routes/generated';
import { BetstopChangeLabels, type BetstopFileCheck, type BetstopFileLine } from '@/types/generated';

interface UploadDialogProps {
    open: boolean;
    onClose: () => void;
}

/** Receives the notices of a CSV file of the register, after a preview. */
export function UploadDialog({ open, onClose }: UploadDialogProps) {
    return (
        <Dialog
            open={open}
            onClose={onClose}
            title="Upload notices"
            description="A CSV file of the register with the columns External id, First name, Last name, Date of birth, Change and Effective at. Known notices are skipped."
        >
            <Upload onClose={onClose} />
        </Dialog>
    );
}

interface CheckedFile {
    content: string;
    check: BetstopFileCheck;
}

// Mounted with the dialog, so that it opens empty each time.
function Upload({ onClose }: Pick<UploadDialogProps, 'onClose'>) {
    const [checked, setChecked] = useState<CheckedFile | null>(null);
    const [refusal, setRefusal] = useState<string | null>(null);
    const [isBusy, setIsBusy] = useState(false);

    const choose = async ([file]: readonly File[]) => {
        if (file === undefined) {
            return;
        }
        setIsBusy(true);
        setRefusal(null);
        setChecked(null);
        try {
            const content = await file.text();
            const check = await requestJson<BetstopFileCheck>(rsg.betstopUpdatesCheckFile(), { data: { content } });
            setChecked({ content, check });
        } catch (failure) {
            setRefusal(fieldErrorsOf(failure).content ?? 'Check your connection and try again.');
        }
        setIsBusy(false);
    };
    const receive = ({ content }: CheckedFile) =>
        router.visit(rsg.betstopUpdatesStoreFile(), {
            data: { content },
            preserveState: true,
            preserveScroll: true,
            onStart: () => setIsBusy(true),
            onSuccess: onClose,
            onError: (errors) => setRefusal(errors.content ?? null),
            onFinish: () => setIsBusy(false),
        });

    return (
        <div className="flex flex-col gap-4">
            <FileDropZone
                title={isBusy ? 'Reading the file…' : 'Drop a CSV file here, or choose one'}
                label="CSV file of notices"
                accept=".csv,.txt,text/csv,text/plain"
                busy={isBusy}
                compact={checked !== null}
                onFiles={(files) => void choose(files)}
            >
                You see a preview before anything is received.
            </FileDropZone>
            {refusal !== null && (
                <Banner tone="danger" title="Couldn’t read this file">
                    {refusal}
                </Banner>
            )}
            {checked && <Preview check={checked.check} />}
            <div className="flex flex-wrap justify-end gap-2">
                <Button onClick={onClose}>Cancel</Button>
                <Button
                    variant="primary"
                    disabled={checked === null || checked.check.new_rows === 0}
                    loading={isBusy}
                    onClick={() => checked && receive(checked)}
                >
                    {checked ? `Receive ${pluralize(checked.check.new_rows, 'notice', 'notices')}` : 'Receive notices'}
                </Button>
            </div>
        </div>
    );
}

const OUTCOMES: Record<string, [string, Tone]> = {
    new: ['New', 'ok'],
    known: ['Known', 'neutral'],
    conflict: ['Refused', 'danger'],
    error: ['Refused', 'danger'],
};

function Preview({ check }: { check: BetstopFileCheck }) {
    return (
        <section aria-label="Preview" className="flex flex-col gap-2">
            <p>
                {check.new_rows} new, {check.known_rows} known, {check.refused_rows} refused.{' '}
                {check.clients > 0 && (
                    <strong>Marks {pluralize(check.clients, 'client', 'clients')} straight away.</strong>
                )}
            </p>
            <ul className="max-h-64 divide-y divide-line overflow-y-auto rounded-card border border-line text-compact">
                {check.lines.map((line) => (
                    <PreviewLine key={line.line} line={line} />
                ))}
            </ul>
        </section>
    );
}

function PreviewLine({ line }: { line: BetstopFileLine }) {
    const [label, tone] = OUTCOMES[line.outcome] ?? ['', 'neutral'];

    return (
        <li className="flex flex-wrap items-center gap-x-2 gap-y-0.5 px-3 py-2">
            <span className="w-12 text-muted">Line {line.line}</span>
            <Badge tone={tone}>{label}</Badge>
            {line.full_name !== null && <span>{line.full_name}</span>}
            {line.change !== null && <span className="text-muted">{BetstopChangeLabels[line.change]}</span>}
            {line.clients > 0 && <span className="ml-auto">{pluralize(line.clients, 'client', 'clients')}</span>}
            {line.error !== null && <span className="w-full text-danger">{line.error}</span>}
        </li>
    );
}

import { PaperClipIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { useRef } from 'react';
import { FormDialog, FormField, InputField, TextareaField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { ACCEPTED } from '@/features/attachments/accepted-files';
import { TemplatePicker } from '@/features/clients/messages/template-picker';
import { formatBytes } from '@/lib/format';
import { clients } from '@/routes/generated';
import type { MessageComposer } from '@/types/generated';

const MAX_BYTES = 10 * 1024 * 1024;
const LABELS = { subject: 'Subject', body: 'Message', files: 'Files' };

interface ComposeEmailDialogProps {
    open: boolean;
    clientId: number;
    composer: MessageComposer;
    onClose: () => void;
}

interface EmailFields {
    subject: string;
    body: string;
    template_id: string;
    files: File[];
}

const EMPTY: EmailFields = { subject: '', body: '', template_id: '', files: [] };

export function ComposeEmailDialog({ open, clientId, composer, onClose }: ComposeEmailDialogProps) {
    const form = useResourceForm<EmailFields>({
        data: EMPTY,
        route: clients.emailsStore({ client: clientId }),
        onSuccess: onClose,
        isOnce: true,
    });

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            size="lg"
            title="New email"
            description={`To ${composer.to ?? 'this client'}`}
            submitVerb="Send email"
            labels={LABELS}
        >
            <span className="self-start">
                <TemplatePicker
                    templates={composer.templates}
                    onPick={({ id, subject, body }) => {
                        form.set('subject', subject ?? '');
                        form.set('body', body);
                        form.set('template_id', String(id));
                    }}
                />
            </span>
            <InputField form={form} name="subject" required maxLength={200} />
            <TextareaField form={form} name="body" required rows={8} />
            <FormField form={form} name="files" help="Up to 10 files, 10 MB in total.">
                <FileChoice files={form.data.files} onChange={(files) => form.set('files', files)} />
            </FormField>
        </FormDialog>
    );
}

function FileChoice({ files, onChange }: { files: readonly File[]; onChange: (files: File[]) => void }) {
    const input = useRef<HTMLInputElement>(null);
    const size = files.reduce((sum, file) => sum + file.size, 0);

    return (
        <div className="flex flex-col gap-2">
            {files.length > 0 && (
                <ul className="flex flex-col gap-1">
                    {files.map((file, index) => (
                        <li key={`${file.name}-${file.lastModified}`} className="flex items-center gap-2">
                            <span className="min-w-0 flex-1 truncate">{file.name}</span>
                            <span className="text-compact text-muted tabular">{formatBytes(file.size)}</span>
                            <IconButton
                                icon={XMarkIcon}
                                size="sm"
                                label={`Remove ${file.name}`}
                                onClick={() => onChange(files.filter((_, place) => place !== index))}
                            />
                        </li>
                    ))}
                </ul>
            )}
            {size > MAX_BYTES && (
                <p role="status" className="text-compact text-danger">
                    The files are {formatBytes(size)} in total. Remove some to stay within 10 MB.
                </p>
            )}
            <span>
                <Button size="sm" icon={PaperClipIcon} onClick={() => input.current?.click()}>
                    Attach files
                </Button>
            </span>
            <input
                ref={input}
                type="file"
                multiple
                hidden
                tabIndex={-1}
                aria-label="Attach files"
                accept={ACCEPTED}
                onChange={({ currentTarget }) => {
                    onChange([...files, ...(currentTarget.files ?? [])]);
                    currentTarget.value = '';
                }}
            />
        </div>
    );
}

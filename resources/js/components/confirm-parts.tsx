import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { UnsavedGuard } from '@/components/form/unsaved-guard';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog-parts';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';

/** Characters of a reason that most requests accept. */
const REASON_LIMIT = 255;

interface ReasonQuestion {
    label: string;
    help?: string;
    /** Characters that the server wants. Checked here, because a refusal by the server loses the text. */
    min?: number;
    max?: number;
}

export interface ConfirmQuestion {
    title: string;
    body?: ReactNode;
    /** Label of the button, verb and noun: 'Close account'. */
    confirmVerb: string;
    cancelVerb?: string;
    danger?: boolean;
    /** Requires a reason. */
    reason?: ReasonQuestion;
}

interface ConfirmDialogProps extends ConfirmQuestion {
    open: boolean;
    /** The action is running. The dialog stays open and is disabled. */
    loading?: boolean;
    onConfirm: (reason: string) => void;
    onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
    const { open, title, body, confirmVerb, cancelVerb = 'Cancel', danger, reason, loading = false } = props;
    const formId = useId();
    const cancelButton = useRef<HTMLButtonElement>(null);
    const confirmButton = useRef<HTMLButtonElement>(null);
    const field = useRef<HTMLTextAreaElement>(null);
    const answer = danger ? cancelButton : confirmButton;
    const close = loading ? () => undefined : props.onClose;

    return (
        <Dialog
            open={open}
            onClose={close}
            title={title}
            role={danger ? 'alertdialog' : 'dialog'}
            initialFocus={reason ? field : answer}
            footer={
                <>
                    <Button ref={cancelButton} onClick={close} disabled={loading}>
                        {cancelVerb}
                    </Button>
                    <Button
                        ref={confirmButton}
                        type="submit"
                        form={formId}
                        variant={danger ? 'danger' : 'primary'}
                        loading={loading}
                    >
                        {confirmVerb}
                    </Button>
                </>
            }
        >
            <ConfirmForm
                id={formId}
                field={field}
                body={body}
                reason={reason}
                loading={loading}
                onConfirm={props.onConfirm}
            />
        </Dialog>
    );
}

interface ConfirmFormProps {
    id: string;
    field: RefObject<HTMLTextAreaElement | null>;
    body: ReactNode;
    reason: ReasonQuestion | undefined;
    loading: boolean;
    onConfirm: (reason: string) => void;
}

// Inside the dialog, so that it opens with an empty reason.
function ConfirmForm({ id, field, body, reason, loading, onConfirm }: ConfirmFormProps) {
    const [text, setText] = useState('');
    const [error, setError] = useState<string>();

    const confirm = () => {
        if (loading) {
            return;
        }
        if (reason && text.trim().length < (reason.min ?? 1)) {
            setError(text.trim() === '' ? 'Fill in this field.' : `Enter at least ${reason.min} characters.`);
            field.current?.focus();
            return;
        }
        onConfirm(text.trim());
    };

    return (
        <form
            id={id}
            noValidate
            className="flex flex-col gap-4"
            onSubmit={(event) => {
                event.preventDefault();
                event.stopPropagation();
                confirm();
            }}
        >
            <UnsavedGuard isDirty={text !== '' && !loading} />
            {body && <div className="text-muted">{body}</div>}
            {reason && (
                <Field label={reason.label} help={reason.help} required error={error}>
                    <Textarea
                        ref={field}
                        name="reason"
                        rows={3}
                        maxLength={reason.max ?? REASON_LIMIT}
                        value={text}
                        onChange={(event) => {
                            setText(event.target.value);
                            setError(undefined);
                        }}
                        onKeyDown={(event) => {
                            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                                event.preventDefault();
                                confirm();
                            }
                        }}
                    />
                </Field>
            )}
        </form>
    );
}

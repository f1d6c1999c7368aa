import { Children, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Form } from './form';
import type { ResourceForm } from './use-resource-form';

interface FormDialogProps<TData extends object> {
    form: ResourceForm<TData>;
    /** Leave it out where the dialog is mounted only while it is open. */
    open?: boolean;
    onClose: () => void;
    /** Also the accessible name of the form. */
    title: string;
    description?: ReactNode;
    size?: 'sm' | 'md' | 'lg';
    role?: 'dialog' | 'alertdialog';
    /** Verb and noun: 'Save contact'. */
    submitVerb: string;
    cancelVerb?: string;
    danger?: boolean;
    labels?: Partial<Record<keyof TData & string, string>>;
    children?: ReactNode;
}

/** A dialog with one form. It opens with the latest values, and closing it clears them. */
export function FormDialog<TData extends object>({
    form,
    open = true,
    onClose,
    submitVerb,
    cancelVerb = 'Cancel',
    danger = false,
    labels = {},
    children,
    ...dialog
}: FormDialogProps<TData>) {
    const id = useId();
    const submitButton = useRef<HTMLButtonElement>(null);
    // A dialog without fields is a confirmation. Enter confirms it, unless it is dangerous.
    const isConfirmation = !danger && Children.toArray(children).length === 0;
    const startAfresh = useEffectEvent(form.reset);
    useEffect(() => {
        if (open) {
            startAfresh();
        }
    }, [open]);
    const close = () => {
        form.reset();
        onClose();
    };

    return (
        <Dialog
            {...dialog}
            open={open}
            onClose={close}
            {...(isConfirmation && { initialFocus: submitButton })}
            footer={
                <>
                    <Button onClick={close}>{cancelVerb}</Button>
                    <Button
                        ref={submitButton}
                        type="submit"
                        form={id}
                        variant={danger ? 'danger' : 'primary'}
                        loading={form.processing}
                    >
                        {submitVerb}
                    </Button>
                </>
            }
        >
            <Form id={id} form={form} label={dialog.title} labels={labels} className="pt-1">
                {children}
            </Form>
        </Dialog>
    );
}

import { http, router } from '@inertiajs/react';
import { useRef, useState } from 'react';
import { type ResourceForm, useResourceForm } from '@/components/form';
import { acknowledgementsOf, type ExcludedClient } from '@/features/withdrawals/excluded-clients';
import { statusOf } from '@/lib/failed-request';
import { noteRequest } from '@/lib/last-request';
import { fieldErrorsOf, messageOf } from '@/lib/refusal';
import { downloadText } from '@/lib/text-file';
import { withdrawals } from '@/routes/generated';
import type { PaymentBatchDetails } from '@/types/generated';

interface ExportQuestion {
    current_password: string;
    is_aware: boolean;
    reason: string;
}

interface Failure {
    errors: Record<string, string>;
    /** Error that belongs to no field. */
    message: string | null;
}

const NOTHING: Failure = { errors: {}, message: null };

/**
 * Requests the bank file of a batch and downloads it. Uses its own request because an Inertia visit can't return a file.
 * Reloads the batch afterwards, whatever the result.
 */
export function useExport(batch: PaymentBatchDetails, warned: readonly ExcludedClient[], onSaved: () => void) {
    const route = withdrawals.batchesExport({ batch: batch.id });
    const form = useResourceForm<ExportQuestion>({
        data: { current_password: '', is_aware: false, reason: '' },
        route,
    });
    const [failure, setFailure] = useState(NOTHING);
    const [isBusy, setIsBusy] = useState(false);
    const [refusals, setRefusals] = useState(0);
    const isSending = useRef(false);

    const submit = async () => {
        if (isSending.current) {
            return;
        }
        isSending.current = true;
        setIsBusy(true);
        setFailure(NOTHING);
        try {
            const { current_password, is_aware, reason } = form.data;
            const answer = await http.getClient().request({
                ...route,
                headers: { Accept: 'application/json' },
                data: {
                    current_password,
                    ...(warned.length > 0 && { is_aware, aware_of: acknowledgementsOf(warned) }),
                    ...(reason.trim() && { reason: reason.trim() }),
                },
            });
            noteRequest();
            downloadText(`${batch.number}.aba`, answer.data);
            form.reset();
            onSaved();
        } catch (error) {
            setFailure(failureOf(error));
            setRefusals((count) => count + 1);
        } finally {
            isSending.current = false;
            setIsBusy(false);
            router.reload();
        }
    };

    const asked: ResourceForm<ExportQuestion> = {
        ...form,
        errors: failure.errors,
        processing: isBusy,
        refusals,
        isDirty: false,
        submit: () => void submit(),
        reset: () => {
            form.reset();
            setFailure(NOTHING);
        },
    };

    return { form: asked, refusal: failure.message };
}

function failureOf(failure: unknown): Failure {
    const errors = fieldErrorsOf(failure);
    if (Object.keys(errors).length > 0) {
        return { errors, message: null };
    }

    return {
        errors,
        message:
            statusOf(failure) === 0
                ? 'Couldn’t get an answer from the server. The batch may have been exported. Check its status first.'
                : (messageOf(failure) ?? 'Couldn’t export the file. Check the status of the batch.'),
    };
}

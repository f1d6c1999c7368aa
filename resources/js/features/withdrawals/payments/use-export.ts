import { http, router } from '@inertiajs/react';
import { useRef, useState } from 'react';
import { type ResourceForm, useResourceForm } from '@/components/form';
import { awareOf, type WarnedClient } from '@/features/withdrawals/warned-clients';
import { downloadText } from '@/lib/keep-text';
import { noteRequest } from '@/lib/last-request';
import { withdrawals } from '@/routes/generated';
import type { PaymentBatchDetails } from '@/types/generated';

interface ExportQuestion {
    current_password: string;
    is_aware: boolean;
    reason: string;
}

interface Failure {
    errors: Record<string, string>;
    /** Belongs to no field. */
    message: string | null;
}

const NOTHING: Failure = { errors: {}, message: null };

/**
 * Asks for the file of a batch and saves it. The form is that of a page visit, but its answer is a file, which a visit
 * cannot take. Whatever comes of it, the page then shows how the batch stands.
 */
export function useExport(batch: PaymentBatchDetails, warned: readonly WarnedClient[], onSaved: () => void) {
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
                    ...(warned.length > 0 && { is_aware, aware_of: awareOf(warned) }),
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
    if (!(failure instanceof Error && 'response' in failure)) {
        return {
            errors: {},
            message:
                'The answer was lost on its way. The batch may be exported all the same: look how it stands before anything else.',
        };
    }
    const answer = parse(String((failure.response as { data?: unknown }).data));
    const errors = Object.entries(answer.errors ?? {}).map(([field, messages]) => [field, messages[0] ?? '']);

    return errors.length > 0
        ? { errors: Object.fromEntries(errors), message: null }
        : { errors: {}, message: answer.message ?? 'That did not work. Look how the batch stands.' };
}

interface Answer {
    message?: string;
    errors?: Record<string, string[]>;
}

function parse(text: string): Answer {
    try {
        return JSON.parse(text) as Answer;
    } catch {
        return {};
    }
}

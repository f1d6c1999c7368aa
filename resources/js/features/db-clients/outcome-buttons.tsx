import { router } from '@inertiajs/react';
import { useRef, useState } from 'react';
import { useConfirm } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { formatPhone } from '@/lib/format';
import { dbClients as routes } from '@/routes/generated';
import {
    type DbClientOutcome,
    DbClientOutcomeLabels,
    DbClientOutcomeValues,
    type DbPhoneView,
} from '@/types/generated';

interface OutcomeButtonsProps {
    dbClient: { id: number; full_name: string };
    phones: readonly DbPhoneView[];
}

/** Logs the outcome of a call with one press. "Asked to stop" needs a confirmation, because it is hard to undo. */
export function OutcomeButtons({ dbClient, phones }: OutcomeButtonsProps) {
    const callable = phones.filter((phone) => phone.suppressed_reason === null && phone.is_valid !== false);
    const [phoneId, setPhoneId] = useState('');
    const [note, setNote] = useState('');
    const [sending, setSending] = useState<DbClientOutcome | null>(null);
    const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
    // Kept until the server responds, so that a repeated press logs one call.
    const unanswered = useRef<{ call: string; reference: string } | null>(null);
    const { confirm, confirmDialog } = useConfirm();
    const chosen = callable.find(({ id }) => String(id) === phoneId) ?? callable.find(({ is_best }) => is_best);

    const log = async (outcome: DbClientOutcome) => {
        const isSure =
            outcome !== 'asked_to_stop' ||
            (await confirm({
                title: `Mark ${dbClient.full_name} as do not contact?`,
                body: 'None of their numbers will be called again, even if a later import contains them.',
                confirmVerb: 'Mark as do not contact',
                danger: true,
            }));
        if (!isSure) {
            return;
        }
        const call = JSON.stringify([dbClient.id, outcome, chosen?.id, note]);
        const sent = unanswered.current?.call === call ? unanswered.current : { call, reference: crypto.randomUUID() };
        unanswered.current = sent;
        setSending(outcome);
        router.post(
            routes.outcomesStore({ dbClient: dbClient.id }),
            { outcome, phone_id: chosen?.id ?? null, note, reference: sent.reference },
            {
                preserveScroll: true,
                onSuccess: () => {
                    unanswered.current = null;
                    setNote('');
                    setErrors({});
                },
                onError: (refused) => {
                    unanswered.current = null;
                    setErrors(refused);
                },
                onFinish: () => setSending(null),
            },
        );
    };

    return (
        <Card>
            <CardHeader title="Log a call" />
            <CardBody className="flex flex-col gap-4">
                {errors.outcome && <FieldError>{errors.outcome}</FieldError>}
                <div className="grid gap-4 sm:grid-cols-2">
                    <Field label="Number called" error={errors.phone_id} required>
                        <Select
                            options={callable.map(({ id, number }) => ({
                                value: String(id),
                                label: formatPhone(number),
                            }))}
                            placeholder="No number available"
                            value={chosen ? String(chosen.id) : ''}
                            onChange={setPhoneId}
                        />
                    </Field>
                    <Field label="Note" error={errors.note}>
                        <Input value={note} maxLength={255} onChange={(event) => setNote(event.target.value)} />
                    </Field>
                </div>
                <fieldset className="flex flex-wrap gap-2" aria-label="Call outcome">
                    {DbClientOutcomeValues.map((outcome) => (
                        <Button
                            key={outcome}
                            variant={outcome === 'asked_to_stop' ? 'danger' : 'secondary'}
                            loading={sending === outcome}
                            disabled={sending !== null && sending !== outcome}
                            onClick={() => log(outcome)}
                        >
                            {DbClientOutcomeLabels[outcome]}
                        </Button>
                    ))}
                </fieldset>
            </CardBody>
            {confirmDialog}
        </Card>
    );
}

import { router } from '@inertiajs/react';
import { useId, useState } from 'react';
import { UnsavedGuard } from '@/components/form/unsaved-guard';
import { Badge } from '@/components/ui/badge';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { SkeletonText } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import { dbClients as routes } from '@/routes/generated';
import type { DbConversionCheck, DbMatch } from '@/types/generated';

interface ConvertDialogProps {
    open: boolean;
    dbClient: { id: number; full_name: string };
    /** Undefined while loading. */
    check: DbConversionCheck | undefined;
    onClose: () => void;
}

const NEW_PERSON = 'new';

/** Converts a DB client to a lead: linked to an existing person, or as a new person with a reason if a match is likely. */
export function ConvertDialog({ open, dbClient, check, onClose }: ConvertDialogProps) {
    const formId = useId();
    const [choice, setChoice] = useState('');
    const [reason, setReason] = useState('');
    const [isSending, setIsSending] = useState(false);
    const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
    const likely = check?.matches.filter(({ is_likely }) => is_likely) ?? [];
    const picked = likely.find((match) => keyOf(match) === choice);

    const convert = () => {
        setIsSending(true);
        setErrors({});
        router.post(
            routes.conversionStore({ dbClient: dbClient.id }),
            picked ? { link_type: picked.type, link_id: picked.id } : { why_different: reason },
            {
                preserveScroll: true,
                preserveState: true,
                onSuccess: onClose,
                onError: setErrors,
                onFinish: () => setIsSending(false),
            },
        );
    };

    return (
        <Dialog
            open={open}
            onClose={onClose}
            title={`Convert ${dbClient.full_name} to a lead`}
            footer={
                <>
                    <Button onClick={onClose}>Cancel</Button>
                    <Button
                        variant="primary"
                        type="submit"
                        form={formId}
                        loading={isSending}
                        disabled={!check || check.exclusion !== null}
                    >
                        {picked ? 'Link and convert' : 'Convert to lead'}
                    </Button>
                </>
            }
        >
            <form
                id={formId}
                noValidate
                className="flex flex-col gap-4"
                onSubmit={(event) => {
                    event.preventDefault();
                    convert();
                }}
            >
                <UnsavedGuard isDirty={choice === NEW_PERSON && reason !== ''} />
                {errors.conversion && <Banner tone="danger">{errors.conversion}</Banner>}
                {!check && <SkeletonText lines={4} />}
                {check?.exclusion && (
                    <Banner tone="danger" title="This person can’t become a lead">
                        {check.exclusion}
                    </Banner>
                )}
                {check && !check.exclusion && likely.length === 0 && (
                    <p className="text-muted">
                        No matching clients or leads found. The lead takes the source and the consent from the DB
                        client.
                    </p>
                )}
                {check && !check.exclusion && likely.length > 0 && (
                    <>
                        <fieldset className="flex flex-col gap-2">
                            <legend className="mb-1.5 font-medium">
                                This person may already be a client or lead. Choose the match.
                            </legend>
                            {likely.map((match) => (
                                <MatchChoice
                                    key={keyOf(match)}
                                    match={match}
                                    isChosen={choice === keyOf(match)}
                                    onChoose={() => setChoice(keyOf(match))}
                                />
                            ))}
                            <label className="flex items-center gap-2.5">
                                <input
                                    type="radio"
                                    name="who"
                                    checked={choice === NEW_PERSON}
                                    onChange={() => setChoice(NEW_PERSON)}
                                />
                                A different person
                            </label>
                        </fieldset>
                        {choice === NEW_PERSON && (
                            <Field label="Why this is a different person" required error={errors.why_different}>
                                <Textarea
                                    rows={2}
                                    maxLength={255}
                                    value={reason}
                                    onChange={(event) => setReason(event.target.value)}
                                />
                            </Field>
                        )}
                    </>
                )}
            </form>
        </Dialog>
    );
}

interface MatchChoiceProps {
    match: DbMatch;
    isChosen: boolean;
    onChoose: () => void;
}

function MatchChoice({ match, isChosen, onChoose }: MatchChoiceProps) {
    return (
        <label className="flex items-start gap-2.5 rounded-control border border-line p-2.5 has-checked:border-accent">
            <input type="radio" name="who" className="mt-1" checked={isChosen} onChange={onChoose} />
            <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-2">
                    <span className="font-medium">{match.full_name}</span>
                    <Badge>{match.type === 'client' ? 'Client' : 'Lead'}</Badge>
                    <Badge tone="warn">{match.score} of 100</Badge>
                </span>
                <span className="block text-compact text-muted">{match.reasons.join(' · ')}</span>
            </span>
        </label>
    );
}

function keyOf({ type, id }: DbMatch): string {
    return `${type}-${id}`;
}

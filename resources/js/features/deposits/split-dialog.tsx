import { PlusIcon, TrashIcon } from '@heroicons/react/24/outline';
import { useId, useState } from 'react';
import { UnsavedGuard } from '@/components/form/unsaved-guard';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Combobox } from '@/components/ui/combobox';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { findDepositClients } from '@/features/deposits/find-deposit-clients';
import { centsOf, finishedParts, leftOf, MOST_PARTS, type TypedPart } from '@/features/deposits/split-parts';
import type { SplitPart } from '@/features/deposits/use-deposit-decisions';
import { FlashErrors } from '@/features/shell/feedback-region';
import { cn } from '@/lib/cn';
import { formatMoney } from '@/lib/format';
import type { DepositDetails } from '@/types/generated';

interface SplitDialogProps {
    details: DepositDetails;
    open: boolean;
    isBusy: boolean;
    onSplit: (parts: SplitPart[]) => void;
    onClose: () => void;
}

/** Splits a payment between several clients. */
export function SplitDialog({ details, open, isBusy, onSplit, onClose }: SplitDialogProps) {
    const whole = details.deposit.amount_cents;
    const [parts, setParts] = useState<readonly TypedPart[]>([
        { key: 1, client: null, amount: '' },
        { key: 2, client: null, amount: '' },
    ]);
    const [isTried, setIsTried] = useState(false);
    const formId = useId();
    const left = leftOf(whole, parts);
    const close = isBusy ? () => undefined : onClose;
    const change = (key: number, patch: Partial<TypedPart>) =>
        setParts(parts.map((part) => (part.key === key ? { ...part, ...patch } : part)));

    return (
        <Dialog
            open={open}
            onClose={close}
            size="lg"
            title={`Split ${formatMoney(whole)} from ${details.deposit.payer}`}
            description="Each part becomes a separate deposit. A part without a client stays pending until it is matched."
            footer={
                <>
                    <p
                        role="status"
                        className={cn(
                            'mr-auto tabular',
                            left === 0 ? 'text-ok' : left < 0 ? 'text-danger' : 'text-muted',
                        )}
                    >
                        {leftText(left)}
                    </p>
                    <Button onClick={close} disabled={isBusy}>
                        Cancel
                    </Button>
                    <Button type="submit" form={formId} variant="primary" loading={isBusy}>
                        Split deposit
                    </Button>
                </>
            }
        >
            <form
                id={formId}
                noValidate
                aria-label="Parts of the payment"
                className="flex flex-col gap-3"
                onSubmit={(event) => {
                    event.preventDefault();
                    event.stopPropagation();
                    setIsTried(true);
                    const finished = finishedParts(whole, parts);
                    if (finished !== null) {
                        onSplit(finished);
                    }
                }}
            >
                <UnsavedGuard isDirty={parts.some(({ client, amount }) => client !== null || amount !== '')} />
                <FlashErrors />
                {isTried && left !== 0 && <Banner tone="danger">The parts must add up to {formatMoney(whole)}.</Banner>}
                {parts.map((part, index) => (
                    <PartRow
                        key={part.key}
                        part={part}
                        number={index + 1}
                        depositId={details.deposit.id}
                        isTried={isTried}
                        onChange={(patch) => change(part.key, patch)}
                        {...(parts.length > 2 && {
                            onRemove: () => setParts(parts.filter(({ key }) => key !== part.key)),
                        })}
                    />
                ))}
                {parts.length < MOST_PARTS && (
                    <Button
                        size="sm"
                        icon={PlusIcon}
                        className="self-start"
                        onClick={() =>
                            setParts([
                                ...parts,
                                {
                                    key: Math.max(...parts.map(({ key }) => key)) + 1,
                                    client: null,
                                    amount: left > 0 ? (left / 100).toFixed(2) : '',
                                },
                            ])
                        }
                    >
                        Add part
                    </Button>
                )}
            </form>
        </Dialog>
    );
}

interface PartRowProps {
    part: TypedPart;
    number: number;
    depositId: number;
    isTried: boolean;
    onChange: (patch: Partial<TypedPart>) => void;
    onRemove?: () => void;
}

function PartRow({ part, number, depositId, isTried, onChange, onRemove }: PartRowProps) {
    const search = async (text: string, signal: AbortSignal) =>
        (await findDepositClients(depositId, text, signal)).map(({ id, full_name, pin, company_name }) => ({
            value: String(id),
            label: full_name,
            description: `PIN ${pin} · ${company_name}`,
        }));

    return (
        <fieldset className="flex items-end gap-3 max-sm:flex-wrap">
            <legend className="sr-only">Part {number}</legend>
            <Field
                label="Amount in dollars"
                required
                className="w-40 max-sm:w-full"
                error={
                    isTried && centsOf(part.amount) === null
                        ? 'Enter an amount of at least $0.01, such as 25.50.'
                        : undefined
                }
            >
                <Input
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={14}
                    value={part.amount}
                    onChange={(event) => onChange({ amount: event.target.value })}
                />
            </Field>
            <Field label="Client" className="min-w-0 flex-1">
                <Combobox
                    value={part.client}
                    onChange={(client) => onChange({ client })}
                    search={search}
                    placeholder="Name, PIN or phone…"
                    clearable
                />
            </Field>
            {onRemove && <IconButton icon={TrashIcon} label={`Remove part ${number}`} onClick={onRemove} />}
        </fieldset>
    );
}

function leftText(left: number): string {
    if (left === 0) {
        return 'The parts add up.';
    }

    return left > 0 ? `${formatMoney(left)} left to allocate` : `${formatMoney(-left)} too much`;
}

import { CheckCircleIcon, XCircleIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { ClientName } from '@/features/clients/client-name';
import { formatCount } from '@/lib/format';
import { requestJson } from '@/lib/http';
import { messageOf } from '@/lib/refusal';
import { bonus } from '@/routes/generated';
import type { RuleClientCheck, RuleForm, RulePreview } from '@/types/generated';

interface RulePreviewCardProps {
    promotionId: number;
    /** As typed, saved or not. */
    conditions: RuleForm;
}

/** Tries the conditions of the form: how many clients meet them, and why one client does or doesn't. */
export function RulePreviewCard({ promotionId, conditions }: RulePreviewCardProps) {
    const [pin, setPin] = useState('');
    const [preview, setPreview] = useState<RulePreview | null>(null);
    const [refusal, setRefusal] = useState<string | null>(null);
    const [isBusy, setIsBusy] = useState(false);

    const check = async () => {
        setIsBusy(true);
        setRefusal(null);
        try {
            const route = bonus.rulesPreview({ bonusPromotion: promotionId }, { query: { ...conditions, pin } });
            setPreview(await requestJson<RulePreview>(route));
        } catch (error) {
            setPreview(null);
            setRefusal(messageOf(error) ?? 'Couldn’t check the conditions. Try again.');
        }
        setIsBusy(false);
    };

    return (
        <Card>
            <CardHeader title="Who would qualify" description="By the conditions in the form, saved or not." />
            <CardBody className="flex flex-col gap-3">
                <form
                    aria-label="Who would qualify"
                    className="flex items-end gap-3"
                    onSubmit={(event) => {
                        event.preventDefault();
                        void check();
                    }}
                >
                    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
                        <Field label="PIN of one client">
                            <Input
                                value={pin}
                                onChange={(event) => setPin(event.target.value)}
                                maxLength={16}
                                autoComplete="off"
                            />
                        </Field>
                    </div>
                    <Button type="submit" loading={isBusy}>
                        Check conditions
                    </Button>
                </form>
                {refusal && <Banner tone="danger">{refusal}</Banner>}
                {preview && <Findings preview={preview} />}
            </CardBody>
        </Card>
    );
}

function Findings({ preview }: { preview: RulePreview }) {
    return (
        <div role="status" className="flex flex-col gap-3">
            {preview.client && <ClientCheck check={preview.client} />}
            <div>
                <p className="font-strong">{countText(preview)}</p>
                <p className="text-compact text-muted">
                    Closed and excluded clients are left out. Each client is checked again when a bonus is given.
                </p>
            </div>
            {preview.examples.length > 0 && (
                <ul aria-label="Examples" className="flex flex-col gap-1">
                    {preview.examples.map((client) => (
                        <li key={client.client_id} className="flex justify-between gap-3">
                            <ClientName {...client} />
                            <span className="text-compact text-muted">{client.pin}</span>
                        </li>
                    ))}
                </ul>
            )}
        </div>
    );
}

function ClientCheck({ check }: { check: RuleClientCheck }) {
    const failed = check.results.filter(({ is_met }) => !is_met).length;

    return (
        <div>
            <p className="font-strong">{verdictOf(check, failed)}</p>
            <ul className="flex flex-col gap-1">
                {check.results.map(({ condition, actual, is_met }) => (
                    <li key={condition} className="flex items-start gap-2">
                        {is_met ? (
                            <CheckCircleIcon aria-hidden="true" className="size-5 shrink-0 text-ok" />
                        ) : (
                            <XCircleIcon aria-hidden="true" className="size-5 shrink-0 text-danger" />
                        )}
                        <span className="min-w-0">
                            <span className="sr-only">{is_met ? 'Met: ' : 'Not met: '}</span>
                            {condition}
                            <span className="block text-compact text-muted">{actual}</span>
                        </span>
                    </li>
                ))}
            </ul>
        </div>
    );
}

function verdictOf({ full_name, is_protected, is_excepted }: RuleClientCheck, failed: number): string {
    if (is_protected) {
        return `${full_name} gets no bonuses, whatever the rule.`;
    }
    if (failed === 0) {
        return `${full_name} qualifies.`;
    }

    return is_excepted
        ? `${full_name} doesn’t qualify, but a skipping rule allows the promotion.`
        : `${full_name} doesn’t qualify.`;
}

function countText({ count, is_capped, checked, is_complete }: RulePreview): string {
    const found = `${is_capped ? 'At least ' : ''}${formatCount(count)} ${count === 1 ? 'client qualifies' : 'clients qualify'}`;

    return is_complete || is_capped ? `${found}.` : `${found}, of the newest ${formatCount(checked)}.`;
}

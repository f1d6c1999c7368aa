import { ClockIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DateInput } from '@/components/ui/date-input';
import { Field } from '@/components/ui/field';
import { Popover } from '@/components/ui/popover';
import { isDay } from '@/lib/day';
import { clients } from '@/routes/generated';
import type { RouteDefinition, RouteOptions } from '@/routes/route';

interface PastRecordPickerProps {
    clientId: number;
    /** The day on screen, or null for today. */
    day: string | null;
    /** The page that opens. */
    page?: (client: { client: number }, options?: RouteOptions) => RouteDefinition;
}

/** Chooses a day to view the client's record at the end of it. */
export function PastRecordPicker({ clientId, day, page = clients.edit }: PastRecordPickerProps) {
    return (
        <Popover
            label="Past record"
            align="end"
            trigger={
                <Button size="sm" icon={ClockIcon}>
                    {day === null ? 'View past record' : 'Change day'}
                </Button>
            }
        >
            {(close) => <DayForm clientId={clientId} day={day} page={page} onDone={close} />}
        </Popover>
    );
}

function DayForm({ clientId, day, page, onDone }: Required<PastRecordPickerProps> & { onDone: () => void }) {
    const [chosen, setChosen] = useState(day ?? '');
    const [isMissing, setIsMissing] = useState(false);

    const show = (event: FormEvent) => {
        event.preventDefault();
        if (!isDay(chosen)) {
            setIsMissing(true);
            return;
        }
        onDone();
        router.visit(page({ client: clientId }, { query: { as_of: chosen } }), { preserveScroll: true });
    };

    return (
        <form noValidate onSubmit={show} className="flex flex-col gap-3">
            <Field
                label="Show the record at the end of"
                required
                error={isMissing ? 'Enter a date such as 20/11/2026.' : undefined}
            >
                <DateInput value={chosen} onChange={setChosen} />
            </Field>
            <Button type="submit" variant="primary" className="self-start">
                Show record
            </Button>
        </form>
    );
}

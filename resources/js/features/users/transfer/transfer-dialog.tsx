import { FormDialog, InputField, SelectField, useResourceForm } from '@/components/form';
import { ChoicePicker } from '@/features/users/choice-picker';
import { optionsOf } from '@/lib/options';
import { users as routes } from '@/routes/generated';
import {
    AustralianStateLabels,
    ClientStatusLabels,
    type LegacyTransferPage,
    OwnedWorkKindLabels,
} from '@/types/generated';

const LABELS = {
    from_id: 'From',
    to_id: 'To',
    kinds: 'What to transfer',
    company_id: 'Company',
    state: 'State',
    status: 'Client status',
    db_list_id: 'DB list',
    reason: 'Reason',
};

/** The dry run of a new transfer. */
export function TransferDialog({ page, onClose }: { page: LegacyTransferPage; onClose: () => void }) {
    const form = useResourceForm<Record<Exclude<keyof typeof LABELS, 'kinds'>, string> & { kinds: readonly string[] }>({
        data: {
            from_id: '',
            to_id: '',
            kinds: ['clients', 'leads'],
            company_id: '',
            state: '',
            status: '',
            db_list_id: '',
            reason: '',
        },
        route: routes.legacyTransferStore(),
        isOnce: true,
    });
    const filters = [
        { name: 'company_id', options: page.companies },
        { name: 'state', options: optionsOf(AustralianStateLabels) },
        { name: 'status', options: optionsOf(ClientStatusLabels), help: 'Doesn’t apply to leads.' },
        {
            name: 'db_list_id',
            options: page.db_lists,
            help: 'Records that came from this list, and SMS with its DB clients.',
        },
    ] as const;

    return (
        <FormDialog
            form={form}
            onClose={onClose}
            title="New transfer"
            description="First you see what would move. Nothing moves until you start the transfer."
            submitVerb="Show what would move"
            labels={LABELS}
        >
            <div className="grid gap-4 sm:grid-cols-2">
                <SelectField form={form} name="from_id" options={page.users} required />
                <SelectField form={form} name="to_id" options={page.active_users} required />
            </div>
            <ChoicePicker
                legend={LABELS.kinds}
                choices={page.kinds.map((kind) => ({ value: kind, label: OwnedWorkKindLabels[kind], hint: null }))}
                value={form.data.kinds}
                onChange={(kinds) => form.set('kinds', kinds)}
                error={form.errors.kinds}
            />
            <div className="grid gap-4 sm:grid-cols-2">
                {filters.map((filter) => (
                    <SelectField key={filter.name} form={form} placeholder="All" {...filter} />
                ))}
            </div>
            <InputField form={form} name="reason" help="Recorded in the activity log." maxLength={255} required />
        </FormDialog>
    );
}

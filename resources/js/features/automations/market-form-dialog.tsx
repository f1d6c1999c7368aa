import { CheckboxField, FormDialog, InputField, SelectField, useResourceForm } from '@/components/form';
import type { DialogState } from '@/features/automations/mapping-actions';
import { toOptions } from '@/lib/options';
import { automations } from '@/routes/generated';
import type { Choice, GenwebMarketRow } from '@/types/generated';

interface MarketFormDialogProps extends DialogState {
    market: GenwebMarketRow | null;
    sportTypes: readonly Choice[];
}

const LABELS = { sport_type_id: 'Sport type', name: 'Name', external_id: 'External id', is_enabled: 'Enabled' };

export function MarketFormDialog({ market, sportTypes, open, onClose }: MarketFormDialogProps) {
    const form = useResourceForm({
        data: {
            sport_type_id: market ? String(market.sport_type_id) : '',
            name: market?.name ?? '',
            external_id: market?.external_id ?? '',
            is_enabled: market?.is_enabled ?? true,
        },
        route: market ? automations.genwebMarketsUpdate({ genwebMarket: market.id }) : automations.genwebMarketsStore(),
        onSuccess: onClose,
        ...(market ? { extra: { version: market.version } } : { isOnce: true }),
    });

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            title={market ? `Edit ${market.name}` : 'Add market'}
            submitVerb={market ? 'Save market' : 'Add market'}
            labels={LABELS}
        >
            <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
                <SelectField form={form} name="sport_type_id" required options={toOptions(sportTypes)} />
                <InputField form={form} name="name" required maxLength={100} />
                <InputField form={form} name="external_id" maxLength={64} help="Genweb’s own number of the market." />
                <CheckboxField
                    form={form}
                    name="is_enabled"
                    label="Enabled"
                    help="Patterns of a disabled market match nothing."
                />
            </div>
        </FormDialog>
    );
}

import { FormDialog, FormField, InputField, SelectField, useResourceForm } from '@/components/form';
import { Select } from '@/components/ui/select';
import type { DialogState } from '@/features/automations/mapping-actions';
import { PatternTester } from '@/features/automations/pattern-tester';
import { toOptions } from '@/lib/options';
import { automations } from '@/routes/generated';
import type { Choice, MarketChoice, SportsbetPatternRow } from '@/types/generated';

interface PatternFormDialogProps extends DialogState {
    pattern: SportsbetPatternRow | null;
    sportTypes: readonly Choice[];
    markets: readonly MarketChoice[];
    /** An unmapped name to create the pattern from. */
    from?: { name: string; suggested_pattern: string };
}

const LABELS = { pattern: 'Pattern', sport_type_id: 'Sport type', market_id: 'Genweb market', priority: 'Priority' };

export function PatternFormDialog({ pattern, sportTypes, markets, from, open, onClose }: PatternFormDialogProps) {
    const form = useResourceForm({
        data: {
            pattern: pattern?.pattern ?? from?.suggested_pattern ?? '',
            sport_type_id: pattern ? String(pattern.sport_type_id) : '',
            market_id: pattern ? String(pattern.market_id) : '',
            priority: String(pattern?.priority ?? 100),
        },
        route: pattern
            ? automations.sportsbetPatternsUpdate({ sportsbetPattern: pattern.id })
            : automations.sportsbetPatternsStore(),
        onSuccess: onClose,
        ...(pattern ? { extra: { version: pattern.version } } : { isOnce: true }),
    });
    const { sport_type_id: sportType } = form.data;
    const offered = markets.filter(({ sport_type_id }) => sport_type_id === sportType);

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            size="lg"
            title={pattern ? 'Edit pattern' : 'Create pattern'}
            description="A pattern is compared with “sport: market” of each bet. * stands for any text. Capitals don’t matter."
            submitVerb={pattern ? 'Save pattern' : 'Create pattern'}
            labels={LABELS}
        >
            <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
                <InputField
                    form={form}
                    name="pattern"
                    required
                    maxLength={320}
                    placeholder="AFL: * – Head to head"
                    className="sm:col-span-2"
                />
                <FormField form={form} name="sport_type_id" required>
                    <Select
                        name="sport_type_id"
                        options={toOptions(sportTypes)}
                        placeholder="Choose…"
                        value={sportType}
                        onChange={(value) => {
                            form.set('sport_type_id', value);
                            form.set('market_id', '');
                        }}
                    />
                </FormField>
                <SelectField
                    form={form}
                    name="market_id"
                    required
                    disabled={sportType === ''}
                    options={toOptions(offered)}
                    placeholder={sportType === '' ? 'Choose a sport type first' : 'Choose…'}
                />
                <InputField
                    form={form}
                    name="priority"
                    type="number"
                    required
                    help="The lowest number wins, then the older pattern."
                />
            </div>
            {open && (
                <PatternTester
                    initialName={from?.name ?? ''}
                    draft={{
                        id: pattern?.id ?? null,
                        pattern: form.data.pattern,
                        priority: form.data.priority,
                        market_id: form.data.market_id,
                    }}
                />
            )}
        </FormDialog>
    );
}

import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { AddButton } from '@/features/automations/add-button';
import { patternColumns } from '@/features/automations/pattern-columns';
import { PatternFormDialog } from '@/features/automations/pattern-form-dialog';
import { PatternTester } from '@/features/automations/pattern-tester';
import { ListPage } from '@/layouts/list-page';
import { automations } from '@/routes/generated';
import type { SportsbetPatternsPage } from '@/types/generated';
import { sportsbetPatternList } from '@/types/generated/lists';

export default function SportsbetPatterns(page: SportsbetPatternsPage) {
    const { patterns, meta, sport_types, markets, can_edit, can_export } = page;
    const [isTesting, setIsTesting] = useState(false);
    const columns = useMemo(() => patternColumns(can_edit, sport_types, markets), [can_edit, sport_types, markets]);
    const choices = useMemo(() => ({ sport_type: sport_types, market: markets }), [sport_types, markets]);

    return (
        <>
            <ListPage
                list={sportsbetPatternList}
                rows={patterns}
                meta={meta}
                columns={columns}
                choices={choices}
                breadcrumbs={[{ title: 'Automations' }]}
                actions={
                    <>
                        <Button onClick={() => setIsTesting(true)}>Test a name</Button>
                        {can_edit && (
                            <AddButton
                                form={(dialog) => (
                                    <PatternFormDialog
                                        pattern={null}
                                        sportTypes={sport_types}
                                        markets={markets}
                                        {...dialog}
                                    />
                                )}
                            >
                                Create pattern
                            </AddButton>
                        )}
                    </>
                }
                rowLabel={({ pattern }) => pattern}
                {...(can_export && { exportUrl: automations.sportsbetPatternsExport() })}
                emptyHint="Create patterns that map the bookmaker’s market names to Genweb’s. Unmapped names are a good start."
            />
            <Dialog open={isTesting} onClose={() => setIsTesting(false)} size="lg" title="Test a name">
                <PatternTester />
            </Dialog>
        </>
    );
}

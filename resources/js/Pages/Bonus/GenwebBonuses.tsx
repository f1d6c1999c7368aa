import { GenwebBonusesView } from '@/features/bonus/genweb-bonuses-view';
import { bonus } from '@/routes/generated';
import type { GenwebBonusesPage } from '@/types/generated';
import { genwebBonusList } from '@/types/generated/lists';

export default function GenwebBonuses(page: GenwebBonusesPage) {
    return (
        <GenwebBonusesView
            page={page}
            kind="bonus"
            list={genwebBonusList}
            exportUrl={bonus.genwebBonusesExport()}
            notice="Bonuses given to clients in Genweb"
        />
    );
}

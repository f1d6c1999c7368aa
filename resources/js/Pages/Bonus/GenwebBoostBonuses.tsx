import { GenwebBonusesView } from '@/features/bonus/genweb-bonuses-view';
import { bonus } from '@/routes/generated';
import type { GenwebBonusesPage } from '@/types/generated';
import { genwebBoostBonusList } from '@/types/generated/lists';

export default function GenwebBoostBonuses(page: GenwebBonusesPage) {
    return (
        <GenwebBonusesView
            page={page}
            kind="boost"
            list={genwebBoostBonusList}
            exportUrl={bonus.genwebBoostBonusesExport()}
            notice="Better odds given to clients in Genweb"
        />
    );
}

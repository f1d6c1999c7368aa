<?php

declare(strict_types=1);

namespace App\Lists\Bonus;

use App\Data\Bonus\GenwebBonusRow;
use App\Enums\GenwebBonusKind;
use App\Lists\Column;

/** Boosts given in Genweb, newest first. */
final readonly class GenwebBoostBonusList extends GenwebBonusList
{
    public const TITLE = 'Genweb boost bonuses';

    public const NOUN = 'Genweb boost bonuses';

    public const FILENAME = 'genweb-boost-bonuses';

    public function kind(): GenwebBonusKind
    {
        return GenwebBonusKind::Boost;
    }

    protected function worth(): array
    {
        return [
            Column::of('market', 'Market')->csv(),
            Column::of('boost_permille', 'Boost')->csv('Boost (%)', static fn (GenwebBonusRow $row): int|float|null => $row->boost_permille === null ? null : $row->boost_permille / 10),
        ];
    }
}

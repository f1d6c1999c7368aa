<?php

declare(strict_types=1);

namespace App\Data\Bonus;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;
use App\Enums\ClaimedBonusView;

/** Props of Bonus/ClaimedLogs. */
final readonly class ClaimedLogsPage
{
    public function __construct(
        public ClaimedBonusView $view,
        /** @var list<ClaimedBonusRow> */
        public array $bonuses,
        public ListMeta $meta,
        /** @var list<Choice> */
        public array $promotions,
        public bool $can_approve,
        public bool $can_export,
    ) {}
}

<?php

declare(strict_types=1);

namespace App\Data\Rsg;

/** Props of Rsg/BetstopCheck. */
final readonly class BetstopCheckPage
{
    public function __construct(
        /** The check that was just made. */
        public ?BetstopCheckDetail $checked,
        /** @var list<BetstopRunRow> the latest background checks, newest first */
        public array $runs,
        /** The list that is open. */
        public ?int $run_id,
        /** @var list<BetstopCheckDetail> its registered people and missing answers */
        public array $findings,
        public int $max_people,
        /** False while calls are paused because the register keeps failing. */
        public bool $is_available,
        public bool $can_check,
    ) {}
}

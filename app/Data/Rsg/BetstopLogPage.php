<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;

/** Props of Rsg/BetstopLogs. */
final readonly class BetstopLogPage
{
    public function __construct(
        /** @var list<BetstopLogRow> */
        public array $entries,
        public ListMeta $meta,
        /** @var list<Choice> colleagues who made checks */
        public array $users,
        /** The client of the filter. */
        public ?Choice $client,
        public bool $can_export,
    ) {}
}

<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Data\Lists\ListMeta;
use App\Enums\BetstopUpdateStatus;

/** Props of Rsg/BetstopUpdates. */
final readonly class BetstopUpdateIndexPage
{
    public function __construct(
        /** @var list<BetstopUpdateRow> */
        public array $notices,
        public ListMeta $meta,
        /** Null for all. */
        public ?BetstopUpdateStatus $status,
        public bool $can_decide,
        public bool $can_export,
    ) {}
}

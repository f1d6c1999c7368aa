<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Data\Lists\ListMeta;
use App\Enums\BetstopUpdateStatus;
use Closure;

/** Props of Rsg/BetstopUpdates. */
final readonly class BetstopUpdateIndexPage
{
    /**
     * @param  list<BetstopUpdateRow>  $notices
     * @param  Closure(): (BetstopUpdateRow|null)  $opened  of `?notice=`
     * @param  BetstopUpdateStatus|null  $status  null for all
     */
    public function __construct(
        public array $notices,
        public ListMeta $meta,
        public Closure $opened,
        public ?BetstopUpdateStatus $status,
        public bool $can_decide,
        public bool $can_export,
    ) {}
}

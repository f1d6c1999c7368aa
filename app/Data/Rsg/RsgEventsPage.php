<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Data\Lists\ListMeta;
use App\Enums\RsgWorkView;
use App\Inertia\DeferProp;
use Closure;

/** Rsg/Events. */
final readonly class RsgEventsPage
{
    /**
     * @param  DeferProp<list<EventRow>>  $events
     * @param  DeferProp<ListMeta>  $meta
     * @param  Closure(): RsgChoices  $choices
     */
    public function __construct(
        public RsgWorkView $view,
        public DeferProp $events,
        public DeferProp $meta,
        public Closure $choices,
        /** Also needs to see clients. */
        public bool $can_open,
        public bool $can_export,
    ) {}
}

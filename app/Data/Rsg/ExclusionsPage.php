<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Data\Lists\ListMeta;
use App\Enums\RsgWorkView;
use App\Inertia\DeferProp;
use Closure;

/** Rsg/Exclusions. */
final readonly class ExclusionsPage
{
    /**
     * @param  DeferProp<list<ExclusionCaseRow>>  $exclusions
     * @param  DeferProp<ListMeta>  $meta
     * @param  Closure(): RsgChoices  $choices
     */
    public function __construct(
        public RsgWorkView $view,
        public DeferProp $exclusions,
        public DeferProp $meta,
        public Closure $choices,
        public bool $can_export,
    ) {}
}

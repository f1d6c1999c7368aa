<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;
use App\Enums\RsgWorkView;
use App\Inertia\DeferProp;
use Closure;

/** Rsg/Communications. */
final readonly class RsgCommunicationsPage
{
    /**
     * @param  DeferProp<list<CommunicationRow>>  $communications
     * @param  DeferProp<ListMeta>  $meta
     * @param  Closure(): (RsgThread|null)  $thread  of `?thread=`
     * @param  Closure(): RsgChoices  $choices
     * @param  Closure(): list<Choice>  $owners  colleagues who handle communications
     */
    public function __construct(
        public RsgWorkView $view,
        public DeferProp $communications,
        public DeferProp $meta,
        public Closure $thread,
        public Closure $choices,
        public Closure $owners,
        public bool $can_work,
        public bool $can_export,
    ) {}
}

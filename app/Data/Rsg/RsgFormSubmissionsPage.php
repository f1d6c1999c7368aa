<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Data\Lists\ListMeta;
use App\Enums\RsgWorkView;
use App\Inertia\DeferProp;
use Closure;

/** Rsg/FormSubmissions. */
final readonly class RsgFormSubmissionsPage
{
    /**
     * @param  DeferProp<list<FormSubmissionRow>>  $forms
     * @param  DeferProp<ListMeta>  $meta
     * @param  Closure(): RsgChoices  $choices
     */
    public function __construct(
        public RsgWorkView $view,
        public DeferProp $forms,
        public DeferProp $meta,
        public Closure $choices,
        public bool $can_export,
    ) {}
}

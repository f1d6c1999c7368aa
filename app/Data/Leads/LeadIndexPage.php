<?php

declare(strict_types=1);

namespace App\Data\Leads;

use App\Data\FilterPresets\FilterPresetMenu;
use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;
use App\Inertia\OnceProp;
use Closure;

/** Clients/Leads: as a list or as a board, one of which is null. */
final readonly class LeadIndexPage
{
    /**
     * @param  list<LeadRow>|null  $leads
     * @param  list<LeadColumn>|null  $board
     * @param  OnceProp<array{status: list<Choice>, owner: list<Choice>, company: list<Choice>, state: list<Choice>, due: list<Choice>}>  $choices
     * @param  Closure(): FilterPresetMenu  $presets
     * @param  OnceProp<LeadFormChoices>  $form_choices
     */
    public function __construct(
        public ?array $leads,
        public ?ListMeta $meta,
        public ?array $board,
        public OnceProp $choices,
        public OnceProp $form_choices,
        public Closure $presets,
        public bool $can_create,
        public bool $can_assign,
        public bool $can_export,
        public ?DeletedLead $deleted,
    ) {}
}

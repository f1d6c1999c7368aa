<?php

declare(strict_types=1);

namespace App\Data\Messages;

use App\Enums\AutoMessageTrigger;

/** A trigger in the form of an auto message, with the ids of the approved templates that it can have. */
final readonly class AutoMessageTriggerChoice
{
    /** @param  list<int>  $template_ids */
    public function __construct(
        public AutoMessageTrigger $value,
        public string $label,
        public bool $is_marketing,
        public bool $has_amount,
        public bool $has_days,
        public array $template_ids,
    ) {}
}

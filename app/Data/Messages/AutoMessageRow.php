<?php

declare(strict_types=1);

namespace App\Data\Messages;

use App\Enums\AustralianState;
use App\Enums\AutoMessageTrigger;

/** An auto message. `conditions` are in words, null without any; `template_body` is the approved text with its variables. */
final readonly class AutoMessageRow
{
    public function __construct(
        public int $id,
        public AutoMessageTrigger $trigger,
        public bool $is_marketing,
        public ?string $conditions,
        public ?int $company_id,
        public ?AustralianState $state,
        public ?int $min_cents,
        public ?int $days,
        public int $template_id,
        public string $template_name,
        public int $template_version,
        public string $template_body,
        public bool $is_enabled,
        public int $version,
    ) {}
}

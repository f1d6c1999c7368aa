<?php

declare(strict_types=1);

namespace App\Data\Rsg;

/** Something open in a step: a bet, a bonus, a balance, a withdrawal or an account. */
final readonly class ExclusionItem
{
    public function __construct(
        public int $id,
        public string $title,
        public string $hint,
        public ?int $amount_cents,
        public int $client_id,
        public string $client_name,
        /** Null when the viewer can't open it. */
        public ?string $url,
    ) {}
}
